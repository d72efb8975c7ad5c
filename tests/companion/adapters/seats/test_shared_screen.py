"""A player without a phone looks alone at the table's own screen, and the look ends by itself."""

import pytest

from companion.adapters.seats.shared_screen import SECONDS, SharedScreenSession
from companion.engine.refusal import Refused
from companion.table.commands.game import BeginGame, EndGame
from companion.table.commands.seating import FreeSeat, HandOver, TakeSeatPhoneless
from companion.table.table import Table
from tests.clock import FakeClock


@pytest.fixture
def session(table: Table, clock: FakeClock) -> SharedScreenSession:
    table.execute(TakeSeatPhoneless("Dora", "yellow"))
    table.execute(TakeSeatPhoneless("Emil", "black"))
    return SharedScreenSession(table, clock)


def test_only_the_key_opens_it_and_closing_ends_it(session: SharedScreenSession) -> None:
    key = session.open("seat-4")
    assert [session.seat_behind(one) for one in (key, "", "x")] == ["seat-4", None, None]
    session.close("x")
    assert session.seat_behind(key) == "seat-4"
    session.close(key)
    assert session.seat_behind(key) is None
    assert session.seat_behind("") is None


def test_nobody_with_a_phone_and_no_bot_is_shown_there(session: SharedScreenSession) -> None:
    for seat in ("seat-1", "seat-9"):
        with pytest.raises(Refused, match="refused-has-phone"):
            session.open(seat)


def test_one_look_ends_another(session: SharedScreenSession) -> None:
    first, second = session.open("seat-4"), session.open("seat-5")
    assert (session.seat_behind(first), session.seat_behind(second)) == (None, "seat-5")


def test_a_look_that_nobody_asks_for_any_more_ends(session: SharedScreenSession, clock: FakeClock) -> None:
    key = session.open("seat-4")
    for _ in range(3):
        clock.now += SECONDS
        assert session.seat_behind(key) == "seat-4"
    clock.now += SECONDS + 0.1
    assert session.seat_behind(key) is None


def test_a_player_who_takes_a_phone_after_all_is_not_shown_any_more(
    table: Table, session: SharedScreenSession
) -> None:
    key = session.open("seat-4")
    table.execute(HandOver(table.moment.seating.place("seat-4").occupancy, "a-token"))
    assert session.seat_behind(key) is None
    assert table.moment.seating.seat_of("a-token") == "seat-4"


def test_a_key_shows_nothing_of_who_sits_there_next(table: Table, session: SharedScreenSession) -> None:
    key = session.open("seat-4")
    table.execute(FreeSeat("seat-4"))
    table.execute(TakeSeatPhoneless("Zoe", "yellow"))
    assert "seat-4" in table.moment.seating.phoneless
    assert session.seat_behind(key) is None


def test_a_key_of_a_game_that_was_ended_shows_nothing_of_the_next(
    table: Table, session: SharedScreenSession
) -> None:
    table.execute(BeginGame())
    key = session.open("seat-4")
    table.execute(EndGame())
    table.execute(BeginGame())
    assert session.seat_behind(key) is None
