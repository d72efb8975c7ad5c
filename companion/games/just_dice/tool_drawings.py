"""Results of a tool, as large as the screen: dice of any kind, a counter, a wheel of all colours."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import cos, pi, sin

from companion.engine.words import figure, signed

PAPER, INK = "#efe7da", "#171310"
ROUND = 48
"""Corners of a face that is drawn round."""
REACH = 105
"""From the middle of a face to its corners."""
HALF = 220
"""From the middle of the drawing to where its dice end."""


def dice(values: Sequence[int], corners: int, paint: str) -> str:
    """Dice that come to rest in one or two rows, and below several of them their sum."""
    if len(values) == 1:
        return _screen(_at(0, 0, 1, _rolls(_die(values[0], corners, paint))))
    rows = 1 if len(values) <= 5 else 2
    columns = -(-len(values) // rows)
    size = min(70.0 / rows, 0.92 * HALF / columns) / REACH
    drawn = (
        _at(x, y, size, _rolls(_die(value, corners, paint)))
        for value, (x, y) in zip(values, _places(len(values), columns, rows), strict=True)
    )
    return _screen("".join(drawn) + _text(sum(values), 0, 74, 64, PAPER))


def moved(was: int, value: int, paint: str) -> str:
    """A counter that goes from one number to the next, and by how much."""
    token = f'<circle r="{REACH}" fill="{paint}" stroke="{INK}" stroke-width="4"/>' + _middle(value)
    before = _text(was, -170, 18, 48, PAPER, ' opacity="0.6"')
    by = f'<text x="170" y="18" {_font(56)} fill="{PAPER}">{change(was, value)}</text>'
    comes = f'<g data-from="0">{token}{_moves("translate", "-170 0", "0 0")}</g>'
    return _screen(f"{before}{comes}{by}")


def change(was: int, value: int) -> str:
    """The difference with its sign."""
    return signed(value - was) if value != was else "\N{PLUS-MINUS SIGN}0"


def wheel(colours: Sequence[str], place: int) -> str:
    """A wheel with a part for each colour, at rest with that of the place below the pointer."""
    turn = -360 * (place + 0.5) / len(colours)
    parts = "".join(_part(colour, n, len(colours)) for n, colour in enumerate(colours))
    return _screen(
        f'<g transform="rotate({turn:.1f})"><g class="wheel">{parts}</g></g>'
        f'<path d="M0 -86L-9 -116H9Z" fill="{PAPER}" stroke="{INK}" stroke-width="3"/>'
    )


def _screen(drawn: str) -> str:
    return f'<svg viewBox="-230 -120 460 330">{drawn}</svg>'


def _at(x: float, y: float, size: float, drawn: str) -> str:
    return f'<g transform="translate({x:.0f} {y:.0f}) scale({size:.2f})">{drawn}</g>'


def _rolls(drawn: str) -> str:
    return f'<g data-from="0">{drawn}{_moves("rotate", "-300", "0")}</g>'


def _moves(way: str, was: str, now: str) -> str:
    return (
        f'<animateTransform attributeName="transform" type="{way}" values="{was};{now}" keyTimes="0;1" '
        'calcMode="spline" keySplines="0.2 0.7 0.3 1" dur="0.5s" begin="indefinite"/>'
    )


def _places(count: int, columns: int, rows: int) -> Iterator[tuple[float, float]]:
    """The middles of dice, row by row, each row in the middle."""
    wide = 2 * HALF / columns
    for n in range(count):
        row, column = divmod(n, columns)
        here = min(columns, count - row * columns)
        yield wide * (column - (here - 1) / 2), -45 if rows == 1 else 72 * row - 82


def _die(value: int, corners: int, paint: str) -> str:
    """A number on the face of a die with those corners, which lies upright below a light."""
    tilt = 0.5 / corners if corners == 4 else 0.0
    rim = tuple(_arc(tilt, 1 + tilt, corners, REACH))
    face = "".join(
        f'<path d="M0 0L{_point(one)}L{_point(two)}Z" opacity="{0.14 + 0.0011 * (one[1] + two[1]):.2f}"/>'
        for one, two in pairwise(rim)
    )
    shape = f"M{'L'.join(map(_point, rim))}Z"
    return (
        f'<path d="{shape}" fill="{paint}" stroke="{INK}" stroke-width="4" stroke-linejoin="round"/>'
        f"{face}{_middle(value)}"
    )


def _middle(value: int) -> str:
    long = 76 if abs(value) < 100 else 56
    return f'<circle r="62" fill="{PAPER}" opacity="0.92"/>{_text(value, 0, 0.36 * long, long, INK)}'


def _text(value: int, x: float, y: float, size: float, paint: str, more: str = "") -> str:
    return f'<text x="{x}" y="{y:.0f}" {_font(size)} fill="{paint}"{more}>{figure(value)}</text>'


def _font(size: float) -> str:
    return f'font-size="{size}" font-weight="700" text-anchor="middle"'


def _part(colour: str, n: int, count: int) -> str:
    corners = "L".join(map(_point, _arc(n / count, (n + 1) / count, 24, 100)))
    return f'<path d="M0 0L{corners}Z" fill="seat:{colour}" stroke="{INK}" stroke-width="2"/>'


def _point(at: tuple[float, float]) -> str:
    return f"{at[0]:.1f} {at[1]:.1f}"


def _arc(first: float, last: float, steps: int, reach: float) -> Iterator[tuple[float, float]]:
    """Points along a rim, clockwise from the top."""
    for step in range(steps + 1):
        angle = 2 * pi * (first + (last - first) * step / steps)
        yield reach * sin(angle), -reach * cos(angle)
