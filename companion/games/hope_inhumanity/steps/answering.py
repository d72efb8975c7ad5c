"""A Trait was played, and others may answer it with theirs before it works (A-33)."""

from collections.abc import Iterator

from companion.engine.answers import Answer
from companion.engine.questions import Choose, Option, Question
from companion.engine.words import say
from companion.games.hope_inhumanity.events.cards import TraitWorked
from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.playing import Phase
from companion.games.hope_inhumanity.rules.using import work
from companion.games.hope_inhumanity.state import HopeInhumanityState


def ask(_state: HopeInhumanityState) -> Iterator[Question]:
    """Asks the table whether that is all; the question is the same for any hidden hand."""
    yield Question(
        id="answered",
        to=None,
        prompt=say("ask-answered"),
        hint=say("ask-answered-hint"),
        form=Choose((Option("go-on", say("let-it-work")),)),
        public=say("ask-answered"),
    )


def decide(draft: Draft, _answer: Answer) -> None:
    """Lets the Traits work, the last one first."""
    for use in reversed(draft.state.waiting):
        draft.add(TraitWorked(use.card))
        if draft.state.phase is not Phase.OVER:
            work(draft, use, draft.state.deck.traits[use.card].effects)
