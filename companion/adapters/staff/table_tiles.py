"""Makes a table's tile on the plan from its messages."""

from dataclasses import replace
from datetime import UTC, datetime

from companion.cafe.floor import TableOnFloor
from companion.cafe.orders import OrderedAction
from companion.cafe.table_state import TableStage, TableSummary
from web.shown.staff import TableTileView

DEEDS = {
    TableStage.FREE: (OrderedAction.RESTART,),
    TableStage.WAITING: (OrderedAction.NEXT, OrderedAction.RESTART),
    TableStage.PLAYING: (OrderedAction.END, OrderedAction.RESTART),
    TableStage.OVER: (OrderedAction.NEXT, OrderedAction.RESTART),
}
"""The orders that make sense at each stage."""


def tile(sight: TableOnFloor, cell: tuple[int, int], now: datetime, *, lives: bool) -> TableTileView:
    """The tile of a table in that cell, as it is `now`; a silent one has no deeds."""
    x, y = cell
    bare = TableTileView(sight.table, x, y, lives, light=sight.light, findings=sight.findings)
    whole = bare if sight.state is None else _standing(bare, sight.state, now)
    twins = tuple((twin.name, twin.state.stage.value, twin.state.title) for twin in sight.twins if twin.state)
    coming = tuple(deed for deed in whole.deeds if deed == OrderedAction.COMING)
    return replace(whole, twins=twins, deeds=coming) if twins else whole


def _standing(bare: TableTileView, state: TableSummary, now: datetime) -> TableTileView:
    begun = _time(state.since)
    deeds = (*((OrderedAction.COMING,) if state.help else ()), *DEEDS[state.stage])
    return TableTileView(
        bare.table,
        bare.x,
        bare.y,
        bare.lives,
        stage=state.stage.value,
        title=state.title,
        since=f"{begun.astimezone():%H:%M}" if begun else "",
        minutes=_minutes(begun, now),
        people=state.people,
        called=_minutes(_time(state.help), now) if state.help else None,
        light=bare.light,
        findings=bare.findings,
        deeds=tuple(deed.value for deed in deeds) if bare.lives else (),
    )


def _time(at: str) -> datetime | None:
    """A time that a table told; None for what is none."""
    try:
        found = datetime.fromisoformat(at)
    except ValueError:
        return None
    return found if found.tzinfo else found.replace(tzinfo=UTC)


def _minutes(begun: datetime | None, now: datetime) -> int:
    return max(0, int((now - begun).total_seconds()) // 60) if begun else 0
