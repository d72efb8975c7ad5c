"""A Scene without a rating asks everybody, the acting player last (HI-172 to HI-185)."""

from collections.abc import Iterator

from companion.engine.answers import Answer
from companion.engine.questions import Choose, Option, Question
from companion.engine.words import say
from companion.games.hope_inhumanity.draft import Draft
from companion.games.hope_inhumanity.events import QuestionAnswered
from companion.games.hope_inhumanity.resolution import deal_out_answers
from companion.games.hope_inhumanity.state import State
from companion.games.hope_inhumanity.steps.reading import chosen

ACCEPT = Option("accept", say("accept"))
REFUSE = Option("refuse", say("refuse-answer"), plain=True)


def ask(state: State) -> Iterator[Question]:
    """Asks the next in turn, from the acting player's left (HI-176, HI-177)."""
    survivor = state.unanswered[0]
    yield Question(
        id=f"answer:{survivor.seat}",
        to=survivor.seat,
        prompt=say("ask-answer"),
        hint=say("ask-answer-hint"),
        form=Choose((ACCEPT, REFUSE)),
        public=say("wait-answer", name=survivor.name),
    )


def decide(draft: Draft, answer: Answer) -> None:
    """Takes the answer; after the last one rewards and penalties are dealt out (HI-178)."""
    seat = answer.question.partition(":")[2]
    draft.add(QuestionAnswered(seat, accepted=chosen(answer) == "accept"))
    if not draft.state.unanswered:
        deal_out_answers(draft)
