"""Out of a contact's noise come presses, each of them once."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.devices.debounce import STUCK_S, Key

STILL = 0.03


def presses(
    edges: list[tuple[float, bool]], hold: float = 0.0, down: bool = False, until: float = 60
) -> list[float]:
    """When a key presses, looked at every millisecond around the edges and every tenth of a second else."""
    key, told = Key(STILL, hold, down, 0.0), []
    moments = sorted(
        {n / 10 for n in range(int(until * 10))} | {at + n / 1000 for at, _ in edges for n in range(60)}
    )
    waiting = list(edges)
    for now in moments:
        while waiting and waiting[0][0] <= now:
            at, level = waiting.pop(0)
            key.edge(level, at)
        if key.tick(now):
            told.append(now)
    return told


def test_a_clean_press_counts_once_the_contact_has_been_still() -> None:
    (at,) = presses([(1.0, True), (1.2, False)])
    assert at == pytest.approx(1.0 + STILL)


@pytest.mark.parametrize(("ms", "counts"), [(29, 0), (31, 1)])
def test_a_contact_that_does_not_stay_closed_is_no_press(ms: int, counts: int) -> None:
    assert len(presses([(1.0, True), (1.0 + ms / 1000, False)])) == counts


def test_bounces_are_one_press() -> None:
    down = [(1.0 + n * 0.004, n % 2 == 0) for n in range(7)]
    up = [(1.3 + n * 0.004, n % 2 == 1) for n in range(7)]
    (at,) = presses(down + up)
    assert at == pytest.approx(1.024 + STILL, abs=0.002)


def test_two_presses_are_two() -> None:
    assert len(presses([(1.0, True), (1.1, False), (1.2, True), (1.3, False)])) == 2


@pytest.mark.parametrize(("seconds", "counts"), [(1.0, 0), (1.04, 1), (5.0, 1)])
def test_a_button_that_has_to_be_held_counts_only_then_and_once(seconds: float, counts: int) -> None:
    assert len(presses([(1.0, True), (1.0 + seconds, False)], hold=1.0)) == counts


def test_a_press_that_is_held_over_a_restart_does_not_count() -> None:
    assert presses([(2.0, False)], down=True) == []
    assert presses([(2.0, False)], hold=1.0, down=True) == []


def test_after_it_was_let_up_it_counts_again() -> None:
    assert len(presses([(2.0, False), (3.0, True)], down=True)) == 1


@pytest.mark.parametrize("down", [False, True])
def test_a_button_that_is_down_for_too_long_is_stuck_until_it_is_let_up(down: bool) -> None:
    key = Key(STILL, 0.0, down, 0.0)
    key.edge(True, 0.0)
    key.tick(STILL)
    assert [key.stuck(at) for at in (STUCK_S - 0.1, STUCK_S)] == [False, True]
    assert key.due(STUCK_S) is None
    key.edge(False, STUCK_S + 1)
    key.tick(STUCK_S + 1 + STILL)
    assert not key.stuck(STUCK_S + 2)


@given(st.lists(st.tuples(st.floats(0, 5), st.booleans()), max_size=30).map(sorted))
def test_however_a_contact_bounces_between_two_presses_there_is_stillness(
    edges: list[tuple[float, bool]],
) -> None:
    told = presses(edges, until=8)
    assert all(later - earlier >= 2 * STILL - 0.002 for earlier, later in pairwise(told))


@given(
    st.lists(st.tuples(st.integers(0, 1250), st.booleans()), max_size=12).map(sorted),
    st.integers(0, 500),
)
def test_whoever_looks_again_when_it_is_due_misses_nothing(
    steps: list[tuple[int, bool]], longer: int
) -> None:
    # Edges every 4 ms and a hold 1 ms off: nothing lasts exactly `STILL` or the hold, where looking every
    # millisecond could not tell which of two came first.
    edges = [(4 * number / 1000, level) for number, level in steps]
    hold = (4 * longer + 1) / 1000
    key, told, now = Key(STILL, hold, False, 0.0), 0, 0.0
    for at, level in [*edges, (40.0, False)]:
        while (wait := key.due(now)) is not None and now + wait <= at:
            now += max(wait, 1e-9)
            told += key.tick(now)
        now = at
        told += key.tick(now)
        key.edge(level, at)
    assert told == len(presses(edges, hold=hold, until=39))
