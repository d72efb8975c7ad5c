"""Wishes for scarce Hope dice, and the order of offering them (HI-121 to HI-123)."""

from companion.engine.shuffle import shuffled
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.games.hope_inhumanity.survivor import Survivor


def wishing(state: HopeInhumanityState) -> list[Survivor]:
    """Those who wish for a Hope die, the least burdened first (HI-121); ties as A-21 has it (HI-122)."""
    wishes = [survivor for survivor in state.others if survivor.seat in state.running.wishes]
    order = _order_of_ties(state)
    return sorted(wishes, key=lambda one: (burden(state, one), order.index(one.seat)))


def tied(state: HopeInhumanityState) -> list[Survivor]:
    """Those among whom the acting player has to name the first; nobody where the order is clear (A-21)."""
    waiting = wishing(state)
    if state.rulings.last_hope_tie != "actor" or state.actor_lost or not waiting:
        return []
    equal = [one for one in waiting if burden(state, one) == burden(state, waiting[0])]
    settled = len(equal) == 1 or state.running.favoured in {one.seat for one in equal}
    return [] if settled else equal


def burden(state: HopeInhumanityState, survivor: Survivor) -> int:
    """Weight of conditions: the hardship they add, or their number of cards (A-22)."""
    if state.rulings.last_hope_measure == "cards":
        return (survivor.hunger > 0) + (survivor.harm > 0)
    return survivor.penalty


def _order_of_ties(state: HopeInhumanityState) -> list[str]:
    seats = [survivor.seat for survivor in state.others]
    if state.rulings.last_hope_tie == "random":
        return list(shuffled(seats, state.seed, f"last hope of round {state.round}, {state.active}"))
    return sorted(seats, key=lambda seat: seat != state.running.favoured)
