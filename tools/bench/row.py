"""One line of the table of measurements."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """What was measured, each single value and its unit; `slow_is_high` says which end is bad."""

    what: str
    values: tuple[float, ...]
    unit: str
    slow_is_high: bool = True
