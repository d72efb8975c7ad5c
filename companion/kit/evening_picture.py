"""A whole evening as one picture that fills the big screen: on a ground, mark after mark appears."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from typing import TypeAlias

from companion.engine.recap_page import Film
from companion.engine.words import Words
from companion.kit.composer.face import HEIGHT as FACE_HIGH
from companion.kit.composer.face import WIDTH as FACE_WIDE
from companion.kit.svg import area, disc, line, moved, oval, shades

At: TypeAlias = tuple[float, float]
WIDE, HIGH, HEAD = 1600, 900, 210
"""Size of the picture; its sky begins `HEAD` above 0, where the words of its page are."""
FOOT = HIGH - HEAD
"""The lower edge."""
LIGHT, DARK, GREEN, RED = "#f6ecdb", "#17131c", "#3f8f5a", "#b8403a"
TICK, CROSS = "M-11 1-3 9 12-9", "M-9-9 9 9M9-9-9 9"
IN_A_ROW, ROW, LOW, FROM, APART, CLOSER = 4, 76, 18, 56, 340, 0.8
"""People beside each other, the height of a row, how far its foot is above the edge, where the first of it
is and how far the next: beyond them is the code. Of two rows the people are smaller."""
MOST_LETTERS, MOST_THINGS = 12, 6
"""Letters of a name in a picture, and things that are drawn one by one."""


@dataclass(frozen=True)
class Remembered:
    """A player at the foot of the picture, with the words of a `face`, `many` of a `thing`, or a sentence.

    A `thing` is drawn about its middle, at most 30 broad.
    """

    colour: str
    name: str
    told: str = ""
    face: str = "-"
    thing: str = ""
    many: int = 0


def evening_picture(parts: Iterable[str], told: Sequence[Words]) -> Film:
    """The picture of those parts; what they say is `told` mark by mark."""
    document = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 {-HEAD} {WIDE} {HIGH}" aria-hidden="true">'
    )
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


def face(colour: str, words: str, foot: At, high: float) -> str:
    """The face of a player in a coat of that colour, above that point."""
    (x, y), wide = foot, high * FACE_WIDE / FACE_HIGH
    box = f'x="{x - wide / 2:g}" y="{y - high:g}" width="{wide:g}" height="{high:g}"'
    own = f'viewBox="0 0 {FACE_WIDE} {FACE_HIGH}"'
    return f"<svg {box} {own}>face:{colour}:{words.replace(' ', '-') or '-'}</svg>"


def person(colour: str, words: str, foot: At, scale: float) -> str:
    """A player from head to foot, 150 high at scale 1."""
    legs = area("M-17-50H17L14 0H3L0-34-3 0H-14z", "#1c1310")
    coat = area("M-27-36Q-29-80 0-92 29-80 27-36z", f"seat:{colour}", stroke="#0006", stroke_width=2)
    shade = area("M0-92Q29-80 27-36H5z", "#000", opacity=0.28)
    whole = (oval(0, 0, 30, 8, "#000", opacity=0.4), legs, coat, shade, face(colour, words, (0, -72), 78))
    return moved(*foot, *whole, scale=scale)


def shape(colour: str, x: float, y: float, size: float) -> str:
    """The shape of a player, its left upper corner there."""
    use = f'<use href="#shape-shape:{colour}" fill="seat:{colour}" stroke="{LIGHT}"/>'
    return f'<svg x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}" viewBox="0 0 24 24">{use}</svg>'


def in_a_row(people: Sequence[Remembered]) -> str:
    """All players side by side at the foot of the picture, four in a row, on a dark edge."""
    rows = -(-len(people) // IN_A_ROW)
    scale = 1 if rows < 2 else CLOSER
    dark = shades("foot-dark", (0, "#0f0c0a", 0), (0.5, "#0f0c0a", 0.85), (1, "#0f0c0a", 1))
    top, side = FOOT - (ROW * rows + 60) * scale, WIDE + 900
    ground = area(f"M-900 {top:g}H{side}V{FOOT}H-900z", "url(#foot-dark)")
    ground += area(f"M-900 {FOOT}H{side}V{HIGH + 500}H-900z", "#0f0c0a")
    return f"<defs>{dark}</defs>{ground}" + "".join(
        moved(
            FROM + APART * (n % IN_A_ROW),
            FOOT - LOW - ROW * scale * (rows - 1 - n // IN_A_ROW),
            _who(one),
            scale=scale,
        )
        for n, one in enumerate(people)
    )


def _who(one: Remembered) -> str:
    """A player by face, shape and name, and below it what is remembered of them."""
    singly = one.many if one.many <= MOST_THINGS else 1
    seen = face(one.colour, one.face, (28, 14), 66) + shape(one.colour, 64, -41, 20)
    things = [moved(80 + 34 * n, -2, one.thing) for n in range(singly if one.thing else 0)]
    told = one.told or (f"\N{MULTIPLICATION SIGN} {one.many}" if one.many > MOST_THINGS else "")
    name = letters((92, -23), short(one.name), 26, anchor="start")
    beside = letters((66 + 36 * len(things), 7), told, 23, anchor="start") if told else ""
    return seen + name + "".join(things) + beside
