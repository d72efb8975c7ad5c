"""A whole evening as one picture that fills the big screen: on a ground, mark after mark appears."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import TypeAlias

from companion.engine.game import Seat
from companion.engine.recap_page import Film
from companion.engine.words import Words
from companion.kit.svg import disc, line, moved

At: TypeAlias = tuple[float, float]
WIDE, HIGH, WORDS_AT = 1600, 900, 660
"""Size of the picture, and how far down the words of its page begin."""
LIGHT, DARK, GREEN, RED = "#f6ecdb", "#17131c", "#3f8f5a", "#b8403a"
TICK, CROSS = "M-11 1-3 9 12-9", "M-9-9 9 9M9-9-9 9"
IN_A_ROW = 4
MOST_LETTERS = 12
"""Letters of a name in a picture."""


def evening_picture(parts: Iterable[str], told: Sequence[Words]) -> Film:
    """The picture of those parts; what they say is `told` mark by mark."""
    document = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" aria-hidden="true">'
    return Film(f"{document}{''.join(parts)}</svg>", tuple(told), whole=True)


def since(picture: int, *parts: str, until: int | None = None) -> str:
    """Parts that are there from that picture on, and before picture `until`, both counted from 0."""
    gone = "" if until is None else f' data-until="{until}"'
    return f'<g data-from="{picture}"{gone}>{"".join(parts)}</g>'


def letters(
    at: At, text: str, size: float, paint: str = LIGHT, around: str = DARK, anchor: str = "middle"
) -> str:
    """A line of text, its foot at that point, with an edge of the paint `around` it."""
    edge = f'stroke="{around}" stroke-width="{size / 6:g}" stroke-linejoin="round" paint-order="stroke"'
    place = f'x="{at[0]:g}" y="{at[1]:g}" font-size="{size:g}" text-anchor="{anchor}"'
    return f'<text {place} fill="{paint}" {edge}>{escape(text)}</text>'


def short(name: str) -> str:
    """A name as long as it may be in a picture."""
    return name[:MOST_LETTERS]


def went(well: bool, scale: float = 1) -> str:
    """A green tick, or a red cross."""
    paint, mark = (GREEN, TICK) if well else (RED, CROSS)
    edge = disc(0, 0, 23, paint, stroke=LIGHT, stroke_width=4)
    return moved(0, 0, edge, line(mark, LIGHT, 5, stroke_linecap="round"), scale=scale)


def who(seat: Seat, at: At, told: str) -> str:
    """A player by shape, colour and name, and what is `told` beside it."""
    x, y = at
    text = f"{short(seat.name)} {told}".rstrip()
    use = f'<use href="#shape-shape:{seat.colour}" fill="seat:{seat.colour}" stroke="{LIGHT}"/>'
    glyph = f'<svg x="{x:g}" y="{y - 23:g}" width="26" height="26" viewBox="0 0 24 24">{use}</svg>'
    return glyph + letters((x + 34, y), text, 26, anchor="start")


def in_a_row(seats: Sequence[Seat], told: Sequence[str]) -> str:
    """All players side by side above the words, four in a row, each with what is `told` beside it."""
    step, rows = (WIDE - 80) / IN_A_ROW, -(-len(seats) // IN_A_ROW)
    drawn = []
    for n, (seat, one) in enumerate(zip(seats, told, strict=True)):
        up = rows - 1 - n // IN_A_ROW
        drawn.append(who(seat, (60 + step * (n % IN_A_ROW), WORDS_AT - 34 * up), one))
    return "".join(drawn)
