"""A written scenario, played: whether all that it promises holds."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True)
class Rehearsed:
    """One scenario of a file. `faults` say what did not hold; a `misread` one could not even be played."""

    id: str
    title: str
    faults: tuple[str, ...] = ()
    misread: bool = False


class ScenarioReader(Protocol):
    """The words of a game's scenarios."""

    def rehearse(self, game: Any, text: str, /) -> Iterator[Rehearsed]:
        """Plays every scenario of a file. Raises ValueError if there are none in it."""
        ...
