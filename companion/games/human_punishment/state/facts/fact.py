"""The facts of a journal: what is so now, what came, went or moved, in the words of the game."""

from dataclasses import dataclass
from typing import Any, TypeAlias

Place: TypeAlias = tuple[str, ...]
"""A place by words: `hand` of a seat, `bars` and which one, `enemies`, the id of one and its `health`."""
Plain: TypeAlias = Any
"""A value as JSON holds it."""


@dataclass(frozen=True)
class Is:
    """A value is this from now on."""

    what: Place
    value: Plain


@dataclass(frozen=True)
class Ended:
    """A value is no longer there."""

    what: Place


@dataclass(frozen=True)
class Came:
    """Things have come to a place, the first of them to lie as number `at`, from 0."""

    to: Place
    at: int
    things: tuple[Plain, ...]


@dataclass(frozen=True)
class Went:
    """As many things have gone from a place, the first of them from number `at`."""

    of: Place
    at: int
    n: int


@dataclass(frozen=True)
class Moved:
    """As many things have gone from one place to another."""

    of: Place
    at: int
    n: int
    to: Place
    onto: int


Fact: TypeAlias = Is | Ended | Came | Went | Moved
