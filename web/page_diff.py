"""Diff of two versions of a page: replacements of lines."""

import json
from collections.abc import Iterator, Sequence
from itertools import groupby

NOTHING_NEW = "[]"
Change = tuple[int, int, str]
"""First line, number of lines, and the text that replaces them."""


class SentParts:
    """Parts of a page as a viewer has them."""

    def __init__(self, parts: Sequence[str] = ()) -> None:
        self.parts = parts
        self._heights = [*map(_height, parts)]

    def become(self, now: Sequence[str]) -> str | None:
        """Diff from the parts sent to these, as JSON; None if their layout differs.

        Each entry is the first line, counted from 0, the number of lines, and the text that replaces them,
        in the order of the page.
        """
        before, heights = self.parts, self._heights
        if len(before) != len(now):
            self.parts, self._heights = now, [*map(_height, now)]
            return None
        other = [n for n, old in enumerate(before) if old is not now[n] and old != now[n]]
        told = [one for n in other for one in _changes(sum(heights[:n]), before[n], now[n])]
        for n in other:
            heights[n] = _height(now[n])
        self.parts = now
        return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def _height(part: str) -> int:
    return part.count("\n") + 1


def _changes(first: int, old: str, new: str) -> Iterator[Change]:
    """The entries for one part: one for each run of other lines, or a single one where lines come or go."""
    was, becomes = old.split("\n"), new.split("\n")
    if len(was) != len(becomes):
        yield _least(first, was, becomes)
        return
    for differs, run in groupby(range(len(was)), lambda n: was[n] != becomes[n]):
        if differs:
            lines = [*run]
            yield first + lines[0], len(lines), "\n".join(becomes[lines[0] : lines[-1] + 1])


def _least(first: int, was: Sequence[str], becomes: Sequence[str]) -> Change:
    """The entry for all lines but those at the beginning and the end that stay."""
    most = min(len(was), len(becomes)) - 1
    head = next((n for n in range(most) if was[n] != becomes[n]), most)
    tail = next((n for n in range(most - head) if was[-1 - n] != becomes[-1 - n]), most - head)
    gone = was[head : len(was) - tail]
    return first + head, len(gone), "\n".join(becomes[head : len(becomes) - tail])
