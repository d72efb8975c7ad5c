"""Too few Hope dice for all who wish one: the least burdened is asked first (HI-121 to HI-123, A-21)."""

from collections.abc import Iterator

from companion.engine.answers import Answer
from companion.engine.questions import Choose, Option, Question
from companion.engine.words import say
from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.events.support import LastHopeDeclined, LastHopeFavoured
from companion.games.hope_inhumanity.rules.support import give
from companion.games.hope_inhumanity.rules.vacancy import go_on
from companion.games.hope_inhumanity.scene.support_limits import owes_last_hope
from companion.games.hope_inhumanity.scene.wishes import tied, wishing
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.kit.choosing import choose
from companion.kit.reading import chosen

TAKE = Option("take", say("last-hope-take"))
LEAVE = Option("leave", say("last-hope-leave"))


def ask(state: HopeInhumanityState) -> Iterator[Question]:
    """Offers a die to the first in the order; one that was left is offered to the next (HI-123)."""
    first, passed_on = wishing(state)[0], state.running.passed_on
    yield Question(
        id=f"offer:{first.seat}",
        to=first.seat,
        prompt=say("ask-last-hope-next") if passed_on else say("ask-last-hope", n=state.hope),
        hint=None if passed_on else say("ask-last-hope-hint"),
        form=Choose((TAKE,) if owes_last_hope(state, first) else (TAKE, LEAVE)),
        public=say("wait-last-hope-next" if passed_on else "wait-last-hope", name=first.name),
    )


def decide(draft: Draft, answer: Answer) -> None:
    """Gives the die, or leaves it to the next."""
    seat = answer.question.partition(":")[2]
    if chosen(answer) == TAKE.id:
        give(draft, seat, humanity=0, last_hope=1)
    else:
        draft.add(LastHopeDeclined(seat))
    go_on(draft)


def ask_tie(state: HopeInhumanityState) -> Iterator[Question]:
    """Asks the acting player whom of the equally burdened to offer a die first (A-21)."""
    yield Question(
        id="tie",
        to=state.active,
        prompt=say("ask-tie"),
        form=choose(Option(one.seat, one.name, seat=one.seat) for one in tied(state)),
        public=say("wait-tie", name=state.acting.name),
    )


def decide_tie(draft: Draft, answer: Answer) -> None:
    """Puts that player first; the others stay in their order."""
    draft.add(LastHopeFavoured(chosen(answer)))
