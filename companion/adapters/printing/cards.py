"""Draws front and back of one card, 63 x 88 mm, from its content alone."""

from collections.abc import Iterator
from dataclasses import replace
from math import cos, pi, sin

from companion.adapters.language.speech import Speech
from companion.adapters.printing.emblems import EMBLEMS, PAINTS, SIGNS
from companion.adapters.printing.pictures import framed
from companion.adapters.printing.typesetting import (
    BOLD,
    PLAIN,
    SLANTED,
    Run,
    TypesetParagraph,
    TypeSetting,
    fit,
    fits,
    title_face,
)
from companion.engine.printed import Back, PrintedCard, PrintedPassage, Rating, Sign
from companion.shared_view.look import GameLook
from vision.mat.layout import MatArea, Place
from vision.mat.lettering import Typeface
from vision.mat.shapes import BLACK, WHITE, Mark, Paint, moved, polygon, rectangle

WIDTH, HEIGHT = 63.0, 88.0
CARD = MatArea("card", 0.0, 0.0, WIDTH, HEIGHT)
FREE = 4.0
"""White paper along the edges: a cut that is a millimetre off harms nothing."""
TEXT = CARD.inside(FREE)
SMALLEST = 1.9
"""Type of fewer millimetres is hard to read by candlelight."""
SOFT: Paint = (90, 90, 90)
STRIPE, ROW, TITLE, FOOT, GAP = 1.2, 7.0, 11.0, 3.0, 1.4
"""Heights: the stripe of the back's paint, the row of what it is, its title at most, the foot, free paper."""
KICKER_SIZE, TITLE_SIZE, STORY_SIZE, PASSAGE_SIZE, FOOT_SIZE = 2.6, 4.6, 3.6, 3.3, 2.2
BADGE, PIP = 3.5, 0.95
"""Half the width of a rating's badge, and of one of its pips."""
HANG, BETWEEN, SIGN = 4.0, 1.3, 0.33
"""Indent of passages after their signs, gap between passages, and a sign's size relative to the type."""
PICTURES, EASY = (30.0, 24.0, 19.0, 15.0, 12.0), 0.74
"""Heights of a picture from which the first is chosen that leaves the text that much of its size."""
PICTURE, PALE = 18.0, (226, 226, 226)
"""Free height in millimetres from which an emblem fills it, and its pale colour."""
HEXAGON = tuple((cos(n * pi / 3), sin(n * pi / 3)) for n in range(6))


def front(card: PrintedCard, speech: Speech, look: GameLook | None = None) -> tuple[Mark, ...]:
    """The front of a card, in the language of the speech and the look of its game."""
    paint, head = PAINTS[card.back.emblem], TEXT.near + TEXT.depth - STRIPE
    row = MatArea("row", TEXT.left, head - GAP - ROW, TEXT.width, ROW)
    title = fit(
        (plain(card.title, title_face(look, card.title), TITLE_SIZE),),
        MatArea("title", TEXT.left, row.near - GAP / 2 - TITLE, TEXT.width, TITLE),
    )
    foot = MatArea("foot", TEXT.left, TEXT.near, TEXT.width, FOOT)
    low = foot.near + FOOT + GAP
    body = MatArea("body", TEXT.left, low, TEXT.width, row.near - 1.5 * GAP - title.height - low)
    small = " · ".join(map(speech, card.small))
    return (
        rectangle(MatArea("", TEXT.left, head, TEXT.width, STRIPE), paint),
        *_row(card, row, speech),
        *title.lines,
        *_body(card, body, speech),
        *fit((plain(small, PLAIN, FOOT_SIZE, SOFT),), foot).lines,
    )


def back(one: Back, speech: Speech, look: GameLook | None = None) -> tuple[Mark, ...]:
    """A back: its picture large on its paint, and its name."""
    paint, panel = PAINTS[one.emblem], CARD.inside(FREE)
    frame, inner = panel.inside(1.2), panel.inside(1.6)
    x, y = CARD.middle
    title = speech(one.name)
    name = MatArea("name", inner.left + 2, inner.near + 5, inner.width - 4, 8)
    return (
        rectangle(panel, paint),
        rectangle(frame, WHITE),
        rectangle(inner, paint),
        *EMBLEMS[one.emblem].drawn((x, y + 5), 17, WHITE, paint),
        *centred(fit((plain(title, title_face(look, title), 5.0, WHITE),), name), name),
    )


