"""Which sentences may stand in which place of a card, and what to tell somebody who wrote another."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, TypeVar, get_args

from companion.engine.phrasebook import OutOfRange, Phrasebook, UnknownPhrase
from companion.games.hope_inhumanity.cards.abilities import (
    Ability,
    FirstDiceFail,
    HarderScenes,
    HarderSupported,
    LoseOnlyByCommitting,
    MostHumanity,
    MustSupportTheOther,
    StartHumanity,
    SupportComesBack,
    WhenARoundBegins,
    WhenBothTakePart,
    WhenSceneMarked,
    WhenSomebodyRefusesTheOther,
    WhenTheOtherIsLost,
    WhenYouAvoid,
    WhenYouRefuseTheOther,
    WhenYouSupportTheOther,
)
from companion.games.hope_inhumanity.cards.bonus import Bonus
from companion.games.hope_inhumanity.cards.effects import (
    ChangeHardship,
    CheatDeath,
    Condition,
    Effect,
    IgnoreBranch,
    LoseHunted,
    RollAgain,
    SetHardship,
    SpareHarm,
    SpareHunger,
    SucceedAnyway,
    TurnDie,
    Whom,
)
from companion.games.hope_inhumanity.cards.kinds import Window
from companion.games.hope_inhumanity.cards.limits import Limit

P = TypeVar("P")

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
)
_BEFORE_ROLL = tuple(one for one in _EFFECTS if one not in _AFTER_ROLL)
_LASTING = tuple(one for one in _BEFORE_ROLL if one not in _OF_CARDS_IN_HAND)
CONDITIONS: tuple[type[Any], ...] = get_args(Condition)
_ALL: Phrasebook[Any] = Phrasebook((*_EFFECTS, *get_args(Ability), *get_args(Limit), Bonus))

LATER = {
    "by hand": "“By hand” is",
    "choose between": "Choosing between effects is",
    "look at": "Looking at cards is",
    "misses a turn": "Missing a turn is",
}
"""What a later version will play, by a word that betrays it."""


class NotHere(ValueError):  # noqa: N818 - named for what a reader is told
    """A sentence that cannot stand where it was written; the message says what to do."""


@dataclass(frozen=True)
class Page:
    """The part of the phrasebook for one place: its phrases, and whom its effects may be for."""

    name: str
    phrases: tuple[type[Any], ...]
    whom: tuple[Whom, ...] = ()

    def read(self, sentence: str) -> Any:
        """The effect or ability that a sentence says. Raises NotHere."""
        try:
            value = _ALL.read(sentence)
        except UnknownPhrase as unknown:
            raise NotHere(later(sentence) or self._explain(unknown)) from unknown
        except OutOfRange as range_:
            raise NotHere(str(range_)) from range_
        self.check(value)
        return value

    def check(self, value: Any) -> None:
        """Raise NotHere if the value means nothing in this place."""
        if not isinstance(value, self.phrases):
            raise NotHere(self._explain_kind(value))
        whom = getattr(value, "whom", None)
        if whom is not None and whom not in self.whom:
            names = ", ".join(f"“{one}”" for one in self.whom)
            raise NotHere(f"“{whom}” means nobody in {self.name}. Write one of: {names}.")
        if isinstance(value, CONDITIONS):
            replace(self, phrases=_LASTING).check(value.effect)
        if type(value) in FOLLOWING:
            FOLLOWING[type(value)].check(value.effect)

    def fits(self, value: Any) -> bool:
        """Whether the value means something in this place."""
        try:
            self.check(value)
        except NotHere:
            return False
        return True

    def _explain(self, unknown: UnknownPhrase) -> str:
        nearest = _nearest(self.phrases, unknown.sentence)
        if nearest is None:
            known = "; ".join(Phrasebook(self.phrases).forms())
            place = self.name[0].upper() + self.name[1:]
            return f"“{unknown.sentence}” is not understood. {place} can say: {known}."
        return f"“{unknown.sentence}” is not understood. Did you mean “{nearest}”?"

    def _explain_kind(self, value: object) -> str:
        if isinstance(value, _AFTER_ROLL):
            return "Only a Trait or an Asset can say this, one without a line “when: before the roll”."
        if isinstance(value, ChangeHardship | SetHardship | IgnoreBranch):
            return "Only a Trait or an Asset can say this; a Scene cannot."
        if isinstance(value, LoseHunted):
            return "Only a Trait or an Asset can make the group less Hunted; a Scene cannot."
        return f"This sentence belongs on {_home(value)}; it cannot stand in {self.name}."


@lru_cache(maxsize=256)
def _nearest(phrases: tuple[type[Any], ...], sentence: str) -> str | None:
    """Looking through all sentences takes a while, and whoever types has the same ones looked up again."""
    return Phrasebook(phrases).nearest(sentence)


def later(words: str) -> str | None:
    """What to say if the words ask for something that is not played yet."""
    for word, name in LATER.items():
        if word in words.casefold():
            return f"{name} not played yet; leave this card out."
    return None


def _home(value: object) -> str:
    if isinstance(value, PERSONALITY.phrases):
        return "a Personality"
    if isinstance(value, SUPPORT.phrases):
        return "the line “support:” of a Scene"
    if isinstance(value, Bonus):
        return "the line “bonus:” of a Scene with a hardship"
    return "a Relationship" if isinstance(value, RELATIONSHIP.phrases) else "a Scene or a Trait"


_TABLE = (Whom.EACH, Whom.HUNGRY, Whom.HURT, Whom.ACTING, Whom.EVERYONE)

RATED = Page("a Scene with a hardship", _LASTING, (*_TABLE, Whom.SUPPORTERS, Whom.REFUSERS))
QUESTION = Page("a Scene without a hardship", _LASTING, _TABLE)
_HOLDERS = (Whom.YOU, Whom.CHOSEN, Whom.ACTING, Whom.EVERYONE)
_AT_THE_ROLL = (*_HOLDERS, Whom.SUPPORTERS, Whom.REFUSERS)


def _held(kind: str) -> Mapping[Window, Page]:
    """What a card that somebody holds may say, by the window that it prints."""
    return {
        Window.ANYTIME: Page(kind, _EFFECTS, _HOLDERS),
        Window.OWN_TURN: Page(f"{kind} for your own turn", _EFFECTS, _HOLDERS),
        Window.BEFORE_ROLL: Page(f"{kind} before the roll", _BEFORE_ROLL, _AT_THE_ROLL),
        Window.AFTER_ROLL: Page(f"{kind} after the roll", _EFFECTS, _AT_THE_ROLL),
    }


TRAITS, ASSETS = _held("a Trait"), _held("an Asset")
PERSONALITY = Page(
    "a Personality",
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
    ),
)
BONUS = Page("the bonus of a Scene", (Bonus,))
SUPPORT = Page("what a Scene says about support", get_args(Limit))
AFTER_SUPPORT = Page("what follows “when you support the other”", _LASTING, (Whom.YOU, Whom.OTHER))
AFTER_BOTH = Page("what follows “when both of you take part in a Scene”", _LASTING, (Whom.EACH,))
AFTER_REFUSAL = Page("what follows a refusal to support", _LASTING, (Whom.YOU, Whom.OTHER))
AFTER_LOSS = Page("what follows “when the other is lost”", _LASTING, (Whom.YOU,))
AFTER_SURPLUS = Page("what follows “with more successes than needed”", _LASTING, _TABLE)
AFTER_ACT = Page("what follows “when a Scene is acted on”", _LASTING, (Whom.YOU,))
AFTER_AVOID = Page("what follows “when you avoid a Scene”", _LASTING, (Whom.YOU,))
AFTER_ROUND = Page("what follows “when a round begins”", _LASTING, (Whom.YOU,))

FOLLOWING: Mapping[type[Any], Page] = {
    WhenYouSupportTheOther: AFTER_SUPPORT,
    WhenYouRefuseTheOther: AFTER_REFUSAL,
    WhenSomebodyRefusesTheOther: AFTER_REFUSAL,
    WhenBothTakePart: AFTER_BOTH,
    Bonus: AFTER_SURPLUS,
    WhenSceneMarked: AFTER_ACT,
    WhenYouAvoid: AFTER_AVOID,
    WhenARoundBegins: AFTER_ROUND,
    WhenTheOtherIsLost: AFTER_LOSS,
}
"""What may follow the sentences that begin with “when”."""

RELATIONSHIP = Page(
    "a Relationship",
    (
        WhenYouSupportTheOther,
        WhenYouRefuseTheOther,
        WhenSomebodyRefusesTheOther,
        WhenBothTakePart,
        WhenTheOtherIsLost,
        MustSupportTheOther,
        SupportComesBack,
        HarderSupported,
    ),
)
