"""Bot: closes features that pay, ruins what costs the victim most, answers for the best gain."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from companion.engine.answers import Chosen, Value
from companion.engine.chance import Chance, by_chance
from companion.engine.frozen import replace
from companion.engine.questions import Choose, Question
from companion.engine.view import Viewer
from companion.games.hopes_end.cards import Op
from companion.games.hopes_end.option_ids import ASIDE, OTHER, PASS, answered
from companion.games.hopes_end.state import HopesEndState
from companion.games.hopes_end.town import town
from companion.games.hopes_end.town.places import numbers
from companion.games.hopes_end.town.tiles import Lying

TRIED = 10
"""Places that are evaluated in depth: a map has too many for a tolerable wait."""

TILE = 3
"""Average points of a tile, with the features it completes."""


def advise(state: HopesEndState, seat: Viewer, question: Question, chance: Chance) -> Value | None:
    """An answer that is legal and sensible."""
    form = question.form
    name, _, dealt = question.id.partition(":")
    if seat is None or name not in _CHOOSING or not isinstance(form, Choose):
        return by_chance(form, chance)
    options = [option.id for option in form.options if option.id not in {OTHER, PASS}]
    return Chosen(_CHOOSING[name](Moment(state, seat, dealt or state.reading or "", chance), options))


@dataclass(frozen=True)
class Moment:
    """Input of a bot: the town, its own seat, the Morality card in question, and chance."""

    state: HopesEndState
    seat: str
    asked: str
    chance: Chance

    def some(self, options: list[str]) -> list[str]:
        """The options that are looked at."""
        few = len(options) <= TRIED
        return options if few else [self.chance.choice(options) for _ in range(TRIED)]


def _best_place(now: Moment, options: list[str]) -> str:
    """The place that brings most and leaves little to be ruined, of some that are looked at."""
    hand = now.state.hand
    assert hand is not None

    def gain(option: str) -> float:
        x, y, turn = numbers(option)
        after = town.laid(now.state.town, (x, y), Lying(hand, turn, now.seat))
        there = replace(now.state, town=after)
        return there.bonus(now.seat) - 0.1 * len(there.ruinable(now.seat)) + now.chance.random() * 0.05

    return ASIDE if ASIDE in options else max(now.some(options), key=gain)


def _dearest(now: Moment, options: list[str]) -> str:
    """The tile whose ruin takes most from its owner."""
    victim = now.state.ruins[0].seat

    def left(option: str) -> float:
        x, y = numbers(option)
        fallen = replace(now.state, town=town.ruined(now.state.town, (x, y)))
        return fallen.bonus(victim) + now.chance.random() * 0.5

    return min(now.some(options), key=left)


def _best_answer(now: Moment, options: list[str]) -> str:
    return max(options, key=lambda one: _worth(now.state, now.asked, int(one)) + now.chance.random() / 2)


def _best_trade(now: Moment, options: list[str]) -> str:
    """The answer that brings most, for the card that is missed least."""
    answers, cards = zip(*map(answered, options), strict=True)
    best = _best_answer(now, list(dict.fromkeys(map(str, answers))))
    return f"{best}:{_least_missed(now, list(dict.fromkeys(cards)))}"


def _least_missed(now: Moment, options: list[str]) -> str:
    held = {card.card: card.answer for card in now.state.of(now.seat).cards}
    return min(options, key=lambda one: _worth(now.state, one, held.get(one)) + now.chance.random() / 2)


def _worth(state: HopesEndState, card: str, answer: int | None) -> int:
    """Worth of a marked answer with each History card, in points: an extra tile counts three."""
    gains = state.box.morality[card].gains[(answer or 1) - 1]
    return sum(gain.n * (TILE if gain.op is Op.PLACE else 1) for gain in gains)


_CHOOSING: Mapping[str, Callable[[Moment, list[str]], str]] = {
    "place": _best_place,
    "ruin": _dearest,
    "repair": lambda _, options: options[0],
    "draw": lambda _, options: options[0],
    "answer": _best_trade,
    "card": _best_answer,
}
