"""Finds the strip that the settings name, or the first that is plugged in."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from companion.adapters.devices.usb_panel import PANEL
from companion.devices import leds0, spi, wled
from companion.devices.colour_order import ColourOrdered, lamps_sent
from companion.devices.gpio import Pins
from companion.devices.strip import Strip
from companion.devices.trouble import DeviceTrouble
from companion.table.settings.colour_order import WHITE, usual
from companion.table.settings.device_settings import StripSettings

FIND, PAGE, APA102 = "find", "page", "apa102"


@dataclass(frozen=True)
class StripKind:
    """One kind of strip: whether one is to be seen, and how to open it (which raises Trouble or OSError)."""

    seen: Callable[[StripSettings], bool]
    open: Callable[[StripSettings, Pins], Strip]


def _ordered(open_: Callable[[int], Strip], strip: StripSettings) -> Strip:
    """A strip that sends bytes, opened so that each LED takes its colours in the order of the settings."""
    sent, order = usual(strip.kind), strip.colours
    opened = open_(lamps_sent(strip.length, order))
    return opened if order == sent else ColourOrdered(opened, strip.length, order, sent)


def _apa102(strip: StripSettings, _: Pins) -> Strip:
    if strip.colours.endswith(WHITE):
        raise DeviceTrouble(f"an APA102 has no white LEDs: leave the {WHITE} out of order = {strip.order}")
    return _ordered(lambda lamps: spi.open_apa102(lamps, spi.DEVICE), strip)


def _ws2812(strip: StripSettings, _: Pins) -> Strip:
    return _ordered(lambda lamps: spi.open_ws2812(lamps, spi.DEVICE), strip)


def _leds0(strip: StripSettings, _: Pins) -> Strip:
    return _ordered(lambda lamps: leds0.open_leds0(lamps, leds0.DEVICE), strip)


def _plain_lamps(strip: StripSettings, pins: Pins) -> Strip:
    from companion.devices.plain_leds import PlainLamps  # noqa: PLC0415 - 3 MB, for pins that most tables lack

    return PlainLamps(strip.lamps, pins.factory)


PLUGS: Mapping[str, StripKind] = MappingProxyType(
    {
        "leds0": StripKind(lambda _: leds0.DEVICE.exists(), _leds0),
        "wled": StripKind(
            lambda strip: bool(strip.wled), lambda strip, _: wled.open_wled(strip.wled, strip.leds, wled.PORT)
        ),
        "ws2812": StripKind(lambda _: spi.DEVICE.exists(), _ws2812),
        APA102: StripKind(lambda _: False, _apa102),
        "lamps": StripKind(lambda _: False, _plain_lamps),
    }
)
"""In the order in which they are looked for. An APA102 and plain LEDs have to be named: nothing tells them
from a WS2812 on the same pins, or from nothing."""


class StripFinder:
    """Finds the strip that the settings mean, whenever it is asked.

    `panel` gives the panel on USB while it is there.
    """

    def __init__(
        self, strip: StripSettings, pins: Pins, panel: Callable[[], Strip | None] = lambda: None
    ) -> None:
        self._strip, self._pins, self._panel = strip, pins, panel

    def rewire(self, order: str) -> None:
        """Uses that colour order for strips found later."""
        self._strip = replace(self._strip, order=order)

    def find(self) -> Strip | None:
        """The strip, or None: there is only the one on the kiosk's page. Raises Trouble or OSError."""
        strip = self._strip
        if strip.kind == PAGE:
            return None
        if strip.kind == PANEL:
            return self._on_panel()
        return self._first_seen() if strip.kind == FIND else PLUGS[strip.kind].open(strip, self._pins)

    def _first_seen(self) -> Strip | None:
        plugged_in = self._on_panel()
        if plugged_in is not None:
            return plugged_in
        first = next((plug for plug in PLUGS.values() if plug.seen(self._strip)), None)
        return first.open(self._strip, self._pins) if first else None

    def _on_panel(self) -> Strip | None:
        panel = self._panel()
        return None if panel is None else _ordered(lambda lamps: _of_length(panel, lamps), self._strip)


def _of_length(panel: Strip, lamps: int) -> Strip:
    panel.length = lamps
    return panel
