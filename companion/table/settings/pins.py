"""Which pin of the Pi carries what, by the settings: two things on one pin are found here."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from companion.table.settings.settings import Settings

POSITIONS: Mapping[int, int] = MappingProxyType(
    {
        **{2: 3, 3: 5, 4: 7, 14: 8, 15: 10, 17: 11, 18: 12, 27: 13, 22: 15, 23: 16, 24: 18, 10: 19, 9: 21},
        **{
            25: 22,
            11: 23,
            8: 24,
            7: 26,
            5: 29,
            6: 31,
            12: 32,
            13: 33,
            19: 35,
            16: 36,
            26: 37,
            20: 38,
            21: 40,
        },
    }
)
"""Where each GPIO is on the header of 40 pins, counted as on the board: odd ones are the inner ones."""
SPI_DATA, SPI_CLOCK = 10, 11
PIO_DATA = 18
"""Where the Pi 5's own driver puts its data, as its overlay is written in the building guide."""


@dataclass(frozen=True)
class BoardPin:
    """A GPIO by number, what hangs on it, and the setting that says so."""

    gpio: int
    carries: str
    section: str
    name: str


def pins(settings: Settings) -> tuple[BoardPin, ...]:
    """All pins in use, the buttons' first; what is not on pins uses none."""
    return (*_of_buttons(settings), *_of_strip(settings))


def shared(settings: Settings) -> Iterator[tuple[BoardPin, BoardPin]]:
    """Every pin that is used again, with its first use."""
    first: dict[int, BoardPin] = {}
    for pin in pins(settings):
        if pin.gpio in first:
            yield first[pin.gpio], pin
        first.setdefault(pin.gpio, pin)


def _of_buttons(settings: Settings) -> Iterator[BoardPin]:
    buttons = settings.buttons
    if buttons.kind not in {"find", "gpio"}:
        return
    single = (("go_on", "go on", buttons.go_on), ("undo", "take back", buttons.undo))
    lit = (
        ("go_on_lamp", "lamp: go on", buttons.go_on_lamp),
        ("undo_lamp", "lamp: take back", buttons.undo_lamp),
    )
    seats = (("seats", f"seat {n}", gpio) for n, gpio in enumerate(buttons.seats, start=1))
    lamps = (("seat_lamps", f"lamp: seat {n}", gpio) for n, gpio in enumerate(buttons.seat_lamps, start=1))
    for name, carries, gpio in (*single, *seats, *lit, *lamps):
        if gpio:
            yield BoardPin(gpio, carries, "buttons", name)


def _of_strip(settings: Settings) -> Iterator[BoardPin]:
    match settings.strip.kind:
        case "ws2812":
            yield BoardPin(SPI_DATA, "strip: data", "strip", "kind")
        case "apa102":
            yield BoardPin(SPI_DATA, "strip: data", "strip", "kind")
            yield BoardPin(SPI_CLOCK, "strip: clock", "strip", "kind")
        case "leds0":
            yield BoardPin(PIO_DATA, "strip: data", "strip", "kind")
        case "lamps":
            for place, gpio in enumerate(settings.strip.lamps, start=1):
                yield BoardPin(gpio, f"LED {place}", "strip", "lamps")
