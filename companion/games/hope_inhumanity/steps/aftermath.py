"""The Scene is told and its dice are put aside; then the next turn begins (HI-050, HI-088)."""

from collections.abc import Iterator

from companion.engine.answers import Answer
from companion.engine.questions import Choose, Option, Question
from companion.engine.words import say
from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.rules.rounds import begin_next_turn
from companion.games.hope_inhumanity.state import HopeInhumanityState


def ask(state: HopeInhumanityState) -> Iterator[Question]:
    """Asks the table to go on."""
    yield Question(
        id="next-turn",
        to=None,
        prompt=say("ask-next-turn"),
        hint=say("ask-next-turn-hint") if state.playing and state.playing.in_the_middle else None,
        form=Choose((Option("go-on", say("next-turn")),)),
        public=say("ask-next-turn"),
    )


def decide(draft: Draft, _answer: Answer) -> None:
    """Ends the turn; the round changes if it is due, and the marked leave."""
    begin_next_turn(draft)
