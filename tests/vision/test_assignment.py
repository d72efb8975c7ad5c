"""Rows are assigned to columns at the least total cost."""

from itertools import permutations

import numpy as np
import pytest

from vision.assignment import assigned, losses


@pytest.mark.parametrize("size", range(1, 7))
def test_no_other_assignment_costs_less(size: int) -> None:
    chance = np.random.default_rng(size)
    for _ in range(20):
        cost = chance.normal(size=(size, size)).astype(np.float32)
        found = assigned(cost)
        assert sorted(found) == list(range(size))
        least = min(sum(cost[row, way[row]] for row in range(size)) for way in permutations(range(size)))
        assert sum(cost[row, column] for row, column in enumerate(found)) == pytest.approx(least, abs=1e-4)


def test_an_exchange_loses_what_both_rows_lose() -> None:
    likely = np.log(np.array([[0.9, 0.1], [0.4, 0.6]], np.float32))
    assert losses(likely)[0, 1] == pytest.approx(np.log(0.9 * 0.6 / (0.1 * 0.4)), abs=1e-4)
    assert losses(likely)[0, 0] == 0
