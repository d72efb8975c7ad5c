"""While the phone of whoever sits there is connected, only it and the host say who else gets the seat."""

from collections.abc import Callable

import pytest

from companion.adapters.seats.host_lock import HostLock
from companion.adapters.seats.presence import OpenStream
from companion.adapters.use_cases.seating import AnswerClaim, ClaimSeat, ConfirmClaim
from companion.adapters.use_cases.table_api import TableApi
from companion.table.table import Table
from tests.companion.adapters.doors import door_of
from web.ports.protocol import PageViewer, Sorry

SCREEN, OWNER, NEW = (
    PageViewer(None, "en", at_screen=True),
    PageViewer("seat-1", "en"),
    PageViewer(None, "en"),
)


@pytest.fixture
def door(table: Table, lock: HostLock) -> TableApi:
    return door_of(table, lock=lock)


@pytest.fixture
def phone(door: TableApi) -> OpenStream:
    """The stream of the phone that sits there."""
    return door.follow(OWNER, "phone")


def code_of(door: TableApi) -> str:
    return door.page(SCREEN).claimed.claims[0].code or ""


def test_neither_code_nor_button_nor_the_own_screen_takes_its_place(door: TableApi) -> None:
    token = door.execute(ClaimSeat("seat-1"), NEW)
    code = code_of(door)
    phone = door.follow(OWNER, "phone")
    shown = door.page(SCREEN).claimed.claims[0]
    assert (shown.code, shown.connected, shown.mark, shown.held) == (None, True, "", False)
    ways: tuple[Callable[[], None], ...] = (
        lambda: door.execute(ConfirmClaim(code), PageViewer(None, "en", claim=token)),
        lambda: door.execute(AnswerClaim("seat-1", agree=True), SCREEN),
        lambda: door.execute(AnswerClaim("seat-1", agree=True), PageViewer("seat-2", "en")),
    )
    for way in ways:
        with pytest.raises(Sorry):
            way()
    assert door.proofs.claimed(token) == "seat-1"
    phone.close()
    door.execute(ConfirmClaim(code), PageViewer(None, "en", claim=token))
    assert door.proofs.seat_of(token) == "seat-1"


@pytest.mark.usefixtures("phone")
def test_the_phone_that_sits_there_hands_over_to_the_one_whose_number_it_is_shown(door: TableApi) -> None:
    stranger, mine = door.execute(ClaimSeat("seat-1"), NEW), door.execute(ClaimSeat("seat-1"), NEW)
    marks = [one.mark for one in door.page(OWNER).claimed.claims]
    assert marks == [
        door.page(PageViewer(None, "en", claim=one)).claimed.claim_mark for one in (stranger, mine)
    ]
    door.execute(AnswerClaim("seat-1", agree=True, mark=marks[1]), OWNER)
    assert (door.proofs.seat_of(mine), door.proofs.seat_of(stranger), door.proofs.claimed(stranger)) == (
        "seat-1",
        None,
        None,
    )


@pytest.mark.usefixtures("phone")
def test_whoever_typed_the_pin_may_hand_over_too(door: TableApi, lock: HostLock) -> None:
    lock.set("4711")
    token = door.execute(ClaimSeat("seat-1"), NEW)
    host = PageViewer(None, "en", at_screen=True, host=lock.let_in("4711"))
    assert [one.mark for one in door.page(SCREEN).claimed.claims] == [""]
    with pytest.raises(Sorry):
        door.execute(AnswerClaim("seat-1", agree=True), SCREEN)
    door.execute(AnswerClaim("seat-1", agree=True, mark=door.page(host).claimed.claims[0].mark), host)
    assert door.proofs.seat_of(token) == "seat-1"


@pytest.mark.usefixtures("phone")
def test_a_crowd_that_asks_fills_nobodys_screen(door: TableApi) -> None:
    for n in range(20):
        door.execute(ClaimSeat("seat-1"), PageViewer(None, "en", address=f"10.0.0.{n}"))
    assert (len(door.page(OWNER).claimed.claims), len(door.page(SCREEN).claimed.claims)) == (3, 1)
