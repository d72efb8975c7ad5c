"""The pictures of Hope's End: a town of square tiles, its questions, its history, and how it ends."""

from collections.abc import Mapping

from companion.kit.papercut import (
    SheetStyle,
    card,
    disc,
    figure,
    house,
    picture,
    pines,
    rain,
    ridge,
    skyline,
    sparks,
    star,
    stars,
)

OLIVE = SheetStyle(("#1b2530", "#5f6a55", "#d3a75a"), ("#7c7f5a", "#56603f", "#343d2c", "#171b16"), "#f8dc98")
SLATE = SheetStyle(("#0f141c", "#2c3644", "#6b6a5e"), ("#485062", "#323a4a", "#212733", "#0f1218"), "#e6cf9b")
EMBERS = SheetStyle(
    ("#0c0a0b", "#341a18", "#8a3a22"), ("#5a2a20", "#3d1f1b", "#261514", "#110b0b"), "#f08048"
)
NOON = SheetStyle(("#3a6073", "#9fae8b", "#f6dfa0"), ("#8d9463", "#66714a", "#434e36", "#1d231a"), "#fff3cf")
BRICK, ROOF, WINDOW = "#b4603f", "#7c3a28", "#ffe3a0"
SCALES = "M0-18V14M-8 16h16M-12-12h24M-12-12l-5 12h10zM12-12L7 0h10z"
BOOK = "M0-10q-6-5-14-3v22q8-2 14 3 6-5 14-3v-22q-8-2-14 3zM0-10v22"


def _tiles(x: int, y: int, size: int, plots: tuple[str, ...], edge: str) -> str:
    """A patch of square tiles from above; a letter says what is on each: field, street, crossing, ruin."""
    inside = {
        "f": '<circle cx="11" cy="12" r="4" fill="#4d5a38"/><circle cx="25" cy="24" r="5" fill="#4d5a38"/>',
        "s": '<path d="M18 0v36" stroke="#e0cfa5" stroke-width="6"/>',
        "r": '<path d="M0 18h36" stroke="#e0cfa5" stroke-width="6"/>',
        "x": '<path d="M18 0v36M0 18h36" stroke="#e0cfa5" stroke-width="6"/>',
        "h": f'<path d="M8 17h18v12H8z" fill="{BRICK}"/><path d="M5 18L17 8l12 10z" fill="{ROOF}"/>',
        "d": '<path d="M5 30l6-12 6 7 6-14 8 19z" fill="#6a6a70"/>',
    }
    ground = {"d": "#3c3d42"}
    cells = "".join(
        f'<g transform="translate({column * 37} {row * 37})"><path d="M0 0h36v36H0z" '
        f'fill="{ground.get(what, "#808a63")}" stroke="{edge}" stroke-width="2"/>{inside[what]}</g>'
        for row, line in enumerate(plots)
        for column, what in enumerate(line)
    )
    return f'<g transform="translate({x} {y}) scale({size / 37:.3f})">{cells}</g>'


def _box() -> str:
    far, hills, near, black = OLIVE.layers
    return picture(
        "A town of tiles under a low sun",
        OLIVE,
        disc(240, 96, 28, OLIVE.light),
        skyline("b1", 190, 110, far, ruined=True, wide=32),
        ridge("b2", 200, 26, hills),
        _tiles(126, 176, 46, ("fsxhd", "rxrrr", "dsfhf"), black),
        pines("b3", 322, 74, 14, near, (110, 370)),
    )


def _pile() -> str:
    return picture(
        "Tiles face down",
        SLATE,
        disc(240, 120, 34, "#3d4656"),
        ridge("p1", 262, 40, SLATE.layers[1]),
        _tiles(178, 92, 62, ("fs", "xh"), "#161b20"),
        ridge("p2", 306, 22, SLATE.layers[3]),
    )


def _morality() -> str:
    far, middle, near, black = SLATE.layers
    return picture(
        "A question to be weighed",
        SLATE,
        stars("q", 40, 150),
        disc(240, 140, 36, "#3d4656"),
        skyline("q1", 250, 90, far, wide=30),
        ridge("q2", 262, 22, middle),
        card(240, 152, 2.6, -3, near, SCALES, "#e6cf9b"),
        ridge("q3", 306, 24, black),
    )


def _history() -> str:
    far, middle, near, black = OLIVE.layers
    return picture(
        "What happened to the town",
        OLIVE,
        disc(240, 130, 34, "#f3cf86"),
        skyline("h1", 240, 120, far, ruined=True),
        ridge("h2", 258, 20, middle),
        card(240, 152, 2.6, 4, near, BOOK, "#f8dc98"),
        ridge("h3", 306, 24, black),
    )


def _calm() -> str:
    far, middle, near, black = OLIVE.layers
    return picture(
        "A town being built",
        OLIVE,
        disc(250, 110, 28, OLIVE.light),
        ridge("c1", 190, 60, far),
        *(house(x, 226, 1.2, BRICK, ROOF, WINDOW) for x in (140, 200, 330)),
        f'<path d="M258 226v-52h36v52M276 174v-34m-18 8h36" fill="none" stroke="{middle}" stroke-width="5"/>',
        ridge("c2", 244, 20, near),
        figure(238, 262, 0.9, black),
        figure(270, 260, 0.85, black, mirrored=True),
        ridge("c3", 304, 20, black),
    )


def _loss() -> str:
    far, middle, near, black = SLATE.layers
    return picture(
        "Rain on a ruin",
        SLATE,
        skyline("l1", 216, 120, far, ruined=True, wide=34),
        rain("l", 80, "#c9d2dd"),
        skyline("l2", 256, 70, middle, ruined=True, wide=48),
        figure(240, 270, 0.9, black),
        ridge("l3", 286, 20, near),
        ridge("l4", 306, 18, black),
    )


def _won() -> str:
    far, middle, near, black = NOON.layers
    return picture(
        "A town that stands",
        NOON,
        disc(240, 96, 34, NOON.light),
        skyline("w1", 204, 110, far, lit=WINDOW, wide=30),
        *(house(x, 244, 1.5, BRICK, ROOF, WINDOW) for x in (110, 186, 300, 372)),
        ridge("w2", 262, 20, middle),
        *(figure(x, 280, 0.95, black, mirrored=x > 240) for x in (206, 240, 272)),
        star(240, 40, 1.4, "#fff"),
        ridge("w3", 306, 20, near),
    )


def _lost() -> str:
    far, middle, near, black = EMBERS.layers
    return picture(
        "A town in ruins",
        EMBERS,
        disc(240, 150, 26, "#c0452a"),
        skyline("z1", 216, 140, far, ruined=True, wide=28),
        skyline("z2", 262, 80, middle, ruined=True, wide=46),
        sparks("z", 240, 290, 34, "#f08048"),
        ridge("z3", 290, 20, near),
        ridge("z4", 306, 16, black),
    )


PICTURES: Mapping[str, str] = {
    "box": _box(),
    "pile": _pile(),
    "morality": _morality(),
    "history": _history(),
    "calm": _calm(),
    "loss": _loss(),
    "won": _won(),
    "lost": _lost(),
}
"""Every picture by its name: piles and kinds of cards, and moods."""
