"""Helpers for fast frozen values: `replace` for some fields, and cached properties."""

import dataclasses
from collections.abc import Callable
from functools import wraps
from inspect import signature
from typing import TYPE_CHECKING, Any, TypeVar, cast

__all__ = ["UnknownNameError", "make", "recent", "remembered", "replace"]

F = TypeVar("F", bound=Callable[..., Any])
T = TypeVar("T")
_MEMORY = "_remembered"
MOST_RECENT = 64
"""More than an answer leads to, so that what was decided is not worked out again when it happens."""


class UnknownNameError(ValueError):
    """A journal names a kind of value, or a field of one, that this program does not have."""

    def __init__(self, name: str) -> None:
        super().__init__(f"it names {name}, which this program does not know")


def make(kind: type[T], /, **fields: Any) -> T:
    """A frozen value of all these fields, without its constructor: for what is made all the time."""
    new = object.__new__(kind)
    object.__setattr__(new, "__dict__", fields)
    return new


def recent(function: F) -> F:
    """The pure function of one or two values, which answers at once what it was asked lately, by identity.

    It keeps what it was asked as long as the answer, so that nothing else can take its place in memory.
    """
    alone = len(signature(function).parameters) == 1
    return cast(F, wraps(function)(_recent_of_one(function) if alone else _recent_of_two(function)))


def _recent_of_one(function: Callable[[Any], Any]) -> Callable[[Any], Any]:
    kept: dict[int, tuple[Any, Any]] = {}

    def answer(one: Any) -> Any:
        found = kept.get(id(one))
        if found is None:
            found = function(one), one
            if len(kept) >= MOST_RECENT:
                kept.clear()
            kept[id(one)] = found
        return found[0]

    return answer


def _recent_of_two(function: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    kept: dict[tuple[int, int], tuple[Any, Any, Any]] = {}

    def answer(one: Any, other: Any) -> Any:
        asked = id(one), id(other)
        found = kept.get(asked)
        if found is None:
            found = function(one, other), one, other
            if len(kept) >= MOST_RECENT:
                kept.clear()
            kept[asked] = found
        return found[0]

    return answer


if TYPE_CHECKING:
    from dataclasses import replace
    from functools import cached_property as remembered
else:

    class remembered:  # noqa: N801 - it stands where a property would
        """Property of a frozen value, computed once per value; a copy made by `replace` computes its own."""

        def __init__(self, work_out: Callable[[Any], T]) -> None:
            self._work_out, self._name, self.__doc__ = work_out, work_out.__name__, work_out.__doc__

        def __get__(self, frozen: Any, _kind: type) -> T:
            memory = frozen.__dict__.get(_MEMORY)
            if memory is None:
                frozen.__dict__[_MEMORY] = memory = {}
            elif self._name in memory:
                return memory[self._name]
            found = memory[self._name] = self._work_out(frozen)
            return found

    def replace(frozen: T, /, **changes: Any) -> T:
        """As dataclasses.replace, but without a __post_init__; a value with slots goes the long way.

        Raises TypeError for a field that the value does not have.
        """
        fields = getattr(frozen, "__dict__", None)
        if fields is None:
            return dataclasses.replace(frozen, **changes)
        changed = fields | changes
        if len(changed) != len(fields):
            unknown = ", ".join(sorted(changes.keys() - fields.keys()))
            raise TypeError(f"{type(frozen).__name__} has no field {unknown}")
        if _MEMORY in changed:
            del changed[_MEMORY]
        new = object.__new__(type(frozen))
        object.__setattr__(new, "__dict__", changed)
        return new
