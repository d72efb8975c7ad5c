"""A board of tiles as a part of a page: the same numbers in the map and in the buttons, y downwards."""

from dataclasses import replace

import pytest

from companion.adapters.language.speech import Speech
from companion.adapters.pages import tile_board
from companion.engine import view as v
from tests.web.samples import RED
from web.shown.board import TileBoardView
from web.shown.prompts import ChoiceView, Prompt
from web.words import Catalogue

FACES = (("field", "<rect/>"), ("road", "<path/>"))
TILES = (
    v.PlacedTile((0, 0), "field", 0, None, False, "the start"),
    v.PlacedTile((1, 2), "road", 3, "seat-1", True, "in ruins"),
)
SEEN = v.Board(TILES, FACES, (v.Outline("road", ((0, 0), (1, 0))),), "road", (("field", 4),))


@pytest.fixture
def speech() -> Speech:
    return Speech(Catalogue([]), "en")


@pytest.fixture
def painted(speech: Speech) -> TileBoardView:
    seen = tile_board.painted(SEEN, speech, lambda _: RED)
    assert seen is not None
    return seen


def at(*spots: tuple[int, int] | None) -> Prompt:
    """A question with a choice for each place."""
    choices = tuple(
        ChoiceView(f"c{n}", f"c{n}", None, plain=False, spot=spot) for n, spot in enumerate(spots)
    )
    return Prompt("place", 1, "Where?", None, standing=False, choices=choices)


def test_north_is_up_and_every_tile_has_its_quarter_turns_and_its_owner(painted: TileBoardView) -> None:
    assert [(one.x, one.y, one.degrees, one.dark, one.owner) for one in painted.tiles] == [
        (0, 0, 0, False, None),
        (1, -2, 270, True, RED),
    ]
    assert painted.box == (-1, -3, 4, 5)


def test_a_face_is_sent_once_and_named_wherever_it_lies(painted: TileBoardView) -> None:
    assert painted.faces == (("tile-0", "<rect/>"), ("tile-1", "<path/>"))
    assert (painted.hand, painted.left) == ("tile-1", (("tile-0", 4),))


def test_an_outline_runs_around_tiles_and_not_between_them(painted: TileBoardView) -> None:
    [one] = painted.outlines
    assert one.kind == "road"
    assert sorted(one.path.replace("M", " M").split()) == sorted(
        ["M0", "0h1", "M0", "1h1", "M0", "0v1", "M1", "0h1", "M1", "1h1", "M2", "0v1"]
    )


def test_nothing_is_drawn_before_a_tile_lies(speech: Speech) -> None:
    assert tile_board.painted(None, speech, lambda _: RED) is None
    assert tile_board.painted(replace(SEEN, tiles=()), speech, lambda _: RED) is None


def test_a_place_has_the_same_number_on_the_map_and_on_each_of_its_buttons(painted: TileBoardView) -> None:
    marked, [prompt] = tile_board.marked(painted, [at((0, 1), (0, 1), None, (2, 2))])
    assert marked is not None
    assert [(one.number, one.x, one.y) for one in marked.spots] == [(1, 0, -1), (2, 2, -2)]
    assert [(one.mark, one.face) for one in prompt.choices] == [
        (1, "tile-1"),
        (1, "tile-1"),
        (None, None),
        (2, "tile-1"),
    ]


def test_the_map_has_room_all_around_and_stays_as_large_when_places_are_offered(
    painted: TileBoardView,
) -> None:
    marked, _ = tile_board.marked(painted, [at((-1, 3), (2, -1))])
    assert marked is not None
    assert marked.box == painted.box == (-1, -3, 4, 5)


def test_where_what_is_in_hand_fits_is_lit_for_everybody_and_said_in_words(speech: Speech) -> None:
    seen = tile_board.painted(replace(SEEN, lit=((0, 1),), in_hand="a road"), speech, lambda _: RED)
    assert seen is not None
    assert (seen.lit, seen.in_hand) == (((0, -1),), "a road")


def test_where_no_place_is_asked_for_nothing_is_numbered(painted: TileBoardView) -> None:
    asked = (at(None),)
    assert tile_board.marked(painted, asked) == (painted, asked)
    assert tile_board.marked(None, asked) == (None, asked)
