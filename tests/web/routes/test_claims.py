"""Taking a seat up again on another phone: the page that waits, and what everybody is told meanwhile."""

from dataclasses import replace

import pytest
from flask import Flask

from companion.adapters.use_cases.machine.hardware_actions import PressButton
from companion.adapters.use_cases.seating import AnswerClaim, ConfirmClaim
from tests.web.fakes import samples
from tests.web.fakes.device import Device
from tests.web.fakes.fake_house import SORRY, FakeDoor
from tests.web.fakes.page_parts import changed
from tests.web.fakes.reading import read
from web.connections.rate_limit import EACH
from web.page import Page
from web.ports.protocol import PageViewer
from web.shown.pretend import Pretend, PretendButton
from web.shown.setting_up import ClaimView

WAITING = changed(samples.PLAY, claiming="Maximiliane")
ASKED = ClaimView("s1", "Maximiliane", "BCDF")


@pytest.fixture
def other(app: Flask, door: FakeDoor) -> Device:
    """Another phone, whose seat s1 is taken already elsewhere."""
    door.tokens["proof"] = "s1"
    door.public = WAITING
    return Device(app).scan()


def test_whoever_joins_is_offered_the_seats_that_are_taken_but_those_of_bots(
    other: Device, door: FakeDoor
) -> None:
    first, *rest = samples.PLAY.seats
    door.public = replace(samples.PLAY, seats=(first, *(replace(one, bot=True) for one in rest)))
    offered = other.read("join").one("form", id="claim").all("button")
    assert [(one.attributes["value"], first.name in one.text) for one in offered] == [(first.seat, True)]


def test_a_claim_waits_on_a_page_of_its_own_until_it_is_confirmed(other: Device, door: FakeDoor) -> None:
    assert other.ask("claim", as_="join", claim="s1") == {"go": "/t/one/claim"}
    page = other.read("claim")
    assert "Maximiliane" in page.one("h1").text
    assert other.get("seat?seat=s1").status_code == 303
    door.grant("claim-s1")
    response = other.get("claim")
    assert (response.status_code, response.location) == (303, "/t/one/seat?seat=s1")
    assert (other.cookie("seat-one"), other.cookie("claim-one")) == ("claim-s1", None)
    assert other.get("seat?seat=s1").status_code == 200


def test_a_phone_that_is_led_to_its_seat_twice_sits_there_all_the_same(other: Device, door: FakeDoor) -> None:
    other.ask("claim", as_="join", claim="s1")
    door.grant("claim-s1")
    other.get("claim")
    again = other.get("claim")
    assert (again.status_code, again.location) == (303, "/t/one/seat")
    assert other.get("seat").status_code == 200


def test_the_code_is_typed_on_the_page_that_waits(other: Device, door: FakeDoor) -> None:
    other.ask("claim", as_="join", claim="s1")
    assert other.ask("claim/code", as_="claim", code="bcdf") == {"go": "/t/one/claim"}
    assert door.asked[-1] == (ConfirmClaim("bcdf"), PageViewer(None, "en", claim="claim-s1"))


def test_a_wrong_code_is_told_on_the_page_that_waits(other: Device, door: FakeDoor) -> None:
    other.ask("claim", as_="join", claim="s1")
    door.sorry = SORRY
    response = other.send("claim/code", code="no")
    assert response.status_code == 409
    document = read(response.text)
    assert document.one("p", id="sorry").text == SORRY
    assert document.one("form", id="claiming")


def test_a_claim_that_is_over_leads_back_to_joining_and_says_so(other: Device, door: FakeDoor) -> None:
    other.ask("claim", as_="join", claim="s1")
    door.claims.clear()
    document = other.read("claim")
    assert document.one("form", id="claim")
    assert "Ask again" in document.one("p", id="sorry").text
    assert other.send("claim/code", code="bcdf").status_code == 403


def test_the_phone_of_before_is_led_to_where_it_can_ask_in_turn(app: Flask, door: FakeDoor) -> None:
    before = Device(app)
    seat = before.sit()
    door.claims["new"] = seat
    door.grant("new")
    page = before.get(f"seat?seat={seat}")
    assert page.status_code == 403
    assert "another phone" in read(page.text).text
    assert before.get("join").status_code == 200


