"""The whole program with things on its pins: a finger presses, the game goes on, the strip shows it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest
from gpiozero.pins.mock import MockFactory

from companion.app import Companion, CompanionSettings
from companion.devices import gpio, leds0
from companion.table.commands.seating import TakeSeat
from companion.table.settings.device_settings import ButtonSettings, StripSettings

LEDS, GO_ON = 20, 17


@pytest.fixture
def pins(monkeypatch: pytest.MonkeyPatch) -> Iterator[MockFactory]:
    """The pins of a Pi that is not there."""
    factory = MockFactory()
    monkeypatch.setattr(gpio, "open_pins", lambda _: factory)
    yield factory
    factory.reset()


@pytest.fixture
def device(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of a Pi 5's strip."""
    path = tmp_path / "leds0"
    path.touch()
    monkeypatch.setattr(leds0, "DEVICE", path)
    return path


def soon(happened: Callable[[], object]) -> None:
    """Waits until something has happened."""
    until = monotonic() + 60
    while not happened():
        assert monotonic() < until
        sleep(0.01)


def test_a_finger_begins_the_game_and_the_strip_shows_it(
    tmp_path: Path, pins: MockFactory, device: Path
) -> None:
    settings = CompanionSettings(
        data=tmp_path / "data",
        host="127.0.0.1",
        port=0,
        strip=StripSettings(kind="leds0", leds=LEDS),
        buttons=ButtonSettings(kind="gpio", go_on=GO_ON),
    )
    with Companion(settings) as running:
        for name, colour in (("Ada", "red"), ("Ben", "blue"), ("Cleo", "green")):
            running.table.execute(TakeSeat(name, colour))
        soon(lambda: len(device.read_bytes()) == 4 * LEDS)
        assert running.door.strip() == ()
        sleep(0.5)
        pins.pin(GO_ON).drive_low()
        soon(lambda: running.table.moment.play is not None)
        lobby = device.read_bytes()
        soon(lambda: device.read_bytes() != lobby)
    assert device.read_bytes() == bytes(4 * LEDS)


def test_a_strip_that_is_pulled_out_is_on_the_page_instead(tmp_path: Path, device: Path) -> None:
    settings = CompanionSettings(
        data=tmp_path / "data", host="127.0.0.1", port=0, strip=StripSettings(kind="leds0", leds=LEDS)
    )
    with Companion(settings) as running:
        soon(lambda: running.door.strip() == ())
        device.unlink()
        soon(lambda: len(running.door.strip()) == LEDS)
