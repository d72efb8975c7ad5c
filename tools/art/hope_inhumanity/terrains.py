"""The terrains, as they stand on the backs of Scenes and behind them."""

from collections.abc import Mapping

from companion.kit.papercut import cloud, disc, picture, pines, ridge, road, sea, skyline, stars
from tools.art.hope_inhumanity.looks import DEEP, DUSK, LIGHT, PEAKS, SHORE, WOODS


def _urban() -> str:
    far, middle, near, black = DUSK.layers
    return picture(
        "Streets of ruined houses",
        DUSK,
        disc(250, 120, 24, LIGHT),
        skyline("u1", 210, 170, far, ruined=True, wide=34),
        skyline("u2", 238, 130, middle, ruined=True, wide=44, lit="#f0b35c"),
        skyline("u3", 290, 90, near, ruined=True, wide=60),
        road(226, black, "#8f6a44"),
    )


def _mountainous() -> str:
    far, middle, near, black = PEAKS.layers
    return picture(
        "Mountains in the last light",
        PEAKS,
        stars("m", 30, 100),
        disc(244, 96, 22, "#f4d9b0"),
        ridge("m1", 210, 150, far, jagged=True),
        cloud(120, 170, 22, "#4d5175"),
        ridge("m2", 250, 120, middle, jagged=True),
        cloud(290, 216, 26, "#383b58"),
        ridge("m3", 280, 70, near, jagged=True),
        pines("mp", 304, 60, 14, black),
    )


def _wilderness() -> str:
    far, middle, near, black = WOODS.layers
    return picture(
        "Deep woods, and light behind them",
        WOODS,
        disc(240, 150, 26, "#f2dfa0"),
        ridge("w0", 190, 40, far),
        pines("w1", 222, 120, 26, far),
        pines("w2", 254, 140, 18, middle),
        pines("w3", 290, 190, 12, near, (190, 290)),
        ridge("w4", 300, 26, black),
    )


def _coastal() -> str:
    far, middle, near, black = SHORE.layers
    return picture(
        "A coast, a lighthouse without light",
        SHORE,
        stars("c", 18, 80),
        disc(240, 160, 26, "#f7cf92"),
        ridge("c1", 172, 22, far),
        sea("c0", 168, middle, "#f7cf92"),
        f'<path fill="{near}" d="M352 230l6-98h20l6 98zM354 132l14-16 14 16z"/>',
        f'<path fill="{black}" d="M60 236l30-6 70 4 26 10q-56 24-126-8zM118 230l3-54 34 50z" opacity=".9"/>',
        ridge("c2", 292, 40, near),
        ridge("c3", 306, 30, black),
    )


def _anywhere() -> str:
    far, middle, near, black = DEEP.layers
    return picture(
        "A crossing of ways at night",
        DEEP,
        stars("a", 60, 170),
        disc(240, 84, 20, "#e8dcc0"),
        ridge("a1", 210, 60, far),
        ridge("a2", 236, 34, middle),
        road(226, near, "#6d6a78"),
        f'<path d="M236 262V150m-44 12h88l12 10-12 10h-88zm96 34h-84l-12 10 12 10h84z" fill="{black}"'
        f' stroke="{black}" stroke-width="6" stroke-linejoin="round"/>',
        ridge("a3", 304, 20, black),
    )


TERRAINS: Mapping[str, str] = {
    "urban": _urban(),
    "mountainous": _mountainous(),
    "wilderness": _wilderness(),
    "coastal": _coastal(),
    "any": _anywhere(),
}