def test_a_stream_that_waits_ends_when_the_claim_does(other: Device, door: FakeDoor) -> None:
    other.ask("claim", as_="join", claim="s1")
    stream = other.client.get("/t/one/stream", query_string={"as": "claim", "client": "c"}, buffered=False)
    events = iter(stream.response)
    assert b"event: page" in next(events)
    door.grant("claim-s1")
    assert b"event: gone" in next(events)
    stream.close()


@pytest.mark.parametrize("page", [samples.PLAY, samples.LOBBY])
def test_the_kiosk_shows_the_code_and_can_say_no(device: Device, door: FakeDoor, page: Page) -> None:
    door.public = changed(page, claims=(ASKED,))
    form = device.read("kiosk").one("form", id="claim-s1")
    assert form.one("strong").text == "BCDF"
    assert [one.attributes["value"] for one in form.all("button")] == ["no"]


def test_the_phone_of_before_may_say_yes_and_never_reads_the_code(device: Device, door: FakeDoor) -> None:
    seat = device.sit()
    asks = tuple(ClaimView(seat, "Jo", None, mark) for mark in ("47", "12"))
    door.seats = {seat: changed(samples.SEAT_ACT, you=seat, claims=asks)}
    page = device.read("seat")
    for mark in ("47", "12"):
        form = page.one("form", id=f"claim-{seat}-{mark}")
        assert mark in form.one("p").text
        assert [one.attributes["value"] for one in form.all("button")] == ["yes", "no"]
        assert form.all("strong") == []
    device.ask("claim/answer", as_="seat", seat=seat, claim=seat, mark="12", agree="yes")
    assert door.asked[-1] == (AnswerClaim(seat, agree=True, mark="12"), PageViewer(seat, "en"))


def test_the_phone_that_waits_shows_the_number_it_is_known_by(other: Device, door: FakeDoor) -> None:
    door.public = changed(WAITING, claim_mark="47")
    other.ask("claim", as_="join", claim="s1")
    assert other.read("claim").one("strong", id="claim-mark").text == "47"


def test_the_own_screen_says_who_is_asked_and_what_holding_the_button_does(
    device: Device, door: FakeDoor
) -> None:
    door.public = changed(samples.PLAY, claims=(replace(ASKED, code=None, connected=True),))
    assert "own phone is connected" in device.read("kiosk").one("form", id="claim-s1").text
    door.public = changed(samples.PLAY, claims=(replace(ASKED, held=True),))
    assert "hold it for three seconds" in device.read("kiosk").one("form", id="claim-s1").text


def test_whoever_guesses_the_code_of_a_seat_is_slowed_down(other: Device, door: FakeDoor) -> None:
    other.ask("claim", as_="join", claim="s1")
    door.sorry = SORRY
    assert [other.send("claim/code", code="no").status_code for _ in range(11)] == [409] * 10 + [429]


def test_a_button_of_the_pretend_panel_is_held_by_a_button_of_its_own(device: Device, door: FakeDoor) -> None:
    held = PretendButton("go-on", "Seat 1", None, "1", held="Hold to give this seat to the phone that asks")
    door.show(replace(samples.PLAY, pretend=Pretend(can_throw=False, buttons=(held,))))
    form = device.read("kiosk").one("form", id="hold-go-on")
    assert form.one("button").text == held.held
    fields = {one.attributes["name"]: one.attributes["value"] for one in form.all("input")}
    assert fields["held"] == "yes"
    device.ask("press", as_="kiosk", button="go-on", held="yes")
    assert door.asked[-1][0] == PressButton("go-on", held=True)


def test_whoever_asks_for_seats_again_and_again_is_not_heard_for_a_while(other: Device) -> None:
    other.client.environ_base["REMOTE_ADDR"] = "192.0.2.222"
    replies = [other.send("claim", as_="join", claim="s1").status_code for _ in range(EACH + 1)]
    assert replies == [303] * EACH + [429]
    other.client.environ_base["REMOTE_ADDR"] = "192.0.2.223"
    assert other.send("claim", as_="join", claim="s1").status_code == 303


@pytest.mark.parametrize("here", [True, False])
def test_the_phone_that_waits_is_told_to_ask_a_phone_only_if_that_is_here(
    other: Device, door: FakeDoor, here: bool
) -> None:
    door.public = changed(WAITING, claim_mark="47", claim_here=here)
    other.ask("claim", as_="join", claim="s1")
    page = other.read("claim")
    assert ("Say yes there" in page.one("form", id="claiming").text) is here
    assert (page.all("input", id="claim-code") == []) is here
