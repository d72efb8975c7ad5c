"""The strip spins who begins: once around the colours, slower and slower, and rests."""

from itertools import pairwise

import pytest

from companion.adapters.light.patterns import spun

COLOURS = ("red", "blue", "green", "red", "blue")


def test_it_begins_at_the_first_colour_and_rests_in_the_last_one() -> None:
    assert spun(COLOURS, 0) == "red"
    assert spun(COLOURS, 60) == spun(COLOURS, 600) == "blue"


def test_no_two_colours_come_within_a_third_of_a_second() -> None:
    seen = [spun(COLOURS, tick / 100) for tick in range(600)]
    changes = [tick for tick in range(1, 600) if seen[tick] != seen[tick - 1]]
    assert [seen[0], *(seen[tick] for tick in changes)] == list(COLOURS)
    assert min(after - before for before, after in pairwise(changes)) >= 33


@pytest.mark.parametrize("seconds", [0, 5])
def test_a_single_colour_stands_still(seconds: float) -> None:
    assert spun(("red",), seconds) == "red"
