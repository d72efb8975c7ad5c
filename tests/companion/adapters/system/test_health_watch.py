"""A part is stuck when it has done nothing for longer than patience, whether it hangs or fails."""

import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Thread

import pytest

from companion.adapters.system.health_watch import (
    CROWD,
    PATIENCE_S,
    PageProbe,
    WatchedPart,
    ask_pages,
    crowded,
)
from tests.companion.waiting import wait_until


@contextmanager
def part_at_work(does: Callable[[], object]) -> Iterator[tuple[WatchedPart, Callable[[float], None]]]:
    """A part in its thread, and what sets its clock forward."""
    now, stop = [0.0], Event()
    part = WatchedPart("the table", does, every=0.01, clock=lambda: now[0], slowness=lambda: 1.0)
    thread = Thread(target=part.run, args=(stop,), daemon=True)
    thread.start()

    def forward(seconds: float) -> None:
        now[0] += seconds

    yield part, forward
    stop.set()
    thread.join(20)


def test_a_part_that_hangs_is_stuck_until_it_moves_again() -> None:
    going, hangs = Event(), Event()

    def does() -> None:
        hangs.set()
        going.wait(30)

    with part_at_work(does) as (part, forward):
        assert hangs.wait(30)
        forward(PATIENCE_S - 0.1)
        assert not part.stuck()
        forward(0.1)
        assert part.stuck()
        going.set()
        wait_until(lambda: not part.stuck())


def test_a_part_that_fails_is_stuck_as_well_and_its_thread_goes_on() -> None:
    fails = [True]

    def does() -> None:
        if fails:
            raise ConnectionRefusedError("nobody listens")

    with part_at_work(does) as (part, forward):
        forward(PATIENCE_S)
        assert part.stuck()
        fails.clear()
        wait_until(lambda: not part.stuck())


def test_pages_that_nobody_serves_do_not_answer() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with pytest.raises(OSError, match="refused"):
        ask_pages("0.0.0.0", port)  # noqa: S104 - that is what a table listens on


def test_pages_that_answer_others_are_not_stuck_however_large_the_crowd_before_them() -> None:
    answered = [0]

    def ask() -> None:
        raise TimeoutError("a crowd stands there")

    asking = PageProbe(ask, lambda: answered[0])
    with pytest.raises(TimeoutError):
        asking()
    answered[0] += 1
    asking()
    with pytest.raises(TimeoutError):
        asking()


@pytest.mark.parametrize(("for_each_core", "times"), [(0.0, 1.0), (CROWD, 1.0), (3 * CROWD, 3.0)])
def test_where_many_programs_want_to_run_all_may_take_longer(
    for_each_core: float, times: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 4)
    monkeypatch.setattr("os.getloadavg", lambda: (4 * for_each_core, 0.0, 0.0))
    assert crowded() == times
    part = WatchedPart(
        "the table", lambda: None, clock=iter((0.0, PATIENCE_S * times - 0.1, PATIENCE_S * times)).__next__
    )
    assert [part.stuck(), part.stuck()] == [False, True]
