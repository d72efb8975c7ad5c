"""Effects on the Scene in play, its outcomes, or the choice of Scene."""

from dataclasses import dataclass
from typing import Annotated

from companion.engine.phrasebook.phrase_pieces import Between
from companion.engine.phrasebook.phrasebook import phrase
from companion.games.hope_inhumanity.cards.effects.ranges import Change, Few
from companion.games.hope_inhumanity.cards.kinds import Branch, Field, Outcome, Terrain
from companion.games.hope_inhumanity.cards.whom import Whom


@phrase(
    "this Scene is {n:+harder|-easier}",
    de="diese Szene ist um {n:+schwerer|-leichter}",
)
@dataclass(frozen=True, slots=True)
class ChangeHardship:
    """Add `n`, which may be negative, to the hardship of the Scene that is running (HI-141)."""

    n: Change


@phrase("this Scene has a hardship of {n}", de="diese Szene hat eine Härte von {n}")
@dataclass(frozen=True, slots=True)
class SetHardship:
    """The Scene needs `n` successes, regardless of earlier changes."""

    n: Annotated[int, Between(0, 9)]


@phrase(
    "this Scene succeeds",
    de="diese Szene gelingt",
)
@dataclass(frozen=True, slots=True)
class SucceedAnyway:
    """A Scene whose roll has failed counts as succeeded."""


@phrase(
    "{whom} {whom:ignores|ignore} {branch}",
    de="{whom} {whom:bleibt|bleiben|bleibst} von {branch} verschont",
)
@dataclass(frozen=True, slots=True)
class IgnoreBranch:
    """That branch of the Scene in play passes by whom it would have been for, All Refuse like Refuse."""

    whom: Whom
    branch: Branch


@phrase(
    "{whom} {whom:has|have} {outcome} instead of {branch}",
    de="{whom} {whom:hat|haben|hast} {outcome} statt {branch}",
)
@dataclass(frozen=True, slots=True)
class HaveInstead:
    """Receivers of one branch of the Scene in play receive another instead, All Refuse like Refuse."""

    whom: Whom
    outcome: Outcome
    branch: Branch


@phrase(
    "put this Scene aside and draw another",
    de="leg diese Szene beiseite und zieh eine andere",
)
@dataclass(frozen=True, slots=True)
class ReplaceScene:
    """The drawn Scene leaves the game unseen and is replaced by the next of its pile, if
    there is one; an acting player alone reads both (HI-045)."""


@phrase(
    "you look at the top {n} {terrain} {n:Scene|Scenes}",
    de="du siehst dir {terrain} die obersten {n} an",
)
@dataclass(frozen=True, slots=True)
class PeekScenes:
    """The card's player alone reads the top Scenes of a pile until the turn ends."""

    n: Few
    terrain: Terrain


@phrase("everybody is told {what}", de="alle erfahren {what}")
@dataclass(frozen=True, slots=True)
class Reveal:
    """A line of the Scene in play that the acting player alone could read lies open from now on (HI-058)."""

    what: Field
