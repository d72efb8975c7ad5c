"""What one player reads on the table's own screen: after a page that shows nothing, and with a way back."""

from dataclasses import replace

import pytest
from flask import Flask

from companion.table.commands.seating import TakeSeatPhoneless
from tests.web.fakes import samples
from tests.web.fakes.device import Device
from tests.web.fakes.fake_house import FakeDoor
from tests.web.fakes.page_parts import changed
from web.connections.own_screen import is_this_machine
from web.ports.protocol import PageViewer

KIOSK = PageViewer(None, "en", at_screen=True)
FIRST = samples.PLAY.seats[0]


@pytest.fixture
def screen(device: Device, door: FakeDoor) -> Device:
    """The table's own screen, with one player who has no phone."""
    seats = (replace(FIRST, phoneless=True, look=True), *samples.PLAY.seats[1:])
    door.public = changed(samples.PLAY, seats=seats, at_screen=True)
    door.seats = {FIRST.seat: replace(samples.SEAT_ACT, you=FIRST.seat)}
    return device


@pytest.mark.parametrize(
    ("address", "own"),
    [
        ("127.0.0.1", True),
        ("127.0.0.9", True),
        ("::1", True),
        ("192.0.2.7", False),
        ("", False),
        (None, False),
    ],
)
def test_only_this_machine_is_this_machine(address: str | None, own: bool) -> None:
    assert is_this_machine(address) is own


def test_the_kiosk_offers_a_look_to_who_has_no_phone(screen: Device) -> None:
    looks = screen.read("kiosk").all("a", class_="look")
    assert [look.attributes["href"] for look in looks] == [f"/t/one/curtain?seat={FIRST.seat}"]


def test_the_page_before_shows_nothing_but_the_name(screen: Device) -> None:
    page = screen.read(f"curtain?seat={FIRST.seat}")
    assert f"Only {FIRST.name} may look now" in page.text
    assert samples.SECRET.title not in page.text
    assert screen.get("private").status_code == 303


def test_private_viewer_is_the_page_of_that_player_who_answers_there(screen: Device, door: FakeDoor) -> None:
    assert screen.send("curtain", seat=FIRST.seat).location == "/t/one/private"
    page = screen.read("private")
    assert samples.SECRET.title in page.text
    assert page.one("form", id="look-away").attributes["data-idle"] == "60"
    screen.ask("answer", as_="private", question="act", version="7", command="c", option="avoid")
    assert door.asked[-1][-1] == PageViewer(FIRST.seat, "en", at_screen=True)


def test_the_way_back_closes_it(screen: Device, door: FakeDoor) -> None:
    screen.send("curtain", seat=FIRST.seat)
    assert screen.send("curtain/close").location == "/t/one/kiosk"
    assert door.keys == {}
    assert screen.cookie("private-one") is None
    assert screen.get("private").location == "/t/one/kiosk"


def test_nobody_looks_for_a_player_who_has_a_phone(screen: Device) -> None:
    assert screen.get(f"curtain?seat={samples.PLAY.seats[1].seat}").status_code == 303


def test_nothing_is_shown_elsewhere_in_the_network(screen: Device, app: Flask) -> None:
    screen.send("curtain", seat=FIRST.seat)
    elsewhere = Device(app).from_afar()
    elsewhere.client.set_cookie("private-one", f"key-{FIRST.seat}")
    assert [elsewhere.get(path).status_code for path in ("private", f"curtain?seat={FIRST.seat}")] == [
        403,
        403,
    ]
    assert (
        elsewhere.send("answer", as_="private", question="act", version="7", command="c").status_code == 403
    )


def test_somebody_without_a_phone_sits_down_at_the_screen(screen: Device, door: FakeDoor) -> None:
    door.public = changed(samples.LOBBY, at_screen=True)
    free = samples.LOBBY.join.free[0] if samples.LOBBY.join else samples.RED
    form = screen.read("kiosk").one("form", id=f"phoneless-{free.id}-form")
    assert form.one("input", name="colour").attributes["value"] == free.id
    screen.ask("phoneless", as_="kiosk", name=" Jo ", colour=free.id)
    assert door.asked == [(TakeSeatPhoneless(" Jo ", free.id), KIOSK)]
    door.public = samples.LOBBY
    assert screen.read("kiosk").all("form", id=f"phoneless-{free.id}-form") == []
