"""Before the first turn: the table talks about who these people are; nobody is hurried."""

from collections.abc import Iterator

from companion.engine.answers import Answer
from companion.engine.questions import Choose, Option, Question
from companion.engine.words import say
from companion.games.hope_inhumanity.events.course import JourneyBegun
from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.rules.rounds import begin_turn
from companion.games.hope_inhumanity.state import HopeInhumanityState


def ask(state: HopeInhumanityState) -> Iterator[Question]:
    """Asks the table whether everybody has been introduced (HI-036, HI-038)."""
    yield Question(
        id="introduction",
        to=None,
        prompt=say("ask-introduction"),
        hint=say("ask-introduction-hint", name=state.acting.name),
        form=Choose((Option("go-on", say("set-out")),)),
        public=say("ask-introduction"),
    )


def decide(draft: Draft, _answer: Answer) -> None:
    """Begins the first turn (HI-025, HI-026)."""
    draft.add(JourneyBegun())
    begin_turn(draft, draft.state.acting)
