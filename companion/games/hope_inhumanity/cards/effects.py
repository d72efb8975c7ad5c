"""What a card can do to people: effects in the imperative, each one sentence of the phrasebook."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, TypeAlias

from companion.engine.phrasebook import Between, phrase
from companion.games.hope_inhumanity.cards.kinds import Branch, Which

_Dice = Annotated[int, Between(1, 5)]
_Steps = Annotated[int, Between(1, 3)]
_Change = Annotated[int, Between(-5, 5)]


class Whom(StrEnum):
    """Whom an effect is for. `EACH` are all who receive the branch or ability that the sentence stands in."""

    EACH = "each of them"
    ACTING = "the acting player"
    SUPPORTERS = "supporters"
    REFUSERS = "refusers"
    EVERYONE = "everyone"
    YOU = "you"
    OTHER = "the other"
    CHOSEN = "a player of your choice"

    @property
    def plural(self) -> bool:
        """Whether a verb after it is the one for many."""
        return self in (Whom.SUPPORTERS, Whom.REFUSERS, Whom.YOU)


@phrase("{whom} {whom:gains|gain} {n} humanity")
@dataclass(frozen=True, slots=True)
class GainHumanity:
    """Put `n` Humanity dice back into a pool, up to its limit (HI-201, HI-202)."""

    whom: Whom
    n: _Dice


@phrase("{whom} {whom:loses|lose} {n} humanity")
@dataclass(frozen=True, slots=True)
class LoseHumanity:
    """Take `n` Humanity dice out of a pool; below zero the character is marked (HI-205)."""

    whom: Whom
    n: _Dice


@phrase("{whom} {whom:suffers|suffer} {n} hunger")
@dataclass(frozen=True, slots=True)
class SufferHunger:
    """Go `n` steps on towards starving, and beyond it to death (HI-186 to HI-188)."""

    whom: Whom
    n: _Steps


@phrase("{whom} {whom:recovers|recover} from {n} hunger")
@dataclass(frozen=True, slots=True)
class EaseHunger:
    """Go `n` steps back from hunger (HI-194)."""

    whom: Whom
    n: _Steps


@phrase("{whom} {whom:suffers|suffer} {n} harm")
@dataclass(frozen=True, slots=True)
class SufferHarm:
    """Go `n` steps on towards crippled, and beyond it to death (HI-189 to HI-191)."""

    whom: Whom
    n: _Steps


@phrase("{whom} {whom:recovers|recover} from {n} harm")
@dataclass(frozen=True, slots=True)
class EaseHarm:
    """Go `n` steps back from harm; who is crippled stays so (HI-195, HI-196)."""

    whom: Whom
    n: _Steps


@phrase("{whom} {whom:is|are} spared {n} hunger")
@dataclass(frozen=True, slots=True)
class SpareHunger:
    """The next `n` steps of hunger in this turn do not land (HI-197)."""

    whom: Whom
    n: _Steps


@phrase("{whom} {whom:is|are} spared {n} harm")
@dataclass(frozen=True, slots=True)
class SpareHarm:
    """The next `n` steps of harm in this turn do not land, not even on the crippled (HI-197, HI-198)."""

    whom: Whom
    n: _Steps


@phrase("{whom} {whom:cheats|cheat} death")
@dataclass(frozen=True, slots=True)
class CheatDeath:
    """The next time in this turn that hunger or harm would kill, it stops at starving or crippled."""

    whom: Whom


@phrase("the group gains {n} hope")
@dataclass(frozen=True, slots=True)
class GainHope:
    """Put `n` dice into the Hope pool, up to five; once, not per person (HI-169, HI-289)."""

    n: _Dice


@phrase("the group loses {n} hope")
@dataclass(frozen=True, slots=True)
class LoseHope:
    """Take `n` dice out of the Hope pool, down to none; once, not per person (HI-169, HI-285)."""

    n: _Dice


@phrase("this Scene is {n:+harder|-easier}")
@dataclass(frozen=True, slots=True)
class ChangeHardship:
    """Add `n`, which may be negative, to the hardship of the Scene that is running (HI-141)."""

    n: _Change


@phrase("the group gains {n} hunted")
@dataclass(frozen=True, slots=True)
class GainHunted:
    """Everybody's Scenes become `n` harder, for good; once, not per person (HI-297, HI-298, HI-302)."""

    n: _Steps


@phrase("the group loses {n} hunted")
@dataclass(frozen=True, slots=True)
class LoseHunted:
    """The group shakes off `n` Hunted, down to none; Traits and Assets alone can say it (HI-300)."""

    n: _Steps


@phrase("the acting player draws an asset")
@dataclass(frozen=True, slots=True)
class DrawAsset:
    """Draw the top Asset: a personal one is the acting player's, any other the group's (HI-244, HI-246)."""


@phrase("{whom} {whom:loses|lose} an asset")
@dataclass(frozen=True, slots=True)
class LoseAsset:
    """Of the personal Assets that somebody owns, the one gained last leaves the game."""

    whom: Whom


@phrase("the group loses an asset")
@dataclass(frozen=True, slots=True)
class LoseGroupAsset:
    """Of the group's Assets the one gained last leaves the game."""


@phrase("{whom} {whom:refills|refill} {n} {n:use|uses} of each asset")
@dataclass(frozen=True, slots=True)
class RefillAssets:
    """Each personal Asset that somebody owns gets `n` uses back, up to as many as are printed on it."""

    whom: Whom
    n: _Steps


@phrase("the group refills {n} {n:use|uses} of each asset")
@dataclass(frozen=True, slots=True)
class RefillGroupAssets:
    """Each of the group's Assets gets `n` uses back, up to as many as are printed on it."""

    n: _Steps


@phrase("this Scene succeeds")
@dataclass(frozen=True, slots=True)
class SucceedAnyway:
    """A Scene whose roll has failed counts as succeeded."""


@phrase("{whom} {whom:ignores|ignore} {branch}")
@dataclass(frozen=True, slots=True)
class IgnoreBranch:
    """That branch of the Scene in play passes by whom it would have been for, All Refuse like Refuse."""

    whom: Whom
    branch: Branch


@phrase("roll {which} again")
@dataclass(frozen=True, slots=True)
class RollAgain:
    """A die that was read is rolled once more, alone; whoever plays the card says which (HI-264)."""

    which: Which


@phrase("turn {which} to {face}")
@dataclass(frozen=True, slots=True)
class TurnDie:
    """A die that was read is turned to that face; whoever plays the card says which (HI-264)."""

    which: Which
    face: Annotated[int, Between(1, 6)]


Effect: TypeAlias = (
    GainHumanity
    | LoseHumanity
    | SufferHunger
    | EaseHunger
    | SufferHarm
    | EaseHarm
    | SpareHunger
    | SpareHarm
    | CheatDeath
    | GainHope
    | LoseHope
    | ChangeHardship
    | SucceedAnyway
    | IgnoreBranch
    | RollAgain
    | TurnDie
    | GainHunted
    | LoseHunted
    | DrawAsset
    | LoseAsset
    | LoseGroupAsset
    | RefillAssets
    | RefillGroupAssets
)
