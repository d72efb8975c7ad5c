"""Each change that a spectator sees has a line in the log."""

from types import SimpleNamespace
from typing import Any

import pytest

from companion.conformance.stage import tells
from companion.engine.view import CardView, Mood, Spotlight, View

CARD = CardView("event", "", "A wall with names", ())
OPEN, HIDDEN = (CARD,), ()
LARGE, NOTHING = Spotlight("", CARD.title, None), None


def view(opened: tuple[CardView, ...], spotlight: Spotlight | None) -> View:
    return View(None, Mood.CALM, (), (), (), spotlight, None, (), opened, (), over=False)


def silent(*views: View) -> Any:
    """A trial whose steps tell nothing."""
    entry, play = SimpleNamespace(answer=None), SimpleNamespace(log=())
    return SimpleNamespace(steps=[(entry, play)] * len(views), table=views)


@pytest.mark.parametrize(
    ("before", "after", "faults"),
    [
        (view(HIDDEN, NOTHING), view(OPEN, NOTHING), 1),
        (view(OPEN, NOTHING), view(HIDDEN, NOTHING), 1),
        (view(HIDDEN, NOTHING), view(OPEN, LARGE), 1),
        (view(OPEN, NOTHING), view(HIDDEN, LARGE), 0),
        (view(HIDDEN, LARGE), view(OPEN, NOTHING), 0),
    ],
)
def test_a_card_that_opens_or_goes_needs_a_line_and_one_that_is_shown_large_does_neither(
    before: View, after: View, faults: int
) -> None:
    assert len([*tells(silent(before, after))]) == faults
