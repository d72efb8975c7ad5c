"""Suggestions for a wrong sentence; searching is slow, so a file gets them for its first ones only."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from difflib import SequenceMatcher

MOST_LOOKS = 8
"""Further wrong sentences get suggestions once the first ones are mended."""
_LIKE = 0.5
"""Least similarity of a sentence that is suggested for another (difflib's ratio)."""
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


def closest(text: str, known: Iterable[str]) -> str | None:
    """The known one that difflib's get_close_matches would find; most are not worth the whole comparison."""
    matcher = SequenceMatcher()
    matcher.set_seq2(text)

    def quick(one: str) -> float:
        matcher.set_seq1(one)
        return matcher.quick_ratio() if matcher.real_quick_ratio() >= _LIKE else 0.0

    best: tuple[float, str] = (_LIKE, "")
    for most, one in sorted(((quick(one), one) for one in known), reverse=True):
        if most < best[0]:
            break
        matcher.set_seq1(one)
        best = max(best, (matcher.ratio(), one))
    return best[1] or None
