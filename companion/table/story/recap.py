"""The evening told back: what the answers that count led to, round by round."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from companion.engine.chronicle import Passage
from companion.engine.recap_page import Beat, RecapPage
from companion.engine.words import Message
from companion.table.story.counted_answers import CountedAnswer
from companion.table.story.log_notes import given_on, reread
from companion.table.story.provenance import ReadRoll, dice_of, read_rolls
from companion.table.story.timeline import Story


@dataclass(frozen=True)
class RecapLine:
    """A sentence of the story; `roll` is the entry of the roll that decided it, if dice did."""

    text: Message
    roll: int | None = None


@dataclass(frozen=True)
class RecapChapter:
    """Events of one round."""

    round: int
    told: tuple[RecapLine, ...]


def chapters(story: Story) -> tuple[RecapChapter, ...]:
    """The whole story in the order of the rounds; answers that were taken back are not in it."""
    by_round = groupby(_passages(story), lambda one: one[0].round)
    return tuple(
        RecapChapter(
            number, tuple(RecapLine(one.text, roll if one.by_dice else None) for one, roll in passages)
        )
        for number, passages in by_round
    )


def recap_pages(story: Story) -> tuple[RecapPage, ...]:
    """The pages that the game makes of it, once it is over.

    Those of a seat that was given on tell of the person who plays it now.
    """
    game, given = story.play.game, given_on(story.play.log)
    of_all = (page for page in game.recap_pages(beats(story)) if page.seat not in given)
    own = (
        page
        for seat, entry in given.items()
        for page in game.recap_pages(beats(story, entry))
        if page.seat == seat
    )
    return (*of_all, *own)


def _passages(story: Story) -> Iterator[tuple[Passage, int | None]]:
    game = story.play.game
    corrected = {roll.entry: roll for roll in read_rolls(story) if roll.changed}
    for beat in beats(story):
        passage = game.retell(beat.state, beat.event)
        if passage is None:
            continue
        yield passage, beat.roll
        if passage.by_dice and beat.roll in corrected:
            yield replace(passage, text=_said(corrected.pop(beat.roll))), beat.roll


def beats(story: Story, since: int = 0) -> tuple[Beat[Any, Any], ...]:
    """Every event that counts after that entry, with the state that it led to and the entry of the roll that
    lay there, or of what the camera saw otherwise.
    """
    afters = [*(step.before.state for step in story.steps[1:]), story.play.state]
    roll: int | None = None
    found: list[Beat[Any, Any]] = []
    for step, after in zip(story.steps, afters, strict=False):
        roll = step.entry if (step.dice or step.seen) and not step.asked.question.standing else roll
        if step.entry > since:
            found.extend(Beat(event, state, roll) for event, state in _of_step(step, after))
    return tuple(found)


def _said(roll: ReadRoll) -> Message:
    return reread(dice_of(roll.first), roll.step.dice, roll.by, roll.step.before)


def _of_step(step: CountedAnswer, after: Any) -> Iterator[tuple[Any, Any]]:
    """Its events; the state after the last of them is known."""
    state = step.before.state
    for event in step.events[:-1]:
        state = event.evolve(state)
        yield event, state
    yield from ((event, after) for event in step.events[-1:])
