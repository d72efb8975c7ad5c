"""Receivers and orders of a History card (HE-030, HE-031)."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from companion.engine.words import Words
from companion.games.hopes_end.cards import Effect, History, Op, Type, Who
from companion.games.hopes_end.memory import later_of, returning
from companion.games.hopes_end.state import Due, HopesEndState, Order
from companion.games.hopes_end.telling import answer_label

BRINGS = (Op.PLACE, Op.POINTS, Op.SPARE)


@dataclass(frozen=True)
class GainSource:
    """A gain or an order of a seat, and what it comes from: a History card or an answer."""

    op: Op
    seat: str
    n: int
    source: Words
    answer: bool = False


def concerned(state: HopesEndState, who: Who) -> tuple[str, ...]:
    """The seats that an effect concerns, clockwise from the first player."""
    assert state.first is not None
    return tuple(seat for seat in state.clockwise(state.first) if _CONCERNS[who.kind](state, who, seat))


def ruins_of(state: HopesEndState) -> tuple[Order, ...]:
    """Ruins ordered by the current card, in their order."""
    return _orders(state, Op.RUIN)


def dues_of(state: HopesEndState) -> tuple[Due, ...]:
    """Gains by the current card and marked answers, due after all ruin."""
    due, answered = Counter[tuple[Op, str]](), Counter[tuple[Op, str]]()
    for source in sources_of(state):
        due[source.op, source.seat] += source.n
        answered[source.op, source.seat] += source.n if source.answer else 0
    return tuple(Due(*one, n, answered[one]) for one, n in due.items())


def sources_of(state: HopesEndState) -> Iterator[GainSource]:
    """Each gain by the current card and by a marked answer alone, in the order in which they are due."""
    if state.rulings.cards == "by-hand":
        return
    ops = BRINGS if state.rulings.concerned == "drawn" else (Op.POINTS, Op.SPARE)
    yield from (one for one in _ordered(state) if one.op in ops)
    yield from _answers(state)


def amounts_of(state: HopesEndState, effect: Effect) -> tuple[tuple[str, int], ...]:
    """The seats that an effect of the current card concerns, and how often for each."""
    return tuple((seat, n) for one, seat, n in _amounts(state) if one is effect)


def repairs_of(state: HopesEndState) -> tuple[Order, ...]:
    """Repairs allowed by the current card."""
    if state.rulings.mending == "never":
        return ()
    return _orders(state, Op.REPAIR)


def placeable(state: HopesEndState, seat: str) -> int:
    """Number of tiles that the current card and marked answers let a seat place."""
    more = sum(one.n for one in _ordered(state) if (one.op, one.seat) == (Op.PLACE, seat))
    return max(1, 1 + state.of(seat).more + more)


def _orders(state: HopesEndState, op: Op) -> tuple[Order, ...]:
    return tuple(Order(one.seat, one.n) for one in _ordered(state) if one.op is op and one.n > 0)


def _ordered(state: HopesEndState) -> Iterator[GainSource]:
    """The effects of the open card, then the outcomes of the answers that it brings back."""
    card = _lying(state)
    for effect, seat, n in _amounts(state):
        yield GainSource(effect.op, seat, n, card.title or card.id)
    for one in () if state.rulings.cards == "by-hand" else returning(state):
        later = later_of(state, one)
        yield from (GainSource(gain.op, one.seat, gain.n, later.text) for gain in later.gains)


def _amounts(state: HopesEndState) -> Iterator[tuple[Effect, str, int]]:
    """Each effect of the lying card with each seat that it concerns, and how often; by hand there is none."""
    for effect in () if state.rulings.cards == "by-hand" else _lying(state).effects:
        for seat in concerned(state, effect.who):
            yield effect, seat, effect.n * (state.count(seat, effect.per) if effect.per else 1)


def _lying(state: HopesEndState) -> History:
    assert state.history is not None
    return state.box.history[state.history]


def _answers(state: HopesEndState) -> Iterator[GainSource]:
    """Gains of marked answers, clockwise from the first player (HE-014)."""
    assert state.first is not None
    for seat in state.clockwise(state.first):
        for held in state.of(seat).cards:
            card = state.box.morality[held.card]
            for gain in card.gains[(held.answer or 1) - 1]:
                label = answer_label(card, held.answer or 1)
                yield GainSource(gain.op, seat, gain.n, label, answer=True)


def _most(state: HopesEndState, who: Who, seat: str) -> bool:
    most = max(state.count(one, _type(who)) for one in state.seats)
    return most > 0 and state.count(seat, _type(who)) == most


def _kinds(state: HopesEndState, who: Who, seat: str) -> bool:
    return len({state.box.morality[held.card].type for held in state.of(seat).cards}) == who.n


def _answer(state: HopesEndState, who: Who, seat: str) -> bool:
    return sum(held.answer == who.answer for held in state.of(seat).cards) >= who.n


def _score(state: HopesEndState, who: Who, seat: str) -> bool:
    scores = [state.score(one) for one in state.seats]
    return state.score(seat) == (max(scores) if who.score == "highest" else min(scores))


def _type(who: Who) -> Type:
    assert who.type is not None
    return who.type


_CONCERNS: Mapping[str, Callable[[HopesEndState, Who, str], bool]] = {
    "all": lambda _state, _who, _seat: True,
    "type": lambda state, who, seat: state.count(seat, _type(who)) >= who.n,
    "most": _most,
    "none": lambda state, who, seat: state.count(seat, _type(who)) == 0,
    "kinds": _kinds,
    "answer": _answer,
    "score": _score,
    "first": lambda state, _who, seat: seat == state.first,
}
