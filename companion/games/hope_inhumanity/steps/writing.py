"""Without card files, the acting player writes the printed Scene down as it is drawn."""

from collections.abc import Iterator

from companion.engine.answers import Answer
from companion.engine.questions import Blank, FillIn, Option, Question
from companion.engine.words import say
from companion.games.hope_inhumanity.cards.handwriting import BRANCHES, QUESTION, read_scene, suggestions
from companion.games.hope_inhumanity.cards.making import MOST_HARDSHIP
from companion.games.hope_inhumanity.events.cards import SceneWritten
from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.kit.reading import filled

HARDSHIPS = (QUESTION, *(str(n) for n in range(MOST_HARDSHIP + 1)))


def ask(state: HopeInhumanityState) -> Iterator[Question]:
    """Asks for rating, flags and outcomes; to the others this is a Scene being read."""
    yield Question(
        id="write",
        to=state.active,
        prompt=say("ask-write"),
        hint=say("ask-write-hint"),
        form=FillIn(tuple(_blanks()), say("written")),
        public=say("wait-declare", name=state.acting.name),
        discreet=True,
    )


def decide(draft: Draft, answer: Answer) -> None:
    """Keeps the lines as they were written. Raises Refused with every fault in them."""
    lines, terrain = filled(answer), draft.state.scene.terrain
    read_scene(lines, terrain)
    draft.add(SceneWritten(draft.state.active, draft.state.running.card, lines))


def _blanks() -> Iterator[Blank]:
    yield Blank("title", say("write-title"))
    yield Blank("callout", say("write-callout"))
    yield Blank("hardship", say("write-hardship"), tuple(_hardship(word) for word in HARDSHIPS))
    yield Blank("unavoidable", say("write-unavoidable"), (Option("no", say("no")), Option("yes", say("yes"))))
    for branch in BRANCHES:
        yield Blank(branch, say(f"write-{branch.replace(' ', '-')}"), suggestions=suggestions())


def _hardship(word: str) -> Option:
    return Option(word, say("write-question") if word == QUESTION else word)
