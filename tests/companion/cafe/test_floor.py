"""What tables say is known of them, and none is believed to be there that has fallen silent."""

import pytest

from companion.cafe.broker_connection import BrokerMessage
from companion.cafe.floor import MOST_TABLES, SILENT_S, TWIN_S, CafeFloor, TableOnFloor
from companion.cafe.outcome import OrderOutcome, packed_outcome
from companion.cafe.table_state import TableStage, TableSummary, packed_state

STATE = TableSummary(TableStage.PLAYING, "toy", "Toy", "2026-05-01T20:00:00+00:00", 3)
DONE = OrderOutcome("window", "ab", "end", "2026-05-01T20:00:00+00:00", done=True)


class Cafe:
    """A floor with a clock of its own, and what it was told of orders."""

    def __init__(self) -> None:
        self.at = 100.0
        self.outcomes: list[OrderOutcome] = []
        self.floor = CafeFloor(self.outcomes.append, lambda: self.at)

    def say(self, topic: str, payload: bytes, *, kept: bool = False) -> None:
        self.floor.hear(BrokerMessage(f"companion/{topic}", payload, kept))

    @property
    def window(self) -> TableOnFloor:
        found = self.floor.find("window")
        assert found is not None
        return found


@pytest.fixture
def cafe() -> Cafe:
    return Cafe()


def test_a_table_is_there_as_long_as_it_says_so_and_the_broker_has_not_spoken_its_last_will(
    cafe: Cafe,
) -> None:
    cafe.say("window/alive", b"online")
    cafe.at += SILENT_S - 0.1
    assert cafe.floor.lives(cafe.window)
    cafe.at += 0.1
    assert not cafe.floor.lives(cafe.window)
    cafe.say("window/alive", b"online")
    assert cafe.floor.lives(cafe.window)
    cafe.say("window/alive", b"offline")
    assert not cafe.floor.lives(cafe.window)


def test_how_it_stands_is_known_also_of_one_that_is_silent(cafe: Cafe) -> None:
    cafe.say("window/state", packed_state(STATE), kept=True)
    assert cafe.window.state == STATE
    assert not cafe.floor.lives(cafe.window)


def twins(cafe: Cafe) -> list[str]:
    """The machines that say they are this table."""
    return [twin.name for twin in cafe.window.twins]


def test_two_machines_of_one_name_are_told_apart_until_one_has_another_name(cafe: Cafe) -> None:
    cafe.say("window/state", packed_state(STATE, "pi-a"))
    assert twins(cafe) == []
    cafe.say("window/state", packed_state(STATE, "pi-b"))
    cafe.say("window/state", packed_state(STATE, "pi-a"))
    assert twins(cafe) == ["pi-a", "pi-b"]
    cafe.at += TWIN_S
    cafe.say("window/state", packed_state(STATE, "pi-a"))
    assert twins(cafe) == []


def test_the_light_of_its_doctor_is_known(cafe: Cafe) -> None:
    cafe.say("window/doctor", b'{"light": "red", "findings": [{"about": "Disk", "says": "Full."}]}')
    assert (cafe.window.light, cafe.window.findings) == ("red", (("Disk", "Full."),))


@pytest.mark.parametrize("payload", [b"", b"{", b"[]", b"3", b'{"light": "blue", "findings": []}', b"\xff"])
def test_nonsense_says_nothing(cafe: Cafe, payload: bytes) -> None:
    for what in ("state", "doctor", "done"):
        cafe.say(f"window/{what}", payload)
    assert (cafe.window.state, cafe.window.light, cafe.outcomes) == (None, "", [])


def test_what_came_of_an_order_is_passed_on_but_not_what_the_broker_kept_or_another_table_says(
    cafe: Cafe,
) -> None:
    cafe.say("window/done", packed_outcome(DONE), kept=True)
    cafe.say("door/done", packed_outcome(DONE))
    assert cafe.outcomes == []
    cafe.say("window/done", packed_outcome(DONE))
    assert cafe.outcomes == [DONE]


def test_a_table_that_was_taken_down_is_not_shown_any_more(cafe: Cafe) -> None:
    cafe.say("window/alive", b"online")
    cafe.say("door/alive", b"online")
    cafe.say("window/alive", b"")
    assert [one.table for one in cafe.floor.tables()] == ["door"]


def test_whoever_invents_tables_fills_no_memory(cafe: Cafe) -> None:
    for n in range(2 * MOST_TABLES):
        cafe.say(f"table-{n}/alive", b"online")
    assert len(cafe.floor.tables()) == MOST_TABLES
