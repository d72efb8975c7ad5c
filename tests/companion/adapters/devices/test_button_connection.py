"""The buttons on the pins are those of the settings, and what is wrong with them is said."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from gpiozero import Button
from gpiozero.pins.mock import MockFactory, MockPin

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


class LibraryError(Exception):
    """As lgpio raises: no error of gpiozero's."""


@pytest.mark.parametrize("fault", [LibraryError("the line is in use"), ValueError("no"), OSError("busy")])
def test_whatever_the_pins_library_raises_is_said_and_all_pins_are_let_go(
    pins: Pins, fault: Exception
) -> None:
    class Held(MockPin):  # type: ignore[misc]  # gpiozero has no types
        def _set_function(self, value: str) -> None:
            if self.info.name == "GPIO13" and value == "input":
                raise fault
            super()._set_function(value)

    pins.__dict__["factory"] = MockFactory(pin_class=Held)
    found = ButtonConnection(ButtonSettings(kind="gpio"), pins, nothing)
    found.light({"go-on"})
    assert found.buttons is None
    assert found.trouble is not None
    assert str(fault) in str(found.trouble.values)
    Button(5, pin_factory=pins.factory).close()


def test_lamps_that_fail_later_are_said_and_nothing_else_stops(
    pins: Pins, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = ButtonConnection(ButtonSettings(kind="gpio", go_on_lamp=22), pins, nothing)
    assert found.buttons is not None
    monkeypatch.setattr(found.buttons, "light", raising(LibraryError("gone")))
    found.light({"go-on"})
    assert found.trouble is not None
    assert found.trouble.key == "buttons-lost"


def raising(fault: Exception) -> Callable[..., None]:
    """What raises that, whatever it is given."""

    def raises(*_: object) -> None:
        raise fault

    return raises


def test_a_stuck_button_is_named(pins: Pins) -> None:
    found = ButtonConnection(ButtonSettings(kind="gpio"), pins, nothing)
    assert found.buttons is not None
    found.buttons.stuck = frozenset({"seat-2"})
    assert found.trouble is not None
    assert found.trouble.key == "button-stuck"
    assert "button-seat-2" in str(found.trouble.values)
