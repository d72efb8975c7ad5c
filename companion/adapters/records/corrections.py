"""Corrections of a roll, for pages and for its photograph."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from companion.engine.answers import Answer, Origin
from companion.engine.dice import Die
from companion.engine.words import Message, say
from companion.table.story.provenance import Changed, read_rolls
from companion.table.story.timeline import Story
from companion.table.story.told_evening import ToldEvening


@dataclass(frozen=True)
class AsRead:
    """For each die that counts what it `was` first read as if that is something else, and the answer that
    `first` told it.

    `entry` is that of the answer by which they were first read.
    """

    was: tuple[int | None, ...]
    changed: tuple[Changed, ...] = ()
    first: Answer | None = None
    entry: int | None = None


def as_read(dice: Sequence[Die], story: Story | None) -> AsRead:
    """The reading of the latest roll of any of these colours with its corrections, if it has these dice."""
    colours = {die.colour for die in dice}
    rolls = read_rolls(story) if story and dice else ()
    latest = next((roll for roll in rolls if colours & {die.colour for die in roll.step.dice}), None)
    if latest is None or sorted(latest.step.dice) != sorted(dice):
        return AsRead((None,) * len(dice))
    left = list(latest.changed)
    was: list[int | None] = []
    for die in dice:
        one = next((one for one in left if (one.colour, one.now) == (die.colour, die.value)), None)
        if one is not None:
            left.remove(one)
        was.append(one.was if one else None)
    return AsRead(tuple(was), latest.changed, latest.first, latest.entry)


def told(one: Changed, names: Mapping[str, str]) -> Message:
    """The message about a corrected die and who corrected it."""
    name = names.get(one.by or "")
    by = {"name": name} if name else {}
    return say("corrected-die-by" if name else "corrected-die", now=one.now, was=one.was, **by)


def read_by(first: Answer, names: Mapping[str, str]) -> Message:
    """The message about who read a roll first; of a photograph or typed dice, on whose phone."""
    name = names.get(first.seat or "")
    if first.origin in {Origin.PHOTOGRAPH, Origin.PHONE} and name:
        return say(f"origin-{first.origin}-by", name=name)
    return say(f"origin-{first.origin}")


def struck(changed: Iterable[Changed]) -> str:
    """A suffix that distinguishes this version of a roll's photograph, with these dice crossed out."""
    return "_".join(f"{one.colour}-{one.was}-{one.now}" for one in changed)


def struck_on(evening: ToldEvening) -> dict[int | None, str]:
    """The same for every roll of a game that was corrected, by its entry."""
    return {entry: struck(changed) for entry, changed in evening.corrected.items()}
