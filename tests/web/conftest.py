"""A fake house with one table, the pages of it, and a server."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from flask import Flask

from tests.web.device import Device
from tests.web.fake_house import FakeDoor, FakeHouse
from web.joined import Joined
from web.server import FOR_REQUESTS, THREADS, Server, create_app
from web.site import NAME
from web.streams import Streams


@pytest.fixture
def door() -> FakeDoor:
    """The only table."""
    return FakeDoor()


@pytest.fixture
def house(door: FakeDoor) -> FakeHouse:
    """The house around it."""
    return FakeHouse(one=door)


@pytest.fixture(scope="session")
def made() -> Flask:
    """Made once for all tests: to read and compile the templates would take most of their time."""
    return create_app(FakeHouse())


@pytest.fixture
def app(made: Flask, house: FakeHouse) -> Flask:
    """The pages of the house, with nothing left of the test before."""
    made.extensions[NAME] = replace(
        made.extensions[NAME], house=house, streams=Streams(THREADS - FOR_REQUESTS), joined=Joined()
    )
    return made


@pytest.fixture
def device(app: Flask) -> Device:
    """Somebody's phone that has not scanned the code yet."""
    return Device(app)


@pytest.fixture
def server(app: Flask) -> Iterator[Server]:
    """The pages on a free port."""
    served = Server(app, "127.0.0.1", 0, THREADS)
    served.start()
    yield served
    served.close()
