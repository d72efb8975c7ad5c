"""Kinds of dice that were only rendered: none of them is ever read wrong without a word."""

from collections import Counter

import pytest

from tests.long import LONG
from tests.vision.kinds import FIRST_SEED, KINDS, outcome, read, with_a_die_of_twelve, with_pips

ROLLS = 24 if LONG else 2


@pytest.mark.long
@pytest.mark.parametrize("kind", range(len(KINDS)), ids=[kind.__name__ for kind in KINDS])
def test_no_roll_is_wrong_without_a_word(kind: int) -> None:
    found = Counter(outcome(kind, seed) for seed in range(FIRST_SEED, FIRST_SEED + ROLLS))
    assert found["silent"] == 0
    if KINDS[kind] in {with_pips, with_a_die_of_twelve}:
        assert found["sure"] >= 0.9 * ROLLS


def test_a_die_of_twelve_is_known_by_its_colour_and_no_number_is_told_of_it() -> None:
    told = read(with_a_die_of_twelve(FIRST_SEED))
    assert [(die.colour, die.value) for die in told.apart] == [("red", None)]
    assert {die.colour for die in told.rolled} == {"orange", "white"}
