"""A board of tiles is told in words: edges, neighbours, owners, and what may be done."""

from dataclasses import replace
from importlib.resources import files
from pathlib import Path

from companion.adapters.language.speech import Speech
from companion.adapters.pages.tile_board import drawn, marked
from web.shown.prompts import ChoiceView, Prompt
from web.shown.view import Board, FreePlace, PlacedTile
from web.words import Catalogue

TEXTS = Catalogue([Path(str(files("companion.adapters"))) / "texts"])
KINDS = (("r", "road"), ("s", "slum"))
START = PlacedTile((0, 0), "start", 0, None, dark=False, label="the start", edges="rsrs")
BENS = PlacedTile((1, 1), "bend", 1, None, dark=False, label="1 north, 1 east", who="Ben", edges="ssrr")
FREE = FreePlace((0, 1), "1 north", ("as printed", "turned twice"))
BOARD = Board((START, BENS), (("start", ""), ("bend", "")), lit=(FREE,), kinds=KINDS)


def test_a_tile_is_told_with_its_owner_its_edges_as_it_lies_and_what_else_holds() -> None:
    noted = replace(BENS, notes=("in a complete road of 2", "cannot be ruined"))
    told = drawn(replace(BOARD, tiles=(START, noted)), Speech(TEXTS, "en")).told
    assert told[0, 0] == "the start, north road, east slum, south road, west slum"
    assert told[1, 1] == (
        "1 north, 1 east: Ben, north slum, east slum, south road, west road, "
        "in a complete road of 2, cannot be ruined"
    )


def test_a_free_place_is_told_with_the_edges_that_face_it_and_their_owners() -> None:
    assert drawn(BOARD, Speech(TEXTS, "en")).told[0, 1] == (
        "1 north, free: east road (Ben), south road; fits as printed, turned twice"
    )
    assert "im Osten road (Ben)" in drawn(BOARD, Speech(TEXTS, "de")).told[0, 1]


def test_a_place_where_something_may_be_done_is_told_as_the_board_tells_it() -> None:
    choices = (
        ChoiceView("0,1,0", "1 north", None, spot=(0, 1)),
        ChoiceView("0,0", "the start", None, spot=(0, 0)),
    )
    seen = drawn(BOARD, Speech(TEXTS, "en"))
    board, [prompt] = marked(seen, [Prompt("place", 1, "Where?", None, standing=False, choices=choices)])
    assert board is not None
    assert [spot.told for spot in board.spots] == [seen.told[0, 1], seen.told[0, 0]]
    assert [one.mark for one in prompt.choices] == [1, 2]
