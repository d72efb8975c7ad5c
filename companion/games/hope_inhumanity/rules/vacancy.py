"""Skips open steps whose player or object is gone (A-38, A-39)."""

from companion.games.hope_inhumanity.events.course import TurnResolved
from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.events.scenes import SceneLost
from companion.games.hope_inhumanity.events.support import HopeAdded
from companion.games.hope_inhumanity.playing import Phase
from companion.games.hope_inhumanity.rules.empty_handed import act_without_a_die
from companion.games.hope_inhumanity.rules.resolution import settle_answers
from companion.games.hope_inhumanity.rules.rounds import go_on_to_next_turn
from companion.games.hope_inhumanity.rules.support import close_if_all_declared
from companion.games.hope_inhumanity.state import HopeInhumanityState


def go_on(draft: Draft) -> None:
    """Takes the steps that nobody and nothing is left for; dice that were put in stay in.

    Nothing goes on while questions to a lost character's player are open. Act is final, so a Scene whose
    acting player has no die left to commit fails for everybody (HI-094).
    """
    if not draft.state.unsettled:
        _take_the_step(draft)
    if _comes_to_nothing(draft.state):
        draft.add(SceneLost())
        draft.add(TurnResolved())


def _comes_to_nothing(state: HopeInhumanityState) -> bool:
    """True if the acting player died with dice in the middle, and the table loses these dice (A-38)."""
    gathering = state.phase in {Phase.SUPPORT, Phase.HOPE, Phase.ROLL} and not state.unsettled
    return gathering and state.rulings.actor_death == "loses" and state.running.late is not None


def _take_the_step(draft: Draft) -> None:
    state = draft.state
    match state.phase:
        case Phase.BETWEEN:
            go_on_to_next_turn(draft)
        case Phase.DRAW if state.actor_lost or state.active in state.had_turn:
            draft.add(TurnResolved())
        case Phase.DECLARE | Phase.COMMIT if state.actor_lost:
            draft.add(TurnResolved())
        case Phase.COMMIT if state.empty_handed:
            act_without_a_die(draft)
        case Phase.SUPPORT:
            close_if_all_declared(draft)
        case Phase.HOPE if state.actor_lost or state.hope == 0:
            draft.add(HopeAdded(0))
        case Phase.ANSWERS:
            settle_answers(draft)
        case _:
            pass
