"""Whom no stream reaches fetches its pages as they are now, and counts as present meanwhile."""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from flask import Flask

from tests.web.fakes import samples
from tests.web.fakes.device import Device
from tests.web.fakes.fake_house import FakeDoor
from tests.web.fakes.reading import read
from tests.web.fakes.waiting import until
from web.connections.polling import MOST, PollingPages
from web.connections.streams import EACH
from web.ports.protocol import PageViewer
from web.shown.pretend import LampView

KIOSK = "news?as=kiosk&client=k"


@pytest.fixture
def app(app: Flask) -> Flask:
    site = app.extensions["table-companion"]
    app.extensions["table-companion"] = replace(site, polling=PollingPages(0.2))
    return app


@pytest.fixture
def _nobody_leaves(app: Flask) -> Iterator[None]:
    """Pages that polled count until the test is over, however slow the machine is."""
    polling = PollingPages(600.0)
    app.extensions["table-companion"] = replace(app.extensions["table-companion"], polling=polling)
    yield
    polling.end()


def events(device: Device, address: str = KIOSK) -> list[dict[str, Any]]:
    reply = device.get(address)
    assert reply.status_code == 200
    return list(json.loads(reply.text))


def test_the_page_is_the_one_that_a_stream_begins_with(device: Device, door: FakeDoor) -> None:
    door.public, door.lamps = samples.PLAY, (LampView(255, 0, 16),)
    page, strip = events(device)
    assert (page["type"], page["page"]) == ("page", "as=kiosk")
    whole = device.read("kiosk").one("main")
    assert read(page["data"]).one("main").text == whole.without("data-fold").text
    assert strip == {"type": "strip", "page": "as=kiosk", "data": "#ff0010"}


def test_a_seat_is_sent_its_own_page_and_one_that_is_not_theirs_is_gone(
    device: Device, door: FakeDoor
) -> None:
    seat = device.sit()
    door.show(samples.PLAY, **{seat: replace(samples.SEAT_ACT, you=seat)})
    own, other = events(device, f"news?as=seat&seat={seat}&as=seat&seat=s9&client=p")
    assert samples.SECRET.title in own["data"]
    assert other == {"type": "gone", "page": "as=seat&seat=s9", "data": ""}


def test_what_has_not_changed_is_not_sent_again(device: Device, door: FakeDoor) -> None:
    first = device.get(KIOSK)
    known = {"If-None-Match": first.headers["ETag"]}
    assert device.client.get("/t/one/news?as=kiosk&client=k&look=2", headers=known).status_code == 304
    door.show(replace(samples.LOBBY, headline="Somebody sat down."))
    again = device.client.get("/t/one/news?as=kiosk&client=k&look=3", headers=known)
    assert "Somebody sat down." in again.text


def test_nothing_between_keeps_it(device: Device) -> None:
    assert device.get(KIOSK).headers["Cache-Control"] == "no-store"


def test_it_counts_as_present_until_it_has_been_quiet(device: Device, door: FakeDoor) -> None:
    seat = device.sit()
    for _ in range(2):
        events(device, f"news?as=seat&seat={seat}&client=p")
    [following] = door.follows.values()
    assert following.who == PageViewer(seat, "en")
    until(lambda: following.ended)
    assert door.follows == {}
    events(device, f"news?as=seat&seat={seat}&client=p")
    assert len(door.follows) == 1


@pytest.mark.usefixtures("_nobody_leaves")
def test_the_polls_of_a_stranger_take_no_place_of_a_seat_or_of_another_address(
    device: Device, app: Flask, door: FakeDoor
) -> None:
    strangers = [Device(app).from_afar() for _ in range(2)]
    strangers[1].client.environ_base["REMOTE_ADDR"] = "192.0.2.8"
    for n in range(MOST + 10):
        events(strangers[0], f"news?as=kiosk&client=s{n}")
    assert len(door.follows) == EACH
    events(strangers[1], "news?as=kiosk&client=other")
    seat = device.sit()
    events(device, f"news?as=seat&seat={seat}&client=p")
    assert [one.who.seat for one in door.follows.values()] == [None] * (EACH + 1) + [seat]


@pytest.mark.usefixtures("_nobody_leaves")
def test_a_crowd_of_addresses_that_polls_leaves_every_seat_its_place(
    device: Device, app: Flask, door: FakeDoor
) -> None:
    for n in range(2 * MOST):
        stranger = Device(app).from_afar()
        stranger.client.environ_base["REMOTE_ADDR"] = f"203.0.113.{n}"
        events(stranger, f"news?as=kiosk&client=s{n}")
    assert len(door.follows) == MOST
    seat = device.sit()
    events(device, f"news?as=seat&seat={seat}&client=p")
    assert [one.who.seat for one in door.follows.values()][MOST:] == [seat]


def test_what_a_seat_was_sent_is_noted_once(device: Device, door: FakeDoor) -> None:
    seat = device.sit()
    door.noted.clear()
    address = f"news?as=seat&seat={seat}&client=p"
    for _ in range(3):
        events(device, address)
    assert [what for what, _, who in door.noted if who.seat == seat] == ["page"]
    door.show(door.public, **{seat: replace(samples.LOBBY_SEAT, you=seat, headline="Sit closer.")})
    events(device, address)
    assert ["Sit closer." in text for _, text, _ in door.noted] == [False, True]


@pytest.mark.parametrize("asked", ["as=kiosk", "as=nobody&client=k", "as=kiosk&client=" + "k" * 65])
def test_a_question_that_says_not_who_asks_is_refused(device: Device, asked: str) -> None:
    assert device.get(f"news?{asked}").status_code == 400