def _row(card: PrintedCard, row: MatArea, speech: Speech) -> Iterator[Mark]:
    """The card's kind, with its back's picture, and its rating."""
    yield from EMBLEMS[card.back.emblem].drawn(
        (row.left + ROW / 2, row.middle[1]), ROW / 2, PAINTS[card.back.emblem], WHITE
    )
    left, right = row.left + ROW + GAP, row.left + row.width
    if card.rating is not None:
        yield from _badge(card.rating.written, (right - BADGE, row.middle[1]))
        right -= 2 * BADGE + GAP
        half = (left + right) / 2
        yield from _pips(card.rating, MatArea("rating", half, row.near, right - half, ROW), speech)
        right = half
    name = MatArea("kicker", left, row.near, right - left, ROW)
    yield from _middled(fit((plain(speech(card.kicker), BOLD, KICKER_SIZE, SOFT),), name), name)


def _badge(written: str, middle: Place) -> Iterator[Mark]:
    """A number, white in a black hexagon."""
    yield polygon(middle, BADGE, HEXAGON, BLACK)
    x, y = middle
    box = MatArea("badge", x - 0.6 * BADGE, y - 0.75 * BADGE, 1.2 * BADGE, 1.5 * BADGE)
    yield from centred(fit((plain(written, BOLD, 1.5 * BADGE, WHITE),), box), box)


def _pips(rating: Rating, box: MatArea, speech: Speech) -> Iterator[Mark]:
    """The rating's label with its pips below, both aligned to the right."""
    right, split = box.left + box.width, box.near + 0.45 * box.depth
    label = MatArea("label", box.left, split, box.width, box.near + box.depth - split)
    for line in fit((plain(speech(rating.label), PLAIN, FOOT_SIZE, SOFT),), label).lines:
        yield moved(line, (right - line.start[0] - line.width, 0.0))
    step = min(2.3 * PIP, box.width / max(1, rating.pips))
    for place in range(rating.pips):
        yield from SIGNS[Sign.DIAMOND].drawn(
            (right - (place + 0.5) * step, split - PIP - 0.2), step / 2.3, BLACK, WHITE
        )


def _body(card: PrintedCard, box: MatArea, speech: Speech) -> Iterator[Mark]:
    """The picture, the story, the passages at the bottom; an emblem where much is free and no picture."""
    story = plain(card.story, PLAIN if SLANTED.lacks(card.story) else SLANTED, STORY_SIZE)
    text = (story, *(_passage(one, speech) for one in card.passages))
    high = _height(text, box) if card.picture else 0.0
    if card.picture and high:
        yield framed(card.picture, MatArea("picture", box.left, box.near + box.depth - high, box.width, high))
        box = replace(box, depth=box.depth - high - GAP)
    found = fit(text, box)
    spare = box.depth - found.height
    told, done = found.blocks[0], found.blocks[1:]
    yield from told.lines
    for passage, block in zip(card.passages, done, strict=True):
        x, y = block.start[0] - HANG * found.scale, block.start[1] - spare
        size = block.size * SIGN
        yield from SIGNS[passage.sign].drawn((x + size, y + size), size, BLACK, WHITE)
        yield from (moved(line, (0.0, -spare)) for line in block.lines)
    if spare > PICTURE and not high:
        middle = box.middle[0], told.foot - spare / 2
        reach = min(spare - 6, 30) / 2
        yield from EMBLEMS[card.back.emblem].drawn(middle, reach, PALE, WHITE)


def _height(text: tuple[TypesetParagraph, ...], box: MatArea) -> float:
    """Height that is left for a picture above that text; 0 where it would be too small."""
    return next(
        (picture for picture in PICTURES if fits(text, replace(box, depth=box.depth - picture - GAP), EASY)),
        0.0,
    )


def _passage(passage: PrintedPassage, speech: Speech) -> TypesetParagraph:
    said = " ".join(_sentence(speech(sentence)) for sentence in passage.sentences)
    runs = (Run(speech(passage.label), BOLD), Run(said, PLAIN))
    return TypesetParagraph(runs, PASSAGE_SIZE, before=BETWEEN, indent=HANG)


def _sentence(text: str) -> str:
    """It begins with a capital, and ends with a full stop."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


def plain(text: str, face: Typeface, size: float, paint: Paint = BLACK) -> TypesetParagraph:
    """A paragraph of one style."""
    return TypesetParagraph((Run(text, face),), size, paint=paint)


def _middled(found: TypeSetting, box: MatArea) -> Iterator[Mark]:
    """In the middle of the box's height."""
    return (moved(line, (0.0, (found.height - box.depth) / 2)) for line in found.lines)


def centred(found: TypeSetting, box: MatArea) -> Iterator[Mark]:
    """In the middle of the box; for lines of one style."""
    for line in found.lines:
        yield moved(line, ((box.width - line.width) / 2, (found.height - box.depth) / 2))
