"""The page of a table in safe mode: the reason, and the way out."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class SafeMode:
    """`leave` lets the next start be as usual, and begins it. `reads_games`: the journal could be opened."""

    leave: Callable[[], None]
    reads_games: bool
