"""Limits for uploaded text: length, depth and size are checked before any of it is stored."""

import json
import re
from collections.abc import Container, Mapping, Set
from dataclasses import fields, is_dataclass
from typing import Any

MOST_CHARACTERS = 400_000
"""Longest card file, in characters."""
MOST_DEPTH = 12
MOST_NODES = 30_000
"""Levels of a card file, and all its names, values and lists: our largest has two thousand."""
EVENING_BYTES = 3_000_000
EVENING_STEPS = 2_000
"""Of an evening that was taken home: a long one has 300,000 bytes and 600 steps."""
DOCUMENT_DEPTH = 32
DOCUMENT_VALUES = 400_000
LONGEST_TEXT = 10_000
LARGEST_NUMBER = 100_000
"""Of a JSON document and of what follows from it; versions count events.

An answer of our longest game has 150 values, so that an evening of the most steps has 310,000.
"""
UNFIT = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff]")
"""Characters that no page can show: control characters, and halves of characters (surrogates)."""


class Unfit(ValueError):  # noqa: N818 - named for what is told of what was brought in
    """It holds what is too long, too deep, too large or no text."""


def read_document(data: bytes | str) -> Any:
    """The JSON document in the data. Raises ValueError, and RecursionError, for what is none."""
    return json.loads(data, parse_constant=_no_number)


def check_document(document: Any, known: Container[str] = ()) -> None:
    """Raises Unfit for a document of JSON beyond the limits; a text in `known` may have any length."""
    levels, values = [iter((document,))], 0
    while levels:
        for value in levels[-1]:
            values += 1
            if len(levels) > DOCUMENT_DEPTH + 1 or values > DOCUMENT_VALUES:
                raise Unfit("too deep, or too many values")
            _check_leaf(value, known)
            levels.append(iter(_parts(value)))
            break
        else:
            levels.pop()


def is_fit(text: str) -> bool:
    """True if a page can show every character of the text."""
    return UNFIT.search(text) is None


class SizeCheck:
    """Checks the states of one game, one after the other; what a later one shares is looked at once."""

    def __init__(self, known: Container[str] = ()) -> None:
        """A text in `known` may have any length."""
        self._known = known
        self._seen: dict[int, Any] = {}

    def check(self, state: Any) -> None:
        """Raises Unfit for a number or a text in it beyond the limits, and for too many values."""
        waiting = [state]
        while waiting:
            value = waiting.pop()
            _check_leaf(value, self._known)
            parts = _parts(value)
            if parts and id(value) not in self._seen:
                self._seen[id(value)] = value
                waiting += parts
            if len(waiting) > DOCUMENT_VALUES:
                raise Unfit("too many values")


def _parts(value: Any) -> list[Any]:
    if isinstance(value, Mapping):
        return [*value.keys(), *value.values()]
    if isinstance(value, list | tuple | Set):
        return list(value)
    if is_dataclass(value) and not isinstance(value, type):
        return [getattr(value, field.name) for field in fields(value)]
    return []


def _check_leaf(value: Any, known: Container[str]) -> None:
    if isinstance(value, str):
        if not is_fit(value) or (len(value) > LONGEST_TEXT and value not in known):
            raise Unfit("a text is too long, or none")
    elif isinstance(value, int | float) and not abs(value) <= LARGEST_NUMBER:
        raise Unfit("a number is too large")


def _no_number(name: str) -> None:
    raise Unfit(f"{name} is no number")
