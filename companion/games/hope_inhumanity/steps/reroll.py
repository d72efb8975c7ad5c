"""A card has dice rolled once more, alone; all others stay as they lie (HI-264)."""

from collections import Counter
from collections.abc import Iterator

from companion.engine.answers import Answer
from companion.engine.dice import Die
from companion.engine.questions import Question, RollDice
from companion.engine.words import say
from companion.games.hope_inhumanity.events.dice import DiceRolled
from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.rules.judging import judge
from companion.games.hope_inhumanity.scene import hardship, middle
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.kit.reading import rolled


def ask(state: HopeInhumanityState) -> Iterator[Question]:
    """Asks the table for the dice that were taken up."""
    taken_up = state.running.again
    yield Question(
        id="reroll",
        to=None,
        prompt=say("ask-reroll", n=len(taken_up)),
        hint=say("ask-reroll-hint"),
        form=RollDice(middle.dice_wanted(state), keeps=tuple(_kept(state).elements()), alike=hardship.ALIKE),
        public=say("ask-reroll", n=len(taken_up)),
    )


def decide(draft: Draft, answer: Answer) -> None:
    """Judges the Scene again with the same hardship (HI-142)."""
    dice, was = rolled(answer), draft.state.running.again
    fell = tuple((Counter(dice) - _kept(draft.state)).elements())
    draft.add(DiceRolled(dice, answer.origin.value, was, fell))
    judge(draft, draft.state.running.needed or ())


def _kept(state: HopeInhumanityState) -> Counter[Die]:
    """The dice that stay as they lie."""
    return Counter(state.running.dice) - Counter(state.running.again)
