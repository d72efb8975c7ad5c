"""Derives the wiring plan from the settings."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from companion.devices.current_limit import RESERVE
from companion.table.settings.device_settings import StripSettings
from companion.table.settings.pins import POSITIONS, BoardPin, pins
from companion.table.settings.settings import Settings

GROUND_OF_BUTTONS, GROUND_OF_LAMPS, GROUND_OF_STRIP = 39, 34, 20
"""Pins of the header that are ground, near what they serve."""
FUSES = (1, 2, 3, 5, 7.5, 10, 15, 20, 25, 30)
"""Amperes of the blade fuses that shops have."""
PI, SUPPLY = "Raspberry Pi", "5 V supply"
SHIFTER, SERIES, LAMP_RESISTOR = "level shifter", "330 Ω", "330 Ω"


class WirePurpose(StrEnum):
    """Purpose of a wire."""

    SIGNAL = "signal"
    GROUND = "ground"
    POWER = "power"
    CABLE = "cable"


@dataclass(frozen=True)
class WiringWire:
    """One wire: from a terminal of one part to a terminal of another, through what lies between (`via`)."""

    source: str
    begins: str
    part: str
    ends: str
    carries: WirePurpose
    via: tuple[str, ...] = ()


@dataclass(frozen=True)
class WiredBoard:
    """A microcontroller on USB: its name, where the strip's data comes out, where each button goes in, and
    where its lamp hangs."""

    name: str
    strip: str
    buttons: tuple[str, ...]
    lamps: tuple[str, ...]
    ground: str


@dataclass(frozen=True)
class WiringPlan:
    """All wires, from top to bottom, and what else has to be known."""

    wires: tuple[WiringWire, ...]
    notes: tuple[str, ...]


def plan(settings: Settings, board: WiredBoard) -> WiringPlan:
    """The wiring plan; `board` is the panel, for a strip or buttons connected to one."""
    used = pins(settings)
    on_board = settings.strip.kind in {"panel", "find"} or settings.buttons.kind == "panel"
    wires = (
        *_buttons([pin for pin in used if pin.section == "buttons"]),
        *(_board(settings, board) if on_board else ()),
        *_strip(settings.strip, [pin for pin in used if pin.section == "strip"], board),
    )
    return WiringPlan(wires, tuple(_notes(settings)))


def fuse(supply_ma: int) -> float:
    """Amperes of the fuse: the smallest that carries all that the light may ask for."""
    most = supply_ma * (1 - RESERVE) / 1000
    return next((amperes for amperes in FUSES if amperes >= most), FUSES[-1])


def at_header(gpio: int) -> str:
    """A GPIO's number and its pin on the header."""
    return f"GPIO {gpio} · pin {POSITIONS[gpio]}"


def _buttons(used: Sequence[BoardPin]) -> Iterator[WiringWire]:
    lamps = [pin for pin in used if pin.carries.startswith("lamp")]
    buttons = [pin for pin in used if pin not in lamps]
    for pin in buttons:
        yield WiringWire(PI, at_header(pin.gpio), "Buttons", pin.carries, WirePurpose.SIGNAL)
    if buttons:
        yield WiringWire(PI, _ground(GROUND_OF_BUTTONS), "Buttons", "other leg of each", WirePurpose.GROUND)
    for pin in lamps:
        via = (LAMP_RESISTOR,)
        yield WiringWire(
            PI, at_header(pin.gpio), "Lamps in buttons", f"{pin.carries}: plus", WirePurpose.SIGNAL, via
        )
    if lamps:
        yield WiringWire(
            PI, _ground(GROUND_OF_LAMPS), "Lamps in buttons", "minus of each", WirePurpose.GROUND
        )


def _board(settings: Settings, board: WiredBoard) -> Iterator[WiringWire]:
    yield WiringWire("Pi or laptop", "USB", board.name, "USB", WirePurpose.CABLE)
    if settings.buttons.kind == "panel":
        names = ("go on", "take back", *(f"seat {n}" for n in range(1, len(board.buttons) - 1)))
        for terminal, name in zip(board.buttons, names, strict=False):
            yield WiringWire(board.name, terminal, "Buttons of the panel", name, WirePurpose.SIGNAL)
        yield WiringWire(
            board.name, board.ground, "Buttons of the panel", "other leg of each", WirePurpose.GROUND
        )
        if settings.panel.button_lamps:
            yield from _lamps(board, names)


