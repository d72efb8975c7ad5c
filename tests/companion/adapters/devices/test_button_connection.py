"""The buttons on the pins are those of the settings, and what is wrong with them is said."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from gpiozero.pins.mock import MockFactory

from companion.adapters.devices import button_connection
from companion.adapters.devices.button_connection import ButtonConnection
from companion.devices.gpio import Pins
from companion.table.settings.device_settings import ButtonSettings


@pytest.fixture
def pins(tmp_path: Path) -> Iterator[Pins]:
    """Pins that are not there, and work."""
    found = Pins(tmp_path)
    found.__dict__["factory"] = MockFactory()
    yield found
    found.factory.reset()


def nothing() -> None: ...


def test_there_is_a_button_for_every_pin_that_is_set(pins: Pins) -> None:
    settings = ButtonSettings(kind="gpio", undo=0, seats=(5, 0, 13), go_on_lamp=22)
    found = ButtonConnection(settings, pins, nothing)
    assert found.buttons is not None
    assert found.buttons.names == ("go-on", "seat-1", "seat-3")
    found.light({"go-on"})
    assert pins.factory.pin(22).state
    assert found.trouble is None


@pytest.mark.parametrize("pi", [True, False])
def test_they_are_looked_for_on_a_pi_alone(pins: Pins, monkeypatch: pytest.MonkeyPatch, pi: bool) -> None:
    monkeypatch.setattr(button_connection, "is_a_pi", lambda: pi)
    assert (ButtonConnection(ButtonSettings(), pins, nothing).buttons is not None) == pi
    for kind in ("page", "panel"):
        assert ButtonConnection(ButtonSettings(kind=kind), pins, nothing).buttons is None


def test_buttons_that_cannot_be_opened_are_said_and_nothing_else_stops(tmp_path: Path) -> None:
    found = ButtonConnection(ButtonSettings(kind="gpio"), Pins(tmp_path), nothing)
    found.light({"go-on"})
    assert found.buttons is None
    assert found.trouble is not None
    assert found.trouble.key == "buttons-lost"


def test_a_stuck_button_is_named(pins: Pins) -> None:
    found = ButtonConnection(ButtonSettings(kind="gpio"), pins, nothing)
    assert found.buttons is not None
    found.buttons.stuck = frozenset({"seat-2"})
    assert found.trouble is not None
    assert found.trouble.key == "button-stuck"
    assert "button-seat-2" in str(found.trouble.values)
