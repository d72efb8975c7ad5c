"""Declarations in a Scene, their effects, and the end of support (HI-104 to HI-124)."""

from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.events.support import (
    HopeAdded,
    LastHopeDeclined,
    LastHopeWished,
    SupportClosed,
    SupportGiven,
    SupportKept,
    SupportLimited,
    SupportRefused,
    SupportReopened,
    SupportShown,
)
from companion.games.hope_inhumanity.playing import Phase
from companion.games.hope_inhumanity.rules import bonds
from companion.games.hope_inhumanity.rules.death import bury
from companion.games.hope_inhumanity.rules.resolution import deal_out_hopeless
from companion.games.hope_inhumanity.scene.support_limits import barred, may_use_last_hope, room
from companion.games.hope_inhumanity.scene.wishes import wishing
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.games.hope_inhumanity.survivor import Survivor


def undeclared(state: HopeInhumanityState) -> list[Survivor]:
    """The living players who may support and have neither done so, nor refused, nor wished for a die."""
    playing = state.running
    spoken = {*playing.wishes, *playing.sealed}
    spoken |= playing.content if playing.reopened else playing.supporters | playing.refused
    return [other for other in state.others if other.seat not in spoken and _is_asked(state, other)]


def open_support(draft: Draft) -> None:
    """Tells everybody what the card says about support, and closes it at once if nobody can be asked."""
    if draft.state.scene.support:
        draft.add(SupportLimited())
    close_if_all_declared(draft)


def more_may_wish(state: HopeInhumanityState) -> bool:
    """True if an open declaration could still wish for a Hope die, or a sealed one has."""
    left = undeclared(state)
    return bool(left) and (state.rulings.support_order == "secret" or any(one.humanity <= 0 for one in left))


def give(draft: Draft, seat: str, humanity: int, last_hope: int) -> None:
    """Puts dice beside those of the acting player, with what a Relationship says to that."""
    first = seat not in draft.state.running.stakes
    draft.add(SupportGiven(seat, humanity, last_hope))
    if first:
        bonds.supported(draft, seat)
        bury(draft)


def wish(draft: Draft, seat: str) -> None:
    """Gives a Hope die by Last Hope at once where there are enough for all; else the wish waits."""
    if draft.state.hope >= 1 + _others_who_may_wish(draft.state, seat):
        give(draft, seat, humanity=0, last_hope=1)
    else:
        draft.add(LastHopeWished(seat))


def close_if_all_declared(draft: Draft) -> None:
    """Settles the wishes once nobody can wish any more, and closes support with the last one (HI-111)."""
    if draft.state.phase is not Phase.SUPPORT or more_may_wish(draft.state) or draft.state.unsettled:
        return
    if not undeclared(draft.state):
        _show(draft)
    if not draft.state.unsettled:
        _settle(draft)
    if draft.state.phase is Phase.SUPPORT and _is_settled(draft.state):
        _close(draft)


def reopen(draft: Draft) -> None:
    """Opens support once more after Hope dice have raised the limit, if anybody could give more (A-20)."""
    if undeclared(SupportReopened().evolve(draft.state)):
        draft.add(SupportReopened())


def _is_settled(state: HopeInhumanityState) -> bool:
    return not (wishing(state) or undeclared(state) or state.unsettled)


def _is_asked(state: HopeInhumanityState, survivor: Survivor) -> bool:
    if state.running.reopened:
        return room(state, survivor) > 0 or may_use_last_hope(state, survivor)
    return not barred(state, survivor)


def _close(draft: Draft) -> None:
    if not draft.state.running.in_the_middle:
        deal_out_hopeless(draft)
        return
    first = not draft.state.running.reopened
    draft.add(SupportClosed())
    if first:
        bonds.refused(draft)
        bury(draft)
    if draft.state.phase is Phase.HOPE and _nothing_to_add(draft.state):
        draft.add(HopeAdded(0))


def _nothing_to_add(state: HopeInhumanityState) -> bool:
    return (state.hope == 0 or state.actor_lost) and not state.unsettled


def _show(draft: Draft) -> None:
    """Opens the sealed declarations together; only then do they have their effects (A-06)."""
    sealed, before = draft.state.running.sealed, draft.state.running.supporters
    if not sealed:
        return
    draft.add(SupportShown())
    for survivor in draft.state.others:
        _declare(draft, survivor, sealed.get(survivor.seat, ""))
    for survivor in draft.state.others:
        if survivor.seat in draft.state.running.supporters - before:
            bonds.supported(draft, survivor.seat)
    bury(draft)


def _declare(draft: Draft, survivor: Survivor, said: str) -> None:
    most = room(draft.state, survivor)
    if said == "refuse":
        draft.add(SupportRefused(survivor.seat))
    elif said == "keep":
        draft.add(SupportKept(survivor.seat))
    elif said == "last-hope" and not barred(draft.state, survivor):
        draft.add(LastHopeWished(survivor.seat))
    elif said.isdigit() and most:
        draft.add(SupportGiven(survivor.seat, min(int(said), most), 0))


def _settle(draft: Draft) -> None:
    waiting = wishing(draft.state)
    if draft.state.hope == 0:
        for survivor in waiting:
            draft.add(LastHopeDeclined(survivor.seat))
    elif len(waiting) <= draft.state.hope and not draft.state.running.passed_on:
        for survivor in waiting:
            _serve(draft, survivor.seat)


def _serve(draft: Draft, seat: str) -> None:
    """Gives the Hope die that was wished for, unless it was taken along by a death."""
    if seat in draft.state.running.wishes and draft.state.hope:
        give(draft, seat, humanity=0, last_hope=1)
    elif seat in draft.state.running.wishes:
        draft.add(LastHopeDeclined(seat))


def _others_who_may_wish(state: HopeInhumanityState, seat: str) -> int:
    playing = state.running
    settled = playing.supporters | (playing.content if playing.reopened else playing.refused) | {seat}
    left = (survivor for survivor in state.others if survivor.seat not in settled)
    return sum(survivor.humanity <= 0 or survivor.seat in playing.wishes for survivor in left)
