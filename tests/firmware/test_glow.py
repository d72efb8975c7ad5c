"""The strip goes on without the companion, and never brighter than it was told."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware.pico.glow import BREATH, BUSY, EBB, MOVING, SPARK, STRIDE, WAITING, Glow

RED, BLUE = bytes((200, 0, 0)), bytes((0, 0, 200))


def heard(lamps: int, now: int = 0) -> Glow:
    glow = Glow(lamps)
    glow.hear(now)
    return glow


def test_before_the_first_word_a_dim_lamp_wanders() -> None:
    glow = Glow(3)
    shown = [glow.at(place * STRIDE).index(SPARK) // 3 for place in range(5)]
    assert shown == [0, 1, 2, 0, 1]


@pytest.mark.parametrize(("silent", "waits"), [(WAITING - 1, False), (WAITING, True)])
def test_after_three_seconds_without_a_word_it_waits(silent: int, waits: bool) -> None:
    glow = heard(2, 1000)
    glow.take(1000, 0, 0, RED + RED)
    assert (SPARK in glow.at(1000 + silent)) is waits


def test_a_picture_is_there_when_its_fade_is_over() -> None:
    glow = heard(1)
    glow.take(0, 0, 100, RED)
    assert [glow.at(now)[0] for now in (0, 50, 99, 100)] == [0, 100, 198, 200]


def test_a_picture_in_pieces_is_shown_when_the_last_has_come() -> None:
    glow = heard(2)
    glow.take(0, 0, 0, RED)
    assert glow.at(1) == bytes(6)
    glow.take(2, 1, 0, BLUE)
    assert glow.at(3) == RED + BLUE
    assert glow.pictures == 1


def test_a_picture_too_long_is_cut_and_one_past_the_end_changes_nothing() -> None:
    glow = heard(1)
    glow.take(0, 0, 0, RED + BLUE)
    assert glow.at(1) == RED
    glow.take(2, 9, 0, BLUE)
    assert glow.at(3) == RED


def test_a_picture_without_lamps_is_a_word_and_no_picture() -> None:
    glow = heard(0)
    glow.take(0, 0, 0, b"")
    assert glow.pictures == 0


def test_what_moved_goes_on_breathing_while_the_companion_is_busy() -> None:
    glow = heard(1)
    glow.take(0, 0, 0, RED)
    assert glow.at(BUSY) == RED
    glow.hear(BREATH)
    lowest = glow.at(BUSY + BREATH // 2)[0]
    assert lowest == 200 * (256 - EBB) >> 8
    assert glow.at(BUSY + BREATH)[0] == 200


def test_what_stood_still_goes_on_standing_still() -> None:
    glow = heard(1)
    for now in (0, MOVING + 1):
        glow.take(now, 0, 0, RED)
    glow.hear(BREATH)
    assert glow.at(MOVING + 1 + BUSY + BREATH // 2) == RED


def test_a_companion_that_is_back_finds_its_picture_again() -> None:
    glow = heard(1)
    glow.take(0, 0, 0, RED)
    assert glow.at(WAITING) == SPARK
    glow.hear(9000)
    glow.take(9000, 0, 100, BLUE)
    assert glow.at(9000) == SPARK
    assert glow.at(9100) == BLUE


pictures = st.lists(
    st.tuples(st.integers(0, 4000), st.integers(0, 4), st.integers(0, 2550), st.binary(max_size=15)),
    max_size=12,
)


@given(pictures, st.lists(st.integers(0, 200), min_size=1, max_size=20))
def test_no_lamp_is_brighter_than_it_was_told(
    sent: "list[tuple[int, int, int, bytes]]", looks: list[int]
) -> None:
    glow, now, brightest = Glow(4), 0, max(SPARK)
    for after, first, fade, lamps in sent:
        now += after
        glow.hear(now)
        glow.take(now, first, fade, lamps)
        brightest = max(brightest, *lamps, 0)
        for look in looks:
            now += look
            shown = glow.at(now)
            assert len(shown) == 12
            assert max(shown) <= brightest
