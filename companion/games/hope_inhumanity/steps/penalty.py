"""A moment before a penalty lands, the same for every hand; then it goes on by itself (HI-197, HI-264)."""

from collections.abc import Iterator

from companion.engine.answers import Answer
from companion.engine.questions import Choose, Option, Question
from companion.engine.words import say
from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.events.scenes import AllWait
from companion.games.hope_inhumanity.rules.resolution import land
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.kit.reading import chosen

GO_ON, WAIT = "go-on", "wait"


def ask(state: HopeInhumanityState) -> Iterator[Question]:
    """Goes on after the same time for all, unless anybody wants all to wait."""
    held = state.running.held
    more = () if held else (Option(WAIT, say("penalty-wait"), plain=True),)
    yield Question(
        id="penalty",
        to=None,
        prompt=say("ask-penalty"),
        hint=say("ask-penalty-held" if held else "ask-penalty-hint"),
        form=Choose((Option(GO_ON, say("let-it-land")), *more)),
        public=say("ask-penalty"),
        lapses=None if held else GO_ON,
    )


def decide(draft: Draft, answer: Answer) -> None:
    """Lets it land, or has all wait."""
    if chosen(answer) == WAIT:
        draft.add(AllWait())
    else:
        land(draft)
