"""Two readings of one frame held against each other, die by die."""

from dataclasses import dataclass

from vision.reading import DieSeen, TableReading

CLOSE = 0.5
"""Two readings mean the same die where their middles are closer than this share of its box."""


@dataclass(frozen=True, slots=True)
class ReadingChange:
    """One die as it was read then and as it is read now; None where it was, or is, not seen."""

    then: DieSeen | None
    now: DieSeen | None


def changes(then: TableReading, now: TableReading) -> tuple[ReadingChange, ...]:
    """Differences between two readings: dice of another value or colour, lost ones, and new ones."""
    left, found = list(now.dice), []
    for die in then.dice:
        near = next((one for one in left if _same_place(die, one)), None)
        if near is not None:
            left.remove(near)
        if near is None or (near.colour, near.value) != (die.colour, die.value):
            found.append(ReadingChange(die, near))
    return (*found, *(ReadingChange(None, die) for die in left))


def _same_place(one: DieSeen, other: DieSeen) -> bool:
    (x, y), (u, v) = one.box.centre, other.box.centre
    return max(abs(x - u), abs(y - v)) < CLOSE * max(one.box.width, one.box.height)
