"""A board of tiles as a part of a page: the same numbers in the map and in the buttons, y downwards."""

from companion.adapters.pages import tile_board
from tests.web.test_board import TOWN
from web.shown.prompts import ChoiceView, Prompt


def at(*spots: tuple[int, int] | None) -> Prompt:
    """A question with a choice for each place."""
    choices = tuple(
        ChoiceView(f"c{n}", f"c{n}", None, plain=False, spot=spot) for n, spot in enumerate(spots)
    )
    return Prompt("place", 1, "Where?", None, standing=False, choices=choices)


def test_a_place_has_the_same_number_on_the_map_and_on_each_of_its_buttons() -> None:
    marked, [prompt] = tile_board.marked(TOWN, [at((0, 1), (0, 1), None, (2, 2))])
    assert marked is not None
    assert [(one.number, one.x, one.y) for one in marked.spots] == [(1, 0, -1), (2, 2, -2)]
    assert [(one.mark, one.face) for one in prompt.choices] == [
        (1, "tile-1"),
        (1, "tile-1"),
        (None, None),
        (2, "tile-1"),
    ]


def test_the_map_stays_as_large_when_places_are_offered() -> None:
    marked, _ = tile_board.marked(TOWN, [at((-1, 3), (2, -1))])
    assert marked is not None
    assert marked.box == TOWN.box


def test_where_no_place_is_asked_for_nothing_is_numbered() -> None:
    asked = (at(None),)
    assert tile_board.marked(TOWN, asked) == (TOWN, asked)
    assert tile_board.marked(None, asked) == (None, asked)
