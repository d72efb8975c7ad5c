"""From one turn to the next: the change of round, removals, and the end (HI-290 to HI-296, HI-303)."""

from companion.games.hope_inhumanity import events as e
from companion.games.hope_inhumanity.death import remove_marked
from companion.games.hope_inhumanity.draft import Draft
from companion.games.hope_inhumanity.state import DICE, ROUNDS, Phase, State, Survivor


def begin_next_turn(draft: Draft) -> None:
    """Ends this turn: the round changes if it is due, then the marked leave, then the next seat plays."""
    end_round_if_due(draft)
    if draft.state.phase is not Phase.OVER:
        remove_marked(draft)
    if draft.state.phase is not Phase.OVER:
        end_round_if_due(draft)
    if draft.state.phase is not Phase.OVER:
        _begin_turn(draft, _next(draft.state))


def end_round_if_due(draft: Draft) -> None:
    """Begins a new round, with one more Hope die, or ends the game, once nobody has a turn left."""
    if _still_to_come(draft.state):
        return
    if draft.state.round == ROUNDS:
        _end(draft)
        return
    draft.add(e.RoundBegun(draft.state.round + 1))
    if draft.state.hope < DICE:
        draft.add(e.HopeGained(1))


def _end(draft: Draft) -> None:
    remove_marked(draft)
    if draft.state.phase is not Phase.OVER:
        draft.add(e.GameEnded(won=True))


def _still_to_come(state: State) -> list[Survivor]:
    return [survivor for survivor in state.living if survivor.seat not in state.had_turn]


def _next(state: State) -> Survivor:
    after = (*state.clockwise(state.active)[1:], state.acting)
    return next(survivor for survivor in after if survivor.alive and survivor.seat not in state.had_turn)


def _begin_turn(draft: Draft, survivor: Survivor) -> None:
    draft.add(e.TurnBegun(survivor.seat))
    if not any(draft.state.piles.values()):
        draft.add(e.TurnPassed(survivor.seat))
