"""Somebody goes home, somebody comes late: asked for on a page, decided by the table."""

from collections.abc import Callable

import pytest

from companion.adapters.seats.bots import Bots
from companion.adapters.seats.presence import Presence
from companion.adapters.use_cases.seating import ClaimSeat, ConfirmClaim
from companion.adapters.use_cases.table_api import TableApi
from companion.engine.play import Asked
from companion.table.commands.game import BeginGame
from companion.table.commands.seating import CloseJoining, ComeBack, GoHome, StepOut
from companion.table.table import Table
from tests.companion.adapters.doors import door_of
from tests.companion.adapters.use_cases.test_table_api import KIOSK, SCREEN
from tests.web.fakes.page_parts import game
from web.ports.protocol import PageViewer, Sorry

ADA, BEN = PageViewer("seat-1", "en"), PageViewer("seat-2", "en")


@pytest.fixture
def presence() -> Presence:
    return Presence()


@pytest.fixture
def door(table: Table, presence: Presence) -> TableApi:
    """The table as pages use it."""
    return door_of(table, presence=presence)


def test_a_bot_plays_on_for_who_has_stepped_out_and_their_page_asks_nothing(
    table: Table, door: TableApi, play_to: Callable[[str], Asked]
) -> None:
    acting = play_to("draw").question.to or ""
    who = PageViewer(acting, "en")
    door.execute(StepOut(acting), who)
    page = door.page(who)
    assert game(page).prompts == ()
    assert page.me is not None
    assert page.me.away
    before = table.moment.stamp
    Bots(table).answer()
    assert table.moment.stamp > before
    door.execute(ComeBack(acting), who)
    assert game(door.page(SCREEN)).log[0] == f"{page.me.name} is back and plays again."


def test_the_table_lets_a_bot_play_on_for_nobody_whose_phone_is_there(
    table: Table, door: TableApi, presence: Presence
) -> None:
    table.execute(BeginGame())
    looking = presence.follow("seat-2", "Ben's phone")
    with pytest.raises(Sorry, match="at the table"):
        door.execute(StepOut("seat-2"), SCREEN)
    looking.close()
    door.execute(StepOut("seat-2"), SCREEN)
    assert table.moment.seating.bots == {"seat-2"}


@pytest.mark.parametrize("who", [KIOSK, BEN])
def test_nobody_else_sends_somebody_home(table: Table, door: TableApi, who: PageViewer) -> None:
    table.execute(BeginGame())
    with pytest.raises(Sorry, match="own screen"):
        door.execute(GoHome("seat-1"), who)
    with pytest.raises(Sorry, match="own screen"):
        door.execute(ComeBack("seat-1"), who)
    with pytest.raises(Sorry, match="own screen"):
        door.execute(CloseJoining(open=False), who)


def test_who_comes_late_plays_on_for_a_bot_once_the_table_agrees(table: Table, door: TableApi) -> None:
    table.execute(BeginGame())
    door.execute(GoHome("seat-1"), ADA)
    token = door.execute(ClaimSeat("seat-1", "Dora"), PageViewer(None, "en"))
    assert door.proofs.seat_of(token) is None
    [asked] = door.page(SCREEN).claimed.claims
    assert (asked.name, asked.player) == ("Ada", "Dora")
    door.execute(ConfirmClaim(asked.code or ""), PageViewer(None, "en", claim=token))
    assert door.proofs.seat_of(token) == "seat-1"
    [seat] = [one for one in door.page(SCREEN).seats if one.seat == "seat-1"]
    assert (seat.bot, seat.player) == (False, "Dora")
    assert game(door.page(SCREEN)).log[0] == "Dora plays on for Ada."


def test_whoever_comes_late_says_a_name_and_is_not_let_in_while_joining_is_closed(
    table: Table, door: TableApi
) -> None:
    table.execute(BeginGame())
    door.execute(GoHome("seat-1"), ADA)
    with pytest.raises(Sorry, match="name"):
        door.execute(ClaimSeat("seat-1"), PageViewer(None, "en"))
    door.execute(CloseJoining(open=False), SCREEN)
    with pytest.raises(Sorry, match="Joining is closed"):
        door.execute(ClaimSeat("seat-1", "Dora"), PageViewer(None, "en"))
    assert door.execute(ClaimSeat("seat-2"), PageViewer(None, "en"))
