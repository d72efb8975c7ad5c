"""The staff page of a café: its tables on a plan, and the log of orders."""

from dataclasses import dataclass

COLUMNS, ROWS = 8, 6
"""Size of the plan, in cells."""


@dataclass(frozen=True)
class TableTileView:
    """One table at its place on the plan (`x` from 1 to COLUMNS, `y` from 1 to ROWS).

    `stage` is `free`, `waiting`, `playing` or `over`, or empty before the table's first message; `since` is
    the time of day when the stage began, `minutes` ago. `called` is the minutes since the call, None without
    one. `light` and `findings` are its doctor's. `deeds` are the orders that make sense now. `twins` are the
    machines that share the name, each with its stage and its title.
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
    twins: tuple[tuple[str, str, str], ...] = ()


@dataclass(frozen=True)
class OrderLineView:
    """An order to a table, and its time: `done`, `refused` (and `why`), or `asked` before the answer."""

    at: str
    table: str
    deed: str
    fate: str
    why: str = ""


@dataclass(frozen=True)
class FloorView:
    """Content of the staff page. `connected`: the broker answers; `locked`: the page is view-only."""

    tiles: tuple[TableTileView, ...]
    log: tuple[OrderLineView, ...]
    connected: bool
    locked: bool
    has_pin: bool
