"""What staff are shown: the tables of a café on a plan, and what was done."""

from dataclasses import dataclass

COLUMNS, ROWS = 8, 6
"""Cells of the plan."""


@dataclass(frozen=True)
class TableTileView:
    """One table at its place on the plan (`x` from 1 to COLUMNS, `y` from 1 to ROWS).

    `stage` is `free`, `waiting`, `playing` or `over`, or empty for a table that has said nothing; `since` the
    time of day when it began, `minutes` ago. `called` is so many minutes ago, None for not at all. `light` is
    its doctor's, and `findings` what is to be seen to. `deeds` are the orders that make sense now.
    """

    table: str
    x: int
    y: int
    lives: bool
    stage: str = ""
    title: str = ""
    since: str = ""
    minutes: int = 0
    people: int = 0
    called: int | None = None
    light: str = ""
    findings: tuple[tuple[str, str], ...] = ()
    deeds: tuple[str, ...] = ()


@dataclass(frozen=True)
class OrderLineView:
    """What was done at a table, and when: `done`, `refused` (and `why`), or `asked` before it answers."""

    at: str
    table: str
    deed: str
    fate: str
    why: str = ""


@dataclass(frozen=True)
class FloorView:
    """All that the page shows. `connected`: whether the broker is there; `locked`: whether it only shows."""

    tiles: tuple[TableTileView, ...]
    log: tuple[OrderLineView, ...]
    connected: bool
    locked: bool
    has_pin: bool