def _lamps(board: WiredBoard, names: Sequence[str]) -> Iterator[WiringWire]:
    part, via = "Lamps in these buttons", (LAMP_RESISTOR,)
    for terminal, name in zip(board.lamps, names, strict=False):
        yield WiringWire(board.name, terminal, part, f"lamp: {name}: plus", WirePurpose.SIGNAL, via)
    yield WiringWire(board.name, board.ground, part, "minus of each", WirePurpose.GROUND)


def _strip(strip: StripSettings, used: Sequence[BoardPin], board: WiredBoard) -> Iterator[WiringWire]:
    match strip.kind:
        case "ws2812" | "apa102" | "leds0":
            data = [(at_header(pin.gpio), pin.carries.partition(": ")[2]) for pin in used]
            yield from _fed(strip, PI, data, _ground(GROUND_OF_STRIP))
        case "panel" | "find":
            yield from _fed(strip, board.name, [(board.strip, "data")], board.ground)
        case "lamps":
            for pin in used:
                yield WiringWire(
                    PI,
                    at_header(pin.gpio),
                    "LEDs",
                    f"{pin.carries}: plus",
                    WirePurpose.SIGNAL,
                    (LAMP_RESISTOR,),
                )
            yield WiringWire(PI, _ground(GROUND_OF_LAMPS), "LEDs", "minus of each", WirePurpose.GROUND)
        case "wled":
            yield WiringWire("Wi-Fi", strip.wled, "WLED box", "its own strip", WirePurpose.CABLE)


def _fed(strip: StripSettings, source: str, data: list[tuple[str, str]], ground: str) -> Iterator[WiringWire]:
    """A strip with a supply of its own: ground first, then data through the shifter, then power."""
    part = f"Strip: {strip.leds} LEDs"
    yield WiringWire(source, ground, part, "GND", WirePurpose.GROUND, (f"{SHIFTER} GND",))
    for begins, ends in data:
        yield WiringWire(source, begins, part, ends.upper(), WirePurpose.SIGNAL, (SHIFTER, SERIES))
    yield WiringWire(SUPPLY, "minus", part, "GND", WirePurpose.GROUND)
    yield WiringWire(SUPPLY, "plus", part, "+5 V", WirePurpose.POWER, (f"fuse {fuse(strip.supply_ma):g} A",))
    yield WiringWire(SUPPLY, "plus, after the fuse", SHIFTER, "VCC", WirePurpose.POWER)


def _ground(position: int) -> str:
    return f"GND · pin {position}"


def _notes(settings: Settings) -> Iterator[str]:
    kind = settings.strip.kind
    if kind == "page" and settings.buttons.kind == "page":
        yield "Nothing has to be wired: strip and buttons are on the kiosk's page."
        return
    if kind in {"find", "panel", "ws2812", "apa102", "leds0"}:
        yield "Connect the grounds first and last let go of them: supply, strip, shifter and board share one."
        yield "The level shifter is a 74AHCT125 or 74HCT245; its unused inputs and its enable go to ground."
        yield "Put a capacitor of 1000 µF between plus and minus where the supply meets the strip."
        yield "Never feed a strip from the Pi's own 5 V pins."
    if kind == "find":
        yield "kind = find takes whatever is plugged in; the panel on USB is drawn, the surest of all."
    if kind == "leds0":
        overlay = f"dtoverlay=ws2812-pio,gpio=18,num_leds={settings.strip.leds}"
        yield f"/boot/firmware/config.txt has the line {overlay}"
    if pins(settings):
        yield "The Pi's header is drawn with the USB sockets below: pin 1 is the inner one at the far end."
    if settings.buttons.kind == "panel" and settings.panel.button_lamps:
        yield "A button without a lamp leaves that wire out; none has one: button_lamps = false."
    if settings.buttons.kind in {"find", "gpio"}:
        yield "A button needs no resistor: the Pi pulls its pin up, and the button pulls it to ground."
