"""What a card does to the dice of a roll: more of them, some that need no throw, and those that lie there."""

from dataclasses import dataclass
from typing import Annotated

from companion.engine.phrasebook.phrasebook import Between, phrase
from companion.games.hope_inhumanity.cards.effects.ranges import Few
from companion.games.hope_inhumanity.cards.kinds import Which


@phrase(
    "the acting player rolls {n} more {n:die|dice}",
    de="wer am Zug ist, wirft {n} Würfel mehr",
)
@dataclass(frozen=True, slots=True)
class ExtraDice:
    """So many more dice of the acting player's colour are rolled, as far as there are any beside those in the
    middle; they cost nothing and go back where they were (HI-003)."""

    n: Few


@phrase(
    "{n} of your dice {n:succeeds|succeed} unrolled",
    de="{n} deiner Würfel {n:gelingt|gelingen} ungeworfen",
)
@dataclass(frozen=True, slots=True)
class SureDice:
    """So many Humanity dice of whoever plays the card lie aside and count as successes (HI-153)."""

    n: Few


@phrase(
    "roll {which} again",
    de="wirf {which} noch einmal",
)
@dataclass(frozen=True, slots=True)
class RollAgain:
    """A die that was read is rolled once more, alone; whoever plays the card says which (HI-264)."""

    which: Which


@phrase(
    "turn {which} to {face}",
    de="dreh {which} auf {face}",
)
@dataclass(frozen=True, slots=True)
class TurnDie:
    """A die that was read is turned to that face; whoever plays the card says which (HI-264)."""

    which: Which
    face: Annotated[int, Between(1, 6)]
