"""Permanent abilities of a Personality or a Relationship."""

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from companion.engine.phrasebook.phrase_pieces import Between
from companion.engine.phrasebook.phrasebook import phrase
from companion.games.hope_inhumanity.cards.effects.plain import Plain
from companion.games.hope_inhumanity.cards.kinds import Mark, Terrain

_Dice = Annotated[int, Between(1, 5)]
_Change = Annotated[int, Between(-3, 3)]


@phrase(
    "you start with {n} humanity",
    de="du beginnst mit {n} Menschlichkeit",
)
@dataclass(frozen=True, slots=True)
class StartHumanity:
    """The holder starts with `n` Humanity dice (HI-019, HI-268)."""

    n: _Dice


@phrase(
    "you never have more than {n} humanity",
    de="du hast nie mehr als {n} Menschlichkeit",
)
@dataclass(frozen=True, slots=True)
class MostHumanity:
    """The holder never has more than `n` Humanity dice (HI-201, HI-269)."""

    n: _Dice


@phrase(
    "you lose humanity only by committing it",
    de="Menschlichkeit verlierst du nur, wenn du sie einsetzt",
)
@dataclass(frozen=True, slots=True)
class LoseOnlyByCommitting:
    """The holder ignores every loss of Humanity but the dice committed (HI-270)."""


@phrase(
    "your [{terrain} ]Scenes[ marked {mark}] are {n:+harder|-easier}",
    de="deine Szenen[ {terrain}][ mit {mark}] sind um {n:+schwerer|-leichter}",
)
@dataclass(frozen=True, slots=True)
class HarderScenes:
    """The holder's own Scenes are `n` harder (negative: easier), all of them or those of a terrain or mark.

    "Own" are the Scenes in which the holder is the acting player. With both a terrain and a mark given,
    a Scene must have both.
    """

    n: _Change
    terrain: Terrain | None
    mark: Mark | None


@phrase(
    "Scenes that you support are {n:+harder|-easier}",
    de="Szenen, die du unterstützt, sind um {n:+schwerer|-leichter}",
)
@dataclass(frozen=True, slots=True)
class HarderSupported:
    """The Scenes that the holder supports are `n` harder (negative: easier); a Relationship speaks of those
    of the other (HI-141, A-31)."""

    n: _Change


@phrase(
    "in Scenes marked {mark}, your first {n} {n:die fails|dice fail}",
    de="in Szenen mit {mark} {n:gilt|gelten} von deinen Würfeln {n} von vornherein als misslungen",
)
@dataclass(frozen=True, slots=True)
class FirstDiceFail:
    """The first `n` Humanity dice that the holder commits or gives in such a Scene fail (HI-272, HI-273)."""

    mark: Mark
    n: _Dice


@phrase(
    "when a Scene marked {mark} is acted on, {effect}",
    de="wenn in einer Szene mit {mark} gehandelt wird – {effect}",
)
@dataclass(frozen=True, slots=True)
class WhenSceneMarked:
    """Applies in every role of the holder in such a Scene (HI-274); `effect` speaks of YOU."""

    mark: Mark
    effect: Plain


@phrase(
    "when you support the other, {effect}",
    de="wenn du dein Gegenüber unterstützt – {effect}",
)
@dataclass(frozen=True, slots=True)
class WhenYouSupportTheOther:
    """Whenever one party supports the other (HI-275); `effect` speaks of YOU, who supports, and the OTHER."""

    effect: Plain


@phrase(
    "when the other acts on a rated Scene, you support with at least {n} {n:die|dice}",
    de="handelt dein Gegenüber in einer Szene mit Härte, so unterstützt du mit mindestens {n} "
    "{n:Würfel|Würfeln}",
)
@dataclass(frozen=True, slots=True)
class MustSupportTheOther:
    """Neither party may refuse the other: it gives `n` Humanity dice, or all that it may (HI-277)."""

    n: _Dice


@phrase(
    "when you support the other, {n} humanity {n:comes|come} back to you after the Scene",
    de="unterstützt du dein Gegenüber, so {n:kommt|kommen} nach der Szene {n} Menschlichkeit zu dir zurück",
)
@dataclass(frozen=True, slots=True)
class SupportComesBack:
    """Of the Humanity that one party gave, `n` dice come back after the outcomes (HI-278, HI-279)."""

    n: _Dice


@phrase(
    "when you refuse to support the other, {effect}",
    de="wenn du deinem Gegenüber die Unterstützung verweigerst – {effect}",
)
@dataclass(frozen=True, slots=True)
class WhenYouRefuseTheOther:
    """Once support is closed, if one party refused the other; `effect` speaks of YOU and the OTHER."""

    effect: Plain


