"""Sentences allowed in each place of a card, and faults for all others."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, get_args

from companion.engine.phrasebook.phrasebook import ENGLISH, Phrasebook
from companion.engine.words import Message, say
from companion.games.hope_inhumanity.cards.abilities import (
    Ability,
    FirstDiceFail,
    HarderFirst,
    HarderScenes,
    HarderSupported,
    LoseOnlyByCommitting,
    MostHumanity,
    MustSupportTheOther,
    StartHumanity,
    SupportComesBack,
    WhenARoundBegins,
    WhenARoundEnds,
    WhenBothHadTurns,
    WhenBothTakePart,
    WhenSceneMarked,
    WhenSomebodyRefusesTheOther,
    WhenTheOtherIsLost,
    WhenYouAct,
    WhenYouAvoid,
    WhenYouDraw,
    WhenYouRefuseTheOther,
    WhenYourTurnBegins,
    WhenYourTurnEnds,
    WhenYouSteal,
    WhenYouSupportTheOther,
)
from companion.games.hope_inhumanity.cards.bonus import Bonus
from companion.games.hope_inhumanity.cards.effects import Effect
from companion.games.hope_inhumanity.cards.effects.conditions import Condition, WithAccepters
from companion.games.hope_inhumanity.cards.effects.dice import ExtraDice, RollAgain, SureDice, TurnDie
from companion.games.hope_inhumanity.cards.effects.fortunes import (
    CheatDeath,
    LoseHunted,
    SpareHarm,
    SpareHunger,
)
from companion.games.hope_inhumanity.cards.effects.later import Later, Pick, RollTable
from companion.games.hope_inhumanity.cards.effects.scenes import (
    ChangeHardship,
    HaveInstead,
    IgnoreBranch,
    PeekScenes,
    ReplaceScene,
    Reveal,
    SetHardship,
    SucceedAnyway,
)
from companion.games.hope_inhumanity.cards.kinds import Window
from companion.games.hope_inhumanity.cards.limits import Limit
from companion.games.hope_inhumanity.cards.whom import Heir, Who, Whom
from companion.kit.cards import page

_EFFECTS: tuple[type[Any], ...] = get_args(Effect)
_AFTER_ROLL = (SucceedAnyway, RollAgain, TurnDie)
_OF_CARDS_IN_HAND = (
    SpareHunger,
    SpareHarm,
    CheatDeath,
    LoseHunted,
    ChangeHardship,
    SetHardship,
    IgnoreBranch,
    HaveInstead,
    ReplaceScene,
    PeekScenes,
    Reveal,
    ExtraDice,
    SureDice,
)
_BEFORE_ROLL = tuple(effect for effect in _EFFECTS if effect not in _AFTER_ROLL)
_LASTING = tuple(one for one in _BEFORE_ROLL if one not in (*_OF_CARDS_IN_HAND, WithAccepters))
CONDITIONS: tuple[type[Any], ...] = get_args(Condition)
LATER_SENTENCES: tuple[type[Any], ...] = get_args(Later)
_ALL: Phrasebook[Any] = Phrasebook((*_EFFECTS, *get_args(Ability), *get_args(Limit), Bonus))

_ELSEWHERE = (SpareHunger, SpareHarm, CheatDeath, LoseHunted)
_WITHIN: Mapping[type[Any], tuple[str, ...]] = {Pick: ("one", "other"), RollTable: ("low", "high")}
"""The sentences within sentences that are settled later."""
LATER = {
    "by hand": "by-hand",
}
"""Features of later versions, by a word that betrays them."""


@dataclass(frozen=True)
class Page(page.CardListPage):
    """A place of a card of this game, with what may follow a sentence that begins with “when”."""

    whom: tuple[Whom, ...] = ()

    @property
    def book(self) -> Phrasebook[Any]:
        """All sentences of the game."""
        return _ALL

    def check(self, value: Any, language: str = ENGLISH) -> None:
        """Raise NotHere if the value means nothing in this place."""
        super().check(value, language)
        if isinstance(value, CONDITIONS):
            replace(self, phrases=_LASTING).check(value.effect, language)
        for name in _WITHIN.get(type(value), ()):
            replace(self, phrases=_LASTING).check(getattr(value, name), language)
        if type(value) in FOLLOWING:
            FOLLOWING[type(value)].check(value.effect, language)

    def check_people(self, value: Any, language: str) -> None:
        """Raises NotHere for a role that does not exist here; a few words alone take a hole each."""
        for name in ("whom", "to", "who"):
            said = getattr(value, name, None)
            if said is not None:
                self.check_person(said.whom if isinstance(said, Heir | Who) else said, said, language)

    def later(self, words: str) -> Message | None:
        return later(words)

    def explain_kind(self, value: object) -> Message:
        """Where such a sentence belongs."""
        if isinstance(value, _AFTER_ROLL):
            return say("fault-after-roll")
        if isinstance(value, _OF_CARDS_IN_HAND) and not isinstance(value, _ELSEWHERE):
            return say("fault-in-hand")
        if isinstance(value, LoseHunted):
            return say("fault-less-hunted")
        return say("fault-belongs", home=say(f"fault-home-{_home(value)}"), place=self.place)


def later(words: str) -> Message | None:
    """Message for words that ask for something not implemented yet."""
    for word, name in LATER.items():
        if word in words.casefold():
            return say("fault-later", what=say(f"fault-later-{name}"))
    return None


def _home(value: object) -> str:
    if isinstance(value, PERSONALITY.phrases):
        return "personality"
    if isinstance(value, SUPPORT.phrases):
        return "support"
    if isinstance(value, Bonus):
        return "bonus"
    return "relationship" if isinstance(value, RELATIONSHIP.phrases) else "scene"


_SOME_OF_THEM = (
    Whom.HUNGRY,
    Whom.STARVING,
    Whom.HURT,
    Whom.CRIPPLED,
    Whom.UNSCATHED,
    Whom.EMPTY,
    Whom.LEAST,
    Whom.RANDOM,
)
_TABLE = (Whom.EACH, *_SOME_OF_THEM, Whom.ACTING, Whom.LEFT, Whom.EVERYONE)
_AROUND_A_ROLL = (Whom.PARTICIPANTS, Whom.SUPPORTERS, Whom.REFUSERS)

RATED = Page("rated", _LASTING, (*_TABLE, *_AROUND_A_ROLL))
QUESTION = Page("question", (*_LASTING, WithAccepters), (*_TABLE, Whom.REFUSERS, Whom.ACCEPTERS))
_HOLDERS = (Whom.YOU, Whom.CHOSEN, Whom.ACTING, Whom.LEFT, Whom.EVERYONE)
_AT_THE_ROLL = (*_HOLDERS, *_AROUND_A_ROLL)


def _held(kind: str) -> Mapping[Window, Page]:
    """Allowed sentences of a card in hand, by its printed window."""
    return {
        Window.ANYTIME: Page(kind, _EFFECTS, _HOLDERS),
        Window.OWN_TURN: Page(f"{kind}-own-turn", _EFFECTS, _HOLDERS),
        Window.BEFORE_ROLL: Page(f"{kind}-before-roll", _BEFORE_ROLL, _AT_THE_ROLL),
        Window.AFTER_ROLL: Page(f"{kind}-after-roll", _EFFECTS, _AT_THE_ROLL),
        Window.ON_PENALTY: Page(f"{kind}-on-penalty", _EFFECTS, _AT_THE_ROLL),
    }


TRAITS, ASSETS = _held("trait"), _held("asset")
PERSONALITY = Page(
    "personality",
    (
        StartHumanity,
        MostHumanity,
        LoseOnlyByCommitting,
        HarderScenes,
        HarderSupported,
        FirstDiceFail,
        WhenSceneMarked,
        WhenYouAvoid,
        WhenARoundBegins,
        WhenARoundEnds,
        WhenYourTurnBegins,
        WhenYourTurnEnds,
        WhenYouDraw,
        WhenYouAct,
        WhenYouSteal,
        HarderFirst,
    ),
)
DESTINATION = Page("destination", (HarderScenes, HarderFirst, WhenYouAvoid, WhenARoundBegins, WhenARoundEnds))
BONUS = Page("bonus", (Bonus,))
SUPPORT = Page("support", get_args(Limit))
AFTER_SUPPORT = Page("after-support", _LASTING, (Whom.YOU, Whom.OTHER))
AFTER_BOTH = Page("after-both", _LASTING, (Whom.EACH,))
AFTER_REFUSAL = Page("after-refusal", _LASTING, (Whom.YOU, Whom.OTHER))
AFTER_LOSS = Page("after-loss", _LASTING, (Whom.YOU,))
AFTER_SURPLUS = Page("after-surplus", _LASTING, _TABLE)
AFTER_ACT = Page("after-act", _LASTING, (Whom.YOU, Whom.LEFT))
AFTER_AVOID = Page("after-avoid", _LASTING, (Whom.YOU,))
AFTER_ROUND = Page("after-round", _LASTING, (Whom.YOU, Whom.LEFT))
AFTER_TURN = Page("after-turn", _LASTING, (Whom.YOU, Whom.LEFT))
AFTER_DRAW = Page("after-draw", _LASTING, (Whom.YOU, Whom.LEFT))
AFTER_THEFT = Page("after-theft", _LASTING, (Whom.YOU, Whom.VICTIM))

FOLLOWING: Mapping[type[Any], Page] = {
    WhenYouSupportTheOther: AFTER_SUPPORT,
    WhenYouRefuseTheOther: AFTER_REFUSAL,
    WhenSomebodyRefusesTheOther: AFTER_REFUSAL,
    WhenBothTakePart: AFTER_BOTH,
    Bonus: AFTER_SURPLUS,
    WhenSceneMarked: AFTER_ACT,
    WhenYouAvoid: AFTER_AVOID,
    WhenARoundBegins: AFTER_ROUND,
    WhenARoundEnds: AFTER_ROUND,
    WhenYourTurnBegins: AFTER_TURN,
    WhenYourTurnEnds: AFTER_TURN,
    WhenYouDraw: AFTER_DRAW,
    WhenYouAct: AFTER_ACT,
    WhenYouSteal: AFTER_THEFT,
    WhenBothHadTurns: AFTER_BOTH,
    WhenTheOtherIsLost: AFTER_LOSS,
}
"""Sentences allowed after “when”."""

RELATIONSHIP = Page(
    "relationship",
    (
        WhenYouSupportTheOther,
        WhenYouRefuseTheOther,
        WhenSomebodyRefusesTheOther,
        WhenBothTakePart,
        WhenBothHadTurns,
        WhenTheOtherIsLost,
        MustSupportTheOther,
        SupportComesBack,
        HarderSupported,
    ),
)
