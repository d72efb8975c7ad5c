"""Each address has a few connections; who plays finds room; what says nothing makes room."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from web.connections.connection_limits import BURST, BURST_S, EACH, EACH_HERE, GUESTS, ROOM, Admission, Guests

PHONE, STRANGER, HERE = "192.0.2.5", "192.0.2.9", "127.0.0.1"


@dataclass(eq=False)
class Channel:
    """What is asked of a channel of waitress."""

    addr: tuple[str, int]
    last_activity: float
    requests: list[str] = field(default_factory=list)
    current_outbuf_count: int = 0
    will_close: bool = False


class Door:
    """An admission with its open channels, and a clock that only the test moves."""

    def __init__(self, room: int = ROOM) -> None:
        self.at = 0.0
        self.guests = Guests()
        self.admission = Admission(self.guests, room, lambda: self.at)
        self.channels: list[Channel] = []

    @property
    def open(self) -> int:
        return sum(not one.will_close for one in self.channels)

    def knock(self, address: str, *, seconds: float = BURST_S / BURST) -> Channel | None:
        """Its channel, if it was let in."""
        self.at += seconds
        if not self.admission.admits(address, self.channels):
            return None
        self.channels.append(Channel((address, 1), self.at))
        return self.channels[-1]


@pytest.fixture
def door() -> Door:
    return Door()


def let_in(door: Door, address: str) -> Channel:
    channel = door.knock(address)
    assert channel is not None
    return channel


def test_a_newcomer_takes_the_place_of_the_oldest_that_was_answered_nothing(door: Door) -> None:
    answered = let_in(door, STRANGER)
    answered.current_outbuf_count = 1
    crowd = [let_in(door, STRANGER) for _ in range(2 * EACH)]
    assert door.open == EACH
    assert not answered.will_close
    assert [one.will_close for one in crowd] == [True] * (EACH + 1) + [False] * (EACH - 1)


def test_where_few_files_may_be_open_fewer_find_room_and_nobody_takes_that_of_the_seats() -> None:
    door = Door(room=6)
    door.guests.note(PHONE)
    for number in range(30):
        door.knock(f"198.51.100.{number}")
    assert door.open == 6
    for _ in range(9):
        let_in(door, PHONE)
    assert door.open == 12


def test_what_is_served_is_never_ended_for_another(door: Door) -> None:
    streams = [let_in(door, STRANGER) for _ in range(EACH)]
    for one in streams:
        one.requests.append("a stream")
    assert door.knock(STRANGER) is None
    assert not any(one.will_close for one in streams)
    streams[0].requests.clear()
    let_in(door, STRANGER)
    assert streams[0].will_close


@pytest.mark.parametrize("whose", [PHONE, HERE])
def test_strangers_from_everywhere_never_take_the_room_of_who_plays(door: Door, whose: str) -> None:
    door.guests.note(PHONE)
    before = let_in(door, whose)
    for number in range(2 * ROOM):
        if channel := door.knock(f"198.51.100.{number % 256}"):
            channel.requests.append("a stream")
    assert door.knock(STRANGER) is None
    assert door.knock(whose) is not None
    assert not before.will_close


def test_the_own_machine_has_more_than_a_phone_and_an_end_too(door: Door) -> None:
    for _ in range(2 * EACH_HERE):
        let_in(door, HERE)
    assert door.open == EACH_HERE


def test_an_address_that_knocks_again_and_again_is_not_heard_for_a_while(door: Door) -> None:
    knocks = [door.knock(STRANGER, seconds=0) is not None for _ in range(BURST + 1)]
    assert knocks == [True] * BURST + [False]
    assert door.knock(PHONE, seconds=0) is not None
    assert door.knock(STRANGER, seconds=BURST_S) is not None


@pytest.mark.parametrize("address", ["2001:db8::{:x}", "fe80::{:x}"])
def test_all_addresses_that_one_guest_chooses_freely_count_as_one(door: Door, address: str) -> None:
    for number in range(1, 2 * EACH):
        door.knock(address.format(number))
    assert door.open == EACH


def test_phones_of_one_home_net_have_each_their_own_once_they_sit(door: Door) -> None:
    for number in range(1, 4):
        door.guests.note(f"fd00::{number}")
        for _ in range(EACH):
            door.knock(f"fd00::{number}")
    assert door.open == 3 * EACH


def test_the_latest_guests_are_remembered() -> None:
    guests = Guests()
    for number in range(GUESTS + 1):
        guests.note(f"10.0.0.{number}")
    guests.note(None)
    assert "10.0.0.0" not in guests
    assert f"10.0.0.{GUESTS}" in guests


def test_of_the_loopback_the_first_address_is_here(door: Door) -> None:
    assert {one: door.admission.plays(one) for one in ("127.0.0.1", "127.0.1.7", PHONE)} == {
        "127.0.0.1": True,
        "127.0.1.7": False,
        PHONE: False,
    }


class Knocking:
    """A socket whose closing is seen."""

    is_closed = False

    def close(self) -> None:
        self.is_closed = True


class Waiting:
    """A server before which a crowd waits."""

    def __init__(self, crowd: list[Knocking]) -> None:
        self.active_channels: dict[int, Any] = {}
        self._crowd = crowd

    def accept(self) -> tuple[Knocking, tuple[str, int]] | None:
        return (self._crowd.pop(0), (STRANGER, 1)) if self._crowd else None


def test_those_turned_away_are_closed_before_anything_of_them_is_read(door: Door) -> None:
    while door.knock(STRANGER, seconds=0):
        pass
    crowd = [Knocking() for _ in range(BURST)]
    first, *others = crowd
    assert door.admission.channel(Waiting(others), first, (STRANGER, 1), None) is None
    assert all(one.is_closed for one in crowd)
