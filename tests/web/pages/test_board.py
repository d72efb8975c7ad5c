"""Boards as they are drawn: north is up, pieces stand side by side, and nothing is sent twice."""

from dataclasses import replace

from companion.shared_view.boards import Outline
from tests.web.fakes.page_parts import changed
from tests.web.fakes.reading import Element, read
from tests.web.fakes.samples import PLAY, PLAY_MAP, PLAY_PLAN, RED
from web.drawing import Drawing
from web.page import Page
from web.shown.board import BESIDE, LEAST, RIM, PlanMap, tile_map
from web.shown.view import Area, Badge, Board, FreePlace, Piece, Place, PlacedTile, Plan, Track
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
        (Area("west", ((0, 0), (200, 0), (200, 300)), "The west", ("Ann stands here", "One way leads on")),),
    )
)
DRAWING = Drawing(HERE / "templates", HERE / "static", Catalogue([HERE / "texts"]))


def drawn(page: Page, part: str) -> Element:
    """That part of the kiosk's page."""
    return read(DRAWING.page("kiosk", "one", page).text).one("div", id=part)


def town(board: Board = TOWN.board) -> Element:
    return drawn(changed(PLAY_MAP, board=tile_map(board)), "map")


def standing(drawn: Element) -> list[Element]:
    return drawn.one("g", class_="risen").all("use")


def flags(drawn: Element) -> list[dict[str, str]]:
    risen = (one.attributes for one in standing(drawn))
    return [one for one in risen if one["href"].startswith("#flag-")]


def hall() -> Element:
    return drawn(changed(PLAY_PLAN, plan=HALL), "plan")


def test_north_is_up_and_every_tile_has_its_quarter_turns_and_its_owner() -> None:
    northern, southern = (one for one in town().all("g") if one.all("title"))
    assert (northern.attributes["transform"], southern.attributes["transform"]) == (
        "translate(1 -2)",
        "translate(0 0)",
    )
    assert [one.attributes for one in northern.all("use")] == [
        {"href": "#tile-road", "transform": "rotate(270 .5 .5)"},
    ]
    assert flags(town()) == [{"href": "#flag-red", "x": "1", "y": "-2"}]


def test_a_tile_that_lies_face_down_does_not_show_whose_it_is() -> None:
    dark = replace(TOWN.board, tiles=(TILES[0], replace(TILES[1], dark=True)))
    assert not flags(town(dark))


def test_the_last_tile_is_framed_in_its_owners_colour_and_what_it_is_joined_to_is_lit() -> None:
    drawn = town(replace(TOWN.board, last=(1, 2), ways="M0 0h1"))
    last = drawn.one("g", class_="last")
    assert [one.attributes.get("stroke") for one in last.all("path", class_="frame")] == [None, RED.paint]
    assert [one.attributes["href"] for one in last.all("use")] == ["#tile-road", "#flag-red"]
    assert drawn.one("path", class_="lit-way").attributes["d"] == "M0 0h1"


def test_a_tile_lies_where_it_lay_among_the_others_once_another_is_the_last() -> None:
    one, other = (town(replace(TOWN.board, last=at)).all("g") for at in ((0, 0), (1, 2)))
    lying = [[g.attributes["id"] for g in found if g.all("title")] for found in (one, other)]
    assert lying == [["lies-1--2", "lies-0-0"]] * 2
    assert [g.attributes["id"] for g in other if g.attributes.get("class") == "tile last"] == ["last-1--2"]


def test_smoke_rises_over_what_lies_face_down() -> None:
    dark = replace(TOWN.board, tiles=(TILES[0], replace(TILES[1], dark=True)), over_dark="<path/>")
    assert [one.attributes["href"] for one in standing(town(dark))] == ["#over-dark"]


def test_a_face_is_sent_once_and_named_wherever_it_lies() -> None:
    page = read(DRAWING.page("kiosk", "one", changed(PLAY_MAP, board=TOWN)).text)
    assert all(len(page.all("g", id=name)) == 1 for name in ("tile-field", "tile-road"))
    assert TOWN.hand == "tile-road"
    assert page.one("details", id="tiles-left").text.endswith("4")


def test_an_outline_runs_around_tiles_and_not_between_them() -> None:
    [(kind, path)] = TOWN.outlines
    assert kind == "road"
    assert sorted(path.replace("M", " M").split()) == sorted(
        ["M0", "0h1", "M0", "1h1", "M0", "0v1", "M1", "0h1", "M1", "1h1", "M2", "0v1"]
    )


def test_a_map_has_a_rim_around_all_tiles_and_all_that_is_lit_and_is_seen_among_its_land() -> None:
    wide, _ = LEAST
    assert TOWN.box == (-RIM - (wide - 2) / 2, -2 - RIM, wide + 2 * RIM, 3 + 2 * RIM)
    lit = tile_map(replace(TOWN.board, lit=(FreePlace((wide, 0), "east"),)))
    assert lit.box == (-RIM, -2 - RIM, wide + 1 + 2 * RIM, 3 + 2 * RIM)


def test_land_that_a_game_draws_lies_around_its_tiles() -> None:
    assert town(replace(TOWN.board, land="<path/>")).one("path", class_="land")
    assert not town(TOWN.board).all("path", class_="land")


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


def test_a_place_with_a_name_bears_it_at_the_feet_of_its_pieces_and_one_without_bears_none() -> None:
    [name] = hall().all("text", class_="place-name")
    below = 100 + HALL.plan.letters + 6
    assert (name.text, name.attributes["x"], name.attributes["y"]) == ("Hall", "100", str(below))


def test_cards_in_a_hand_are_backs_with_their_number_and_health_is_hearts() -> None:
    hand, health = (
        Badge("hand", "4 cards", grave=False, cards=4),
        Track("health", "Health", 2, 3, shape="heart"),
    )
    page = replace(PLAY, seats=(replace(PLAY.seats[0], tracks=(health,), badges=(hand,)),))
    seat = read(DRAWING.page("kiosk", "one", page).text).one("li", id=f"seat-{PLAY.seats[0].seat}")
    held = seat.one("li", class_="badge")
    assert len(held.all("rect")) == 4
    assert held.without("aria-hidden").text == "4 cards"
    hearts = seat.one("span", class_="places").all("svg", class_="heart")
    assert [one.has({"class_": "full"}) for one in hearts] == [True, True, False]
