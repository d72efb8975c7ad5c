"""An evening of many tables: each in a process of its own, one real broker, and whatever goes wrong there."""

from datetime import UTC, datetime
from pathlib import Path
from time import monotonic

import pytest

from companion.cafe.orders import OrderedAction, order, signed
from companion.cafe.topics import Topics
from tests.companion.waiting import wait_until
from tests.evening.players.cafe import Cafe, at_once
from tests.long import LONG
from tests.mosquitto import Ear

NAMES = tuple(f"table-{n}" for n in range(1, 13)) if LONG else ("window", "door")
FIRST, KILLED = NAMES[0], NAMES[1:4]
PLAYS = ("playing", "over")
LONGEST_S = 240.0 if LONG else 0.0
"""How long games are given to come to their end before staff end them."""


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.timeout(1200)
def test_staff_see_every_table_as_it_is_whatever_is_killed_and_guests_change_nothing(tmp_path: Path) -> None:
    with Cafe(tmp_path, NAMES) as cafe:
        for table in cafe.tables.values():
            table.begin()
        cafe.until_all(*PLAYS)
        kill_the_broker(cafe)
        for name in KILLED:
            kill_a_table(cafe, name)
        begin_anew(cafe)
        try_as_a_guest(cafe)
        play_an_order_back(cafe)
        end_the_evening(cafe)


def kill_the_broker(cafe: Cafe) -> None:
    """Nobody's game is lost by it, and no call of a guest."""
    cafe.broker.kill()
    wait_until(lambda: not cafe.office.desk.floor(cafe.staff).connected)
    cafe.tables[FIRST].tap("call", call="yes")
    cafe.broker.start()
    assert cafe.until_all(*PLAYS) < at_once()
    wait_until(lambda: (tile := cafe.tile(FIRST)) is not None and tile.called is not None)
    assert cafe.order(FIRST, "coming") == "done"
    wait_until(lambda: (tile := cafe.tile(FIRST)) is not None and tile.called is None)


def kill_a_table(cafe: Cafe, name: str) -> None:
    """It is seen to be gone, it alone, and to be back in the same game."""
    cafe.tables[name].server.kill()
    assert cafe.until_gone(name) < at_once()
    assert all(cafe.shows(other, *PLAYS) for other in NAMES if other != name)
    cafe.tables[name].server.start()
    assert cafe.until_all(*PLAYS) < at_once()


def begin_anew(cafe: Cafe) -> None:
    """A table whose program staff start anew comes back by itself, in the same game."""
    before = cafe.tables[FIRST].server.pid
    assert cafe.order(FIRST, "restart") == "done"
    cafe.until_gone(FIRST)
    cafe.until_all(*PLAYS)
    assert (cafe.tables[FIRST].server.pid, cafe.tables[FIRST].server.fate) == (before, "still runs")


def try_as_a_guest(cafe: Cafe) -> None:
    """Whoever has a guest's password hears no name, and brings nobody anything."""
    topics = Topics(FIRST)
    forged = signed(order(FIRST, OrderedAction.END, datetime.now(UTC)), "a key that somebody guessed")
    with Ear(cafe.broker.broker("guest", "guest")) as ear:
        wait_until(lambda: topics.state in ear.latest)
        for topic in (topics.command, topics.light_set, topics.state, topics.alive, topics.evenings):
            ear.line.tell(topic, forged, kept=True)
        assert ear.line.settle(10)
        assert {topic.split("/")[-1] for topic in ear.latest} <= {"alive", "state"}
        assert not any(payload == forged for _, payload in ear.heard)
    assert cafe.shows(FIRST, *PLAYS)


def play_an_order_back(cafe: Cafe) -> None:
    topics = Topics(FIRST)
    with Ear(cafe.broker.broker("staff", "staff"), topics=(topics.command, topics.done)) as ear:
        assert cafe.order(FIRST, "coming") == "done"
        wait_until(lambda: topics.done in ear.latest)
        ear.line.tell(topics.command, ear.latest[topics.command], kept=False)
        wait_until(lambda: b'"why":"repeated"' in ear.latest[topics.done])


def end_the_evening(cafe: Cafe) -> None:
    """Games come to their end or are ended, tables are cleared, and each evening is counted once."""
    ends = monotonic() + LONGEST_S
    wait_until(lambda: monotonic() > ends or all(cafe.shows(name, "over") for name in NAMES), 300)
    for name in NAMES:
        if cafe.shows(name, "playing"):
            assert cafe.order(name, "end") == "done"
        assert cafe.order(name, "next") == "done"
    cafe.until_all("free")
    games = cafe.office.desk.sheet("games", cafe.staff).splitlines()[1:]
    assert sorted(line.split(",")[0] for line in games) == sorted(NAMES)
