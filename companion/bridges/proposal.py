"""A dice reading held against the open roll: whose dice they are, and what is not right yet."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from companion.engine.dice import Die
from companion.engine.questions import RollDice
from companion.engine.words import Message, Words, say
from vision.reading import DieSeen, Problem, TableReading

BLINDING = frozenset({Problem.TOO_DARK, Problem.GLARE, Problem.BLURRED, Problem.MARKERS_MISSING})

NUDGE = 3.0
"""A die on the mat that lies fewer mm from where it lay has not been rolled, though the camera was bumped."""


@dataclass(frozen=True)
class Proposal:
    """What the camera proposes. It counts by itself only without a complaint and with no die in doubt."""

    seen: tuple[DieSeen, ...]
    complaints: tuple[Message, ...]

    @property
    def dice(self) -> tuple[Die, ...]:
        """The dice whose value is known."""
        return tuple(Die(die.colour, die.value) for die in self.seen if die.value is not None)


def propose(roll: RollDice, reading: TableReading, before: Sequence[DieSeen]) -> Proposal:
    """Compares a reading with the roll; `before` are the dice that lay on the table when the roll opened."""
    blind = [trouble.problem for trouble in reading.troubles if trouble.problem in BLINDING]
    if blind:
        return Proposal((), (say(f"camera-{blind[0]}"),))
    seen, off = reading.rolled, sum(die.zone is None for die in reading.dice)
    return Proposal(seen, tuple(_complaints(roll, seen, before, off)) if seen or off else ())


def unmoved(die: DieSeen, before: Sequence[DieSeen]) -> bool:
    """Whether a die of that colour and value lay on the same spot: then nobody has rolled it."""
    return any(_same(die, other) for other in before)


def _same(die: DieSeen, other: DieSeen) -> bool:
    here, there, reach = die.box.centre, other.box.centre, other.box.width / 6
    if die.at and other.at:
        here, there, reach = die.at, other.at, NUDGE
    near = max(abs(here[0] - there[0]), abs(here[1] - there[1])) < reach
    return near and (die.colour, die.value) == (other.colour, other.value)


def _complaints(
    roll: RollDice, seen: Sequence[DieSeen], before: Sequence[DieSeen], off: int
) -> Iterator[Message]:
    there = Counter(die.colour for die in seen)
    for wanted in roll.wanted:
        yield from _miscount(there.pop(wanted.colour, 0), wanted.count, wanted.owner, wanted.colour)
    for colour, count in there.items():
        yield say("camera-stranger", n=count, colour=say(f"colour-{colour}"))
    doubtful = sum(die.value is None for die in seen)
    if doubtful:
        yield say("camera-doubt", n=doubtful)
    yield from _untouched(roll, seen, before)
    if off and len(seen) < roll.total:
        yield say("camera-off-the-mat", n=off)


def _untouched(roll: RollDice, seen: Sequence[DieSeen], before: Sequence[DieSeen]) -> Iterator[Message]:
    keeps = Counter[tuple[str, int | None]]((die.colour, die.value) for die in roll.keeps)
    changed = keeps - Counter((die.colour, die.value) for die in seen)
    if changed:
        yield say("camera-kept", n=changed.total())
    still = Counter((die.colour, die.value) for die in seen if unmoved(die, before)) - keeps
    if still:
        yield say("camera-unmoved", n=still.total())


def _miscount(there: int, wanted: int, owner: Words, colour: str) -> Iterator[Message]:
    if there < wanted:
        yield say("camera-missing", n=wanted - there, colour=say(f"colour-{colour}"), owner=owner)
    if there > wanted:
        yield say("camera-extra", n=there - wanted, colour=say(f"colour-{colour}"), owner=owner)
