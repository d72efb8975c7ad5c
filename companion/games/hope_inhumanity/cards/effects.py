"""What a card can do to people: effects in the imperative, each one sentence of the phrasebook."""

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from companion.engine.phrasebook import Between, phrase
from companion.games.hope_inhumanity.cards.dealings import (
    DiscardTraits,
    GetAsset,
    HandOverAsset,
    HandOverTrait,
    Perish,
    SitOut,
)
from companion.games.hope_inhumanity.cards.kinds import Branch, Which
from companion.games.hope_inhumanity.cards.scene_changes import (
    ExtraDice,
    HaveInstead,
    PeekScenes,
    ReplaceScene,
    Reveal,
    SureDice,
)
from companion.games.hope_inhumanity.cards.whom import Who, Whom

_Dice = Annotated[int, Between(1, 5)]
_Steps = Annotated[int, Between(1, 3)]
_Change = Annotated[int, Between(-5, 5)]


@phrase(
    "{whom} {whom:gains|gain} {n} humanity",
    de="{whom} {whom:gewinnt|gewinnen|gewinnst} {n} Menschlichkeit",
)
@dataclass(frozen=True, slots=True)
class GainHumanity:
    """Put `n` Humanity dice back into a pool, up to its limit (HI-201, HI-202)."""

    whom: Whom
    n: _Dice


@phrase(
    "{whom} {whom:loses|lose} {n} humanity",
    de="{whom} {whom:verliert|verlieren|verlierst} {n} Menschlichkeit",
)
@dataclass(frozen=True, slots=True)
class LoseHumanity:
    """Take `n` Humanity dice out of a pool; below zero the character is marked (HI-205)."""

    whom: Whom
    n: _Dice


@phrase(
    "{whom} {whom:suffers|suffer} {n} hunger",
    de="{whom} {whom:erleidet|erleiden|erleidest} {n} Hunger",
)
@dataclass(frozen=True, slots=True)
class SufferHunger:
    """Go `n` steps on towards starving, and beyond it to death (HI-186 to HI-188)."""

    whom: Whom
    n: _Steps


@phrase(
    "{whom} {whom:recovers|recover} from {n} hunger",
    de="{whom} {whom:wird|werden|wirst} {n} Hunger los",
)
@dataclass(frozen=True, slots=True)
class EaseHunger:
    """Go `n` steps back from hunger (HI-194)."""

    whom: Whom
    n: _Steps


@phrase(
    "{whom} {whom:suffers|suffer} {n} harm",
    de="{whom} {whom:erleidet|erleiden|erleidest} {n} {n:Wunde|Wunden}",
)
@dataclass(frozen=True, slots=True)
class SufferHarm:
    """Go `n` steps on towards crippled, and beyond it to death (HI-189 to HI-191)."""

    whom: Whom
    n: _Steps


@phrase(
    "{whom} {whom:recovers|recover} from {n} harm",
    de="{whom} {whom:wird|werden|wirst} {n} {n:Wunde|Wunden} los",
)
@dataclass(frozen=True, slots=True)
class EaseHarm:
    """Go `n` steps back from harm; who is crippled stays so (HI-195, HI-196)."""

    whom: Whom
    n: _Steps


@phrase(
    "{whom} {whom:is|are} spared {n} hunger",
    de="{whom} {whom:entgeht|entgehen|entgehst} {n} Hunger",
)
@dataclass(frozen=True, slots=True)
class SpareHunger:
    """The next `n` steps of hunger in this turn do not land (HI-197)."""

    whom: Whom
    n: _Steps


@phrase(
    "{whom} {whom:is|are} spared {n} harm",
    de="{whom} {whom:entgeht|entgehen|entgehst} {n} {n:Wunde|Wunden}",
)
@dataclass(frozen=True, slots=True)
class SpareHarm:
    """The next `n` steps of harm in this turn do not land, not even on the crippled (HI-197, HI-198)."""

    whom: Whom
    n: _Steps


@phrase(
    "{whom} {whom:cheats|cheat} death",
    de="{whom} {whom:entkommt|entkommen|entkommst} dem Tod",
)
@dataclass(frozen=True, slots=True)
class CheatDeath:
    """The next time in this turn that hunger or harm would kill, it stops at starving or crippled."""

    whom: Whom


@phrase(
    "the group gains {n} hope",
    de="die Gruppe gewinnt {n} Hoffnung",
)
@dataclass(frozen=True, slots=True)
class GainHope:
    """Put `n` dice into the Hope pool, up to five; once, not per person (HI-169, HI-289)."""

    n: _Dice


@phrase(
    "the group loses {n} hope",
    de="die Gruppe verliert {n} Hoffnung",
)
@dataclass(frozen=True, slots=True)
class LoseHope:
    """Take `n` dice out of the Hope pool, down to none; once, not per person (HI-169, HI-285)."""

    n: _Dice


@phrase(
    "this Scene is {n:+harder|-easier}",
    de="diese Szene ist um {n:+schwerer|-leichter}",
)
@dataclass(frozen=True, slots=True)
class ChangeHardship:
    """Add `n`, which may be negative, to the hardship of the Scene that is running (HI-141)."""

    n: _Change


@phrase(
    "the group gains {n} hunted",
    de="die Jagd kommt um {n} näher",
)
@dataclass(frozen=True, slots=True)
class GainHunted:
    """Everybody's Scenes become `n` harder, for good; once, not per person (HI-297, HI-298, HI-302)."""

    n: _Steps


@phrase(
    "the group loses {n} hunted",
    de="die Jagd fällt um {n} zurück",
)
@dataclass(frozen=True, slots=True)
class LoseHunted:
    """The group shakes off `n` Hunted, down to none; Traits and Assets alone can say it (HI-300)."""

    n: _Steps


