"""The turn goes on when a Trait took away whom, or what, its open step waits for (A-38, A-39)."""

from companion.games.hope_inhumanity.draft import Draft
from companion.games.hope_inhumanity.empty_handed import act_without_a_die
from companion.games.hope_inhumanity.events import HopeAdded, TurnResolved
from companion.games.hope_inhumanity.resolution import settle_answers
from companion.games.hope_inhumanity.state import Phase
from companion.games.hope_inhumanity.support import close_if_all_declared


def go_on(draft: Draft) -> None:
    """Takes the steps that nobody and nothing is left for; dice that were put in stay in."""
    actor_died = not draft.state.acting.alive
    match draft.state.phase:
        case Phase.DRAW | Phase.DECLARE | Phase.COMMIT if actor_died:
            draft.add(TurnResolved())
        case Phase.COMMIT if draft.state.empty_handed:
            act_without_a_die(draft)
        case Phase.SUPPORT:
            close_if_all_declared(draft)
        case Phase.HOPE if actor_died or draft.state.hope == 0:
            draft.add(HopeAdded(0))
        case Phase.ANSWERS:
            settle_answers(draft)
        case _:
            pass
