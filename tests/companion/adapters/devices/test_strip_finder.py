"""The strip is the one that the settings name, or the first that is plugged in."""

from pathlib import Path

import pytest
from gpiozero.pins.mock import MockFactory, MockPWMPin

from companion.adapters.devices.strip_finder import StripFinder
from companion.devices import leds0, spi
from companion.devices.colour_order import ColourOrdered
from companion.devices.gpio import Pins
from companion.devices.leds0 import Leds0
from companion.devices.plain_leds import PlainLamps
from companion.devices.spi import Apa102, Ws2812
from companion.devices.strip import FakeStrip, Rgb, Strip
from companion.devices.trouble import DeviceTrouble
from companion.devices.wled import Wled
from companion.table.settings.colour_order import ORDERS
from companion.table.settings.device_settings import StripSettings
from tests.companion.devices.spidev_double import SpiDev


@pytest.fixture(autouse=True)
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine with nothing attached, and the folder in which its devices appear."""
    monkeypatch.setattr(leds0, "DEVICE", tmp_path / "leds0")
    monkeypatch.setattr(spi, "DEVICE", tmp_path / "spidev0.0")
    monkeypatch.setattr(spi, "open_spi", lambda *_: SpiDev())
    return tmp_path


def found(bare: Path, **settings: object) -> Strip | None:
    pins = Pins(bare)
    pins.__dict__["factory"] = MockFactory(pin_class=MockPWMPin)
    return StripFinder(StripSettings(**settings), pins).find()  # type: ignore[arg-type] # as each test names them


def test_with_nothing_attached_there_is_the_one_on_the_page(bare: Path) -> None:
    assert found(bare) is None
    assert found(bare, kind="page") is None


def test_whatever_is_plugged_in_is_found_the_surest_first(bare: Path) -> None:
    (bare / "spidev0.0").touch()
    assert isinstance(found(bare), Ws2812)
    box = found(bare, wled="127.0.0.1")
    assert isinstance(box, Wled)
    box.close()
    (bare / "leds0").touch()
    assert isinstance(found(bare, wled="127.0.0.1"), Leds0)


@pytest.mark.parametrize(("kind", "type_"), [("ws2812", Ws2812), ("apa102", Apa102)])
def test_a_strip_that_is_named_is_opened_whatever_else_is_there(
    bare: Path, kind: str, type_: type[object]
) -> None:
    (bare / "leds0").touch()
    strip = found(bare, kind=kind, leds=7)
    assert isinstance(strip, type_)
    assert strip is not None
    assert strip.length == 7


def test_plain_leds_are_a_strip_of_as_many(bare: Path) -> None:
    strip = found(bare, kind="lamps", lamps=(4, 23))
    assert isinstance(strip, PlainLamps)
    assert strip.length == StripSettings(kind="lamps", lamps=(4, 23)).length == 2


def test_a_strip_that_is_named_and_not_there_is_trouble(bare: Path) -> None:
    with pytest.raises(DeviceTrouble, match="dtoverlay"):
        found(bare, kind="leds0")


def test_the_page_s_strip_is_never_looked_for_elsewhere(bare: Path) -> None:
    (bare / "leds0").touch()
    assert found(bare, kind="page") is None


def test_a_panel_on_usb_comes_first_and_is_missed_by_nobody_when_it_is_gone(bare: Path) -> None:
    (bare / "leds0").touch()
    panel, plugged = FakeStrip(60), [True]
    find = StripFinder(StripSettings(), Pins(bare), lambda: panel if plugged else None).find
    assert find() is panel
    plugged.clear()
    assert isinstance(find(), Leds0)
    named = StripSettings(kind="panel")
    assert StripFinder(named, Pins(bare), lambda: panel).find() is panel
    assert StripFinder(named, Pins(bare)).find() is None


@pytest.mark.parametrize("order", ORDERS)
def test_a_strip_on_the_pins_takes_its_colours_in_any_order(bare: Path, order: str) -> None:
    strip = found(bare, kind="ws2812", leds=5, order=order)
    assert strip is not None
    assert strip.length == 5
    strip.show((Rgb(255, 0, 0),) * 5)
    assert StripSettings(order=order).colours == order


def test_a_panel_of_leds_with_white_ones_is_sent_a_third_more(bare: Path) -> None:
    panel = FakeStrip(60)
    finder = StripFinder(StripSettings(kind="panel", leds=60), Pins(bare), lambda: panel)
    finder.rewire("GRBW")
    found = finder.find()
    assert found is not None
    found.show((Rgb(9, 9, 9),) * 60)
    assert (found.length, panel.length) == (60, 80)
    finder.rewire("GRB")
    assert finder.find() is panel
    assert panel.length == 60


def test_an_apa102_with_white_leds_there_is_none_of(bare: Path) -> None:
    assert isinstance(found(bare, kind="apa102", order="RGB"), ColourOrdered)
    with pytest.raises(DeviceTrouble, match="leave the W out"):
        found(bare, kind="apa102", order="RGBW")
