"""The evening told back: what the answers that count led to, round by round."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import groupby

from companion.engine.chronicle import Passage
from companion.engine.words import Message
from companion.table.notes import reread
from companion.table.provenance import ReadRoll, dice_of, read_rolls
from companion.table.steps import Step
from companion.table.story import Story


@dataclass(frozen=True)
class Told:
    """A sentence of the story; `roll` is the entry of the roll that decided it, if dice did."""

    text: Message
    roll: int | None = None


@dataclass(frozen=True)
class Chapter:
    """What happened in one round."""

    round: int
    told: tuple[Told, ...]


def chapters(story: Story) -> tuple[Chapter, ...]:
    """The whole story in the order of the rounds; answers that were taken back are not in it."""
    by_round = groupby(_passages(story), lambda one: one[0].round)
    return tuple(
        Chapter(number, tuple(Told(one.text, roll if one.by_dice else None) for one, roll in passages))
        for number, passages in by_round
    )


def _passages(story: Story) -> Iterator[tuple[Passage, int | None]]:
    corrected = {roll.entry: roll for roll in read_rolls(story) if roll.changed}
    roll: int | None = None
    for step in story.steps:
        roll = step.entry if step.dice and not step.asked.question.standing else roll
        for passage in _of_step(step):
            yield passage, roll
            if passage.by_dice and roll in corrected:
                yield replace(passage, text=_said(corrected.pop(roll))), roll


def _said(roll: ReadRoll) -> Message:
    return reread(dice_of(roll.first), roll.step.dice, roll.by, roll.step.before)


def _of_step(step: Step) -> Iterator[Passage]:
    game, state = step.before.game, step.before.state
    for event in step.events:
        state = game.evolve(state, event)
        passage = game.retell(state, event)
        if passage is not None:
            yield passage
