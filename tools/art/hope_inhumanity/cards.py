"""The backs of the small cards."""

from collections.abc import Mapping
from dataclasses import replace

from companion.kit.papercut import card, disc, flame, picture, pines, ridge, stars
from tools.art.hope_inhumanity.looks import DEEP, WOODS

CHECKED = "M-8-18L8 6M8-18L-8 6"
HAND = "M-9 8v-14M-3 8v-20M3 8v-20M9 8v-15M-9 8q9 9 18 0"


def _trait() -> str:
    far, middle, near, black = DEEP.layers
    return picture(
        "Somebody's own card, held back",
        replace(DEEP, light="#b9a7e0"),
        disc(240, 150, 34, "#4c4668"),
        ridge("t1", 230, 40, near),
        card(214, 158, 2.1, -14, middle, CHECKED, "#8d84b0"),
        card(268, 158, 2.1, 12, far, HAND, "#e6dcff"),
        ridge("t2", 306, 26, black),
    )


def _asset() -> str:
    _, middle, near, black = WOODS.layers
    pot = "M-34 0h68l-7 34h-54zM-40-6h80v8h-80zM-18-6q18-26 36 0"
    return picture(
        "A pot over a fire",
        WOODS,
        stars("as", 24, 110),
        pines("as1", 240, 130, 15, middle, (170, 310)),
        ridge("as2", 262, 22, near),
        flame(240, 262, 1.25, "#e8843c", "#ffe3a0"),
        f'<path d="M160 270L240 96l80 174M240 100v62" fill="none" stroke="{black}" stroke-width="6"/>',
        f'<g transform="translate(240 168)"><path d="{pot}" fill="{black}"/></g>',
        ridge("as3", 300, 24, black),
    )


CARDS: Mapping[str, str] = {
    "trait": _trait(),
    "asset": _asset(),
}
