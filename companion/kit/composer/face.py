"""Face of a person at the table: a bust from parts, with the coat in the colour of the seat."""

from collections.abc import Collection, Iterable
from functools import lru_cache

from companion.kit.composer.paper import mix
from companion.kit.composer.words import UnknownWordError

WIDTH, HEIGHT = 120, 139
"""The size of a face, in units of its own."""
SKINS = {"dark": "#7a4c33", "brown": "#a86f48", "tan": "#cf9a72", "fair": "#e6bb98", "pale": "#b9c0cc"}
HAIRS = {
    "black": "#352b2b",
    "chestnut": "#4a2a1a",
    "auburn": "#8a4526",
    "blond": "#b98a45",
    "grey": "#d5d0c6",
}
KINDS = ("man", "woman", "boy", "girl", "child", "old")
STYLES = {
    "bun": (
        "M45 17a15 15 0 1 0 30 0a15 15 0 1 0-30 0zM30 66Q26 22 60 22T90 66z",
        "M35 58Q34 30 60 30T85 58Q76 42 60 43T35 58z",
    ),
    "afro": ("M19 46a41 40 0 1 0 82 0a41 40 0 1 0-82 0z", "M35 56Q36 32 60 32T85 56Q74 44 60 44T35 56z"),
    "bob": (
        "M26 82Q20 20 60 20T94 82Q84 88 80 80V56H40V80Q36 88 26 82z",
        "M34 60Q32 29 60 29T86 60Q80 42 52 44 42 46 34 60z",
    ),
    "long": (
        "M24 112Q18 20 60 20T96 112Q86 116 80 104V56H40V104Q34 116 24 112z",
        "M34 62Q32 28 62 28T86 60Q78 42 66 40 44 44 34 62z",
    ),
    "plaits": (
        "M30 66Q26 22 60 22T90 66zM28 70q-10 20-2 46l9-2q-6-22 1-42zM92 70q10 20 2 46l-9-2q6-22-1-42z",
        "M35 60Q34 29 60 29T85 60Q78 42 60 41T35 60z",
    ),
    "short": (
        "M31 60Q28 22 60 22T89 60z",
        "M34 54Q32 28 58 28 86 26 86 54 82 40 64 42 44 40 34 54z",
    ),
    "curls": (
        "M32 64q-9-8-3-17-3-11 8-14 3-11 14-9 9-8 18 0 11-2 14 9 11 3 8 14 6 9-3 17z",
        "M35 57q-1-9 7-11 3-7 10-4 8-6 15 0 8-3 11 5 8 3 7 11-9-10-25-10T35 57z",
    ),
    "bald": ("M33 62q0 8 4 14l4-14zM87 62q0 8-4 14l-4-14z", ""),
    "crest": ("", "M50 40C47 4 66-6 74 2 82 10 78 28 74 42 66 37 58 37 50 40z"),
}
"""Hair behind the head, and before it."""
HATS = {
    "cap": "M33 50Q32 22 60 22T87 50zM26 49Q52 40 88 46L88 54Q56 48 28 56z",
    "hat": "M34 44Q38 14 60 16 82 14 86 44zM14 46Q60 34 106 46 96 54 60 52 24 54 14 46z",
    "beanie": "M34 54Q30 18 60 18T86 54Q60 46 34 54z",
    "helmet": "M29 60Q26 18 60 18T91 60L84 62 82 50Q60 42 38 50L36 62z",
    "hood": "M60 14Q98 16 97 66 100 96 84 108 88 84 86 64 84 34 60 34T34 64Q32 84 36 108"
    " 20 96 23 66 22 16 60 14z",
    "scarf": "M60 18Q94 20 92 66 92 92 80 104 86 84 85 62 82 36 60 36T35 62Q34 84 40 104"
    " 28 92 28 66 26 20 60 18z",
    "band": "M35 47Q60 38 85 47L85 55Q60 46 35 55z",
}
CLOSED = ("hood", "scarf", "helmet")
"""Hats under which no hair is seen."""
BEARDS = {
    "beard": "M37 66Q40 78 50 76 60 72 70 76 80 78 83 66 84 98 60 99T37 66z",
    "tache": "M46 77Q54 71 60 75 66 71 74 77 66 82 60 79 54 82 46 77z",
}
MARKS = {
    "glasses": '<g fill="#fff3" stroke="#15100e" stroke-width="2.600"><circle cx="50" cy="62" r="9"/>'
    '<circle cx="70" cy="62" r="9"/></g>',
    "patch": '<path d="M41 55h18v10q-9 8-18 0zM36 50l50-12" fill="#15100e" stroke="#15100e"/>',
    "scar": '<path d="M72 46l5 32" stroke="#f3d3c2" stroke-width="2.600" opacity=".8"/>',
    "mask": '<path d="M38 70Q60 62 82 70 82 92 60 95T38 70z" fill="#d9d8d0"/>'
    '<path d="M43 78q17-5 34 0M45 85q15-4 30 0" stroke="#9c9c98" stroke-width="2" fill="none"/>',
    "visor": '<path d="M36 54h48l-3 14H39z" fill="#15100e"/><path d="M39 58h42l-1 5H40z" fill="#7fe3ff"/>',
    "implant": '<path d="M60 34Q84 34 84 56 84 82 70 92 74 70 60 34z" fill="#33475c"/>'
    '<circle cx="71" cy="61" r="6.500" fill="#0b1220"/><circle cx="71" cy="61" r="3.400" fill="#7fe3ff"/>',
    "pipe": '<path d="M66 84l20 7" stroke="#3a2417" stroke-width="4"/>'
    '<path d="M83 84h11v13h-9z" fill="#3a2417"/>',
}
DEFAULTS = {
    "circle": "tan chestnut bun scarfed",
    "star": "brown black short cap",
    "diamond": "dark black afro",
    "triangle": "fair grey bob glasses",
    "square": "tan auburn curls",
    "hexagon": "fair chestnut long band",
    "cross": "brown black plaits",
    "ring": "tan black short beanie",
    "pentagon": "fair black bob",
    "drop": "dark black short glasses",
    "bar": "brown chestnut long",
    "moon": "fair blond bun hat",
}
"""The face of a seat of whom the game tells nothing, by the shape of its colour."""
WORDS = frozenset(
    (*SKINS, *HAIRS, *KINDS, *STYLES, *HATS, *BEARDS, *MARKS, *DEFAULTS, "scarfed"),
)
_EYES = (
    '<path d="M47 62a3 3.600 0 1 0 6 0a3 3.600 0 1 0-6 0zM67 62a3 3.600 0 1 0 6 0a3 3.600 0 1 0-6 0z"'
    ' fill="#1a1210"/><path d="M60 64Q64 73 59 74" fill="none" stroke="#0006" stroke-width="2.500"/>'
    '<path d="M53 82Q60 86 67 82" fill="none" stroke="#4a1d14" stroke-width="2.800"/>'
)
_HEAD = "M36 56Q36 34 60 34T84 56Q84 92 60 94T36 56z"
DEEPEST = 64
"""Brightest channel (0 to 255) below which a coat would not be seen on a dark page."""
_DARK_SIDE = "M60 34Q84 34 84 56 84 92 60 94 70 82 70 60T60 34z"
_COAT = "M6 142Q8 106 44 100 60 116 76 100 112 106 114 142z"


