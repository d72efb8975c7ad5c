"""Settings of devices: light strip, buttons and the panel on USB."""

from dataclasses import dataclass

from companion.table.settings.colour_order import ORDERS, USUAL, usual
from companion.table.settings.segments import Segment, SegmentKind
from companion.table.settings.setting_types import (
    Hours,
    HoursKind,
    OneOf,
    Seconds,
    Several,
    TextSetting,
    Whole,
    YesNo,
    setting,
)

PIN = Whole(2, 27)
PIN_OR_NONE = Whole(0, 27)
SEATS_MOST = 8
SEATS = "seats"
"""The strip does not run along the mat."""
EDGES = (SEATS, "far", "near", "left", "right", "around")


@dataclass(frozen=True)
class StripSettings:
    """The light strip: what lights up, and how bright it may be."""

    kind: str = setting(
        "find",
        OneOf(("find", "page", "panel", "ws2812", "apa102", "leds0", "wled", "lamps")),
        "What lights up. find: whatever is plugged in, else the strip on the kiosk's page. page: the one on\n"
        "the page. panel: a Pico or Arduino on USB. ws2812, apa102: a strip on the Pi's SPI pins. leds0: a\n"
        "WS2812 strip through the Pi 5's own driver. wled: a WLED box in the Wi-Fi. lamps: LEDs on pins.",
    )
    leds: int = setting(60, Whole(1, 1000), "How many LEDs the strip has.")
    order: str = setting(
        USUAL,
        OneOf((USUAL, *ORDERS)),
        "The order in which each LED takes its colours, with W for a white one; usual: as most strips of\n"
        "their kind. The set-up finds it out. A WLED box and LEDs on pins know it themselves.",
    )
    segments: tuple[Segment, ...] = setting(
        (),
        Several(SegmentKind()),
        "What the strip shows where, from its first LED on; [] shares it out by itself. For example\n"
        '["track-1 5", "dark 1", "track-2 4", "dark 2", "seat-1 12", "seat-2 12 backwards"]: track-1 is the\n'
        "first row that the game counts (rounds), track-2 the second (Hope); seat-1 sat down first.",
    )
    along: str = setting(
        SEATS,
        OneOf(EDGES),
        "Along which edge of the mat the strip runs, so that it points at a die in question: far or near\n"
        "(left to right), left or right (near to far), around (clockwise, from the near left corner).\n"
        "seats: along none, and it points at the seat whose die that is. The set-up tries it out.",
    )
    begins: int = setting(
        0, Whole(0, 999), "The LED at which that edge begins, counted from 0; after `ends`: backwards."
    )
    ends: int = setting(
        0, Whole(0, 999), "The LED at which that edge ends; the last one, if both of these are 0."
    )
    supply_ma: int = setting(
        2000, Whole(100, 60000), "What the strip's power supply can give, in mA: the light never takes more."
    )
    brightness: int = setting(100, Whole(1, 100), "How bright it is, in percent.")
    night: Hours | None = setting(
        None, HoursKind(), "The hours of the night: dimmer while you play, and dark while no one does."
    )
    night_brightness: int = setting(30, Whole(1, 100), "How bright it is at night, in percent.")
    photograph_brightness: int = setting(
        100, Whole(1, 100), "How bright the white light for photographs of the dice is, in percent."
    )
    wled: str = setting(
        "",
        TextSetting("an address such as 192.168.1.50 or wled.local"),
        "Where the WLED box is, for kind = wled.",
    )
    lamps: tuple[int, ...] = setting(
        (),
        Several(PIN),
        "The pins of plain LEDs (GPIO numbers), for kind = lamps; then they are the strip's LEDs.",
    )

    @property
    def length(self) -> int:
        """Number of LEDs."""
        return len(self.lamps) if self.kind == "lamps" else self.leds

    @property
    def edge(self) -> tuple[int, int]:
        """The LEDs at which the edge of the mat begins and ends, counted from 0."""
        return self.begins, self.ends if self.begins or self.ends else self.length - 1

    @property
    def colours(self) -> str:
        """The order in which each LED takes its colours, as letters."""
        return usual(self.kind) if self.order == USUAL else self.order

    @property
    def amperes(self) -> float:
        """Current of the supply."""
        return self.supply_ma / 1000


@dataclass(frozen=True)
class ButtonSettings:
    """The buttons, by GPIO numbers (not pin positions); each connects its pin with ground. 0: not there."""

    kind: str = setting(
        "find",
        OneOf(("find", "page", "gpio", "panel")),
        "Where the buttons are. find: on pins where there are pins, and on the panel where there is one.\n"
        "page: on the kiosk's page alone. gpio: on the pins. panel: on the Pico or Arduino on USB.",
    )
    go_on: int = setting(17, PIN_OR_NONE, "The big one: Go on.")
    undo: int = setting(27, PIN_OR_NONE, "Undo: takes the latest answer back; it has to be held.")
    seats: tuple[int, ...] = setting(
        (5, 6, 13, 19, 26),
        Several(PIN_OR_NONE, 0, SEATS_MOST),
        "One for each seat, in the order of sitting down.",
    )
    go_on_lamp: int = setting(0, PIN_OR_NONE, "The lamp in Go on: lit while the button would do something.")
    undo_lamp: int = setting(0, PIN_OR_NONE, "The lamp in Undo.")
    seat_lamps: tuple[int, ...] = setting(
        (), Several(PIN_OR_NONE, 0, SEATS_MOST), "The lamps in the seats' buttons, in the same order."
    )
    hold_s: float = setting(1.0, Seconds(0.3, 5), "How long Undo has to be held, in seconds.")
    debounce_ms: int = setting(
        30, Whole(5, 200), "How long a button has to be still before it counts, in ms."
    )


@dataclass(frozen=True)
class PanelSettings:
    """The panel on USB: a Pico or an Arduino that drives the strip and reads the buttons."""

    port: str = setting(
        "",
        TextSetting("a port such as /dev/ttyACM0, or a serial number"),
        "Which board it is, by its port or its serial number; empty finds a Pico or an Uno by itself.",
    )
    button_lamps: bool = setting(
        True, YesNo(), "Whether its buttons have lamps: each is lit while its button would do something."
    )
