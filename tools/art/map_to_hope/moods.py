"""The box, the piles, and how it ends."""

from dataclasses import replace

from companion.kit.papercut import (
    card,
    cloud,
    disc,
    figure,
    house,
    picture,
    pines,
    rain,
    ridge,
    road,
    sparks,
    star,
    stars,
)
from tools.art.map_to_hope.styles import FOLD, GREEN, INK, MORNING, NIGHT, PARCHMENT, TEAL, WAY

COMPASS = "M0-20L5 0 0 20-5 0zM-16 0h32"
CUP = "M-10-14h20q0 18-10 20-10-2-10-20zM0 6v8M-8 16h16"
EYE = "M-16 0Q0-16 16 0 0 16-16 0zM0-5a5 5 0 1 1 0 10 5 5 0 0 1 0-10z"


def map(x: int, y: int, size: float) -> str:
    """A folded map with a way drawn on it, 180 by 110 units at size 1."""
    return (
        f'<g transform="translate({x} {y}) scale({size})">'
        '<path d="M-90-47l45-12 45 12 45-12 45 12V61L45 49 0 61-45 49-90 61z" opacity=".3"/>'
        f'<path d="M-90-50l45-12 45 12 45-12 45 12V58L45 46 0 58-45 46-90 58z" fill="{PARCHMENT}"/>'
        f'<path d="M-45-62L0-50V58L-45 46zM45-62l45 12V58L45 46z" fill="{FOLD}"/>'
        f'<path d="M-82-18c20-14 34 6 52-4s28-22 50-12 32-4 62 6M-80 18c22 8 40-10 60-2s40 8 58-4 26 2 44-2'
        f'M-34-8l8-14 8 14zM-20-4l7-12 7 12zM52-14l8-12 8 12z" fill="none" stroke="{INK}"/>'
        f'<path d="M-72 34C-56 30-52 8-36 10S-20-8 2-8s20 20 38 16 10-22 30-30" fill="none" stroke="{WAY}"'
        f' stroke-width="3.2" stroke-dasharray="8 5"/><circle cx="-72" cy="34" r="5" fill="#2c4a3f"/>'
        f'<path d="M70-22v-18l12 5-12 5" fill="{WAY}" stroke="{WAY}" stroke-width="2"/></g>'
    )


def box() -> str:
    far, middle, near, black = TEAL.layers
    return picture(
        "A folded map with a way drawn on it",
        TEAL,
        disc(240, 84, 24, TEAL.light),
        ridge("b1", 170, 110, far, jagged=True),
        ridge("b2", 196, 40, middle),
        pines("b3", 236, 80, 18, near, (120, 360)),
        ridge("b4", 292, 30, black),
        map(240, 186, 1.5),
    )


def journey() -> str:
    far, middle, near, black = TEAL.layers
    return picture(
        "The way ahead",
        TEAL,
        disc(240, 140, 26, TEAL.light),
        ridge("j1", 206, 110, far, jagged=True),
        ridge("j2", 222, 40, middle),
        road(210, black, "#d8bf86"),
        pines("j3", 270, 100, 14, near, (120, 360)),
        ridge("j4", 306, 14, black),
    )


def aside() -> str:
    far, middle, near, black = NIGHT.layers
    return picture(
        "A place that was passed by",
        NIGHT,
        stars("a", 40, 120),
        disc(300, 80, 18, "#dfe8d2"),
        ridge("a1", 210, 60, far),
        house(240, 236, 2.0, middle, near),
        ridge("a2", 256, 20, near),
        pines("a3", 300, 110, 12, black, (160, 320)),
    )


def fate() -> str:
    far, middle, near, black = NIGHT.layers
    return picture(
        "What nobody knows yet",
        NIGHT,
        stars("f", 70, 200),
        disc(240, 140, 36, "#2c4a52"),
        star(150, 80, 1.2, "#cfe6d0"),
        star(336, 104, 0.9, "#cfe6d0"),
        ridge("f1", 260, 40, far),
        card(240, 150, 2.6, 0, middle, EYE, "#cfe6d0"),
        ridge("f2", 284, 18, near),
        ridge("f3", 306, 18, black),
    )


def hero() -> str:
    far, middle, near, black = TEAL.layers
    return picture(
        "Somebody with a lamp, and what they carry",
        replace(TEAL, light="#ffe0a0"),
        stars("h", 24, 90),
        ridge("h1", 216, 90, far, jagged=True),
        ridge("h2", 240, 24, middle),
        card(168, 190, 1.5, -12, near, COMPASS, "#f5dc9c"),
        card(322, 190, 1.5, 12, near, CUP, "#f5dc9c"),
        figure(240, 262, 2.1, black, "#ffe2a0"),
        ridge("h3", 300, 22, black),
    )


def success() -> str:
    far, middle, near, black = MORNING.layers
    return picture(
        "A pass, and a view",
        MORNING,
        disc(240, 110, 32, MORNING.light),
        ridge("s1", 206, 120, far, jagged=True),
        cloud(60, 176, 24, "#dfe6cf"),
        cloud(330, 190, 28, "#dfe6cf"),
        ridge("s2", 244, 50, middle),
        figure(228, 236, 1.0, black),
        figure(256, 238, 0.95, black, mirrored=True),
        ridge("s3", 292, 30, near),
    )


def failure() -> str:
    far, middle, near, black = GREEN.layers
    return picture(
        "Green rain, and a sign that warns",
        GREEN,
        cloud(70, 76, 36, far),
        cloud(260, 64, 44, middle),
        ridge("f1", 216, 80, far, jagged=True),
        rain("f", 80, "#d6f08a"),
        f'<path d="M236 270v-80h8v80zM240 116l46 78h-92z" fill="{black}" stroke="#d6f08a" stroke-width="4"/>',
        '<path d="M240 144v24m0 10v6" stroke="#d6f08a" stroke-width="7" stroke-linecap="round"/>',
        ridge("f2", 276, 20, near),
        ridge("f3", 306, 16, black),
    )


def lost() -> str:
    far, middle, near, black = GREEN.layers
    return picture(
        "A lamp that went out",
        GREEN,
        disc(240, 120, 22, "#7c8f2e"),
        ridge("z1", 220, 90, far, jagged=True),
        pines("z2", 262, 90, 16, middle, (170, 310)),
        sparks("z", 240, 270, 16, "#d6f08a"),
        f'<path d="M222 268q-6-40 18-44 24 4 18 44zM228 226q12-26 24 0" fill="{black}" stroke="{near}"'
        ' stroke-width="4"/>',
        ridge("z3", 300, 26, black),
    )
