"""Drawings of games on paper: what stays in them, where it lies, and its words in the face of the game."""

import pytest

from companion.adapters.printing.drawings import TONES, SvgDrawing, colour, hung
from companion.adapters.printing.missing_letters import missing
from companion.adapters.printing.typesetting import TITLES
from companion.games import find
from vision.mat.layout import MatArea
from vision.mat.shapes import Framed, Shape, Writing, moved

LOOK = find("hope_inhumanity").meta.look
AREA = MatArea("film", 10, 20, 160, 200)


def drawn(inside: str) -> list[Shape | Writing]:
    return list(SvgDrawing(f'<svg viewBox="0 0 1600 900">{inside}</svg>', LOOK).marks())


def corners(inside: str) -> set[tuple[float, float]]:
    [shape] = drawn(inside)
    assert isinstance(shape, Shape)
    return {(round(x, 6), round(y, 6)) for x, y in shape.corners}


def test_what_is_only_there_for_a_while_is_left_out() -> None:
    kept, gone = (
        '<g data-from="3"><path d="M0 0h4v4z"/></g>',
        '<path data-from="1" data-until="2" d="M0 0h9v9z"/>',
    )
    assert corners(kept + gone) == {(0, 0), (4, 0), (4, 4)}


@pytest.mark.parametrize(
    ("transform", "there"),
    [
        ("translate(10 0) scale(2)", {(12, 2), (14, 2), (14, 4), (12, 4)}),
        ("rotate(180 2 2)", {(2, 2), (3, 2), (3, 3), (2, 3)}),
    ],
)
def test_a_box_is_moved_and_turned_as_a_browser_does_it(
    transform: str, there: set[tuple[float, float]]
) -> None:
    assert corners(f'<g transform="{transform}"><rect x="1" y="1" width="1" height="1"/></g>') == there


def test_a_named_part_is_drawn_wherever_it_is_used_and_a_seat_by_its_shape() -> None:
    part = '<defs><g id="house"><path d="M0 0h4v4z"/></g></defs>'
    assert len(drawn(f'{part}<use href="#house"/><use href="#house" transform="translate(9 9)"/>')) == 2
    glyph = (
        '<svg x="100" y="50" width="48" height="48" viewBox="0 0 24 24"><use href="#shape-diamond"/></svg>'
    )
    xs, ys = zip(*corners(glyph), strict=True)
    assert (min(xs) + max(xs)) / 2 == pytest.approx(124)
    assert max(ys) - min(ys) == pytest.approx(2 * 0.9 * 24)


def test_a_line_is_as_broken_as_its_dashes_say_and_as_a_group_says_it_is_painted() -> None:
    line = '<g stroke="#fff8" stroke-width="2"><path d="M0 0h100" fill="none" stroke-dasharray="10 15"/></g>'
    [dashes] = drawn(line)
    assert isinstance(dashes, Shape)
    assert dashes.opaque == pytest.approx(colour("#fff8")[1])
    ends = sorted({round(x, 1) for x, _ in dashes.corners})
    assert ends == [-0.5, 10.5, 24.5, 35.5, 49.5, 60.5, 74.5, 85.5]


@pytest.mark.parametrize("kind", ["linearGradient", "radialGradient"])
def test_a_gradient_goes_from_its_first_paint_to_its_last(kind: str) -> None:
    stops = '<stop offset="0" stop-color="#000000"/><stop offset="1" stop-color="#ffffff"/>'
    shapes = drawn(
        f'<defs><{kind} id="dusk">{stops}</{kind}></defs><path d="M0 0h100v100h-100z" fill="url(#dusk)"/>'
    )
    greys = [one.paint[0] for one in shapes]
    assert len(greys) == TONES
    assert greys == sorted(greys, reverse=kind == "radialGradient")
    assert (min(greys), max(greys)) == (5, 250)


def test_a_word_stands_about_its_point_in_the_face_of_the_game_on_an_edge_of_its_own() -> None:
    word = (
        '<text x="100" y="40" font-size="30" text-anchor="middle" stroke="#17131c" stroke-width="5">Jo</text>'
    )
    *edge, said = drawn(word)
    assert isinstance(said, Writing)
    assert said.face == TITLES["Fraunces"]
    assert said.start[0] + said.width / 2 == pytest.approx(100)
    assert {one.paint for one in edge} == {colour("#17131c")[0]}


def test_it_is_hung_as_wide_as_its_room_and_moves_and_lacks_letters_with_its_words() -> None:
    frame = hung(
        '<svg viewBox="0 0 1600 900"><text x="1600" y="900" text-anchor="end">\uf8ff</text></svg>', AREA, LOOK
    )
    assert (frame.area.left, frame.area.width, frame.area.depth) == (10, 160, 90)
    [word] = frame.shapes
    assert isinstance(word, Writing)
    assert (word.start[0] + word.width, word.start[1]) == pytest.approx((170, 130))
    away = moved(frame, (1, 2))
    assert isinstance(away, Framed)
    [there] = away.shapes
    assert isinstance(there, Writing)
    assert there.start == (word.start[0] + 1, word.start[1] + 2)
    assert missing([frame]) == {"\uf8ff"}
