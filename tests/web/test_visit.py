"""Who a request is: what proves a seat, and where one that proves nothing is led."""

from dataclasses import replace
from http.cookies import SimpleCookie

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from companion.table.commands.game import BeginGame
from tests.web.fakes.device import Device
from tests.web.fakes.fake_house import CODE, FakeDoor, FakeHouse
from tests.web.fakes.reading import read
from web.ports.protocol import PageViewer
from web.server import create_app
from web.site import NAME
from web.visit import SEATS_OF_ONE_DEVICE, YEAR

HOUSE = PageViewer(None, "en")


def cookies(response: TestResponse) -> SimpleCookie:
    found = SimpleCookie()
    for header in response.headers.getlist("Set-Cookie"):
        found.load(header)
    return found


def test_the_cookie_of_a_seat_is_for_this_site_and_no_script(device: Device) -> None:
    device.scan()
    morsel = cookies(device.send("join", name="Jo", colour="blue"))["seat-one"]
    assert morsel["httponly"]
    assert (morsel["samesite"], morsel["path"], morsel["domain"]) == ("Lax", "/", "")
    assert int(morsel["max-age"]) == YEAR


def test_the_cookie_of_the_code_is_kept_for_a_day(device: Device) -> None:
    morsel = cookies(device.get(f"/j/{CODE}"))["invited-one"]
    assert morsel["httponly"]
    assert (morsel["samesite"], morsel["max-age"]) == ("Lax", "86400")


def test_a_device_may_hold_several_seats(device: Device) -> None:
    first, second = device.sit("Ada", "red"), device.sit("Jo", "blue")
    assert device.cookie("seat-one") == "red.token-1~blue.token-2"
    for seat in (first, second):
        form = device.read(f"seat?seat={seat}").one("form", id="leave")
        assert form.one("input", name="seat").attributes["value"] == seat


def test_the_latest_seat_is_meant_where_none_is_named(device: Device, door: FakeDoor) -> None:
    device.sit("Ada", "red")
    latest = device.sit("Jo", "blue")
    device.get("seat")
    device.ask("begin", as_="seat")
    assert door.looked[-1].seat == latest
    assert door.asked[-1] == (BeginGame(), PageViewer(latest, "en"))


def test_a_device_keeps_its_latest_seats_alone(device: Device, door: FakeDoor) -> None:
    for number in range(SEATS_OF_ONE_DEVICE + 2):
        device.sit(f"P{number}", f"colour{number}")
    kept = (device.cookie("seat-one") or "").split("~")
    assert [door.tokens[token] for token in kept] == [f"s{n + 3}" for n in range(SEATS_OF_ONE_DEVICE)]


def test_a_freed_seat_leads_to_the_way_in_and_is_forgotten(device: Device, door: FakeDoor) -> None:
    seat = device.sit()
    door.free(seat)
    response = device.get("seat")
    assert response.status_code == 403
    assert read(response.text).one("a", class_="button").attributes["href"] == "/t/one/join"
    assert device.cookie("seat-one") is None
    assert device.get("seat").location == "/t/one/join"


def test_a_freed_seat_leaves_the_others_of_the_device(device: Device, door: FakeDoor) -> None:
    first, second = device.sit("Ada", "red"), device.sit("Jo", "blue")
    door.free(first)
    assert device.get(f"seat?seat={first}").status_code == 403
    assert device.get(f"seat?seat={second}").status_code == 200


@pytest.mark.parametrize("junk", ["", "~", "~~~", "red.token", "x" * 4000, "red.token-1%7E", '"', "é"])
def test_a_cookie_that_proves_nothing_is_no_seat(device: Device, door: FakeDoor, junk: str) -> None:
    door.tokens["red.token-1"] = "s1"
    device.client.set_cookie("seat-one", junk)
    assert device.get("seat?seat=s1").status_code == 403
    assert door.looked == []


def test_a_proof_among_junk_is_still_a_proof(device: Device, door: FakeDoor) -> None:
    door.tokens["red.token-1"] = "s1"
    device.client.set_cookie("seat-one", "old~red.token-1~~older")
    assert device.get("seat?seat=s1").status_code == 200


def test_a_seat_of_one_table_proves_nothing_at_another() -> None:
    app = create_app(FakeHouse(one=FakeDoor(), two=FakeDoor()))
    seat = Device(app).sit()
    two = Device(app, "two")
    assert two.get(f"seat?seat={seat}").location == "/t/two/join"


def test_the_language_of_whoever_asks_reaches_the_table(device: Device, door: FakeDoor) -> None:
    device.client.get("/t/one/kiosk", headers={"Accept-Language": "de, fr;q=0.5"})
    assert door.looked == [replace(HOUSE, language="de", at_screen=True)]


def test_the_page_names_its_language(device: Device, door: FakeDoor) -> None:
    assert device.read("kiosk").one("html").attributes["lang"] == "en"
    door.public = replace(door.public, language="de")
    assert device.read("kiosk").one("html").attributes["lang"] == "de"


@pytest.mark.parametrize("who", ["a stranger", "a seat", "a kiosk that was told the code"])
def test_from_where_somebody_plays_or_was_let_in_is_remembered(app: Flask, device: Device, who: str) -> None:
    address = f"192.0.2.{100 + len(who)}"
    device.client.environ_base["REMOTE_ADDR"] = address
    match who:
        case "a seat":
            device.sit()
            device.get("seat")
        case "a kiosk that was told the code":
            device.scan().get("kiosk")
        case _:
            device.get("kiosk")
    assert (address in app.extensions[NAME].guests) == (who != "a stranger")
