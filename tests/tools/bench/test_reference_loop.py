"""Each figure of the bench is told as a multiple of a loop, so that days can be compared."""

import pytest

from tools.bench.reference_loop import in_loops, milliseconds
from tools.bench.row import Row


@pytest.mark.parametrize(
    ("unit", "value", "multiple"), [("ms", 30.0, 2.0), ("a second", 200.0, 3.0), ("MB", 9.0, None)]
)
def test_a_time_is_so_many_loops_and_of_so_many_a_second_some_in_a_loop(
    unit: str, value: float, multiple: float | None
) -> None:
    assert in_loops(Row("what", (), unit), value, 15.0) == multiple


def test_the_loop_takes_its_time() -> None:
    assert milliseconds() > 0
