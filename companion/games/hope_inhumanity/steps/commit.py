"""The acting player puts dice into the middle: Humanity, or a Hope die by Last Hope (HI-098 to HI-119)."""

from collections.abc import Iterator

from companion.engine.answers import Answer, Counted
from companion.engine.questions import Choose, Form, HowMany, Question
from companion.engine.words import say
from companion.games.hope_inhumanity.draft import Draft
from companion.games.hope_inhumanity.events import DiceCommitted
from companion.games.hope_inhumanity.state import State
from companion.games.hope_inhumanity.steps.support import LAST_HOPE
from companion.games.hope_inhumanity.support import close_if_all_declared


def ask(state: State) -> Iterator[Question]:
    """Asks how many dice; without Humanity the one way in is Last Hope (HI-097, HI-117)."""
    yield Question(
        id="commit",
        to=state.active,
        prompt=say("ask-commit"),
        hint=say("ask-commit-hint"),
        form=_form(state),
        public=say("wait-commit", name=state.acting.name),
    )


def decide(draft: Draft, answer: Answer) -> None:
    """Commits, for good (HI-102); support opens."""
    humanity = answer.value.number if isinstance(answer.value, Counted) else 0
    draft.add(DiceCommitted(draft.state.active, humanity, last_hope=0 if humanity else 1))
    close_if_all_declared(draft)


def _form(state: State) -> Form:
    acting = state.acting
    if acting.humanity <= 0:
        return Choose((LAST_HOPE,))
    return HowMany(1, acting.humanity, say("humanity-dice"), acting.colour)
