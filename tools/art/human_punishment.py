"""The pictures of Human Punishment: a city at night under a machine's eye, its cards, and how it ends."""

from collections.abc import Mapping
from dataclasses import replace

from companion.kit.papercut import (
    HEIGHT,
    WIDTH,
    SheetStyle,
    card,
    disc,
    figure,
    picture,
    rain,
    ridge,
    skyline,
    sparks,
    stars,
)

NEON = SheetStyle(("#0e0a18", "#2a1636", "#7a2b4a"), ("#472450", "#2f1a3b", "#1c1227", "#0b0811"), "#ff6a4d")
COLD = SheetStyle(("#060a14", "#12203a", "#2f4f6b"), ("#2a4260", "#1c2e48", "#111d31", "#070c16"), "#7fd0e8")
BLOOD = SheetStyle(("#0a0507", "#33101a", "#8c1f2a"), ("#561823", "#3a111a", "#230b11", "#0e0508"), "#ff5a48")
DAY = SheetStyle(("#27446b", "#8a7fa0", "#f3c9a0"), ("#7d6a8c", "#594c6e", "#38304b", "#171422"), "#fff0d8")
AMBER, ICE = "#f3c27b", "#7fd0e8"
MASK = "M-13-14h26v14q-3 14-13 18-10-4-13-18zM-8-4h5M3-4h5M-4 8h8"
CHIP = "M-10-10h20v20h-20zM-5-10v-7M5-10v-7M-5 10v7M5 10v7M-10-5h-7M-10 5h-7M10-5h7M10 5h7"
WHEEL = (
    "M0-8a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM0-18v8M0 10v8M-18 0h8M10 0h8M-12-12l5 5M7 7l5 5M12-12l-5 5M-7 7l-5 5"
)
HELD = "M-12 14V-2M-12 14h24V-2M-6 14v-22M0 14v-26M6 14v-22"


def _eye(y: int, colour: str, heart: str) -> str:
    """The machine's eye over the city."""
    return (
        f'<circle cx="240" cy="{y}" r="120" fill="url(#glow)"/>'
        f'<g fill="none" stroke="{colour}"><ellipse cx="240" cy="{y}" rx="112" ry="54" stroke-width="4"/>'
        f'<circle cx="240" cy="{y}" r="38" stroke-width="3"/><path d="M40 {y}h76m248 0h76'
        f'M240 {y - 86}v30m0 112v26" stroke-width="2" opacity=".6"/></g>'
        f'<circle cx="240" cy="{y}" r="19" fill="{colour}"/>'
        f'<circle cx="246" cy="{y - 6}" r="6" fill="{heart}"/>'
    )


def _streets(fill: str) -> str:
    """Lines that run away towards the middle."""
    lines = "".join(f"M240 232L{x} {HEIGHT}" for x in range(-240, WIDTH + 241, 80))
    across = "".join(f"M0 {y}h{WIDTH}" for y in (252, 272, 292))
    return f'<path d="{lines}{across}" stroke="{fill}" opacity=".35" fill="none"/>'


def _box() -> str:
    far, middle, near, black = NEON.layers
    return picture(
        "A city at night, and a machine's eye over it",
        NEON,
        _eye(110, NEON.light, "#ffd9c4"),
        skyline("b1", 232, 100, far, lit=AMBER),
        skyline("b2", 256, 80, middle, lit=ICE, wide=36),
        skyline("b3", 300, 70, near, wide=52),
        figure(222, 294, 0.9, black),
        figure(258, 296, 0.95, black, mirrored=True),
    )


def _city() -> str:
    far, middle, near, black = COLD.layers
    return picture(
        "Towers in the cold light",
        COLD,
        stars("c", 30, 90),
        disc(240, 80, 20, "#cfe9f2"),
        skyline("c1", 220, 140, far, lit=ICE),
        skyline("c2", 250, 110, middle, lit=AMBER, wide=36),
        skyline("c3", 306, 90, near, wide=60),
        ridge("c4", 308, 10, black),
    )


def _sheet(title: str, look: SheetStyle, sign: str, mark: str) -> str:
    far, middle, near, black = look.layers
    return picture(
        title,
        look,
        skyline(title, 236, 130, far, lit=mark),
        f'<path d="M0 232h{WIDTH}v{HEIGHT}H0z" fill="{black}"/>',
        _streets(mark),
        card(240, 150, 2.7, 0, near, sign, mark),
        ridge(title, 308, 12, middle),
    )


def _night() -> str:
    far, middle, near, black = COLD.layers
    return picture(
        "Everybody has their eyes closed but one",
        replace(COLD, light="#9ad8ee"),
        stars("n", 70, 170),
        skyline("n1", 240, 100, far),
        ridge("n2", 262, 16, middle),
        *(figure(x, 282, 1.0, black) for x in (120, 170, 310, 360)),
        figure(240, 286, 1.3, near, "#cdf2ff"),
        ridge("n3", 306, 20, black),
    )


def _cell() -> str:
    far, middle, near, black = COLD.layers
    bars = "".join(f"M{x} 96v196" for x in range(130, 360, 44))
    return picture(
        "Somebody behind bars",
        COLD,
        skyline("g1", 220, 130, far),
        f'<path d="M120 84h240v216H120z" fill="{near}"/>',
        figure(240, 288, 1.7, "#cdf2ff"),
        f'<path d="{bars}M120 96h240" fill="none" stroke="{black}" stroke-width="9"/>',
        ridge("g2", 304, 14, middle),
        ridge("g3", 308, 10, black),
    )


def _loss() -> str:
    far, middle, near, black = BLOOD.layers
    return picture(
        "A lantern in an empty street",
        BLOOD,
        skyline("l1", 226, 130, far, ruined=True),
        _streets("#ff8a5c"),
        rain("l", 70, "#ffb3a0"),
        ridge("l2", 276, 10, middle),
        disc(240, 262, 12, "#ff8a5c"),
        ridge("l3", 300, 16, near),
        ridge("l4", 308, 10, black),
    )


def _won() -> str:
    far, middle, near, black = DAY.layers
    return picture(
        "Morning over a free city",
        DAY,
        disc(240, 130, 36, "#fff0d8"),
        skyline("w1", 226, 120, far),
        skyline("w2", 256, 80, middle, lit="#ffe9c0", wide=38),
        ridge("w3", 276, 14, near),
        *(figure(x, 296, 1.1, black, mirrored=x > 240) for x in (176, 214, 262, 304)),
    )


def _lost() -> str:
    far, middle, near, black = BLOOD.layers
    return picture(
        "The city burns",
        BLOOD,
        _eye(104, "#ff5a48", "#ffd9c4"),
        skyline("z1", 226, 120, far, ruined=True),
        sparks("z", 240, 280, 36, "#ff8a5c"),
        skyline("z2", 262, 80, middle, ruined=True, wide=44),
        rain("z", 40, "#ff9d8a"),
        ridge("z3", 304, 24, near),
        ridge("z4", 308, 10, black),
    )


PICTURES: Mapping[str, str] = {
    "box": _box(),
    "calm": _city(),
    "general": _sheet("Orders from above", NEON, WHEEL, AMBER),
    "hand": _sheet("What somebody holds", COLD, HELD, ICE),
    "loyalty": _sheet("Who somebody is", NEON, MASK, "#ff9d8a"),
    "chip": _sheet("A chip", COLD, CHIP, AMBER),
    "night": _night(),
    "cell": _cell(),
    "loss": _loss(),
    "won": _won(),
    "lost": _lost(),
}
"""Every picture by its name: kinds of cards, and moods."""
