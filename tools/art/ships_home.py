"""The pictures of the night: a lighthouse, ships on a dark sea, a reef, the morning."""

from collections.abc import Mapping

from companion.kit.papercut import (
    SheetStyle,
    cloud,
    die,
    disc,
    figure,
    picture,
    rain,
    ridge,
    sea,
    star,
    stars,
)
from companion.kit.papercut.sheet import cut

NIGHT = SheetStyle(("#0a1224", "#16284a", "#2f4a6a"), ("#24364f", "#1a2a40", "#121e30", "#0a1220"), "#ffe9a8")
STORM = SheetStyle(("#0c1016", "#1f2a34", "#3a4a54"), ("#2c3a44", "#202c35", "#161f27", "#0c1318"), "#d8e4e8")
MORNING = SheetStyle(
    ("#4a7fa8", "#e0a878", "#ffe6b8"), ("#8a8f7a", "#6a7060", "#4a5248", "#2c332e"), "#fff0b8"
)
STONE, RED, SAIL, HULL, INK = "#e6dcc6", "#a83a2c", "#f0e6d0", "#5a3a28", "#1a1f26"


def _tower(x: int, foot: int, look: SheetStyle) -> str:
    """A lighthouse with its lamp lit."""
    body = f"M{x - 20} {foot}l7-120h26l7 120z"
    band = f"M{x - 18} {foot - 30}l2-30h32l2 30z"
    head = f"M{x - 16} {foot - 120}v-24h32v24zM{x - 20} {foot - 144}l20-18 20 18z"
    beam = f"M{x} {foot - 132}L-10 {foot - 200}V{foot - 90}zM{x} {foot - 132}L490 {foot - 190}V{foot - 100}z"
    return (
        f'<path d="{beam}" fill="{look.light}" opacity=".28"/>'
        + cut(body, STONE)
        + f'<path d="{band}" fill="{RED}"/>'
        + cut(head, INK)
        + disc(x, foot - 132, 9, look.light)
    )


def _ship(x: int, y: int, size: float, lean: int = 0) -> str:
    body = cut("M-34 0h68l-12 18h-46z", HULL) + cut("M-3-4v-50l34 44z", SAIL) + cut("M-7-4v-40l-24 36z", SAIL)
    return f'<g transform="translate({x} {y}) rotate({lean}) scale({size:g})">{body}</g>'


def _box() -> str:
    return picture(
        "A lighthouse, its beam, and a ship on the way home",
        NIGHT,
        stars("b", 60, 120),
        sea("b", 190, "#1c3550", "#ffe9a8"),
        _ship(120, 206, 0.9),
        ridge("b1", 286, 40, NIGHT.layers[2]),
        _tower(330, 262, NIGHT),
        die(196, 266, 1.5, -12, 5, RED, SAIL),
        die(244, 274, 1.5, 9, 5, STONE, INK),
    )


def _night() -> str:
    return picture(
        "Somebody at the lamp, and ships far out",
        NIGHT,
        stars("n", 80, 140),
        sea("n", 176, "#1c3550", "#ffe9a8"),
        _ship(96, 190, 0.6),
        _ship(386, 196, 0.7, 3),
        ridge("n1", 290, 34, NIGHT.layers[2]),
        _tower(240, 270, NIGHT),
        figure(292, 276, 0.8, NIGHT.layers[3], NIGHT.light),
    )


def _reef() -> str:
    return picture(
        "A ship on the reef",
        STORM,
        cloud(40, 90, 34, STORM.layers[0]),
        cloud(270, 80, 40, STORM.layers[0]),
        ridge("r1", 210, 40, "#2a4650"),
        _ship(238, 206, 1.6, 24),
        ridge("r2", 252, 70, "#141c22", jagged=True),
        ridge("r3", 296, 40, "#1d333c"),
        rain("r", 50, "#c8d8e0"),
    )


def _won() -> str:
    return picture(
        "Morning over the harbour, and all the sails",
        MORNING,
        disc(360, 150, 30, MORNING.light),
        sea("w", 176, "#6f9aa4", "#fff6d8"),
        _ship(90, 200, 0.8),
        _ship(210, 214, 1.1, -2),
        _ship(396, 226, 1.2, 2),
        ridge("w1", 296, 30, MORNING.layers[2]),
        figure(150, 288, 0.8, MORNING.layers[3]),
        figure(300, 290, 0.8, MORNING.layers[3], mirrored=True),
        star(60, 60, 10, MORNING.light),
    )


def _lost() -> str:
    return picture(
        "A dark lighthouse",
        STORM,
        stars("l", 20, 90),
        ridge("l1", 230, 30, "#22343c"),
        ridge("l2", 288, 50, STORM.layers[2], jagged=True),
        cut("M220 262l7-120h26l7 120z", "#4a4f52") + cut("M224 142v-24h32v24zM220 118l20-18 20 18z", INK),
        rain("l", 60, "#b8c8d0"),
    )


PICTURES: Mapping[str, str] = {
    "box": _box(),
    "night": _night(),
    "reef": _reef(),
    "won": _won(),
    "lost": _lost(),
}
