"""What throws say about dice, and when they say nothing yet."""

from collections import Counter
from math import sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.fairness import ENOUGH, FairnessFinding, fair_means, fairness, mean, oddest


@pytest.mark.parametrize(
    ("faces", "finding"),
    [
        ((5, 5, 5, 5, 5, 4), FairnessFinding.TOO_FEW),
        ((5, 5, 5, 5, 5, 5), FairnessFinding.FAIR),
        ((29, 0, 0, 0, 0, 0), FairnessFinding.TOO_FEW),
        ((30, 0, 0, 0, 0, 0), FairnessFinding.SUSPECT),
    ],
)
def test_below_five_expected_throws_of_each_face_nothing_is_said(
    faces: tuple[int, ...], finding: FairnessFinding
) -> None:
    found = fairness(faces)
    assert found.finding is finding
    assert found.missing == max(0, ENOUGH - sum(faces))


@pytest.mark.parametrize(
    ("faces", "finding"),
    [
        ((20, 31, 20, 11, 18, 20), FairnessFinding.FAIR),
        ((20, 32, 20, 11, 17, 20), FairnessFinding.UNEVEN),
        ((12, 36, 20, 13, 17, 22), FairnessFinding.UNEVEN),
        ((11, 37, 20, 13, 16, 23), FairnessFinding.SUSPECT),
    ],
)
def test_the_finding_follows_the_published_limits_of_chi_square_with_five_degrees(
    faces: tuple[int, ...], finding: FairnessFinding
) -> None:
    """11.07 at five in a hundred, 20.515 at one in a thousand (NIST handbook, table 1.3.6.7.4)."""
    expected = sum(faces) / 6
    chi_square = sum((count - expected) ** 2 for count in faces) / expected
    by_table = (
        FairnessFinding.SUSPECT
        if chi_square > 20.515
        else FairnessFinding.UNEVEN
        if chi_square > 11.07
        else FairnessFinding.FAIR
    )
    assert fairness(faces).finding is by_table is finding


def test_one_set_in_so_many_is_said_as_a_whole_number_and_has_an_end() -> None:
    assert fairness((20, 20, 20, 20, 20, 20)).one_in == 1
    assert 20 <= fairness((10, 31, 20, 13, 24, 22)).one_in <= 200
    assert fairness((1000, 0, 0, 0, 0, 0)).one_in == 1_000_000


def test_the_mean_of_all_faces_is_three_and_a_half() -> None:
    assert mean((1, 1, 1, 1, 1, 1)) == 3.5
    assert mean((0, 0, 0, 0, 0, 4)) == 6


def test_ten_dice_are_enough_for_a_usual_mean_and_nine_are_not() -> None:
    assert fair_means(9) is None
    usual = fair_means(10)
    assert usual is not None
    least, most = usual
    assert least + most == pytest.approx(7)
    assert most - 3.5 == pytest.approx(1.0585, abs=0.001)


def test_more_dice_leave_less_room_for_luck() -> None:
    few, many = fair_means(10), fair_means(1000)
    assert few is not None
    assert many is not None
    assert many[1] < few[1]


def test_the_face_that_is_farthest_off_is_told_with_wilson_s_bounds_for_six_faces_at_once() -> None:
    """31 of 120: where a share's own deviations are 3.327 from it (Wilson, 1927; Scheffé, 1953)."""
    odd = oddest((18, 31, 18, 17, 18, 18))
    assert odd is not None
    assert (odd.face, odd.count) == (2, 31)
    for share in (odd.least, odd.most):
        off = abs(31 / 120 - share) / sqrt(share * (1 - share) / 120)
        assert off == pytest.approx(3.327, abs=0.001)
    assert oddest((5, 5, 5, 5, 5, 4)) is None


def test_a_face_that_never_came_has_no_share_below_none_and_more_throws_say_it_more_surely() -> None:
    few, many = oddest((0, 6, 6, 6, 6, 6)), oddest((0, 60, 60, 60, 60, 60))
    assert few is not None
    assert many is not None
    assert few.least == many.least == 0
    assert many.most < 1 / 6 < few.most


@given(st.lists(st.integers(0, 60), min_size=6, max_size=6))
def test_no_sentence_contradicts_the_other_where_a_sixth_is_left_out_dice_are_not_called_fair(
    faces: list[int],
) -> None:
    odd = oddest(faces)
    if odd is not None and not odd.least <= 1 / 6 <= odd.most:
        assert fairness(faces).finding in {FairnessFinding.UNEVEN, FairnessFinding.SUSPECT}


def test_of_fair_dice_the_bounds_miss_a_sixth_no_oftener_than_once_in_twenty() -> None:
    chance, missed = Random(3), 0
    for _ in range(600):
        thrown = Counter(chance.choices(range(6), k=120))
        odd = oddest([thrown[face] for face in range(6)])
        assert odd is not None
        missed += not odd.least <= 1 / 6 <= odd.most
    assert missed <= 0.05 * 600
