"""Where the dice of a roll come from: how they were first read, and who says that one shows another face."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from companion.engine.answers import Answer, Rolled
from companion.engine.dice import Die
from companion.table.story.counted_answers import CountedAnswer
from companion.table.story.timeline import Story


@dataclass(frozen=True)
class Changed:
    """A die that counts otherwise than it was first read, and the seat that says so (None: the kiosk)."""

    colour: str
    was: int
    now: int
    by: str | None


@dataclass(frozen=True)
class ReadRoll:
    """A roll that counts: the entry by which it was first read, that answer, and the step that counts now."""

    entry: int
    first: Answer
    step: CountedAnswer
    by: str | None

    @property
    def changed(self) -> tuple[Changed, ...]:
        """The dice that were corrected, by colour."""
        was, now = Counter(dice_of(self.first)), Counter(self.step.dice)
        gone, come = sorted((was - now).elements()), sorted((now - was).elements())
        return tuple(_paired(gone, come, self.by))


def read_rolls(story: Story) -> tuple[ReadRoll, ...]:
    """Every roll that counts, the latest first; one that was read again is told once."""
    found: list[ReadRoll] = []
    for step in story.steps:
        if not step.dice:
            continue
        if step.asked.question.standing and found:
            found[-1] = ReadRoll(found[-1].entry, found[-1].first, step, step.answer.seat)
        else:
            found.append(ReadRoll(step.entry, step.first or step.answer, step, step.by))
    return tuple(reversed(found))


def dice_of(answer: Answer) -> tuple[Die, ...]:
    """The dice that an answer tells, in order; none where it tells something else."""
    return tuple(sorted(answer.value.dice)) if isinstance(answer.value, Rolled) else ()


def _paired(gone: list[Die], come: list[Die], by: str | None) -> Iterator[Changed]:
    """Each die that is told no more with one of its colour that is told instead."""
    for old in gone:
        new = next((die for die in come if die.colour == old.colour), None)
        if new is not None:
            come.remove(new)
            yield Changed(old.colour, old.value, new.value, by)
