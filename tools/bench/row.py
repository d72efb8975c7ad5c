"""A row of the table of measurements."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """A measured quantity, its single values and their unit; `slow_is_high` tells which end is bad."""

    what: str
    values: tuple[float, ...]
    unit: str
    slow_is_high: bool = True
