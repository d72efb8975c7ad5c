"""The table between throws: a column for each value, as high as it came often this evening."""

from collections import Counter
from functools import lru_cache

from companion.engine.view import Plan
from companion.games.just_dice.state import JustDiceState
from companion.kit.svg import area, disc, line, moved, oval, shades

SIZE = (1600, 900)
FOOT, FIRST, APART, HIGH, DIE = 470, 150, 148, 290, 46
"""Where the dice stand; the first of them and the next; height of the tallest column; half of a die."""
PAPER, INK, GOLD, VIOLET = "#f6ecdb", "#171310", "#ffd23c", "#c9a8ff"
_FALLING, _RISING, _ACROSS, _MIDDLE = ((-1, -1), (1, 1)), ((1, -1), (-1, 1)), ((-1, 0), (1, 0)), ((0, 0),)
PIPS = {
    1: _MIDDLE,
    2: _FALLING,
    3: (*_FALLING, *_MIDDLE),
    4: (*_FALLING, *_RISING),
    5: (*_FALLING, *_RISING, *_MIDDLE),
    6: (*_FALLING, *_RISING, *_ACROSS),
}
"""Where the pips of each face are, from its middle."""


def table(state: JustDiceState) -> Plan:
    """The count of each value that came so far; those of the latest throw are ringed."""
    came = Counter(face for throw in state.throws for face in throw.faces)
    latest = state.throws[-1].faces
    most = max(came.values())
    columns = (
        moved(FIRST + APART * n, FOOT, _column(came[value], most), _die(value, ringed=value in latest))
        for n, value in enumerate(PIPS)
    )
    return Plan(SIZE, "".join((_wood(), *columns)), (), (), on_phones=False)


def _column(came: int, most: int) -> str:
    """The count of one value as a column with its number on top; nothing if it never came."""
    if not came:
        return ""
    top, wide = -DIE - round(HIGH * came / most), DIE - 14
    style = f'text-anchor="middle" font-size="44" font-weight="700" fill="{PAPER}"'
    number = f'<text y="{top - 20}" {style}>{came}</text>'
    return area(f"M{-wide} {-DIE}V{top}H{wide}V{-DIE}z", VIOLET, opacity=0.75) + number


def _die(value: int, *, ringed: bool) -> str:
    shadow = oval(8, DIE + 2, DIE + 8, 11, "#000", opacity=0.5)
    return shadow + (_square(GOLD, 36) if ringed else "") + _square(PAPER, 24) + _pips(value)


def _square(paint: str, edge: int) -> str:
    """The side of a die, whose corners the edge makes round."""
    half = DIE - 12
    square = f"M{-half} {-half}H{half}V{half}H{-half}z"
    return area(square, paint, stroke=paint, stroke_width=edge, stroke_linejoin="round")


def _pips(value: int) -> str:
    return "".join(disc(24 * x, 24 * y, 8.5, INK) for x, y in PIPS[value])


@lru_cache(maxsize=1)
def _wood() -> str:
    """A table of planks in the light of a lamp."""
    width, height = SIZE
    light = shades("table-light", (0, "#8a5a3a", 1), (0.55, "#55362a", 1), (1, "#211613", 1), upright=False)
    planks = "".join(f"M-900 {y}H{width + 900}" for y in range(-860, height + 900, 172))
    return (
        f"<defs>{light}</defs>"
        + area(f"M-900-900H{width + 900}V{height + 900}H-900z", "#211613")
        + disc(560, 330, 1300, "url(#table-light)")
        + line(planks, "#1a100d", 5, opacity=0.4)
    )
