"""A tile says how its table stands, and offers what makes sense there."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from companion.adapters.staff.table_tiles import tile
from companion.cafe.floor import HeardMachine, TableOnFloor
from companion.cafe.table_state import TableStage, TableSummary

NOW = datetime(2026, 5, 1, 20, 45, tzinfo=UTC)
STATE = TableSummary(TableStage.PLAYING, "toy", "Toy", "2026-05-01T20:00:30+00:00", 3)


def test_it_says_what_is_played_and_since_when() -> None:
    shown = tile(TableOnFloor("window", STATE), (2, 1), NOW, lives=True)
    assert (shown.title, shown.minutes, shown.people, shown.x, shown.y) == ("Toy", 44, 3, 2, 1)
    assert shown.called is None


@pytest.mark.parametrize(
    ("stage", "deeds"),
    [
        (TableStage.FREE, ("restart",)),
        (TableStage.WAITING, ("next", "restart")),
        (TableStage.PLAYING, ("end", "restart")),
        (TableStage.OVER, ("next", "restart")),
    ],
)
def test_it_offers_what_makes_sense_there(stage: TableStage, deeds: tuple[str, ...]) -> None:
    assert tile(TableOnFloor("a", replace(STATE, stage=stage)), (1, 1), NOW, lives=True).deeds == deeds


def test_a_call_comes_first_and_says_for_how_long() -> None:
    calls = replace(STATE, help="2026-05-01T20:40:00+00:00")
    shown = tile(TableOnFloor("window", calls), (1, 1), NOW, lives=True)
    assert shown.called == 5
    assert shown.deeds[0] == "coming"


def test_a_silent_table_can_be_told_nothing_and_one_that_never_spoke_has_no_stage() -> None:
    assert tile(TableOnFloor("window", STATE), (1, 1), NOW, lives=False).deeds == ()
    assert tile(TableOnFloor("window"), (1, 1), NOW, lives=True).stage == ""


def test_two_machines_of_one_name_are_named_with_what_each_does_and_only_a_call_can_be_answered() -> None:
    free = replace(STATE, stage=TableStage.FREE)
    calls = replace(STATE, help="2026-05-01T20:40:00+00:00")
    machines = (HeardMachine("pi-b", calls, 2.0), HeardMachine("pi-a", free, 1.0))
    shown = tile(TableOnFloor("window", calls, machines=machines), (1, 1), NOW, lives=True)
    assert shown.twins == (("pi-a", "free", "Toy"), ("pi-b", "playing", "Toy"))
    assert shown.deeds == ("coming",)


@pytest.mark.parametrize("since", ["", "soon", "2026-13-01"])
def test_a_time_that_is_none_is_not_shown(since: str) -> None:
    shown = tile(TableOnFloor("window", replace(STATE, since=since)), (1, 1), NOW, lives=True)
    assert (shown.since, shown.minutes) == ("", 0)


def test_a_clock_that_is_ahead_makes_no_minutes_below_zero() -> None:
    ahead = replace(STATE, since="2026-05-01T21:00:00+00:00", help="2026-05-01T21:00:00")
    shown = tile(TableOnFloor("window", ahead), (1, 1), NOW, lives=True)
    assert (shown.minutes, shown.called) == (0, 0)
