"""Moments of the big screen: each game says in its `moments.yaml` how it tells a sentence, by its key."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Any

import yaml

from companion.adapters.seats.big_screen import BigScreen
from companion.engine.milestone import Milestone
from companion.engine.words import Message
from companion.table.moment import Moment
from companion.table.story.timeline import Story

STORY = "story"
"""The list of sentences that are in the story alone."""

SHOWS = frozenset(
    {
        *("dice", "card", "sum", "thumbs", "stacks", "seat-fades", "seat-lights", "thing-to-seat"),
        *("pawn", "tile", "gauge", "figure", "masks", "picture"),
    }
)
"""The ways to show something that the house can draw."""
MOST_LARGE, MOST_SMALL = 5, 3
"""The latest moments that a page brings: those that take the screen, and the lines beside the board."""


class Kind(StrEnum):
    """Kinds of moments, by their share of the screen and their time."""

    ASIDE = "aside"
    SCENE = "scene"
    CLIMAX = "climax"
    DEATH = "death"
    END = "end"


LAW: Mapping[Kind, tuple[float, float]] = MappingProxyType(
    {
        Kind.ASIDE: (1.5, 1.5),
        Kind.SCENE: (2, 3),
        Kind.CLIMAX: (4, 6),
        Kind.DEATH: (5, 5),
        Kind.END: (6, 6),
    }
)
"""The fewest and the most seconds of each kind."""


@dataclass(frozen=True)
class Staging:
    """Staging of a sentence: its kind, its seconds, and the picture that it `shows`.

    `at` names the value of the sentence that says whose seat it is about, `thing` what comes to it. `plain`
    is the kind of one that comes without a look of its own, where it has another.
    """

    kind: Kind
    seconds: float
    shows: str = "picture"
    at: str = ""
    thing: str = ""
    plain: str = ""

    def of(self, line: Message) -> "Staging":
        """Staging of this very sentence."""
        if not self.plain or isinstance(line, Milestone):
            return self
        kind = Kind(self.plain)
        return replace(self, kind=kind, seconds=LAW[kind][1])


ROLL, MENDED = Staging(Kind.CLIMAX, 4, "dice"), Staging(Kind.SCENE, 3, "dice")


@dataclass(frozen=True)
class ToldMoment:
    """Something to tell: the log was `serial` lines long after the answer that led to it.

    A roll has no `line` and is numbered by its `entry`.
    """

    id: str
    serial: int
    staging: Staging
    line: Message | None = None
    entry: int = 0

    @property
    def is_large(self) -> bool:
        """True unless it is a line beside the board."""
        return self.staging.kind is not Kind.ASIDE


@cache
def stagings(package: str) -> Mapping[str, Staging]:
    """Stagings of the sentences of that game, by key. Raises ValueError for one that no screen can show."""
    return {key: _read(key, one) for key, one in _written(package).items() if key != STORY}


def epoch(moment: Moment) -> str:
    """Name of the stretch of a game in which moments are told; empty without a game."""
    return "" if moment.story is None else f"{moment.game}-{moment.story.since}"


def happenings(moment: Moment) -> tuple[ToldMoment, ...]:
    """The latest of what a spectator may be told, in order."""
    if moment.story is None or moment.play is None:
        return ()
    known, here = stagings(moment.play.game.meta.package), epoch(moment)
    found = tuple([replace(one, id=f"{here}.{one.id}") for one in _of_story(moment.story, known)])
    large = [one for one in found if one.is_large][-MOST_LARGE:]
    small = [one for one in found if not one.is_large][-MOST_SMALL:]
    return tuple([one for one in found if one in large or one in small])


def waited_for(moment: Moment) -> int:
    """The serial of the latest moment that takes the screen; 0 without one."""
    return max((happening.serial for happening in happenings(moment) if happening.is_large), default=0)


def is_telling(screen: BigScreen, moment: Moment) -> bool:
    """True while a big screen still tells what led to that moment: nobody goes ahead of it."""
    return screen.here and screen.tells(epoch(moment), waited_for(moment))


def _of_story(story: Story, known: Mapping[str, Staging]) -> Iterator[ToldMoment]:
    if not story.steps and not story.since:
        yield from _said(0, len(story.play.log), story.play.log, known)
    latest = [step for step in story.steps[-MOST_LARGE - MOST_SMALL :] if step.said > story.since]
    for step in latest:
        if step.dice and not step.asked.question.discreet:
            yield ToldMoment(f"{step.entry}.roll", step.said, ROLL, entry=step.entry)
        yield from _said(step.entry, step.said, step.lines, known)
    if story.mended and story.rolls:
        entry = story.rolls[0].entry
        yield ToldMoment(f"{entry}.roll", story.since, MENDED, entry=entry)


def _said(
    entry: int, serial: int, lines: tuple[Message, ...], known: Mapping[str, Staging]
) -> Iterator[ToldMoment]:
    for place, line in enumerate(lines):
        if staging := known.get(line.key):
            yield ToldMoment(f"{entry}.{place}", serial, staging.of(line), line, entry)


def _written(package: str) -> Mapping[str, Any]:
    written = Path(str(files(package))) / "moments.yaml"
    if not written.exists():
        return {}
    found: Mapping[str, Any] = yaml.safe_load(written.read_text("utf-8")) or {}
    return found


def _read(key: str, one: Mapping[str, Any]) -> Staging:
    kind = Kind(one["kind"])
    low, high = LAW[kind]
    read = Staging(**{**one, "kind": kind, "seconds": one.get("seconds", high)})
    if not low <= read.seconds <= high or read.shows not in SHOWS:
        raise ValueError(f"{key}: {kind} lasts {low} to {high} s and shows one of {', '.join(sorted(SHOWS))}")
    return read
