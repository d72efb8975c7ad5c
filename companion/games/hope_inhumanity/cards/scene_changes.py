"""How a card changes the Scene in play, or what comes of it."""

from dataclasses import dataclass
from typing import Annotated

from companion.engine.phrasebook import Between, phrase
from companion.games.hope_inhumanity.cards.kinds import Branch, Field, Outcome, Terrain
from companion.games.hope_inhumanity.cards.whom import Whom

_Few = Annotated[int, Between(1, 3)]


@phrase(
    "{whom} {whom:has|have} {outcome} instead of {branch}",
    de="{whom} {whom:hat|haben|hast} {outcome} statt {branch}",
)
@dataclass(frozen=True, slots=True)
class HaveInstead:
    """Whoever would receive one branch of the Scene in play receives another, All Refuse like Refuse."""

    whom: Whom
    outcome: Outcome
    branch: Branch


@phrase(
    "put this Scene aside and draw another",
    de="leg diese Szene beiseite und zieh eine andere",
)
@dataclass(frozen=True, slots=True)
class ReplaceScene:
    """The Scene that was drawn leaves the game unseen, and the next of its pile is drawn in its stead, if
    there is one; whoever acts alone reads both (HI-045)."""


@phrase(
    "you look at the top {n} {terrain} {n:Scene|Scenes}",
    de="du siehst dir {terrain} die obersten {n} an",
)
@dataclass(frozen=True, slots=True)
class PeekScenes:
    """Whoever plays the card reads the top Scenes of a pile until the turn ends; nobody else does."""

    n: _Few
    terrain: Terrain


@phrase("everybody is told {what}", de="alle erfahren {what}")
@dataclass(frozen=True, slots=True)
class Reveal:
    """A line of the Scene in play that the acting player alone could read lies open from now on (HI-058)."""

    what: Field


@phrase(
    "the acting player rolls {n} more {n:die|dice}",
    de="wer am Zug ist, wirft {n} Würfel mehr",
)
@dataclass(frozen=True, slots=True)
class ExtraDice:
    """So many more dice of the acting player's colour are rolled, as far as there are any beside those in the
    middle; they cost nothing and go back where they were (HI-003)."""

    n: _Few


@phrase(
    "{n} of your dice {n:succeeds|succeed} unrolled",
    de="{n} deiner Würfel {n:gelingt|gelingen} ungeworfen",
)
@dataclass(frozen=True, slots=True)
class SureDice:
    """So many Humanity dice of whoever plays the card lie aside and count as successes (HI-153)."""

    n: _Few
