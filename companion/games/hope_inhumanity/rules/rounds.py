"""From one turn to the next: the change of round, removals, and the end (HI-290 to HI-296, HI-303)."""

from companion.games.hope_inhumanity.events.course import (
    GameEnded,
    RoundBegun,
    ScenesReshuffled,
    TurnBegun,
    TurnEnded,
    TurnPassed,
    TurnResolved,
    TurnSatOut,
)
from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.playing import Phase
from companion.games.hope_inhumanity.rules import bonds, hope_pool, personality_triggers
from companion.games.hope_inhumanity.rules.death import bury, remove_marked
from companion.games.hope_inhumanity.scene.order import next_up, still_to_come
from companion.games.hope_inhumanity.state import ROUNDS, HopeInhumanityState
from companion.games.hope_inhumanity.survivor import Survivor


def begin_next_turn(draft: Draft) -> None:
    """Ends this turn: the round changes if it is due, then the marked leave, then the next seat plays.

    One house rule lets the marked leave before the new round brings Hope (HI-295, A-46).
    """
    _say_good_night(draft)
    if _is_over(draft.state):
        return
    draft.add(TurnEnded())
    if is_last(draft.state) or not (draft.state.rulings.removal_before_round or draft.state.unsettled):
        _end_round_if_due(draft)
    if not _is_over(draft.state):
        remove_marked(draft, _spared(draft.state))
    go_on_to_next_turn(draft)


def go_on_to_next_turn(draft: Draft) -> None:
    """Begins the next turn, perhaps that of a new round, once nothing of the lost is left to settle."""
    while _may_go_on(draft.state):
        _end_round_if_due(draft)
        if not _may_go_on(draft.state):
            return
        following = next_up(draft.state)
        if not following.sits_out:
            begin_turn(draft, following)
            return
        draft.add(TurnSatOut(following.seat))


def begin_turn(draft: Draft, survivor: Survivor) -> None:
    """Begins the turn of that character, which may pass without a Scene."""
    draft.add(TurnBegun(survivor.seat))
    if not any(draft.state.piles.values()):
        draft.add(ScenesReshuffled() if draft.state.rulings.scenes_return else TurnPassed(survivor.seat))
    personality_triggers.turn_begun(draft)
    bury(draft)
    if draft.state.actor_lost and _may_go_on(draft.state) and draft.state.phase is Phase.DRAW:
        draft.add(TurnResolved())


def _is_over(state: HopeInhumanityState) -> bool:
    return state.phase is Phase.OVER


def _may_go_on(state: HopeInhumanityState) -> bool:
    return not _is_over(state) and not state.unsettled


def _say_good_night(draft: Draft) -> None:
    """Triggers open cards at the end of a turn."""
    personality_triggers.turn_ended(draft)
    bonds.had_turns(draft)
    bury(draft)


def _end_round_if_due(draft: Draft) -> None:
    """Begins a new round, with one more Hope die, or ends the game, once nobody has a turn left."""
    if still_to_come(draft.state):
        return
    if is_last(draft.state):
        _end(draft)
        return
    personality_triggers.round_ended(draft)
    bury(draft)
    if _is_over(draft.state):
        return
    draft.add(RoundBegun(draft.state.round + 1))
    for event in hope_pool.gain(draft.state, 1):
        draft.add(event)
    personality_triggers.round_begun(draft)
    bury(draft)


def is_last(state: HopeInhumanityState) -> bool:
    """True if the last turn of the last round has been played."""
    return state.round == ROUNDS and not still_to_come(state)


def _end(draft: Draft) -> None:
    """Counts the survivors; the marked are none, and neither is who is lost over losing them (HI-212)."""
    if not draft.state.rulings.last_turn_survives:
        while any(survivor.marked for survivor in draft.state.living):
            remove_marked(draft)
    if draft.state.phase is not Phase.OVER:
        draft.add(GameEnded(won=True))


def _spared(state: HopeInhumanityState) -> str:
    """Marked seat that still has its turn, by one house rule; not twice in a row (HI-211, A-44)."""
    following = next_up(state).seat if state.living else ""
    return following if state.rulings.marked_take_their_turn and following != state.active else ""