@phrase(
    "the acting player draws an asset",
    de="wer am Zug ist, zieht ein Fundstück",
)
@dataclass(frozen=True, slots=True)
class DrawAsset:
    """Draw the top Asset: a personal one is the acting player's, any other the group's (HI-244, HI-246)."""


@phrase(
    "{whom} {whom:loses|lose} an asset",
    de="{whom} {whom:verliert|verlieren|verlierst} ein Fundstück",
)
@dataclass(frozen=True, slots=True)
class LoseAsset:
    """Of the personal Assets that somebody owns, the one gained last leaves the game."""

    whom: Whom


@phrase(
    "the group loses an asset",
    de="die Gruppe verliert ein Fundstück",
)
@dataclass(frozen=True, slots=True)
class LoseGroupAsset:
    """Of the group's Assets the one gained last leaves the game."""


@phrase(
    "{whom} {whom:refills|refill} {n} {n:use|uses} of each asset",
    de="{whom} {whom:darf|dürfen|darfst} jedes eigene Fundstück {n} Mal öfter gebrauchen",
)
@dataclass(frozen=True, slots=True)
class RefillAssets:
    """Each personal Asset that somebody owns gets `n` uses back, up to as many as are printed on it."""

    whom: Whom
    n: _Steps


@phrase(
    "the group refills {n} {n:use|uses} of each asset",
    de="die Gruppe darf jedes Fundstück {n} Mal öfter gebrauchen",
)
@dataclass(frozen=True, slots=True)
class RefillGroupAssets:
    """Each of the group's Assets gets `n` uses back, up to as many as are printed on it."""

    n: _Steps


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


@phrase(
    "{whom} {whom:draws|draw} {n} {n:trait|traits}",
    de="{whom} {whom:zieht|ziehen|ziehst} {n} {n:Eigenschaft|Eigenschaften}",
)
@dataclass(frozen=True, slots=True)
class DrawTraits:
    """Take the top `n` Traits of the pile into the hand, as far as there are any; nobody else reads them."""

    whom: Whom
    n: _Steps


@phrase("this Scene has a hardship of {n}", de="diese Szene hat eine Härte von {n}")
@dataclass(frozen=True, slots=True)
class SetHardship:
    """Whatever has made the Scene harder or easier until now, it needs `n` successes."""

    n: Annotated[int, Between(0, 9)]


Plain: TypeAlias = (
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
    | DrawTraits
    | SetHardship
    | HaveInstead
    | GetAsset
    | HandOverAsset
    | HandOverTrait
    | DiscardTraits
    | SitOut
    | Perish
    | ReplaceScene
    | PeekScenes
    | Reveal
    | ExtraDice
    | SureDice
)
"""The effects that happen whatever else is the case."""


@phrase("from round {n} on, {effect}", de="ab Runde {n} – {effect}")
@dataclass(frozen=True, slots=True)
class FromRound:
    """The effect happens in the round `n` and all that follow."""

    n: Annotated[int, Between(2, 5)]
    effect: Plain


@phrase("with {n} hope or more, {effect}", de="bei {n} Hoffnung oder mehr – {effect}")
@dataclass(frozen=True, slots=True)
class WithHope:
    """The effect happens if there are at least `n` Hope dice by then."""

    n: _Dice
    effect: Plain


@phrase("with {n} hunted or more, {effect}", de="ist die Jagd um {n} oder mehr näher gekommen – {effect}")
@dataclass(frozen=True, slots=True)
class WithHunted:
    """The effect happens if the group is at least so much Hunted by then."""

    n: _Dice
    effect: Plain


@phrase(
    "if {who} {who:has|have} {n} humanity or more, {effect}",
    de="{who:hat|haben|hast} {who} {n} Menschlichkeit oder mehr – {effect}",
)
@dataclass(frozen=True, slots=True)
class WithHumanity:
    """The effect happens if that character has at least `n` Humanity dice by then."""

    who: Who
    n: _Dice
    effect: Plain


@phrase(
    "if {who} {who:has|have} an asset, {effect}", de="{who:hat|haben|hast} {who} ein Fundstück – {effect}"
)
@dataclass(frozen=True, slots=True)
class WithAsset:
    """The effect happens if that character owns an Asset by then; one without uses is nobody's any more."""

    who: Who
    effect: Plain


@phrase("if {n} or more accept, {effect}", de="wenn {n} oder mehr annehmen – {effect}")
@dataclass(frozen=True, slots=True)
class WithAccepters:
    """The effect happens if at least so many accepted what the question Scene asks (HI-181)."""

    n: _Dice
    effect: Plain


Condition: TypeAlias = FromRound | WithHope | WithHunted | WithHumanity | WithAsset | WithAccepters


@phrase(
    "{whom} {whom:picks|pick} one – {one}, or {other}",
    de="{whom} {whom:wählt|wählen|wählst} – {one}, oder {other}",
)
@dataclass(frozen=True, slots=True)
class Pick:
    """Whoever is meant says which of the two happens; several each say it for themselves alone."""

    whom: Whom
    one: Plain
    other: Plain


@phrase(
    "a die is rolled – up to {n}, {low}; above, {high}",
    de="ein Würfel fällt – bis {n}, {low}; darüber, {high}",
)
@dataclass(frozen=True, slots=True)
class RollTable:
    """One die is rolled on the table, and what it shows says which of the two happens."""

    n: Annotated[int, Between(1, 5)]
    low: Plain
    high: Plain


Later: TypeAlias = Pick | RollTable
"""What is settled once all else that the card does has happened: somebody picks, or a die falls."""
Effect: TypeAlias = Plain | Condition | Later
