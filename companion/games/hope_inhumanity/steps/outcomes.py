"""The dice have spoken; a breath, then the card opens and its outcomes are dealt out (HI-160 to HI-171)."""

from collections.abc import Iterator

from companion.engine.answers import Answer
from companion.engine.questions import Choose, Option, Question, RollDice
from companion.engine.words import say
from companion.games.hope_inhumanity.events.dice import DiceRolled
from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.rules.judging import judge
from companion.games.hope_inhumanity.rules.resolution import deal_out_scene
from companion.games.hope_inhumanity.scene import middle
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.kit.reading import rolled


def ask(state: HopeInhumanityState) -> Iterator[Question]:
    """Asks the table to go on, and leaves room for "that is a four"."""
    yield Question(
        id="outcomes",
        to=None,
        prompt=say("ask-outcomes"),
        form=Choose((Option("go-on", say("open-the-card")),)),
        public=say("ask-outcomes"),
    )
    if state.running.dice:
        yield Question(
            id="correct",
            to=None,
            prompt=say("ask-correct"),
            form=RollDice(middle.dice_wanted(state)),
            public=say("ask-correct"),
            standing=True,
            folded=True,
        )


def decide(draft: Draft, _answer: Answer) -> None:
    """Opens the card and deals its outcomes out."""
    deal_out_scene(draft)


def decide_correction(draft: Draft, answer: Answer) -> None:
    """Reads the dice again and judges; the hardship stays as before the roll (HI-142)."""
    needed = draft.state.running.needed or ()
    draft.add(DiceRolled(rolled(answer), answer.origin.value))
    judge(draft, needed)
