"""Settings of a host with their explanations: the typed values of the settings file.

A further setting is a field here, and a further section a field of `Settings`; the file, its comments and
its
checks follow from them.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from typing import Any, TypeVar

from companion.table.settings.colour_order import ORDERS, USUAL, usual
from companion.table.settings.segments import Segment, SegmentKind
from companion.table.settings.setting_types import (
    Host,
    Hours,
    HoursKind,
    OneOf,
    Seconds,
    SettingType,
    Several,
    SharedKey,
    TextSetting,
    TopicName,
    TopicPrefix,
    WebAddress,
    Whole,
    YesNo,
)

T = TypeVar("T")
PIN = Whole(2, 27)
PIN_OR_NONE = Whole(0, 27)
SEATS_MOST = 8
STAGE_S = 6
"""Seconds: time to read what lies on the table and to find a card; guessed, not measured."""
CALL_S = 45
"""Seconds: longer than reading a card takes, and short enough that nobody looks round yet; guessed."""
SEATS = "seats"
"""The strip does not run along the mat."""
EDGES = (SEATS, "far", "near", "left", "right", "around")
DICE = ("red", "blue", "green", "yellow", "purple", "orange", "black", "pink")
"""The colours of dice that a seat may pick: far enough apart for the camera and for people."""


def setting(default: T, kind: SettingType[T], says: str) -> T:
    """A field of a section: what holds if the file is silent, what may stand there, what it does."""
    declared: T = field(default=default, metadata={"kind": kind, "says": says})
    return declared


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


@dataclass(frozen=True)
class CameraSettings:
    """The camera over the dice."""

    source: str = setting(
        "pretend",
        TextSetting("pretend, 0, an http:// or rtsp:// address, a video or a folder of pictures"),
        "pretend: dice on the kiosk's page. 0: a webcam. Or an address, a video, a folder of pictures.",
    )
    tokens: str = setting(
        "ask",
        OneOf(("ask", "answer")),
        "What a printed token for an answer does on the mat. ask: it proposes the answer, and one tap\n"
        "confirms it. answer: once it lies still in a new place, that is the answer.",
    )


@dataclass(frozen=True)
class NetworkSettings:
    """The network: the address and ports that phones use to reach this machine."""

    host: str = setting(
        "0.0.0.0",  # noqa: S104 - phones on the same Wi-Fi are the point
        Host(),
        "The address to listen on; 0.0.0.0 is every network of this machine, :: with IPv6 as well.",
    )
    port: int = setting(8000, Whole(0, 65535), "The port to listen on; 0 takes any that is free.")
    address: str = setting(
        "",
        Host(),
        "The address shown to phones, if this machine gets it wrong: a number or a name.\n"
        "Empty: its number in its network.",
    )
    wifi: str = setting(
        "",
        TextSetting("the name of a Wi-Fi"),
        "The Wi-Fi for the phones; if it is set, the kiosk shows its QR code.",
    )
    wifi_password: str = setting(
        "", TextSetting("the Wi-Fi's password"), "Its password; empty if it has none."
    )


@dataclass(frozen=True)
class KioskSettings:
    """The big screen."""

    pin: str = setting(
        "",
        TextSetting("4 to 12 digits"),
        "The host's PIN, for public places: set-up, house rules, clearing, deleting and downloads then\n"
        "ask for it, and phones play on. Empty: none, or the one that was set at the screen itself.",
    )
    sleep_min: int = setting(
        10, Whole(0, 240), "Minutes without any change after which the screen goes dark; 0: never."
    )
    call_s: int = setting(
        CALL_S,
        Whole(0, 600),
        "Seconds without an answer after which the screen and the light strip call the player who is\n"
        "asked, in the colour of their dice, and again now and then; 0: never.",
    )


@dataclass(frozen=True)
class TableSettings:
    """The table itself: most of it is asked for on its screen when it is first set up."""

    language: str = setting(
        "",
        TextSetting('a language such as "en" or "fr"'),
        "The language of the screen at the start; empty: the one its browser asks for.",
    )
    seats: int = setting(SEATS_MOST, Whole(1, SEATS_MOST), "How many people can sit here.")
    dice: tuple[str, ...] = setting(
        (),
        Several(OneOf(DICE)),
        f"The colours of the sets of dice in the box, of {', '.join(DICE)}; [] is all of them.",
    )
    game: str = setting(
        "",
        TextSetting("the name of a game, as `demo --help` lists them"),
        "The game that a new table begins with; empty: the first there is.",
    )
    stage_s: int = setting(
        STAGE_S,
        Whole(0, 60),
        "Seconds that a roll, an attack or a check stays open before the game continues by itself: time for\n"
        "a card. They are the same whatever cards anyone holds; tapping Wait stops them.",
    )
    decoys: bool = setting(
        True,
        YesNo(),
        "Whether secret questions are hidden: every phone has one covered line, and all say *look* now and\n"
        "then, so that no one can tell who is asked. false: the question is open on that phone.",
    )
    set_up: bool = setting(
        False,
        YesNo(),
        "Whether the set-up on the table's screen is done; false opens it there.",
    )


@dataclass(frozen=True)
class CafeSettings:
    """A café with many tables: docs/cafe.md. One broker connects them, and one page shows them."""

    broker: str = setting(
        "", Host(), "The machine on which the broker (Mosquitto) runs; empty: this table is on its own."
    )
    port: int = setting(1883, Whole(1, 65535), "The broker's port; with a certificate usually 8883.")
    certificate: str = setting(
        "",
        TextSetting("the path of a file"),
        "The certificate (PEM file) of the authority that signed the broker's: with it the connection\n"
        "is encrypted.",
    )
    user: str = setting(
        "", TextSetting("a user of the broker"), "The user name of this machine at the broker."
    )
    password: str = setting("", TextSetting("that user's password"), "That user's password.")
    name: str = setting(
        "",
        TopicName(),
        "This table's name at the broker, different for each table; empty: this machine's name.",
    )
    key: str = setting(
        "",
        SharedKey(),
        "The key of this café, the same on every machine: it signs the orders of staff. Empty: this table\n"
        "takes no orders over the broker.",
    )
    home_assistant: bool = setting(
        False,
        YesNo(),
        "Whether Home Assistant finds this table by itself, if it uses the same broker.",
    )
    discovery_prefix: str = setting(
        "homeassistant",
        TopicPrefix(),
        "The discovery prefix of that Home Assistant, if it was changed.",
    )


@dataclass(frozen=True)
class ProgramSettings:
    """Programs that follow this table: docs/programs.md. They are sent what any spectator sees."""

    webhook: str = setting(
        "",
        WebAddress(),
        "Where this table posts what everyone at it has just been told, as JSON; empty: nowhere.",
    )
    webhook_key: str = setting(
        "", SharedKey(), "What is posted is signed with this key, in X-Table-Signature; empty: not at all."
    )


@dataclass(frozen=True)
class Settings:
    """Content of the settings file."""

    strip: StripSettings = StripSettings()
    buttons: ButtonSettings = ButtonSettings()
    panel: PanelSettings = PanelSettings()
    camera: CameraSettings = CameraSettings()
    network: NetworkSettings = NetworkSettings()
    kiosk: KioskSettings = KioskSettings()
    table: TableSettings = TableSettings()
    cafe: CafeSettings = CafeSettings()
    programs: ProgramSettings = ProgramSettings()


@dataclass(frozen=True)
class Setting:
    """One setting as the file knows it: its section, its name, its default, its kind and what it is for."""

    section: str
    name: str
    default: object
    kind: SettingType[Any]
    says: str


def known() -> tuple[Setting, ...]:
    """Every setting that there is, in the order of the file."""
    return tuple(one for section in fields(Settings) for one in _of(section.name, section.default))


def _of(section: str, defaults: Any) -> Iterator[Setting]:
    for one in fields(defaults):
        yield Setting(section, one.name, one.default, one.metadata["kind"], one.metadata["says"])