@lru_cache(256)
def face(words: str, paint: str) -> str:
    """The SVG of a person in a coat of that paint (CSS hex), by words with spaces between.

    Raises UnknownWordError for words that no part of a face has.
    """
    known = _known(words)
    hair = "grey" if "old" in known else _first(HAIRS, known, "black")
    style = _first(STYLES, known, "short" if known & {"man", "boy"} else "bob")
    hat = _first(HATS, known, "")
    person = _behind(style, hat, HAIRS[hair]) + _coat(paint, scarfed="scarfed" in known)
    person += _head(SKINS[_first(SKINS, known, "tan")], old="old" in known)
    person += _path(_before(style, hat), HAIRS[hair])
    person += "".join(_path(BEARDS[beard], HAIRS[hair]) for beard in BEARDS if beard in known)
    person += _hat(hat, paint) + "".join(MARKS[mark] for mark in MARKS if mark in known)
    if known & {"boy", "girl", "child"}:
        person = f'<g transform="translate(9 22) scale(.85)">{person}</g>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" stroke-linecap="round">'
        f"{person}</svg>\n"
    )


def face_words(line: str) -> str:
    """The words of a longer line that a face has, such as those of a portrait on a card."""
    return " ".join(word for word in line.replace(",", " ").split() if word in WORDS - DEFAULTS.keys())


def _known(words: str) -> frozenset[str]:
    known = set(words.split())
    if unknown := known - WORDS:
        raise UnknownWordError(sorted(unknown), sorted(WORDS))
    for shape in known & DEFAULTS.keys():
        known |= set(DEFAULTS[shape].split())
    return frozenset(known)


def _path(d: str, fill: str) -> str:
    return f'<path d="{d}" fill="{fill}"/>' if d else ""


def _rimmed(d: str, fill: str) -> str:
    """With an edge that is seen on a dark page."""
    return f'<path d="{d}" fill="{fill}" stroke="#fff" stroke-opacity=".13"/>' if d else ""


def _behind(style: str, hat: str, hair: str) -> str:
    return "" if hat in CLOSED else _rimmed(STYLES[style][0], hair)


def _before(style: str, hat: str) -> str:
    """The hair over the forehead, of which a hat leaves only what hangs down."""
    return STYLES[style][1] if hat in ("", "band") or style in ("bob", "long") else ""


def _first(parts: Iterable[str], known: Collection[str], otherwise: str) -> str:
    return next((part for part in parts if part in known), otherwise)


def _coat(paint: str, *, scarfed: bool) -> str:
    paint = mix(paint, "#4c4c58", 0.6) if max(bytes.fromhex(paint[1:])) < DEEPEST else paint
    dark, light = mix(paint, "#000000", 0.3), mix(paint, "#ffffff", 0.16)
    around = "M40 98Q60 116 80 98L84 110Q60 128 36 110zM66 114 76 140H62z" if scarfed else ""
    collar = "" if scarfed else "M44 100 60 124 76 100 84 104 62 138H58L36 104z"
    return (
        _path(_COAT, dark)
        + _path("M60 112Q72 106 76 100 112 106 114 142H60z", mix(dark, "#000000", 0.25))
        + f'<path d="M6 142Q8 106 44 100" fill="none" stroke="{light}" stroke-width="3"/>'
        + _path(collar or around, paint if collar else light)
    )


def _head(skin: str, *, old: bool) -> str:
    shade = mix(skin, "#1a1014", 0.26)
    lines = (
        '<path d="M42 74q2 7 6 9M78 74q-2 7-6 9" stroke="#0004" fill="none" stroke-width="2"/>' if old else ""
    )
    return (
        _path("M48 76H72V100Q60 112 48 100z", mix(skin, "#1a1014", 0.18))
        + _path(_HEAD, skin)
        + _path(_DARK_SIDE, shade)
        + lines
        + _EYES
    )


def _hat(hat: str, paint: str) -> str:
    if not hat:
        return ""
    dark = mix(paint, "#000000", 0.38)
    return _rimmed(HATS[hat], dark)
