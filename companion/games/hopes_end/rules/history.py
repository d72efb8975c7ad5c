"""A History card: whom it concerns, ruin before all else, what it brings, then repairs (HE-018, HE-030)."""

from collections.abc import Callable, Iterator, Mapping

from companion.engine.refusal import refuse
from companion.games.hopes_end.cards import Effect, Op, Type, Who
from companion.games.hopes_end.draft import Draft
from companion.games.hopes_end.events import (
    AllowancesCleared,
    Allowed,
    Brought,
    ChooserNamed,
    Ended,
    HistoryDrawn,
    OrderDone,
    Ordered,
    Repaired,
    RepairsDone,
    RoundBegan,
    Ruined,
    Spared,
)
from companion.games.hopes_end.state import LIMIT, Due, Order, State
from companion.games.hopes_end.town import repairable

BRINGS = (Op.PLACE, Op.POINTS, Op.SPARE)


def draw_history(draft: Draft) -> None:
    """The next card lies open, and everything happens for which nobody has to choose."""
    state = draft.state
    deck = None
    if not state.history_deck:
        lying = (state.history,) if state.history else ()
        deck = draft.shuffled((*state.history_discard, *lying))
    cards = state.history_deck if deck is None else deck
    if not cards:
        raise refuse("refused-ends-no-history")
    draft.add(HistoryDrawn(cards[0], deck))
    draft.add(Ordered(*_orders(draft.state)))
    carry_on(draft)


def ruin(draft: Draft, x: int, y: int) -> None:
    """A chooser ruins a tile; with the forty-first everything is lost at once (HE-039, HE-071)."""
    chooser = draft.state.chooser
    assert chooser is not None
    draft.add(Ruined(chooser, x, y))
    if draft.state.ruined > _borne(draft.state):
        draft.add(Ended("lost"))
        return
    _name_next(draft, chooser)
    carry_on(draft)


def repair(draft: Draft, x: int, y: int) -> None:
    """Somebody turns a tile back."""
    draft.add(Repaired(draft.state.repairs[0].seat, x, y))
    carry_on(draft)


def stop_repairing(draft: Draft) -> None:
    """Somebody gives up the rest of their repairs."""
    draft.add(RepairsDone())
    carry_on(draft)


def carry_on(draft: Draft) -> None:
    """Carries the card out up to the next choice, and then a new round begins."""
    while draft.state.ruins:
        if _waits_for_a_chooser(draft):
            return
    if not draft.state.judged:
        draft.add(AllowancesCleared())
        for due in draft.state.dues:
            draft.add(Brought(due.op, due.seat, due.n))
        draft.add(Allowed())
    while draft.state.repairs:
        order = draft.state.repairs[0]
        if order.n > 0 and repairable(draft.state.town, order.seat):
            return
        draft.add(RepairsDone())
    draft.add(RoundBegan())


def concerned(state: State, who: Who) -> tuple[str, ...]:
    """The seats that an effect concerns, clockwise from the first player."""
    assert state.first is not None
    return tuple(seat for seat in state.clockwise(state.first) if _CONCERNS[who.kind](state, who, seat))


def _orders(state: State) -> tuple[tuple[Order, ...], tuple[Due, ...], tuple[Order, ...]]:
    assert state.history is not None
    effects = state.box.history[state.history].effects
    amounts = [(effect, seat, n) for effect in effects for seat, n in _amounts(state, effect)]
    ruins = tuple(Order(seat, n) for effect, seat, n in amounts if effect.op is Op.RUIN and n > 0)
    brought = tuple(Due(effect.op, seat, n) for effect, seat, n in amounts if effect.op in BRINGS)
    repairs = tuple(Order(seat, n) for effect, seat, n in amounts if effect.op is Op.REPAIR and n > 0)
    if state.rulings.mending == "never":
        repairs = ()
    return ruins, (*brought, *_answers(state)), repairs


def _amounts(state: State, effect: Effect) -> Iterator[tuple[str, int]]:
    for seat in concerned(state, effect.who):
        yield seat, effect.n * (state.count(seat, effect.per) if effect.per else 1)


def _answers(state: State) -> Iterator[Due]:
    """What marked answers bring, seats clockwise from the first player (HE-014)."""
    assert state.first is not None
    for seat in state.clockwise(state.first):
        for held in state.of(seat).cards:
            for gain in state.box.morality[held.card].gains[(held.answer or 1) - 1]:
                yield Due(gain.op, seat, gain.n)


def _borne(state: State) -> int:
    return LIMIT if state.rulings.limit == "above" else LIMIT - 1


def _waits_for_a_chooser(draft: Draft) -> bool:
    """Whether the first order waits for somebody; one that is done, or can go no further, is put away."""
    order = draft.state.ruins[0]
    if draft.state.chooser is None:
        spared = min(order.n, draft.state.of(order.seat).spare)
        if spared:
            draft.add(Spared(order.seat, spared))
            order = draft.state.ruins[0]
    if order.n <= 0 or not draft.state.ruinable(order.seat):
        draft.add(OrderDone())
        return False
    if draft.state.chooser is None:
        draft.add(ChooserNamed(_others(draft.state, order.seat)[0]))
    return True


def _name_next(draft: Draft, chooser: str) -> None:
    """The next of the others, clockwise, round and round (HE-034)."""
    others = _others(draft.state, draft.state.ruins[0].seat)
    draft.add(ChooserNamed(others[(others.index(chooser) + 1) % len(others)]))


def _others(state: State, victim: str) -> tuple[str, ...]:
    """All but the victim, from their left on."""
    return state.clockwise(victim)[1:]


def _most(state: State, who: Who, seat: str) -> bool:
    most = max(state.count(one, _type(who)) for one in state.seats)
    return most > 0 and state.count(seat, _type(who)) == most


def _kinds(state: State, who: Who, seat: str) -> bool:
    return len({state.box.morality[held.card].type for held in state.of(seat).cards}) == who.n


def _answer(state: State, who: Who, seat: str) -> bool:
    return sum(held.answer == who.answer for held in state.of(seat).cards) >= who.n


def _score(state: State, who: Who, seat: str) -> bool:
    scores = [state.score(one) for one in state.seats]
    return state.score(seat) == (max(scores) if who.score == "highest" else min(scores))


def _type(who: Who) -> Type:
    assert who.type is not None
    return who.type


_CONCERNS: Mapping[str, Callable[[State, Who, str], bool]] = {
    "all": lambda _state, _who, _seat: True,
    "type": lambda state, who, seat: state.count(seat, _type(who)) >= who.n,
    "most": _most,
    "none": lambda state, who, seat: state.count(seat, _type(who)) == 0,
    "kinds": _kinds,
    "answer": _answer,
    "score": _score,
    "first": lambda state, _who, seat: seat == state.first,
}
