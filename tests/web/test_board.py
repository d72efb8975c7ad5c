"""Boards as they are drawn: north is up, pieces stand side by side, and nothing is sent twice."""

from dataclasses import replace

from companion.shared_view.boards import Outline
from tests.web.page_parts import changed
from tests.web.reading import Element, read
from tests.web.samples import PLAY_MAP, PLAY_PLAN, RED
from web.drawing import Drawing
from web.page import Page
from web.shown.board import BESIDE, PlanMap, tile_map
from web.shown.view import Area, Board, FreePlace, Piece, Place, PlacedTile, Plan
from web.site import HERE
from web.words import Catalogue

FACES = (("field", "<rect/>"), ("road", "<path/>"))
TILES = (
    PlacedTile((0, 0), "field", 0, None, False, "the start"),
    PlacedTile((1, 2), "road", 3, RED, False, "a road"),
)
TOWN = tile_map(Board(TILES, FACES, (Outline("road", ((0, 0), (1, 0))),), "road", (("field", 4),)))
HALL = PlanMap(
    Plan(
        (400, 300),
        "<rect/>",
        (Place("hall", (100, 100), "Hall"), Place("step", (300, 200))),
        (Piece("hall", "Ann", RED), Piece("hall", "Ben", RED), Piece("step", "a guard", sign="G")),
        (Area("west", (0, 0, 200, 300), "The west", ("Ann stands here", "One way leads on")),),
    )
)
DRAWING = Drawing(HERE / "templates", HERE / "static", Catalogue([HERE / "texts"]))


def drawn(page: Page, part: str) -> Element:
    """That part of the kiosk's page."""
    return read(DRAWING.page("kiosk", "one", page).text).one("div", id=part)


def town(board: Board = TOWN.board) -> Element:
    return drawn(changed(PLAY_MAP, board=tile_map(board)), "map")


def hall() -> Element:
    return drawn(changed(PLAY_PLAN, plan=HALL), "plan")


def test_north_is_up_and_every_tile_has_its_quarter_turns_and_its_owner() -> None:
    first, second = (one for one in town().all("g") if one.all("title"))
    assert (first.attributes["transform"], second.attributes["transform"]) == (
        "translate(0 0)",
        "translate(1 -2)",
    )
    assert [one.attributes for one in second.all("use")] == [
        {"href": "#tile-1", "transform": "rotate(270 .5 .5)"},
        {"href": "#mark-red"},
    ]


def test_a_tile_that_lies_face_down_does_not_show_whose_it_is() -> None:
    dark = replace(TOWN.board, tiles=(TILES[0], replace(TILES[1], dark=True)))
    assert [one.attributes["href"] for one in town(dark).one("g", class_="dark").all("use")] == ["#tile-1"]


def test_a_face_is_sent_once_and_named_wherever_it_lies() -> None:
    page = read(DRAWING.page("kiosk", "one", changed(PLAY_MAP, board=TOWN)).text)
    assert all(len(page.all("g", id=name)) == 1 for name in ("tile-0", "tile-1"))
    assert TOWN.hand == "tile-1"
    assert town().one("details", id="tiles-left").text.endswith("4")


def test_an_outline_runs_around_tiles_and_not_between_them() -> None:
    [(kind, path)] = TOWN.outlines
    assert kind == "road"
    assert sorted(path.replace("M", " M").split()) == sorted(
        ["M0", "0h1", "M0", "1h1", "M0", "0v1", "M1", "0h1", "M1", "1h1", "M2", "0v1"]
    )


def test_a_map_has_room_all_around() -> None:
    assert TOWN.box == (-1, -3, 4, 5)


def test_where_what_is_in_hand_fits_is_lit_for_everybody_and_said_in_words() -> None:
    drawn = town(replace(TOWN.board, lit=(FreePlace((0, 1), "1 north"),), in_hand="a road"))
    assert drawn.one("rect", class_="fits").attributes["y"] == "-0.94"
    assert "a road" in drawn.one("p", class_="in-hand").text


def test_pieces_of_one_place_stand_side_by_side_about_its_middle() -> None:
    (ann, _, _), (ben, _, _), (x, y, guard) = HALL.pieces
    assert ((ann + ben) / 2, ben - ann) == (100, BESIDE)
    assert (x, y, guard.label) == (300, 200, "a guard")


def test_an_area_is_read_line_by_line() -> None:
    west = hall().one("article", id="area-west")
    assert [one.text for one in west.all("li")] == ["Ann stands here", "One way leads on"]


def test_a_place_with_a_name_bears_it_below_its_pieces_and_one_without_bears_none() -> None:
    [name] = hall().all("text", class_="place-name")
    below = 100 + HALL.plan.thing // 2 + HALL.plan.letters
    assert (name.text, name.attributes["x"], name.attributes["y"]) == ("Hall", "100", str(below))
