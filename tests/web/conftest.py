"""A fake house with one table, the pages of it, and a server."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from flask import Flask

from tests.web.device import Device
from tests.web.fake_house import FakeDoor, FakeHouse
from web.drawing import Drawing
from web.server import THREADS, Server, create_app
from web.site import HERE, NAME
from web.words import Catalogue


@pytest.fixture
def door() -> FakeDoor:
    """The only table."""
    return FakeDoor()


@pytest.fixture
def house(door: FakeDoor) -> FakeHouse:
    """The house around it."""
    return FakeHouse(one=door)


@pytest.fixture(scope="session")
def drawing() -> Drawing:
    """One for all tests: to compile the templates anew would take most of their time."""
    return Drawing(HERE / "templates", HERE / "static", Catalogue([HERE / "texts"]))


@pytest.fixture
def app(house: FakeHouse, drawing: Drawing) -> Flask:
    """The pages of the house."""
    made = create_app(house)
    made.extensions[NAME] = replace(made.extensions[NAME], drawing=drawing)
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
