"""The pictures of the flats: a shore, people far out, the tide, and the fire at home."""

from collections.abc import Mapping

from companion.kit.papercut import (
    SheetStyle,
    cloud,
    die,
    disc,
    figure,
    flame,
    house,
    picture,
    ridge,
    sea,
    star,
    stars,
)
from companion.kit.papercut.sheet import cut

DAWN = SheetStyle(("#24405a", "#c98a5a", "#f6d9a0"), ("#8a6f58", "#6a5748", "#4a4038", "#2c2a2a"), "#ffd98a")
WET = SheetStyle(("#0e1c28", "#22455a", "#4d7f8c"), ("#2f5f6e", "#234c5a", "#183844", "#0e232c"), "#bfe6e6")
NIGHT = SheetStyle(("#0c1020", "#1f2746", "#5a4a5c"), ("#39344a", "#2c2839", "#1f1d2a", "#131219"), "#ffcf87")
AMBER, BLUE, CREAM = "#e09a2d", "#3f7ea0", "#f2e6c8"
INK, PALE = "#2a2018", "#fff6e0"


def _box() -> str:
    return picture(
        "Somebody far out on the flats, and dice like amber",
        DAWN,
        disc(350, 112, 30, DAWN.light),
        cloud(40, 92, 26, DAWN.layers[0]),
        sea("b", 150, "#5d8a94", "#fff3d0"),
        ridge("b1", 216, 26, "#a98a63"),
        ridge("b2", 262, 24, "#7d6549"),
        figure(150, 210, 1.15, INK, AMBER),
        die(300, 222, 2.1, -10, 6, AMBER, INK),
        die(366, 244, 2.1, 12, 5, AMBER, INK),
        die(236, 258, 1.7, 6, 1, BLUE, PALE),
    )


def _shore() -> str:
    return picture(
        "A house on the shore, and the flats before it",
        DAWN,
        disc(110, 120, 26, DAWN.light),
        sea("s", 160, "#5d8a94", "#fff3d0"),
        ridge("s1", 226, 22, "#a98a63"),
        ridge("s2", 274, 54, DAWN.layers[2]),
        house(372, 236, 1.7, "#5a4a3c", "#8a4a34", DAWN.light),
        figure(250, 262, 1.2, INK),
    )


def _flats() -> str:
    return picture(
        "Small, far out, with a lantern",
        DAWN,
        disc(240, 112, 24, DAWN.light),
        sea("f", 140, "#6f98a0", "#fff3d0"),
        ridge("f1", 206, 14, "#b59a72"),
        figure(246, 206, 0.7, INK, AMBER),
        ridge("f2", 258, 20, "#957a58"),
        ridge("f3", 290, 18, "#6b5742"),
    )


def _flood() -> str:
    return picture(
        "Waves over the flats, and a bag that drifts away",
        WET,
        cloud(60, 80, 30, WET.layers[0]),
        cloud(300, 100, 24, WET.layers[0]),
        ridge("w1", 190, 40, "#4f8b99"),
        die(292, 176, 1.6, 24, 6, AMBER, INK),
        ridge("w2", 226, 44, "#39717f"),
        die(196, 218, 1.5, -20, 4, AMBER, INK),
        ridge("w3", 266, 46, "#265763"),
        ridge("w4", 300, 34, "#173b46"),
    )


def _won() -> str:
    return picture(
        "A fire on the shore, and amber beside it",
        NIGHT,
        stars("n", 70, 150),
        star(92, 64, 16, NIGHT.light),
        sea("n1", 176, "#2f3f5c", "#ffd9a0"),
        ridge("n2", 270, 40, NIGHT.layers[1]),
        flame(240, 250, 1.5, "#e08a3a", "#ffe7a8"),
        figure(150, 262, 1.2, NIGHT.layers[3]),
        figure(330, 262, 1.2, NIGHT.layers[3], mirrored=True),
        die(206, 272, 1.1, -12, 6, AMBER, INK),
        die(276, 274, 1.1, 10, 6, AMBER, INK),
    )


def _lost() -> str:
    return picture(
        "Only water, and the moon on it",
        WET,
        stars("l", 50, 110),
        disc(240, 90, 24, CREAM),
        sea("l1", 150, "#1d4552", "#d8f0f0"),
        ridge("l2", 280, 20, WET.layers[3]),
    )


AMBERS = ((206, 120, 9), (262, 138, 11), (226, 172, 12), (276, 188, 9), (210, 216, 10), (256, 232, 12))
"""Pieces of amber: their middle and size."""


def _piece(x: int, y: int, size: int) -> str:
    body = f"M{x - size} {y}l{size}-{size} {size} {size // 2} {size // 3} {size}-{size} {size // 2}z"
    return cut(body, AMBER) + f'<path d="M{x - 3} {y - size // 2}l6-2" stroke="{PALE}" opacity=".8"/>'


def _amber() -> str:
    """On the wet sand, as the back of a card shows the middle."""
    pieces = (_piece(*one) for one in AMBERS)
    return picture(
        "Amber on the wet sand",
        WET,
        ridge("am1", 70, 20, "#8f7a5c"),
        ridge("am2", 200, 26, "#7d6549"),
        *pieces,
    )


def _bag() -> str:
    neck = (
        cut("M222 110l8-24h20l8 24z", "#8a6a48")
        + f'<path d="M216 112h48" stroke="{CREAM}" stroke-width="4"/>'
    )
    body = cut("M218 112q-52 60-30 110 52 26 104 0 22-50-30-110z", "#6f5236")
    return picture(
        "A bag with amber in it", DAWN, ridge("bg1", 190, 24, "#7d6549"), body, neck, _piece(240, 176, 16)
    )


PICTURES: Mapping[str, str] = {
    "box": _box(),
    "shore": _shore(),
    "flats": _flats(),
    "flood": _flood(),
    "amber": _amber(),
    "bag": _bag(),
    "won": _won(),
    "lost": _lost(),
}
