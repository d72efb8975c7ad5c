"""Effects on the dice of a roll: extra dice, automatic successes, and rerolls."""

from dataclasses import dataclass
from typing import Annotated

from companion.engine.phrasebook.phrase_pieces import Between
from companion.engine.phrasebook.phrasebook import phrase
from companion.games.hope_inhumanity.cards.effects.ranges import Few
from companion.games.hope_inhumanity.cards.kinds import Which


@phrase(
    "the acting player rolls {n} more {n:die|dice}",
    de="wer am Zug ist, wirft {n} Würfel mehr",
)
@dataclass(frozen=True, slots=True)
class ExtraDice:
    """Extra dice of the acting player's colour are rolled, as far as there are any beside those in the
    middle; they cost nothing and return to where they were (HI-003)."""

    n: Few


@phrase(
    "{n} of your dice {n:succeeds|succeed} unrolled",
    de="{n} deiner Würfel {n:gelingt|gelingen} ungeworfen",
)
@dataclass(frozen=True, slots=True)
class SureDice:
    """Humanity dice of the card's player are set aside and count as successes (HI-153)."""

    n: Few


@phrase(
    "roll {which} again",
    de="wirf {which} noch einmal",
)
@dataclass(frozen=True, slots=True)
class RollAgain:
    """A die that was read is rerolled alone; the card's player chooses it (HI-264)."""

    which: Which


@phrase(
    "turn {which} to {face}",
    de="dreh {which} auf {face}",
)
@dataclass(frozen=True, slots=True)
class TurnDie:
    """A die that was read is turned to that face; the card's player chooses it (HI-264)."""

    which: Which
    face: Annotated[int, Between(1, 6)]
