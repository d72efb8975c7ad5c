"""Draws what pages have alike, and what has no form of its own, only once."""

from collections.abc import Callable
from functools import lru_cache

from markupsafe import Markup

SAME = 1024
"""Cached values compared by identity."""
FRAGMENTS = 256
"""Cached versions of a fragment: most of a page repeats."""


class Once:
    """Draws a fragment only once for all pages on which it looks alike.

    The very values of the last pages are known again at once; others are compared.
    """

    def __init__(self) -> None:
        self._alike = lru_cache(FRAGMENTS)(_drawn)
        self._same: dict[tuple[int, ...], tuple[tuple[object, ...], Markup]] = {}

    def forget(self) -> None:
        """Forgets all that was drawn."""
        self._same.clear()
        self._alike.cache_clear()

    def __call__(self, macro: Callable[..., Markup], *values: object) -> Markup:
        """Markup of the macro for these values, cached."""
        key = (id(macro), *map(id, values))
        found = self._same.get(key)
        if found is None:
            if len(self._same) >= SAME:
                self._same.clear()
            # What is known by its id is kept: nothing else can take its place in memory.
            found = self._same[key] = (macro, *values), self._alike(macro, *values)
        return found[1]


def _drawn(macro: Callable[..., Markup], *values: object) -> Markup:
    return macro(*values)
