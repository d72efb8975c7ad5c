"""A stranger in the network wants a seat that somebody plays on; real pages and a real table say no."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from flask import Flask

from companion.adapters.buttons.button_input import BEWARE_S, ButtonInput
from companion.adapters.buttons.held_button import HOLD_S
from companion.adapters.seats.claims import Claims
from companion.adapters.seats.presence import Presence
from companion.adapters.use_cases.hardware import Hardware
from companion.adapters.use_cases.single_table import SingleTable
from companion.adapters.use_cases.table_api import TableApi
from companion.devices.buttons import FakeButtons
from companion.engine.play import Asked
from companion.table.commands.game import BeginGame, EndGame
from companion.table.commands.seating import FreeSeat, TakeSeat
from companion.table.table import Table
from tests.companion.adapters.doors import door_of
from tests.web.fakes.device import Device
from tests.web.fakes.reading import read
from web.page import Page
from web.ports.protocol import PageViewer
from web.server import create_app

STRANGER, NEW = "192.0.2.66", "192.0.2.5"


@dataclass
class Evening:
    """A table with real pages, whose seat is asked for its turn, and the seat's own button."""

    table: Table
    door: TableApi
    app: Flask
    buttons: FakeButtons
    hands: ButtonInput
    at: list[float]
    seat: str = ""

    def device(self, address: str) -> Device:
        found = Device(self.app, self.table.id)
        found.client.environ_base["REMOTE_ADDR"] = address
        return found

    def invited(self, address: str) -> Device:
        """Somebody who has the table's code, however they came by it."""
        found = self.device(address)
        assert found.get(f"/j/{self.table.moment.seating.code}").status_code == 303
        return found

    def asks(self, device: Device) -> str:
        """That device asks for the seat; the number that it shows."""
        device.ask("claim", as_="join", claim=self.seat)
        shown: str = read(device.get("claim").text).one("strong", id="claim-mark").text
        return shown

    @property
    def screen(self) -> Page:
        return self.door.page(PageViewer(None, "en", at_screen=True))

    def press(self, seconds: float) -> None:
        self.at[0] += BEWARE_S
        self.buttons.press(self.seat)
        self.hands.settle()
        self.at[0] += seconds
        self.hands.look()
        self.hands.settle()
        self.buttons.release(self.seat)
        self.hands.look()
        self.hands.settle()

    def has_it(self, device: Device) -> bool:
        """True if that device is led to the seat."""
        return "/seat?seat=" in (device.get("claim").location or "")


@pytest.fixture
def evening(table: Table, play_to: Callable[[str], Asked]) -> Iterator[Evening]:
    presence, at, buttons = Presence(), [0.0], FakeButtons()
    claims = Claims(table, presence.wake, connected=presence.here)
    hands = ButtonInput(table, (buttons,), claims=claims, clock=lambda: at[0])
    hardware = Hardware(buttons=buttons, button_input=hands, claims=claims)
    door = door_of(table, presence=presence, hardware=hardware)
    found = Evening(table, door, create_app(SingleTable(table.id, door)), buttons, hands, at)
    found.seat = play_to("draw").question.to or ""
    yield found
    hands.close()


@pytest.mark.slow
def test_who_has_no_code_finds_none_and_asks_for_nothing(evening: Evening) -> None:
    stranger = evening.device(STRANGER)
    page, code = stranger.get("kiosk").text, evening.table.moment.seating.code
    assert code not in page
    assert "qr.svg" not in page
    assert [stranger.get(picture).status_code for picture in ("qr.svg", "wifi.svg")] == [403, 403]
    assert stranger.send("claim", as_="join", claim=evening.seat).status_code == 403


def test_while_the_owner_plays_no_press_of_theirs_and_no_code_gives_the_seat_away(evening: Evening) -> None:
    phone = evening.door.follow(PageViewer(evening.seat, "en"), "phone")
    stranger = evening.invited(STRANGER)
    mark = evening.asks(stranger)
    assert re.fullmatch("[0-9]{2}", mark)
    assert [one.mark for one in evening.door.page(PageViewer(evening.seat, "en")).claimed.claims] == [mark]
    assert evening.screen.claimed.claims[0].code is None
    for seconds in (0.1, HOLD_S + 1):
        evening.press(seconds)
    assert stranger.send("claim/code", as_="claim", code="BCDF").status_code == 409
    assert not evening.has_it(stranger)
    phone.close()


def test_a_strangers_claim_never_keeps_the_owner_out_whose_phone_is_lost(evening: Evening) -> None:
    stranger, owner = evening.invited(STRANGER), evening.invited(NEW)
    evening.asks(stranger)
    for _ in range(3):
        stranger.send("claim/code", as_="claim", code="WRONG")
    evening.asks(stranger)
    evening.press(0.1)
    evening.asks(owner)
    code = evening.screen.claimed.claims[0].code or ""
    assert owner.ask("claim/code", as_="claim", code=code) == {"go": f"/t/{evening.table.id}/claim"}
    assert evening.has_it(owner)
    assert not evening.has_it(stranger)


def test_the_button_held_gives_it_to_the_only_one_who_asks(evening: Evening) -> None:
    owner = evening.invited(NEW)
    evening.asks(owner)
    assert evening.screen.claimed.claims[0].held
    evening.press(HOLD_S)
    assert evening.has_it(owner)


def test_who_asked_before_the_game_was_ended_is_given_nothing_of_whoever_sits_there_next(
    evening: Evening,
) -> None:
    stranger = evening.invited(STRANGER)
    evening.asks(stranger)
    code = evening.screen.claimed.claims[0].code or ""
    colour = next(seat.colour for seat in evening.table.moment.seating.seats if seat.id == evening.seat)
    evening.table.execute(EndGame())
    evening.table.execute(FreeSeat(evening.seat))
    evening.table.execute(TakeSeat("Zoe", colour))
    evening.table.execute(BeginGame())
    assert evening.screen.claimed.claims == ()
    evening.press(HOLD_S)
    assert stranger.send("claim/code", as_="claim", code=code).status_code == 403
    assert not evening.has_it(stranger)


def test_the_own_screen_names_whose_seat_is_asked_for_before_a_game_as_well(evening: Evening) -> None:
    evening.table.execute(EndGame())
    evening.asks(evening.invited(STRANGER))
    name = evening.table.moment.seating.place(evening.seat).seat.name
    assert [one.name for one in evening.screen.claimed.claims] == [name]
