"""A History card carried out: ruin before all else, what it brings, then repairs (HE-018, HE-032)."""

from companion.engine.refusal import refuse
from companion.games.hopes_end.cards import Op
from companion.games.hopes_end.concerning import dues_of, repairs_of, ruins_of
from companion.games.hopes_end.events.event import Draft
from companion.games.hopes_end.events.history import (
    AllowancesCleared,
    Allowed,
    Brought,
    DoneByHand,
    Ended,
    HandDone,
    HistoryDrawn,
    Ordered,
    Repaired,
    RepairsDone,
    RoundBegan,
)
from companion.games.hopes_end.events.ruin import (
    ChooserNamed,
    OrderDone,
    PassAnswered,
    PassAsked,
    Ruined,
    Spared,
)
from companion.games.hopes_end.rules.turn import begin_turn
from companion.games.hopes_end.state import HopesEndState
from companion.games.hopes_end.town.town import repairable


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
    draft.add(Ordered(ruins_of(draft.state), dues_of(draft.state), repairs_of(draft.state)))
    carry_on(draft)


def ruin(draft: Draft, x: int, y: int) -> None:
    """A chooser ruins a tile; with the forty-first everything is lost at once (HE-039, HE-071)."""
    chooser = draft.state.chooser
    assert chooser is not None
    draft.add(Ruined(chooser, x, y))
    if draft.state.rulings.loss == "at-once" and _is_lost(draft):
        return
    _name_next(draft, chooser)
    carry_on(draft)


def ask_to_pass(draft: Draft) -> None:
    """A chooser would rather ruin nothing (HE-A44)."""
    assert draft.state.chooser is not None
    draft.add(PassAsked(draft.state.chooser))


def answer_to_pass(draft: Draft, seat: str, *, agreed: bool) -> None:
    """One of the others agrees, or not; if all do, the next one chooses (HE-A44)."""
    chooser = draft.state.chooser
    assert chooser is not None
    draft.add(PassAnswered(seat, agreed))
    if not draft.state.passing and agreed:
        _name_next(draft, chooser)
        carry_on(draft)


def repair(draft: Draft, x: int, y: int) -> None:
    """Repairs a tile."""
    draft.add(Repaired(draft.state.repairs[0].seat, x, y))
    carry_on(draft)


def stop_repairing(draft: Draft) -> None:
    """Gives up the remaining repairs."""
    draft.add(RepairsDone())
    carry_on(draft)


def do_by_hand(draft: Draft, op: Op, n: int, seat: str) -> None:
    """The table does some of what a card says (HE-A35)."""
    draft.add(DoneByHand(op, seat, n))
    carry_on(draft)


def end_by_hand(draft: Draft) -> None:
    """The table has done all that a card says."""
    draft.add(HandDone())
    carry_on(draft)


def carry_on(draft: Draft) -> None:
    """Carries the card out up to the next choice, and then a new round begins."""
    while draft.state.ruins:
        if _waits_for_a_chooser(draft):
            return
    if not draft.state.judged:
        _bring(draft)
    while draft.state.repairs:
        order = draft.state.repairs[0]
        if order.n > 0 and repairable(draft.state.town, order.seat):
            return
        draft.add(RepairsDone())
    if draft.state.by_hand or _is_lost(draft):
        return
    draft.add(RoundBegan() if draft.state.tiles_left else Ended("ended"))
    begin_turn(draft)


def _bring(draft: Draft) -> None:
    """Gains of the card besides ruin and repairs, with those of marked answers (HE-A36)."""
    if draft.state.rulings.named == "after":
        draft.add(Ordered((), dues_of(draft.state), repairs_of(draft.state)))
    draft.add(AllowancesCleared())
    for due in draft.state.dues:
        draft.add(Brought(due.op, due.seat, due.n, due.answered))
    draft.add(Allowed())


def _is_lost(draft: Draft) -> bool:
    """Ends the game if more is ruined than can be borne (HE-039, HE-A1)."""
    if draft.state.ruined <= draft.state.borne:
        return False
    draft.add(Ended("lost"))
    return True


def _waits_for_a_chooser(draft: Draft) -> bool:
    """True if the first order waits for a chooser; orders that are done or blocked are removed."""
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
        draft.add(ChooserNamed(_first_chooser(draft.state, order.seat)))
    return True


def _name_next(draft: Draft, chooser: str) -> None:
    """The next of the others, clockwise, round and round (HE-034)."""
    others = _others(draft.state, draft.state.ruins[0].seat)
    draft.add(ChooserNamed(others[(others.index(chooser) + 1) % len(others)]))


def _first_chooser(state: HopesEndState, victim: str) -> str:
    """Player at the victim's left; with a ruling, the one after the last chooser (HE-A32)."""
    others = _others(state, victim)
    if state.rulings.choosers == "anew" or state.chose is None:
        return others[0]
    return next(seat for seat in (*state.clockwise(state.chose)[1:], state.chose) if seat in others)


def _others(state: HopesEndState, victim: str) -> tuple[str, ...]:
    """All but the victim, from their left on."""
    return state.clockwise(victim)[1:]
