"""Each address has a few connections; who plays finds room; what says nothing makes room."""

import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from werkzeug.wsgi import ClosingIterator

from web.connections.connection_limits import (
    A_SECOND,
    BURST,
    EACH,
    EACH_HERE,
    GUESTS,
    LOOPBACK,
    ROOM,
    ConnectionLimits,
    Guests,
    Lines,
)

PHONE, STRANGER, HERE = "192.0.2.5", "192.0.2.9", "127.0.0.1"


class Door:
    """Lines with connections that nobody serves, and a clock that only the test moves."""

    def __init__(self, stack: ExitStack) -> None:
        self.at = 0.0
        self.guests = Guests()
        self.lines = Lines(self.guests, lambda: self.at)
        self._stack = stack
        self._ports = iter(range(1, 10_000))

    def knock(
        self, address: str, *, asks: bool = False, seconds: float = 1 / A_SECOND
    ) -> tuple[bool, socket.socket, str]:
        """True if it was let in, its other end, and its port; what it `asks` is answered at once."""
        inner, outer = (self._stack.enter_context(one) for one in socket.socketpair())
        port = next(self._ports)
        self.at += seconds
        let_in = self.lines.takes(inner, address, port)
        if asks:
            self.serve(address, str(port))()
        return let_in, outer, str(port)

    def serve(self, address: str, port: str) -> Callable[[], None]:
        """Begins to serve it a request; what ends that."""
        served = self.lines.noted(lambda *_: [])({"REMOTE_ADDR": address, "REMOTE_PORT": port}, None)
        assert isinstance(served, ClosingIterator)
        return served.close


@pytest.fixture
def door() -> Iterator[Door]:
    with ExitStack() as stack:
        yield Door(stack)


def is_ended(outer: socket.socket) -> bool:
    outer.settimeout(0)
    try:
        return outer.recv(1) == b""
    except BlockingIOError:
        return False


def test_a_newcomer_takes_the_place_of_the_oldest_that_asked_nothing(door: Door) -> None:
    _, asked, _ = door.knock(STRANGER, asks=True)
    crowd = [door.knock(STRANGER) for _ in range(2 * EACH)]
    assert all(let_in for let_in, *_ in crowd)
    assert len(door.lines) == EACH
    assert not is_ended(asked)
    assert [is_ended(outer) for _, outer, _ in crowd] == [True] * (EACH + 1) + [False] * (EACH - 1)


def test_what_is_served_is_never_ended_for_another(door: Door) -> None:
    streams = []
    for _ in range(EACH):
        _, outer, port = door.knock(STRANGER)
        streams.append((outer, door.serve(STRANGER, port)))
    assert not door.knock(STRANGER)[0]
    assert not any(is_ended(outer) for outer, _ in streams)
    streams[0][1]()
    assert door.knock(STRANGER)[0]
    assert is_ended(streams[0][0])


@pytest.mark.parametrize("whose", [PHONE, HERE])
def test_strangers_from_everywhere_never_take_the_room_of_who_plays(door: Door, whose: str) -> None:
    door.guests.note(PHONE)
    _, before, _ = door.knock(whose, asks=True)
    for number in range(2 * ROOM):
        _, _, port = door.knock(f"198.51.100.{number % 256}")
        door.serve(f"198.51.100.{number % 256}", port)
    assert not door.knock(STRANGER)[0]
    assert door.knock(whose)[0]
    assert not is_ended(before)


def test_the_own_machine_has_more_than_a_phone_and_an_end_too(door: Door) -> None:
    for _ in range(2 * EACH_HERE):
        assert door.knock(HERE)[0]
    assert len(door.lines) == EACH_HERE


def test_whoever_knocks_again_and_again_is_not_heard_for_a_while(door: Door) -> None:
    knocks = [door.knock(STRANGER, seconds=0)[0] for _ in range(BURST + 1)]
    assert knocks == [True] * BURST + [False]
    assert door.knock(PHONE, seconds=0)[0]
    assert door.knock(STRANGER)[0]


@pytest.mark.parametrize("address", ["2001:db8::{:x}", "fe80::{:x}"])
def test_all_addresses_that_one_guest_chooses_freely_count_as_one(door: Door, address: str) -> None:
    for number in range(1, 2 * EACH):
        door.knock(address.format(number))
    assert len(door.lines) == EACH


def test_phones_of_one_home_net_have_each_their_own_once_they_sit(door: Door) -> None:
    for number in range(1, 4):
        door.guests.note(f"fd00::{number}")
        for _ in range(EACH):
            door.knock(f"fd00::{number}")
    assert len(door.lines) == 3 * EACH


def test_so_many_guests_are_remembered_and_the_latest_of_them() -> None:
    guests = Guests()
    for number in range(GUESTS + 1):
        guests.note(f"10.0.0.{number}")
    guests.note(None)
    assert "10.0.0.0" not in guests
    assert f"10.0.0.{GUESTS}" in guests


def test_of_the_loopback_the_first_address_is_here(door: Door) -> None:
    assert {one: door.lines.plays(one) for one in ("127.0.0.1", "127.0.1.7", PHONE)} == {
        "127.0.0.1": True,
        "127.0.1.7": False,
        PHONE: False,
    }
    assert "127.0.0.1" in LOOPBACK


def test_those_turned_away_never_reach_the_server() -> None:
    lines = Lines(Guests(), lambda: 0.0)
    with ConnectionLimits(socket.AF_INET, lines) as gate, ExitStack() as stack:
        gate.bind(("127.0.0.1", 0))
        gate.listen(2 * BURST)
        for _ in range(BURST + 5):
            knocking = stack.enter_context(socket.socket())
            knocking.bind(("127.0.1.7", 0))
            knocking.connect(gate.getsockname())
        taken = [stack.enter_context(gate.accept()[0]) for _ in range(BURST)]
        gate.setblocking(False)
        with pytest.raises(BlockingIOError):
            gate.accept()
        assert len(taken) == BURST
