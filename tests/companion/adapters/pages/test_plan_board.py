"""A board that a game draws, on a page: pieces side by side, the same numbers on it and on the buttons."""

import pytest

from companion.adapters.language.speech import Speech
from companion.adapters.pages import plan_board
from companion.engine import view as v
from tests.web.samples import RED
from web.shown.plan import PlanAreaView, PlanView
from web.shown.prompts import ChoiceView, Prompt
from web.words import Catalogue

SEEN = v.Plan(
    (400, 300),
    "<rect/>",
    (v.Place("hall", (100, 100), "Hall"), v.Place("step", (300, 200))),
    (
        v.Piece("hall", "Ann", colour="red"),
        v.Piece("hall", "Ben", colour="red"),
        v.Piece("step", "a guard", sign="G"),
    ),
    (v.Area("west", (0, 0, 200, 300), "The west", ("Ann stands here", "One way leads on")),),
)


@pytest.fixture
def painted() -> PlanView:
    seen = plan_board.painted(SEEN, Speech(Catalogue([]), "en"), lambda _: RED)
    assert seen is not None
    return seen


def at(*places: str | None) -> Prompt:
    """A question with a choice for each place."""
    choices = tuple(
        ChoiceView(f"c{n}", f"c{n}", None, plain=False, place=one) for n, one in enumerate(places)
    )
    return Prompt("go", 1, "Where?", None, standing=False, choices=choices)


def test_a_game_without_a_plan_shows_none() -> None:
    assert plan_board.painted(None, Speech(Catalogue([]), "en"), lambda _: RED) is None


def test_pieces_of_one_place_stand_side_by_side_about_its_middle(painted: PlanView) -> None:
    ann, ben, guard = painted.pieces
    assert (ann.x + ben.x) / 2 == 100
    assert ben.x - ann.x == plan_board.BESIDE
    assert (guard.x, guard.y, guard.sign, guard.colour) == (300, 200, "G", None)


def test_an_area_is_read_line_by_line(painted: PlanView) -> None:
    west = PlanAreaView("west", 0, 0, 200, 300, "The west", ("Ann stands here", "One way leads on"))
    assert painted.areas == (west,)


def test_a_place_with_a_name_bears_it_below_its_pieces_and_one_without_bears_none(painted: PlanView) -> None:
    assert [(one.text, one.x, one.y) for one in painted.names] == [("Hall", 100, 100 + plan_board.NAME_BELOW)]


def test_each_place_where_something_may_be_done_has_the_number_of_its_choices(painted: PlanView) -> None:
    lit, [prompt] = plan_board.marked(painted, [at("step", "hall", "step", None)])
    assert lit is not None
    assert [(one.number, one.x) for one in lit.spots] == [(1, 300), (2, 100)]
    assert [one.mark for one in prompt.choices] == [1, 2, 1, None]


def test_a_place_that_is_not_on_the_plan_has_no_number(painted: PlanView) -> None:
    lit, [prompt] = plan_board.marked(painted, [at("cellar", "hall")])
    assert lit is not None
    assert [one.number for one in lit.spots] == [1]
    assert [one.mark for one in prompt.choices] == [None, 1]


def test_where_nothing_can_be_done_anywhere_nothing_is_lit(painted: PlanView) -> None:
    assert plan_board.marked(painted, [at(None)]) == (painted, (at(None),))
