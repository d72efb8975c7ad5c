"""Portraits: a bust in profile in two planes, before a place, with something that tells who it is."""

from companion.kit.composer import light
from companion.kit.composer.document import document
from companion.kit.composer.drawing import Own, drawn, placed
from companion.kit.composer.face import HAIRS, SKINS
from companion.kit.composer.line import Line
from companion.kit.composer.palette import SkyPalette
from companion.kit.composer.paper import Point, chance, mix, smooth
from companion.kit.composer.parts import library
from companion.kit.composer.places import DrawnPlace
from companion.kit.composer.shorten import FINER, shorten

CLOTHS = {
    "uniform": "#5b6a5a",
    "coat": "#5f6470",
    "white": "#c9cdc8",
    "leather": "#6a4a34",
    "dress": "#7a4f45",
}
PROFILE: tuple[Point, ...] = (
    *(
        (-52, 4),
        (-50, -30),
        (-30, -58),
        (4, -64),
        (32, -56),
        (46, -36),
        (47, -18),
        (45, -10),
        (44, -4),
        (54, 14),
    ),
    *(
        (60, 23),
        (52, 29),
        (48, 33),
        (53, 40),
        (50, 45),
        (52, 50),
        (47, 55),
        (48, 64),
        (40, 74),
        (22, 75),
        (4, 64),
    ),
    (-4, 58),
)
"""The outline of a face, looking to the right."""
NOSE, BROW, CHIN, LIP = (9, 10), (7,), (17, 18), (13, 15)
"""The points of the outline that differ from one to another."""


def portrait(line: Line, palette: SkyPalette, place: DrawnPlace) -> str:
    """The document of a line's portrait."""
    words, seed = line.portrait, line.text
    own = _own(words, palette)
    bust = _bust(words, palette, own, seed)
    definitions = light.sky(palette) + light.ground(palette, place.horizon) + light.mist(palette)
    definitions += light.glow("glow", palette.light, 0.6) + light.glow("glow2", palette.light, 0.35)
    definitions += light.edge("rr", 1, palette.light, 2.2, 13)
    behind = "".join(place.svg(depth, palette, seed) for depth in ("back", "ground"))
    sun = (
        ""
        if place.inside
        else f'<circle cx="430" cy="84" r="26" fill="{mix(palette.light, "#ffffff", 0.2)}"/>'
    )
    return document(
        definitions,
        '<path fill="url(#sky)" d="M0 0h480v300H0z"/><circle cx="430" cy="84" r="150" fill="url(#glow)"/>'
        f'{sun}{behind}<path d="M0 120h480v180H0z" fill="url(#mist)"/>'
        f'<g filter="url(#rr)">{placed(bust, 306, 132, 0.98)}</g>',
    )


def _own(words: tuple[str, ...], palette: SkyPalette) -> Own:
    tone = next((SKINS[skin] for skin in SKINS if skin in words), SKINS["tan"])
    hair = HAIRS["grey"] if "old" in words else next((HAIRS[one] for one in HAIRS if one in words), "#241a18")
    cloth = next((CLOTHS[one] for one in CLOTHS if one in words), CLOTHS["coat"])
    return (
        ("face", mix(tone, palette.ink, 0.34)),
        ("lit", mix(tone, palette.light, 0.22)),
        ("hair", mix(hair, palette.ink, 0.25)),
        ("cloth", mix(cloth, palette.ink, 0.42)),
    )


def _bust(words: tuple[str, ...], palette: SkyPalette, own: Own, seed: str) -> str:
    parts = library("busts")
    hair = [word for word in words if word in parts and parts[word].where == "under"] or ["short"]
    over = [word for word in words if word in parts and parts[word].where == "over"]
    behind = [word for word in words if word in parts and parts[word].where == "behind"]

    def all_of(*names: str) -> str:
        return "".join(drawn(parts[name].layers, palette, own) for name in names)

    outline = shorten(smooth(_profile(words, seed)), FINER)
    head = f'<path d="{outline}" fill="{palette.paint("face", own)}"/>'
    return (
        all_of(*behind, "neck", "shoulders", "collar")
        + head
        + all_of("plane", "ear", "eye", "brow", "mouth", *hair, *over)
    )


def _profile(words: tuple[str, ...], seed: str) -> list[Point]:
    """The outline of this one's face."""
    numbers = chance(seed)
    soft = "woman" in words or "girl" in words
    shifts = dict.fromkeys(range(len(PROFILE)), 0.0)
    for points, usual, odd in ((NOSE, 2, 4), (BROW, 1, 2), (CHIN, 2, 4), (LIP, 1, 1)):
        by = (-usual - 1 if soft else usual) + odd * (2 * next(numbers) - 1)
        shifts |= dict.fromkeys(points, by)
    return [(x + shifts[n], y) for n, (x, y) in enumerate(PROFILE)]
