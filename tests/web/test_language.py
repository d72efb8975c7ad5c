"""Each page is in the language of its reader: the phone's choice, its browser's, or the kiosk's table's."""

from dataclasses import replace

import pytest
from flask import Flask

from companion.table.commands.game import Speak
from tests.languages import languages
from tests.web.fakes.device import Device
from tests.web.fakes.fake_house import FakeDoor
from tests.web.fakes.reading import read
from tests.web.fakes.samples import LOBBY
from web.ports.protocol import PageViewer

GERMAN = {"Accept-Language": "de-AT,de;q=0.9,en;q=0.5"}


def asked_in(door: FakeDoor) -> str:
    """The language in which the table was last looked at."""
    return door.looked[-1].language


@pytest.mark.parametrize(
    ("wanted", "given"),
    [
        ("de-AT,de;q=0.9", "de"),
        ("fr-CA", "fr"),
        ("es-MX,en;q=0.5", "es"),
        ("tlh,en;q=0.5", "en"),
        ("tlh", "en"),
    ],
)
def test_a_phone_is_read_in_the_language_of_its_browser(device: Device, wanted: str, given: str) -> None:
    response = device.client.get("/j/NONE", headers={"Accept-Language": wanted})
    assert read(response.text).one("html").attributes["lang"] == given


def test_a_phone_that_chose_a_language_keeps_it(device: Device, door: FakeDoor) -> None:
    seat = device.sit()
    answer = device.ask("language", as_="seat", seat=seat, language="de")
    assert answer == {"go": f"/t/one/seat?seat={seat}"}
    device.read(f"seat?seat={seat}")
    assert asked_in(door) == "de"
    device.ask("language", as_="seat", seat=seat, language="en")
    device.client.get(f"/t/one/seat?seat={seat}", headers=GERMAN)
    assert asked_in(door) == "en"


def test_whoever_joins_chooses_as_well(device: Device, door: FakeDoor) -> None:
    device.scan().send("language", as_="join", language="de")
    device.read("join")
    assert asked_in(door) == "de"


@pytest.mark.parametrize("language", ["", "tlh", "../de"])
def test_a_language_without_words_is_refused(device: Device, door: FakeDoor, language: str) -> None:
    assert device.send("language", as_="kiosk", language=language).status_code == 400
    assert door.asked == []


def test_the_kiosk_speaks_the_language_of_the_table_on_every_screen(app: Flask, door: FakeDoor) -> None:
    Device(app).ask("language", as_="kiosk", language="de")
    assert door.asked == [(Speak("de"), PageViewer(None, "en", at_screen=True))]
    Device(app).read("kiosk")
    assert asked_in(door) == "de"


def test_errors_are_told_in_the_language_of_whoever_went_astray(device: Device) -> None:
    page = read(device.client.get("/t/none/kiosk", headers=GERMAN).text)
    assert "Diesen Tisch gibt es nicht." in page.text
    assert page.one("html").attributes["lang"] == "de"
    script = {**GERMAN, "Accept": "application/json"}
    assert "Dieser Platz" in device.client.post("/t/one/answer", data={"as": "seat"}, headers=script).text


def test_every_language_is_offered_in_its_own_words(device: Device, door: FakeDoor) -> None:
    door.public = replace(LOBBY, language="de")
    choices = device.read("kiosk").one("form", id="speaking").all("button")
    assert [one.attributes["lang"] for one in choices] == languages()
    assert [one.text for one in choices] == ["English", "✓ Deutsch", "Español", "Français"]
    assert [one.text for one in choices if one.attributes["aria-current"] == "true"] == ["✓ Deutsch"]


def test_a_deck_says_its_language(device: Device) -> None:
    assert device.read("kiosk").one("p", id="file-road.yaml-label").one("small").text == "Deutsch"
