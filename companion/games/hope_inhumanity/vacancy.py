"""The turn goes on without those who died in the middle of it (A-38, A-39)."""

from companion.games.hope_inhumanity.draft import Draft
from companion.games.hope_inhumanity.events import HopeAdded, TurnResolved
from companion.games.hope_inhumanity.resolution import deal_out_answers
from companion.games.hope_inhumanity.state import Phase
from companion.games.hope_inhumanity.support import close_if_all_declared


def go_on_without_the_dead(draft: Draft) -> None:
    """Takes the steps that nobody is left to take; dice that were put in stay in."""
    actor_died = not draft.state.acting.alive
    match draft.state.phase:
        case Phase.DRAW | Phase.DECLARE | Phase.COMMIT if actor_died:
            draft.add(TurnResolved())
        case Phase.SUPPORT:
            close_if_all_declared(draft)
        case Phase.HOPE if actor_died:
            draft.add(HopeAdded(0))
        case Phase.ANSWERS if not draft.state.unanswered:
            deal_out_answers(draft)
        case _:
            pass
