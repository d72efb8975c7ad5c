"""Too few Hope dice, and two carry equally little: the acting player names who is asked first (A-21)."""

from collections.abc import Iterator

from companion.engine.answers import Answer
from companion.engine.questions import Option, Question
from companion.engine.words import say
from companion.games.hope_inhumanity.draft import Draft
from companion.games.hope_inhumanity.events import LastHopeFavoured
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.games.hope_inhumanity.steps.reading import chosen
from companion.games.hope_inhumanity.wishes import tied
from companion.kit.choosing import choose


def ask(state: HopeInhumanityState) -> Iterator[Question]:
    """Asks the acting player for one of the equally burdened."""
    yield Question(
        id="tie",
        to=state.active,
        prompt=say("ask-tie"),
        form=choose(Option(one.seat, one.name, seat=one.seat) for one in tied(state)),
        public=say("wait-tie", name=state.acting.name),
    )


def decide(draft: Draft, answer: Answer) -> None:
    """Puts that player first; the others stay in their order."""
    draft.add(LastHopeFavoured(chosen(answer)))
