"""After support the acting player may add Hope dice, from none to all (HI-126 to HI-132)."""

from collections.abc import Iterator

from companion.engine.answers import Answer
from companion.engine.questions import HowMany, Pushed, Question
from companion.engine.words import say
from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.events.support import HopeAdded
from companion.games.hope_inhumanity.rules.support import reopen
from companion.games.hope_inhumanity.scene.middle import hope_in_the_middle
from companion.games.hope_inhumanity.state import HOPE_COLOUR, HopeInhumanityState
from companion.kit.reading import counted


def ask(state: HopeInhumanityState) -> Iterator[Question]:
    """Asks for the number; the step is the same for any hidden rating (HI-063)."""
    yield Question(
        id="hope",
        to=state.active,
        prompt=say("ask-hope"),
        hint=say("ask-hope-hint", n=state.hope),
        form=HowMany(0, state.hope, say("hope-dice"), HOPE_COLOUR),
        public=say("wait-hope", name=state.acting.name),
        pushed=Pushed(HOPE_COLOUR, hope_in_the_middle(state)),
    )


def decide(draft: Draft, answer: Answer) -> None:
    """Adds the dice; they do not come back (HI-130), and may open support once more (A-20)."""
    draft.add(HopeAdded(counted(answer)))
    if draft.state.running.hope and draft.state.rulings.hope_raises_limit:
        reopen(draft)
