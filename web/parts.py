"""Draws a page part by part: each out of what it shows alone, and anew only once that has changed."""

from collections.abc import Callable
from functools import lru_cache
from types import SimpleNamespace

from markupsafe import Markup

from web.form_ids import FormIds
from web.page import Page

MOST = 1024
"""So many parts are kept: those of a kiosk and of every seat of a table, in a few languages."""


FRAGMENTS = 256
"""So many looks of what has no form of its own are kept: most of a page looks as it did on another."""


class Once:
    """Draws a part without a form of its own only once for all pages on which it looks alike.

    The very values of the last pages are known again at once; others are compared.
    """

    def __init__(self) -> None:
        self._alike = lru_cache(FRAGMENTS)(_drawn)
        self._same: dict[tuple[int, ...], tuple[tuple[object, ...], Markup]] = {}

    def __call__(self, macro: Callable[..., Markup], *values: object) -> Markup:
        """What the macro draws of these values."""
        key = (id(macro), *map(id, values))
        found = self._same.get(key)
        if found is None:
            if len(self._same) >= MOST:
                self._same.clear()
            # What is known by its id is kept: nothing else can take its place in memory.
            found = self._same[key] = (macro, *values), self._alike(macro, *values)
        return found[1]


def _drawn(macro: Callable[..., Markup], *values: object) -> Markup:
    return macro(*values)


class Memory:
    """What was drawn last of each part for each viewer, and out of what."""

    def __init__(self) -> None:
        self._drawn: dict[object, tuple[tuple[object, ...], Markup]] = {}

    def latest(self, key: object, values: tuple[object, ...], draw: Callable[[], Markup]) -> Markup:
        """The part as it was drawn from equal values, or else drawn now."""
        found = self._drawn.get(key)
        if found is None or found[0] != values:
            if len(self._drawn) >= MOST:
                self._drawn.clear()
            found = self._drawn[key] = values, draw()
        return found[1]


class Parts:
    """The parts of one page. A macro sees of the page who looks, and the fields that are named, no others.

    Forms with ids of their own are drawn for each page: they are not kept.
    """

    def __init__(
        self, memory: Memory, page: Page, base: str, role: str, command: FormIds, say: Callable[..., str]
    ) -> None:
        self._memory, self._page, self._command = memory, page, command
        self._base, self._role, self._say = base, role, say

    def __call__(self, macro: Callable[..., Markup], *fields: str) -> Markup:
        """What the macro draws of these fields."""
        page = self._page
        values = tuple([getattr(page, field) for field in fields])

        def draw() -> Markup:
            seen = SimpleNamespace(you=page.you, **dict(zip(fields, values, strict=True)))
            return macro(seen, self._base, self._role, self._command, self._say)

        if self._command.proof:
            return draw()
        return self._memory.latest((macro, page.you, self._base, self._role, self._say), values, draw)
