"""Which sentences may stand in which place of a card of the city."""

from dataclasses import dataclass
from typing import Any

from companion.engine.phrasebook.phrasebook import ENGLISH, Phrasebook
from companion.engine.words import say
from companion.games.human_punishment.effects.cards import ChoosePrograms
from companion.games.human_punishment.effects.city import ByHand
from companion.games.human_punishment.effects.conditions import Condition
from companion.games.human_punishment.effects.every import ALL, EFFECTS, LASTING, STACKS, STANDING, TESTS
from companion.games.human_punishment.effects.moments import SetDie
from companion.games.human_punishment.phrases.words import Die, Whom
from companion.kit.cards import page
from companion.kit.cards.page import NotHere

MOST_PIPS = 6
"""Highest face of any die but the red one (HP-012)."""


@dataclass(frozen=True)
class Page(page.CardListPage):
    """A place of a card of this game; what a condition holds must fit there, too."""

    @property
    def book(self) -> Phrasebook[Any]:
        """All sentences of the game."""
        return ALL

    def check(self, value: Any, language: str = ENGLISH) -> None:
        """Raise NotHere if the value means nothing in this place."""
        super().check(value, language)
        if isinstance(value, ChoosePrograms) and value.keep >= value.n:
            raise NotHere(say("fault-keep", n=value.n))
        if isinstance(value, SetDie) and value.n > MOST_PIPS and value.die is not Die.RED:
            raise NotHere(say("fault-face", n=MOST_PIPS))
        if isinstance(value, Condition):
            self.check(value.do, language)


def _during(moment: str) -> tuple[type[Any], ...]:
    """The effects for which that is under way, or nothing."""
    return tuple(effect for effect in EFFECTS if effect.moment == moment)


_PLAIN = _during("")
_OF_A_CHECK = (Whom.IDLE, Whom.TAKING_PART)
_OWN = (Whom.YOU, Whom.HERE, Whom.BESIDE)
_ALL = tuple(Whom)
_WITHOUT_CHECK = tuple(one for one in Whom if one not in _OF_A_CHECK)

EVENT = Page("event", _PLAIN, tuple(one for one in _WITHOUT_CHECK if one not in _OWN))
OUTCOME = Page("outcome", _PLAIN, tuple(one for one in _ALL if one not in _OWN))
CARD = Page("card", _PLAIN, _WITHOUT_CHECK)
IN_CHECK = Page("check", (*_PLAIN, *_during("check")), _ALL)
AT_ROLL = Page("roll", (*_PLAIN, *_during("roll")), _WITHOUT_CHECK)
TEST = Page("wants", TESTS)
HOLDING = Page("holds", (*LASTING, ByHand))
ALWAYS = Page("always", (*STANDING, ByHand))
DECK = Page("deck", STACKS[:2])
PILE = Page("pile", STACKS[2:])
