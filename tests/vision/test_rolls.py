"""A roll under its own lamp is read whole; `make rolls` does this a thousand times over."""

import pytest

from tests.vision.rolls import AT_A_TABLE, outcomes_at

TRAY, MAT = 0, 21
"""On that mat a green one looks like the marker of a corner."""


@pytest.mark.parametrize("table", [TRAY, MAT])
def test_rolls_in_the_tray_and_on_the_mat_are_read_whole(table: int) -> None:
    rolls = outcomes_at(table)
    assert len(rolls) == AT_A_TABLE
    assert [roll.seed for roll in rolls if not roll.whole or roll.silent] == []
