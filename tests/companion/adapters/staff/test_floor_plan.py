"""Tables stand where staff put them, each in a cell of its own, over a restart too."""

from pathlib import Path

import pytest

from companion.adapters.staff.floor_plan import NAME, FloorPlan
from web.shown.staff import COLUMNS, ROWS


def test_new_tables_stand_one_beside_the_other(tmp_path: Path) -> None:
    plan = FloorPlan(tmp_path)
    assert [plan.cell(table) for table in ("a", "b", "a")] == [(1, 1), (2, 1), (1, 1)]


def test_a_table_stays_where_it_was_put(tmp_path: Path) -> None:
    FloorPlan(tmp_path).move("a", 4, 3)
    assert FloorPlan(tmp_path).cell("a") == (4, 3)


def test_whoever_stood_there_takes_the_others_place(tmp_path: Path) -> None:
    plan = FloorPlan(tmp_path)
    first, second = plan.cell("a"), plan.cell("b")
    plan.move("a", *second)
    assert (plan.cell("a"), plan.cell("b")) == (second, first)


@pytest.mark.parametrize(("to", "stands"), [((0, -3), (1, 1)), ((99, 99), (COLUMNS, ROWS))])
def test_no_table_leaves_the_plan(tmp_path: Path, to: tuple[int, int], stands: tuple[int, int]) -> None:
    plan = FloorPlan(tmp_path)
    plan.move("a", *to)
    assert plan.cell("a") == stands


@pytest.mark.parametrize("text", ["", "[]", '{"a": 3}', '{"a": [0, 99]}', "\x00"])
def test_a_file_that_makes_no_sense_costs_only_the_order(tmp_path: Path, text: str) -> None:
    (tmp_path / NAME).write_text(text)
    assert FloorPlan(tmp_path).cell("a") == (1, 1)
