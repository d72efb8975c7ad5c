"""Sentences of a card that wait for a choice, or for a die, until all else has happened."""

from dataclasses import replace
from functools import lru_cache
from typing import Any

from companion.engine.phrasebook import phrasebook
from companion.engine.phrasebook.phrasebook import ENGLISH, Phrasebook
from companion.games.hope_inhumanity.cards.effects.later import Later, Pick, RollTable
from companion.games.hope_inhumanity.cards.effects.plain import Plain
from companion.games.hope_inhumanity.cards.whom import Whom
from companion.games.hope_inhumanity.events.cards import ErrandGiven
from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.rules.targets import Concerned, meant
from companion.games.hope_inhumanity.state import Errand, HopeInhumanityState

_BOOK: Phrasebook[Later] = Phrasebook((Pick, RollTable))
_ONE = frozenset({Whom.ACTING, Whom.YOU, Whom.OTHER, Whom.CHOSEN, Whom.LEFT})
"""Single chooser for all receivers; with several, each chooses for themselves."""


def give(draft: Draft, effect: Later, concerned: Concerned) -> None:
    """Queues the sentence: once for each chooser, or for a die of the acting player or the card's holder."""
    if isinstance(effect, RollTable):
        _give(draft, effect, concerned.you or draft.state.active, concerned, concerned.each)
        return
    for survivor in meant(draft.state, effect.whom, concerned):
        each = concerned.each if effect.whom in _ONE else (survivor.seat,)
        _give(draft, effect, survivor.seat, concerned, each)


def open_errand(state: HopeInhumanityState) -> Errand | None:
    """First pending effect."""
    return next(iter(state.errands), None)


@lru_cache(maxsize=256)
def read(sentence: str) -> Later:
    """Parses a pending sentence."""
    return _BOOK.read(sentence)


def concerned_by(errand: Errand) -> Concerned:
    """Receivers meant by its words."""
    return Concerned(errand.each, errand.you, errand.other, errand.chosen, times=errand.times)


def said(effect: Plain, errand: Errand) -> str:
    """One half of the sentence, in the language of its card."""
    return phrasebook.say(effect, errand.language)


def offered(effect: Plain, errand: Errand) -> str:
    """Sentence as shown to the chooser: “each of them” becomes “you” for a single one."""
    whose: Any = effect  # the two about dice alone are for nobody
    if errand.each == (errand.seat,) and getattr(whose, "whom", None) is Whom.EACH:
        return said(replace(whose, whom=Whom.YOU), errand)
    return said(effect, errand)


def _give(draft: Draft, effect: Later, seat: str, concerned: Concerned, each: tuple[str, ...]) -> None:
    sentence, language = phrasebook.say(effect, ENGLISH), concerned.language
    you, other, chosen, times = concerned.you, concerned.other, concerned.chosen, concerned.times
    rolled = isinstance(effect, RollTable)
    draft.add(ErrandGiven(Errand(seat, sentence, language, each, you, other, chosen, times, rolled)))
