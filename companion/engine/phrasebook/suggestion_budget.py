"""Budget for suggestions: searching is slow, so a whole file gets them only for the first wrong sentences."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

MOST_LOOKS = 8
"""Further wrong sentences get suggestions once the first ones are mended."""
_LEFT: ContextVar[list[int] | None] = ContextVar("looks", default=None)


@contextmanager
def few_looks(most: int = MOST_LOOKS) -> Iterator[None]:
    """Limits suggestion searches within the block to `most`; a nested block shares the outer budget."""
    if _LEFT.get() is not None:
        yield
        return
    token = _LEFT.set([most])
    try:
        yield
    finally:
        _LEFT.reset(token)


def may_look() -> bool:
    """Spends one search of the budget; False if none is left. Unlimited outside a budget."""
    left = _LEFT.get()
    if left is None:
        return True
    left[0] -= 1
    return left[0] >= 0
