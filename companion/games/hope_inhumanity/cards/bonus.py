"""Bonuses that a Scene may print for surplus successes."""

from dataclasses import dataclass
from typing import Annotated

from companion.engine.phrasebook.phrase_pieces import Between
from companion.engine.phrasebook.phrasebook import phrase
from companion.games.hope_inhumanity.cards.effects.plain import Plain


@phrase(
    "with {n} more {n:success|successes} than needed, {effect}",
    de="bei {n} {n:Erfolg|Erfolgen} mehr als nötig – {effect}",
)
@dataclass(frozen=True, slots=True)
class Bonus:
    """With at least `n` successes more than needed, the effect comes on top of Succeed (HI-157)."""

    n: Annotated[int, Between(1, 9)]
    effect: Plain
