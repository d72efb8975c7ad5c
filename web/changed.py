"""What changed between a page that was sent and what it became: lines to put in the place of others."""

import json
from collections.abc import Iterator, Sequence

NOTHING_NEW = "[]"


def difference(before: Sequence[str], now: Sequence[str]) -> str | None:
    """What makes the parts of before into those of now, as JSON; None where they are laid out otherwise.

    Each entry stands for lines of the page before: the first of them, counted from 0, how many they are, and
    the text that takes their place. The entries come in the order of the page.
    """
    if len(before) != len(now):
        return None
    return json.dumps(list(_entries(before, now)), ensure_ascii=False, separators=(",", ":"))


def _entries(before: Sequence[str], now: Sequence[str]) -> Iterator[tuple[int, int, str]]:
    first = 0
    for old, new in zip(before, now, strict=True):
        lines = old.count("\n") + 1
        if old is not new and old != new:
            yield _least(first, old, new)
        first += lines


def _least(first: int, old: str, new: str) -> tuple[int, int, str]:
    """The entry for one part: without the lines at its beginning and its end that stay."""
    was, becomes = old.split("\n"), new.split("\n")
    most = min(len(was), len(becomes)) - 1
    head = next((n for n in range(most) if was[n] != becomes[n]), most)
    tail = next((n for n in range(most - head) if was[-1 - n] != becomes[-1 - n]), most - head)
    gone = was[head : len(was) - tail]
    return first + head, len(gone), "\n".join(becomes[head : len(becomes) - tail])


def changed(text: str, told: str) -> str:
    """The page that a text becomes by such a difference, as page.js does it."""
    lines = text.split("\n")
    for first, gone, put in reversed(json.loads(told)):
        lines[first : first + gone] = put.split("\n")
    return "\n".join(lines)
