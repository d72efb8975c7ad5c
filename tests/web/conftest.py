"""A fake house with one table, the pages of it, and a server."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from flask import Flask
from playwright.sync_api import Page

from tests.watch import Watch
from tests.web.fakes import samples
from tests.web.fakes.at_the_table import LOCAL, address
from tests.web.fakes.device import Device
from tests.web.fakes.fake_house import FakeDoor, FakeHouse
from tests.web.fakes.waiting import until
from web.connections.join_receipts import Joined
from web.connections.own_screen import ScreenPaint
from web.connections.rate_limit import RateLimit
from web.connections.streams import Streams
from web.server import FOR_REQUESTS, THREADS, Server, create_app
from web.site import NAME


@pytest.fixture
def door() -> FakeDoor:
    return FakeDoor()


@pytest.fixture
def house(door: FakeDoor) -> FakeHouse:
    return FakeHouse(one=door)


@pytest.fixture(scope="session")
def made() -> Flask:
    """Made once for all tests: to read and compile the templates would take most of their time."""
    return create_app(FakeHouse())


@pytest.fixture
def app(made: Flask, house: FakeHouse) -> Flask:
    """The pages of the house, with nothing left of the test before."""
    made.extensions[NAME] = replace(
        made.extensions[NAME],
        house=house,
        streams=Streams(THREADS - FOR_REQUESTS),
        joined=Joined(),
        brake=RateLimit(),
        paint=ScreenPaint(),
    )
    return made


@pytest.fixture
def device(app: Flask) -> Device:
    """Somebody's phone that has not scanned the code yet."""
    return Device(app)


@pytest.fixture
def server(app: Flask) -> Iterator[Server]:
    """The pages on a free port."""
    served = Server(app, LOCAL, 0, THREADS)
    served.start()
    yield served
    served.close()


@pytest.fixture
def phone(watch: Watch, server: Server, door: FakeDoor) -> Page:
    """The phone of seat s1, which is about to read a secret card."""
    door.tokens["proof"] = "s1"
    door.show(samples.PLAY, s1=samples.SEAT_ACT)
    page = watch.open()
    page.context.add_cookies([{"name": "seat-one", "value": "proof", "url": address(server)}])
    page.goto(f"{address(server)}/t/one/seat")
    until(lambda: door.follows)
    return page


@pytest.fixture
def kiosk(watch: Watch, server: Server, door: FakeDoor) -> Page:
    """The kiosk in the middle of a game."""
    door.show(samples.PLAY)
    page = watch.open(1280, 800)
    page.goto(f"{address(server)}/t/one/kiosk")
    until(lambda: door.follows)
    return page
