"""Who has declared in a Scene, who wishes for a Hope die, and when support closes (HI-104 to HI-124)."""

from companion.games.hope_inhumanity import bonds
from companion.games.hope_inhumanity import events as e
from companion.games.hope_inhumanity.death import bury
from companion.games.hope_inhumanity.draft import Draft
from companion.games.hope_inhumanity.state import Phase, State, Survivor


def undeclared(state: State) -> list[Survivor]:
    """The living players who have neither supported, nor refused, nor wished for a Hope die."""
    playing = state.running
    spoken = playing.supporters | playing.refused | playing.wishes
    return [survivor for survivor in state.others if survivor.seat not in spoken]


def wishing(state: State) -> list[Survivor]:
    """Those who wish for a Hope die: least penalty by conditions first, ties clockwise (HI-121, HI-122)."""
    wishes = [survivor for survivor in state.others if survivor.seat in state.running.wishes]
    return sorted(wishes, key=lambda survivor: survivor.penalty)


def give(draft: Draft, seat: str, humanity: int, last_hope: int) -> None:
    """Puts dice beside those of the acting player, with what a Relationship says to that."""
    first = seat not in draft.state.running.stakes
    draft.add(e.SupportGiven(seat, humanity, last_hope))
    if first:
        bonds.supported(draft, seat)
        bury(draft)


def wish(draft: Draft, seat: str) -> None:
    """Gives a Hope die by Last Hope at once where there are enough for all; else the wish waits."""
    if draft.state.hope >= 1 + _others_who_may_wish(draft.state, seat):
        give(draft, seat, humanity=0, last_hope=1)
    else:
        draft.add(e.LastHopeWished(seat))


def close_if_all_declared(draft: Draft) -> None:
    """Closes support once nobody's declaration is missing and every wish is settled (HI-111)."""
    if undeclared(draft.state) or draft.state.phase is not Phase.SUPPORT:
        return
    _settle(draft)
    if draft.state.phase is Phase.SUPPORT and not wishing(draft.state):
        draft.add(e.SupportClosed())
        if draft.state.hope == 0 or not draft.state.acting.alive:
            draft.add(e.HopeAdded(0))


def _settle(draft: Draft) -> None:
    waiting = wishing(draft.state)
    if draft.state.hope == 0:
        for survivor in waiting:
            draft.add(e.LastHopeDeclined(survivor.seat))
    elif len(waiting) <= draft.state.hope:
        for survivor in waiting:
            give(draft, survivor.seat, humanity=0, last_hope=1)


def _others_who_may_wish(state: State, seat: str) -> int:
    settled = state.running.supporters | state.running.refused | {seat}
    left = (survivor for survivor in state.others if survivor.seat not in settled)
    return sum(survivor.humanity <= 0 or survivor.seat in state.running.wishes for survivor in left)
