"""A board that a game draws, on a page: the same numbers on it and on the buttons."""

from companion.adapters.pages import plan_board
from tests.web.pages.test_board import HALL
from web.shown.prompts import ChoiceView, Prompt


def at(*places: str | None) -> Prompt:
    """A question with a choice for each place."""
    choices = tuple(
        ChoiceView(f"c{n}", f"c{n}", None, plain=False, place=one) for n, one in enumerate(places)
    )
    return Prompt("go", 1, "Where?", None, standing=False, choices=choices)


def test_each_place_where_something_may_be_done_has_the_number_of_its_choices() -> None:
    lit, [prompt] = plan_board.marked(HALL, [at("step", "hall", "step", None)])
    assert lit is not None
    assert [(one.number, one.x) for one in lit.spots] == [(1, 300), (2, 100)]
    assert [one.mark for one in prompt.choices] == [1, 2, 1, None]


def test_a_place_that_is_not_on_the_plan_has_no_number() -> None:
    lit, [prompt] = plan_board.marked(HALL, [at("cellar", "hall")])
    assert lit is not None
    assert [one.number for one in lit.spots] == [1]
    assert [one.mark for one in prompt.choices] == [None, 1]


def test_where_nothing_can_be_done_anywhere_nothing_is_lit() -> None:
    assert plan_board.marked(HALL, [at(None)]) == (HALL, (at(None),))
