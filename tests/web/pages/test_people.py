"""Going home in the middle of a game, on the phone and at the table."""

from dataclasses import replace

from flask import Flask

from companion.adapters.use_cases.seating import ClaimSeat
from companion.table.commands.seating import CloseJoining, ComeBack, GoHome, StepOut
from tests.web.fakes import samples
from tests.web.fakes.device import Device
from tests.web.fakes.fake_house import FakeDoor
from tests.web.fakes.page_parts import changed
from web.page import Page
from web.ports.protocol import PageViewer

FAR = replace(samples.JOIN, closed=True, free=())
ME = PageViewer("s1", "en")


def with_me(page: Page, bot: bool, away: bool = False) -> Page:
    """The page with another look of the seat s1."""
    seats = tuple(replace(one, bot=bot, away=away) if one.seat == "s1" else one for one in page.seats)
    return replace(page, seats=seats)


def seated(device: Device, door: FakeDoor, page: Page) -> Device:
    """That device sits at s1, whose page is this one."""
    door.seats["s1"] = page
    device.sit()
    return device


def test_on_a_phone_a_bot_takes_over_for_a_while_or_for_good(device: Device, door: FakeDoor) -> None:
    phone = seated(device, door, samples.SEAT_ACT)
    assert phone.read("seat?seat=s1").one("details", id="going")
    assert phone.ask("step-out", as_="seat", seat="s1", who="s1") == {"ok": True}
    assert door.asked[-1] == (StepOut("s1"), ME)
    assert "sorry" in phone.ask("go-home", as_="seat", seat="s1", who="s1")
    assert phone.ask("go-home", as_="seat", seat="s1", who="s1", sure="yes") == {"ok": True}
    assert door.asked[-1] == (GoHome("s1"), ME)


def test_whoever_is_away_has_one_button_to_come_back(device: Device, door: FakeDoor) -> None:
    phone = seated(device, door, with_me(samples.SEAT_ACT, bot=True, away=True))
    page = phone.read("seat?seat=s1")
    assert not page.all("details", id="going")
    assert page.one("section", id="away").one("form", id="back")
    assert phone.ask("back", as_="seat", seat="s1", who="s1") == {"ok": True}
    assert door.asked[-1] == (ComeBack("s1"), ME)


def test_the_table_lets_a_bot_play_on_for_those_who_are_not_there(device: Device, door: FakeDoor) -> None:
    gone, bot, *others = (replace(one, here=True) for one in samples.PLAY.seats)
    door.public = replace(
        samples.PLAY, seats=(replace(gone, here=False), replace(bot, bot=True, away=True), *others)
    )
    people = device.read("kiosk").one("details", id="people")
    acts = [form.attributes["action"].rpartition("/")[2] for form in people.all("form")]
    assert acts == ["step-out", "go-home", "back"]
    door.public = changed(door.public, in_charge=False)
    assert not device.read("kiosk").all("details", id="people")


def test_joining_is_closed_and_opened_at_the_table(device: Device, door: FakeDoor) -> None:
    assert device.ask("joining", as_="kiosk", open="no") == {"ok": True}
    assert door.asked[-1] == (CloseJoining(open=False), PageViewer(None, "en", at_screen=True))
    door.public = replace(samples.LOBBY, join=FAR)
    lobby = device.read("kiosk")
    assert lobby.one("p", id="closed")
    assert lobby.one("form", id="joining").one("button", name="open").attributes["value"] == "yes"


def test_who_comes_late_says_a_name_and_for_whom_they_play_on(app: Flask, door: FakeDoor) -> None:
    door.public = with_me(samples.PLAY, bot=True)
    late = Device(app).scan()
    form = late.read("join").one("form", id="play-on")
    assert [one.attributes["value"] for one in form.all("button")] == ["s1"]
    assert late.ask("claim", as_="join", claim="s1", name="Dora") == {"go": "/t/one/claim"}
    assert door.asked[-1] == (ClaimSeat("s1", "Dora"), PageViewer(None, "en"))
    door.public = replace(door.public, join=FAR)
    assert not late.read("join").all("form", id="play-on")