@phrase(
    "when someone refuses to support the other, {effect}",
    "when somebody refuses to support the other, {effect}",
    de="wenn jemand deinem Gegenüber die Unterstützung verweigert – {effect}",
)
@dataclass(frozen=True, slots=True)
class WhenSomebodyRefusesTheOther:
    """Once support is closed, for each who refused one party; YOU is the other's partner."""

    effect: Plain


@phrase(
    "when both of you take part in a Scene, {effect}",
    de="wenn ihr beide an einer Szene beteiligt seid – {effect}",
)
@dataclass(frozen=True, slots=True)
class WhenBothTakePart:
    """After a Scene in which one party acted and the other supported (A-81); EACH means both parties."""

    effect: Plain


@phrase(
    "when the other is lost, {effect}",
    de="wenn du dein Gegenüber verlierst – {effect}",
)
@dataclass(frozen=True, slots=True)
class WhenTheOtherIsLost:
    """When one party leaves the game (HI-221, HI-280); `effect` speaks of YOU, who are left."""

    effect: Plain


@phrase("when you avoid a Scene, {effect}", de="wenn du einer Szene ausweichst – {effect}")
@dataclass(frozen=True, slots=True)
class WhenYouAvoid:
    """When the holder avoids a Scene of its own, before the penalty; `effect` speaks of YOU."""

    effect: Plain


@phrase("when a round begins, {effect}", de="wenn eine Runde beginnt – {effect}")
@dataclass(frozen=True, slots=True)
class WhenARoundBegins:
    """At the beginning of each round but the first, once Hope has grown; `effect` speaks of YOU."""

    effect: Plain


@phrase("when a round ends, {effect}", de="wenn eine Runde endet – {effect}")
@dataclass(frozen=True, slots=True)
class WhenARoundEnds:
    """At the end of each round but the last, before Hope grows; `effect` speaks of YOU."""

    effect: Plain


@phrase("when your turn begins, {effect}", de="wenn dein Zug beginnt – {effect}")
@dataclass(frozen=True, slots=True)
class WhenYourTurnBegins:
    """Before the holder picks a terrain; `effect` speaks of YOU."""

    effect: Plain


@phrase("when your turn ends, {effect}", de="wenn dein Zug endet – {effect}")
@dataclass(frozen=True, slots=True)
class WhenYourTurnEnds:
    """Once the table goes on to the next turn, before the marked leave; `effect` speaks of YOU."""

    effect: Plain


@phrase("when you draw a Scene, {effect}", de="wenn du eine Szene ziehst – {effect}")
@dataclass(frozen=True, slots=True)
class WhenYouDraw:
    """When the holder has drawn, whichever card it is, before declaring; `effect` speaks of YOU."""

    effect: Plain


@phrase("when you act on a Scene, {effect}", de="wenn du in einer Szene handelst – {effect}")
@dataclass(frozen=True, slots=True)
class WhenYouAct:
    """When the holder acts on a Scene of its own, before it commits; `effect` speaks of YOU."""

    effect: Plain


@phrase("when you steal an asset, {effect}", de="wenn du ein Fundstück stiehlst – {effect}")
@dataclass(frozen=True, slots=True)
class WhenYouSteal:
    """When the holder has stolen and paid (HI-252); `effect` speaks of YOU and the VICTIM."""

    effect: Plain


@phrase(
    "in the first turn of a round, your Scenes are {n:+harder|-easier}",
    de="im ersten Zug einer Runde sind deine Szenen um {n:+schwerer|-leichter}",
)
@dataclass(frozen=True, slots=True)
class HarderFirst:
    """The holder's Scene is `n` harder (negative: easier) if nobody else has had a turn in the round."""

    n: _Change


@phrase(
    "when both of you have had your turns, {effect}",
    de="wenn ihr beide euren Zug hattet – {effect}",
)
@dataclass(frozen=True, slots=True)
class WhenBothHadTurns:
    """At the end of the later turn of two parties, once in a round; EACH means both parties."""

    effect: Plain


Ability: TypeAlias = (
    StartHumanity
    | MostHumanity
    | LoseOnlyByCommitting
    | HarderScenes
    | HarderSupported
    | FirstDiceFail
    | WhenSceneMarked
    | WhenYouAvoid
    | WhenARoundBegins
    | WhenARoundEnds
    | WhenYourTurnBegins
    | WhenYourTurnEnds
    | WhenYouDraw
    | WhenYouAct
    | WhenYouSteal
    | HarderFirst
    | WhenBothHadTurns
    | WhenYouSupportTheOther
    | MustSupportTheOther
    | SupportComesBack
    | WhenYouRefuseTheOther
    | WhenSomebodyRefusesTheOther
    | WhenBothTakePart
    | WhenTheOtherIsLost
)
