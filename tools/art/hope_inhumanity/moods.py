"""The picture of each mood."""

from collections.abc import Mapping
from dataclasses import replace

from companion.kit.papercut import (
    cloud,
    disc,
    figure,
    flame,
    house,
    picture,
    pines,
    rain,
    ridge,
    road,
    skyline,
    sparks,
    stars,
)
from tools.art.hope_inhumanity.looks import ASH, DAWN, DEEP, DUSK, NIGHT


def _calm() -> str:
    far, middle, near, black = DUSK.layers
    return picture(
        "People at a fire beside the road",
        DUSK,
        stars("calm", 40, 120),
        ridge("k1", 190, 70, far, jagged=True),
        pines("k2", 230, 90, 22, middle, (140, 340)),
        ridge("k3", 252, 22, near),
        flame(240, 256, 1.1, "#e8843c", "#ffe3a0"),
        sparks("k", 240, 220, 14, "#ffd28a"),
        *(figure(x, foot, 0.95, NIGHT, mirrored=x > 240) for x, foot in ((170, 268), (204, 262), (284, 264))),
        figure(318, 270, 0.9, NIGHT),
        ridge("k4", 304, 22, black),
    )


def _rolling() -> str:
    far, middle, near, black = DEEP.layers
    return picture(
        "A lamp over an empty tray",
        replace(DEEP, light="#fff4dc"),
        '<path d="M206 74h68l120 190H86z" fill="#fff4dc" opacity=".1"/>',
        f'<path d="M238 0h4v40h-4zM214 74q2-34 26-36 24 2 26 36z" fill="{black}"/>',
        '<circle cx="240" cy="78" r="90" fill="url(#glow)"/><circle cx="240" cy="76" r="9" fill="#fff4dc"/>',
        ridge("r1", 252, 10, far),
        f'<path d="M96 246h288l40 44H56z" fill="{middle}"/><path d="M112 252h256l30 30H82z" fill="{near}"/>',
        ridge("r3", 308, 14, black),
    )


def _success() -> str:
    far, middle, near, black = DAWN.layers
    return picture(
        "A bridge, and people on its far side in the morning",
        DAWN,
        disc(250, 128, 34, "#fff3cf"),
        ridge("s1", 200, 90, far, jagged=True),
        ridge("s2", 226, 36, middle),
        f'<path d="M0 236q240-44 480 0v14q-240-44-480 0zM60 236v64M150 222v78M330 222v78M420 236v64"'
        f' fill="{near}" stroke="{near}" stroke-width="6"/>',
        *(figure(x, foot, 0.8, black) for x, foot in ((262, 216), (292, 216), (322, 218))),
        figure(362, 222, 0.85, black, "#fff3cf"),
        ridge("s3", 306, 26, black),
    )


def _failure() -> str:
    far, middle, near, black = DEEP.layers
    return picture(
        "Rain over a broken bridge",
        DEEP,
        cloud(60, 80, 34, far),
        cloud(250, 66, 44, middle),
        ridge("f1", 214, 70, far, jagged=True),
        ridge("f2", 236, 30, middle),
        f'<path d="M0 236q90-18 178-22l-10 10 12 8q-90 4-180 18zM480 236q-80-16-160-21l6 11-12 7q84 4 166 17z'
        f'M60 236v64M150 224v76M340 224v76M420 236v64" fill="{near}" stroke="{near}" stroke-width="6"/>',
        figure(110, 226, 0.85, black),
        figure(138, 224, 0.8, black, mirrored=True),
        rain("f", 90, "#c3c8dc"),
        ridge("f3", 306, 22, black),
    )


def _loss() -> str:
    far, middle, near, black = DEEP.layers
    return picture(
        "A lantern that stands alone",
        replace(DEEP, light="#e0a765"),
        stars("l", 70, 180),
        ridge("l1", 220, 50, far),
        ridge("l2", 250, 24, middle),
        f'<path d="M206 262q-4-16 18-17t24 17zM212 245q0-14 16-14t16 14zM218 231q1-11 11-11t9 11z"'
        f' fill="{black}" stroke="#fff" stroke-opacity=".1"/>',
        flame(274, 262, 0.6, "#c8743a", "#ffe3a0"),
        ridge("l3", 272, 12, near),
        ridge("l4", 304, 20, black),
    )


def _won() -> str:
    far, middle, near, black = DAWN.layers
    return picture(
        "A settlement with lit windows, and people who arrive",
        DAWN,
        disc(240, 116, 36, "#fff3cf"),
        ridge("v1", 206, 100, far, jagged=True),
        *(house(x, foot, 1.3, middle, near, "#ffe9a8") for x, foot in ((120, 232), (188, 226), (300, 226))),
        house(366, 234, 1.5, middle, near, "#ffe9a8"),
        ridge("v2", 250, 18, near),
        *(figure(x, 270, 0.95, black, mirrored=x > 240) for x in (200, 232, 262, 290)),
        ridge("v3", 304, 20, black),
    )


def _lost() -> str:
    far, middle, near, black = ASH.layers
    return picture(
        "An empty road under ash",
        ASH,
        disc(240, 150, 24, "#a8402f"),
        skyline("z1", 214, 130, far, ruined=True, wide=30),
        ridge("z2", 226, 22, middle),
        road(220, near, "#5e3a34"),
        sparks("z", 240, 290, 30, "#e2694a"),
        ridge("z3", 306, 14, black),
    )


MOODS: Mapping[str, str] = {
    "calm": _calm(),
    "rolling": _rolling(),
    "success": _success(),
    "failure": _failure(),
    "loss": _loss(),
    "won": _won(),
    "lost": _lost(),
}
