"""Those who play are served at once, all others one after another and each address in its turn."""

from collections.abc import Iterator
from threading import Event

import pytest

from tests.web.fakes.waiting import until
from web.connections.request_priority import AT_FIRST, AT_ONCE, Turns, goes_on

PHONE, STRANGER, OTHER = "192.0.2.5", "192.0.2.9", "198.51.100.7"


class Request:
    """A connection with a request that is served until it may end; it may be a stream."""

    def __init__(self, address: str, *, stream: bool = False) -> None:
        self.addr = (address, 1)
        self.begun, self.may_end = Event(), Event()
        self._stream = stream

    def service(self) -> None:
        if self._stream:
            goes_on()
        self.begun.set()
        self.may_end.wait(30)

    def cancel(self) -> None:
        self.may_end.set()


class Queue:
    """Turns with many threads, and all that was asked of them."""

    def __init__(self) -> None:
        self.turns = Turns(lambda address: address == PHONE, threads=12)
        self.all: list[Request] = []

    def ask(self, address: str, times: int = 1, *, stream: bool = False) -> list[Request]:
        asked = [Request(address, stream=stream) for _ in range(times)]
        self.all += asked
        for one in asked:
            self.turns.add_task(one)
        return asked


@pytest.fixture
def queue() -> Iterator[Queue]:
    found = Queue()
    yield found
    for one in found.all:
        one.may_end.set()
    found.turns.shutdown()


def begun(asked: list[Request]) -> int:
    return sum(one.begun.is_set() for one in asked)


def test_a_few_strangers_are_served_at_a_time_and_players_at_once(queue: Queue) -> None:
    crowd = queue.ask(STRANGER, 20)
    players = queue.ask(PHONE, 5)
    until(lambda: begun(players) == 5 and begun(crowd) == AT_ONCE)
    assert begun(crowd) == AT_ONCE
    crowd[0].may_end.set()
    until(lambda: begun(crowd) == AT_ONCE + 1)


def test_a_thread_is_started_once_it_is_needed_and_never_more_than_the_most(queue: Queue) -> None:
    assert len(queue.turns.threads) == AT_FIRST
    players = queue.ask(PHONE, 14)
    until(lambda: begun(players) == 12)
    assert len(queue.turns.threads) == 12
    for one in players:
        one.may_end.set()
    until(lambda: begun(players) == 14)


def test_threads_end_with_the_streams_that_needed_them(queue: Queue) -> None:
    streams = [*queue.ask(STRANGER, 4, stream=True), *queue.ask(PHONE, 7)]
    until(lambda: begun(streams) == 11)
    for one in streams:
        one.may_end.set()
    until(lambda: len(queue.turns.threads) == AT_FIRST)
    [page] = queue.ask(PHONE)
    until(page.begun.is_set)


def test_each_address_has_its_turn_however_much_another_asks(queue: Queue) -> None:
    crowd = queue.ask(STRANGER, 20)
    [guest] = queue.ask(OTHER)
    until(lambda: begun(crowd) == AT_ONCE)
    crowd[0].may_end.set()
    crowd[1].may_end.set()
    until(guest.begun.is_set)
    assert begun(crowd) <= AT_ONCE + 1


def test_a_stream_that_goes_on_keeps_nobody_waiting(queue: Queue) -> None:
    streams = queue.ask(STRANGER, 6, stream=True)
    [page] = queue.ask(STRANGER)
    until(lambda: begun(streams) == 6 and page.begun.is_set())


def test_nothing_is_lost_when_a_request_fails(queue: Queue, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue.turns.logger, "exception", lambda *_: None)
    for _ in range(2 * AT_ONCE):
        broken = Request(STRANGER)
        broken.may_end = None  # type: ignore[assignment]
        queue.turns.add_task(broken)
    [page] = queue.ask(STRANGER)
    until(page.begun.is_set)
