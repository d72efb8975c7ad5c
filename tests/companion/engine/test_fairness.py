"""What throws say about dice, and when they say nothing yet."""

import pytest

from companion.engine.fairness import ENOUGH, Finding, fair_means, fairness, mean


@pytest.mark.parametrize(
    ("faces", "finding"),
    [
        ((5, 5, 5, 5, 5, 4), Finding.TOO_FEW),
        ((5, 5, 5, 5, 5, 5), Finding.FAIR),
        ((29, 0, 0, 0, 0, 0), Finding.TOO_FEW),
        ((30, 0, 0, 0, 0, 0), Finding.SUSPECT),
    ],
)
def test_below_five_expected_throws_of_each_face_nothing_is_said(
    faces: tuple[int, ...], finding: Finding
) -> None:
    found = fairness(faces)
    assert found.finding is finding
    assert found.missing == max(0, ENOUGH - sum(faces))


@pytest.mark.parametrize(
    ("faces", "finding"),
    [
        ((20, 31, 20, 11, 18, 20), Finding.FAIR),
        ((20, 32, 20, 11, 17, 20), Finding.UNEVEN),
        ((12, 36, 20, 13, 17, 22), Finding.UNEVEN),
        ((11, 37, 20, 13, 16, 23), Finding.SUSPECT),
    ],
)
def test_the_finding_follows_the_published_limits_of_chi_square_with_five_degrees(
    faces: tuple[int, ...], finding: Finding
) -> None:
    """11.07 at five in a hundred, 20.515 at one in a thousand (NIST handbook, table 1.3.6.7.4)."""
    expected = sum(faces) / 6
    chi_square = sum((count - expected) ** 2 for count in faces) / expected
    by_table = (
        Finding.SUSPECT if chi_square > 20.515 else Finding.UNEVEN if chi_square > 11.07 else Finding.FAIR
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
