"""Composed pictures on paper: the same shapes as on pages, cut to their frame."""

from math import hypot

import pytest

from companion.adapters.printing.cards import front
from companion.adapters.printing.pictures import framed
from companion.engine.printed import Back, Emblem, PrintedCard, PrintedPassage, Sign
from tests.companion.adapters.printing.test_cards import ENGLISH
from vision.mat.layout import MatArea
from vision.mat.paper import PaperPage, PaperSheet, as_pdf
from vision.mat.shapes import Framed, Shape, Writing, moved

AREA = MatArea("picture", 10, 20, 55, 24)
PAINTED = "ember: snow, day, rain, wall slogan, house burning, two man waiting left hat, dog"
SAYS = PrintedPassage(Sign.STAR, "Does", ("Nothing.",))


def card(story: str, picture: str | None = PAINTED) -> PrintedCard:
    return PrintedCard("Scene", "The dog", story, (SAYS,), Back("Town", Emblem.TOWN), picture=picture)


def frames(of: PrintedCard) -> list[Framed]:
    return [mark for mark in front(of, ENGLISH) if isinstance(mark, Framed)]


def drawn(picture: str) -> list[Shape]:
    """Its shapes; a picture has no writing."""
    shapes = [shape for shape in framed(picture, AREA).shapes if isinstance(shape, Shape)]
    assert len(shapes) == len(framed(picture, AREA).shapes)
    return shapes


def test_the_sky_fills_the_frame_and_all_is_near_it() -> None:
    shapes = drawn(PAINTED)
    assert len(shapes) > 60
    xs, ys = zip(*(corner for shape in shapes for corner in shape.corners), strict=True)
    assert min(xs) <= AREA.left
    assert max(xs) >= AREA.left + AREA.width - 1e-6
    assert min(ys) <= AREA.near < AREA.near + AREA.depth <= max(ys)
    assert max(hypot(x - AREA.left, y - AREA.near) for x, y in zip(xs, ys, strict=True)) < 250


def test_a_circle_is_round() -> None:
    moon = drawn("ember: moor, night, moon")
    paint = max((shape.paint for shape in moon if shape.opaque == 1), key=sum)
    xs, ys = zip(*next(one.corners for one in moon if one.paint == paint and one.opaque == 1), strict=True)
    assert max(xs) - min(xs) == pytest.approx(max(ys) - min(ys), rel=0.02)


def test_a_card_carries_its_picture_above_its_story() -> None:
    told = front(card("A dog sits there."), ENGLISH)
    (frame,) = (mark for mark in told if isinstance(mark, Framed))
    story = next(mark for mark in told if isinstance(mark, Writing) and mark.text.startswith("A dog"))
    assert story.start[1] + story.size < frame.area.near + 1


def test_a_card_that_says_much_has_a_lower_picture_and_at_last_none() -> None:
    heights = [frames(card("A dog sits there. " * n))[0].area.depth for n in (1, 24)]
    assert heights[0] > heights[1]
    assert frames(card("A dog sits there. " * 60)) == []
    assert frames(card("A dog sits there.", None)) == []


def test_it_moves_with_its_card_and_comes_into_the_file() -> None:
    here = framed(PAINTED, AREA)
    there = moved(here, (3, 4))
    assert isinstance(there, Framed)
    assert (there.area.left, there.area.near) == (13, 24)
    assert isinstance(there.shapes[0], Shape)
    sheet = PaperSheet(MatArea("cards", 0, 0, 100, 100), (210, 297), (), ())
    assert len(as_pdf("x", [PaperPage(sheet, [there])])) > len(as_pdf("x", [PaperPage(sheet, [])])) + 3000
