"""Tables of what happens by the class of a step; each row is checked, so that a step gets what takes it."""

from collections.abc import Callable
from typing import TypeAlias, TypeVar, cast

from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.steps.step import Step

S = TypeVar("S", bound=Step)
T = TypeVar("T")
Act: TypeAlias = Callable[[City, Step], T]


def by(kind: type[S], act: Callable[[City, S], T]) -> tuple[type[Step], Act[T]]:
    """A row for steps of that class."""
    return kind, cast(Act[T], act)
