"""Which strip the settings mean: the one that they name, or the first that is plugged in."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType

from companion.bridges.usb_panel import PANEL
from companion.devices import leds0, spi, wled
from companion.devices.gpio import Pins
from companion.devices.strip import Strip
from companion.table.settings import StripSettings

FIND, PAGE = "find", "page"


@dataclass(frozen=True)
class Plug:
    """One kind of strip: whether one is to be seen, and how to open it (which raises Trouble or OSError)."""

    seen: Callable[[StripSettings], bool]
    open: Callable[[StripSettings, Pins], Strip]


def _plain_lamps(strip: StripSettings, pins: Pins) -> Strip:
    from companion.devices.lamps import PlainLamps  # noqa: PLC0415 - 3 MB, for pins that most tables lack

    return PlainLamps(strip.lamps, pins.factory)


PLUGS: Mapping[str, Plug] = MappingProxyType(
    {
        "leds0": Plug(
            lambda _: leds0.DEVICE.exists(), lambda strip, _: leds0.open_leds0(strip.leds, leds0.DEVICE)
        ),
        "wled": Plug(
            lambda strip: bool(strip.wled), lambda strip, _: wled.open_wled(strip.wled, strip.leds, wled.PORT)
        ),
        "ws2812": Plug(
            lambda _: spi.DEVICE.exists(), lambda strip, _: spi.open_ws2812(strip.leds, spi.DEVICE)
        ),
        "apa102": Plug(lambda _: False, lambda strip, _: spi.open_apa102(strip.leds, spi.DEVICE)),
        "lamps": Plug(lambda _: False, _plain_lamps),
    }
)
"""In the order in which they are looked for. An APA102 and plain LEDs have to be named: nothing tells them
from a WS2812 on the same pins, or from nothing."""


def finder(
    strip: StripSettings, pins: Pins, panel: Callable[[], Strip | None] = lambda: None
) -> Callable[[], Strip | None]:
    """What finds the strip whenever it is asked; None: there is only the one on the kiosk's page.

    `panel` gives the panel on USB while it is there.
    """
    if strip.kind == PAGE:
        return lambda: None
    if strip.kind == PANEL:
        return panel
    return (
        partial(_first_seen, strip, pins, panel)
        if strip.kind == FIND
        else partial(PLUGS[strip.kind].open, strip, pins)
    )


def _first_seen(strip: StripSettings, pins: Pins, panel: Callable[[], Strip | None]) -> Strip | None:
    plugged_in = panel()
    if plugged_in is not None:
        return plugged_in
    seen = (plug for plug in PLUGS.values() if plug.seen(strip))
    first = next(seen, None)
    return first.open(strip, pins) if first else None
