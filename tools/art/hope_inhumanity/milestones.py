"""The picture on the box, and those for arrivals and departures."""

from collections.abc import Mapping

from companion.kit.papercut import disc, figure, picture, pines, ridge, road, skyline, stars
from tools.art.hope_inhumanity.looks import DAWN, DUSK, LIGHT, NIGHT, WOODS


def _box() -> str:
    far, hills, near, black = DUSK.layers
    return picture(
        "A road after the end, and somebody on it with a light",
        DUSK,
        stars("box", 26, 90),
        disc(240, 176, 30, LIGHT),
        skyline("ruins", 196, 120, far, ruined=True),
        ridge("hills", 206, 30, hills),
        ridge("field", 216, 18, near),
        road(210, black, "#c99254"),
        pines("firs", 240, 56, 16, black, (150, 330)),
        figure(226, 262, 1.15, NIGHT, "#ffe2a0"),
        figure(262, 256, 0.95, NIGHT),
    )


def _leaving() -> str:
    far, middle, near, black = DUSK.layers
    return picture(
        "Somebody walks away, alone",
        DUSK,
        disc(240, 168, 26, LIGHT),
        ridge("g1", 206, 50, far),
        ridge("g2", 220, 20, middle),
        road(208, near, "#8f6a44"),
        figure(240, 236, 0.62, NIGHT),
        ridge("g3", 306, 18, black),
    )


def _newcomer() -> str:
    _, middle, near, black = WOODS.layers
    return picture(
        "Somebody comes out of the woods with a light",
        WOODS,
        stars("n", 30, 90),
        pines("n1", 236, 140, 18, middle, (200, 290)),
        pines("n2", 276, 190, 12, near, (180, 310)),
        figure(240, 262, 1.5, NIGHT, "#ffe2a0"),
        ridge("n3", 304, 24, black),
    )


def _round() -> str:
    far, middle, near, black = DAWN.layers
    return picture(
        "Another morning over the road",
        DAWN,
        disc(240, 178, 34, "#fff3cf"),
        ridge("d1", 206, 70, far, jagged=True),
        ridge("d2", 222, 26, middle),
        road(214, near, "#e9b87a"),
        pines("d3", 262, 80, 14, black, (120, 360)),
    )


MILESTONES: Mapping[str, str] = {
    "box": _box(),
    "leaving": _leaving(),
    "newcomer": _newcomer(),
    "round": _round(),
}
