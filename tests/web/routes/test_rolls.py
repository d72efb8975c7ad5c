"""Earlier rolls on pages: all of them, one with its photograph, and one read again."""

import pytest

from companion.adapters.use_cases.evenings.rolls import ReadAgain
from tests.web.fakes import samples
from tests.web.fakes.device import Device
from tests.web.fakes.fake_house import FakeDoor
from web.ports.protocol import PageViewer

ROLL = samples.PAST_ROLL


@pytest.mark.parametrize(
    ("query", "home"), [("", "/t/one/kiosk"), ("?as=seat&seat=s1", "/t/one/seat?seat=s1")]
)
def test_every_roll_is_a_tap_away_and_leads_back(device: Device, query: str, home: str) -> None:
    device.sit()
    page = device.read(f"rolls{query}")
    [listed] = page.one("ol", id="past-rolls").all("a")
    assert ROLL.text in listed.text
    assert page.one("a", id="home").attributes["href"] == home
    roll = device.read(listed.attributes["href"])
    assert roll.one("a", id="home").attributes["href"] == home


def test_a_roll_shows_its_photograph_its_dice_and_what_they_decided(device: Device) -> None:
    page = device.read(f"rolls/{ROLL.entry}")
    photograph = page.one("img", id="photograph").attributes["src"]
    assert photograph == "/t/one/photograph/one-1-28.jpg?struck=red-6-5"
    assert "71 %" in page.one("section", id="read").text
    assert all(line in page.one("section", id="decided").text for line in ROLL.decided)
    assert page.one("form", id="misread").attributes["action"] == "/t/one/misread"


def test_a_photograph_is_read_again_and_what_it_shows_may_be_taken(device: Device, door: FakeDoor) -> None:
    page = device.send(f"rolls/{ROLL.entry}/again", as_="kiosk")
    assert page.status_code == 200
    assert door.asked[-1] == (ReadAgain(ROLL.entry), PageViewer(None, "en", at_screen=True))
    assert "97 %" in page.text
    assert 'name="die-0" value="red:6"' in page.text


def test_a_roll_that_does_not_count_any_more_is_told_so(device: Device) -> None:
    page = device.get("rolls/999")
    assert page.status_code == 404
    assert "no longer counts" in page.text


def test_the_pages_of_a_game_lead_to_its_rolls(device: Device, door: FakeDoor) -> None:
    door.public = samples.PLAY_MENDING
    assert device.read("kiosk").one("a", id="to-rolls").attributes["href"] == "/t/one/rolls?as=kiosk"
