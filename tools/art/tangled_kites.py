"""The pictures of the hill: kites in the wind, clouds before them, strings in a tangle, the evening."""

from collections.abc import Mapping

from companion.kit.papercut import SheetStyle, cloud, disc, figure, picture, ridge, star, stars
from companion.kit.papercut.sheet import cut

DAY = SheetStyle(("#2f6ea0", "#7fb4cf", "#dcebe0"), ("#7f9f8a", "#5d8468", "#44684e", "#2c4636"), "#fff3c4")
GREY = SheetStyle(("#3a4a5c", "#66788a", "#a9b4b6"), ("#6b7d78", "#50645c", "#3b4c45", "#28352f"), "#e8eef0")
DUSK = SheetStyle(("#1c1c40", "#6a4a78", "#f0a878"), ("#5c4a66", "#44384f", "#302839", "#1d1824"), "#ffd9a0")
RED, YELLOW, BLUE, GREEN, CREAM, INK = "#c2452e", "#e8b83a", "#2f5f9a", "#3f8a5a", "#f2e6c8", "#22262a"

KNOT = (
    '<path d="M206 176c30-20 60 22 30 30s-40-26 4-34 52 34 10 38" fill="none" stroke="#f2e6c8"'
    ' stroke-width="1.800"/>'
)


def _kite(x: int, y: int, size: int, fill: str, to: tuple[int, int]) -> str:
    """A kite, and its string down to a hand."""
    wide, low = size * 2 // 3, size * 4 // 3
    body = f"M{x} {y - size}l{wide} {size}-{wide} {low}-{wide}-{low}z"
    cross = f"M{x} {y - size}v{size + low}M{x - wide} {y}h{wide * 2}"
    below = y + low
    bend = (x + to[0]) // 2 + 18
    string = f"M{x} {below}Q{bend} {(below + to[1]) // 2 + 30} {to[0]} {to[1]}"
    return (
        f'<path d="{string}" fill="none" stroke="{CREAM}" stroke-width="1.600" opacity=".8"/>'
        + cut(body, fill)
        + f'<path d="{cross}" stroke="{INK}" stroke-width="1.600" opacity=".45"/>'
    )


def _hill(look: SheetStyle, seed: str) -> str:
    return ridge(f"{seed}1", 236, 30, look.layers[1]) + ridge(f"{seed}2", 284, 40, look.layers[2])


def _people(look: SheetStyle) -> str:
    return (
        figure(150, 262, 0.9, look.layers[3])
        + figure(250, 258, 0.9, look.layers[3])
        + figure(340, 264, 0.9, look.layers[3], mirrored=True)
    )


def _box() -> str:
    return picture(
        "Three kites at three heights over a hill",
        DAY,
        cloud(300, 96, 24, "#eef4ee"),
        cloud(30, 150, 20, "#e4eee8"),
        _hill(DAY, "b"),
        _kite(120, 136, 26, BLUE, (160, 236)),
        _kite(236, 70, 32, RED, (258, 232)),
        _kite(374, 128, 26, YELLOW, (332, 238)),
        _people(DAY),
    )


def _at_hill() -> str:
    return picture(
        "Kites that lie in the grass and wait for the wind",
        DAY,
        disc(380, 80, 26, DAY.light),
        cloud(90, 110, 26, "#eef4ee"),
        _hill(DAY, "h"),
        _kite(196, 216, 18, RED, (160, 252)),
        _kite(296, 220, 18, GREEN, (330, 254)),
        _people(DAY),
    )


def _clouds() -> str:
    return picture(
        "Strings that lead up into the clouds",
        GREY,
        _hill(GREY, "c"),
        *(
            f'<path d="M{at} 236Q{at + 26} 180 {to} 90" fill="none" stroke="{CREAM}" stroke-width="1.800"/>'
            for at, to in ((160, 130), (258, 240), (332, 356))
        ),
        cloud(10, 120, 40, "#c4ccd0"),
        cloud(150, 104, 46, "#d4dade"),
        cloud(300, 122, 42, "#c4ccd0"),
        _people(GREY),
    )


def _tangled() -> str:
    return picture(
        "Two kites in one knot, on the way down",
        GREY,
        cloud(40, 90, 26, "#c4ccd0"),
        _hill(GREY, "t"),
        _kite(222, 130, 28, YELLOW, (160, 236)),
        _kite(252, 142, 28, RED, (332, 238)),
        KNOT,
        _people(GREY),
    )


def _won() -> str:
    return picture(
        "One kite alone, high in the evening",
        DUSK,
        stars("w", 40, 110),
        star(96, 60, 16, DUSK.light),
        disc(390, 190, 30, DUSK.light),
        _hill(DUSK, "w"),
        _kite(236, 76, 36, RED, (250, 234)),
        _people(DUSK),
    )


def _lost() -> str:
    return picture(
        "An empty hill",
        GREY,
        cloud(60, 110, 34, "#b4bec2"),
        cloud(270, 90, 30, "#b4bec2"),
        _hill(GREY, "l"),
        _kite(330, 236, 16, BLUE, (300, 262)),
    )


PICTURES: Mapping[str, str] = {
    "box": _box(),
    "hill": _at_hill(),
    "clouds": _clouds(),
    "tangled": _tangled(),
    "won": _won(),
    "lost": _lost(),
}
