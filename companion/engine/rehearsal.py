"""A written scenario, played: whether all that it promises holds."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Rehearsed:
    """One scenario of a file. `faults` say what did not hold; a `misread` one could not even be played."""

    id: str
    title: str
    faults: tuple[str, ...] = ()
    misread: bool = False
