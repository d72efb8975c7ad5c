"""The dice colours, with their marks on pages and photographs and on the strip."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from companion.devices.strip import Rgb

LIGHT, DEEP = "#ffffff", "#111111"


@dataclass(frozen=True)
class Dye:
    """One body colour of dice.

    `paint` and `ink` are CSS colours, the ink readable on the paint (WCAG AA: 4.5 to 1). `led` is its light
    at full brightness; where that is close to another's, it is `dashed`: every second lamp stays dark.
    """

    id: str
    shape: str
    paint: str
    ink: str
    led: Rgb
    dashed: bool = False


DYES = (
    Dye("red", "circle", "#c62828", LIGHT, Rgb(255, 0, 0)),
    Dye("orange", "square", "#f57c00", DEEP, Rgb(255, 95, 0)),
    Dye("yellow", "triangle", "#fdd835", DEEP, Rgb(255, 190, 0)),
    Dye("green", "diamond", "#2e7d32", LIGHT, Rgb(0, 220, 20)),
    Dye("blue", "star", "#1565c0", LIGHT, Rgb(0, 60, 255)),
    Dye("purple", "hexagon", "#6a1b9a", LIGHT, Rgb(140, 0, 230)),
    Dye("pink", "cross", "#f06292", DEEP, Rgb(255, 50, 120)),
    Dye("brown", "ring", "#5d4037", LIGHT, Rgb(110, 60, 20), dashed=True),
    Dye("black", "pentagon", "#1c1c20", LIGHT, Rgb(50, 20, 110), dashed=True),
    Dye("grey", "drop", "#6e6e73", LIGHT, Rgb(110, 120, 130), dashed=True),
    Dye("white", "bar", "#ffffff", DEEP, Rgb(255, 255, 255)),
    Dye("ivory", "moon", "#f3e3bd", DEEP, Rgb(255, 190, 100)),
)

_BY_ID: Mapping[str, Dye] = MappingProxyType({dye.id: dye for dye in DYES})


def dye(colour: str) -> Dye:
    """The dye of that name. Raises ValueError for a colour that no dice have."""
    try:
        return _BY_ID[colour]
    except KeyError:
        raise ValueError(f"no dice are {colour!r}: there are {', '.join(_BY_ID)}") from None


def rings() -> Mapping[str, tuple[str, tuple[int, int, int]]]:
    """Each colour's ring on a photograph: its shape, and its paint as blue, green, red (0..255)."""
    return {known.id: (known.shape, _bgr(known.paint)) for known in DYES}


def _bgr(paint: str) -> tuple[int, int, int]:
    red, green, blue = bytes.fromhex(paint.removeprefix("#"))
    return blue, green, red
