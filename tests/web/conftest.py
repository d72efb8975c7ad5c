"""A fake house with one table, the pages of it, and a server."""

from collections.abc import Iterator

import pytest
from flask import Flask

from tests.web.device import Device
from tests.web.fake_house import FakeDoor, FakeHouse
from web.server import Server, create_app, serve


@pytest.fixture
def door() -> FakeDoor:
    """The only table."""
    return FakeDoor()


@pytest.fixture
def house(door: FakeDoor) -> FakeHouse:
    """The house around it."""
    return FakeHouse(one=door)


@pytest.fixture
def app(house: FakeHouse) -> Flask:
    """The pages of the house."""
    return create_app(house)


@pytest.fixture
def device(app: Flask) -> Device:
    """Somebody's phone that has not scanned the code yet."""
    return Device(app)


@pytest.fixture
def server(house: FakeHouse) -> Iterator[Server]:
    """The pages on a free port."""
    served = serve(house, "127.0.0.1", 0)
    served.start()
    yield served
    served.close()
