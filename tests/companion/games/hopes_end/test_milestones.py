"""What the table holds still for: each History card, the edge of ruin, and the end."""

from dataclasses import replace

import pytest

from companion.engine.game import Seat
from companion.engine.milestone import Milestone
from companion.engine.words import say
from companion.games.hopes_end.cards import Box, History
from companion.games.hopes_end.events.history import Ended, HistoryDrawn
from companion.games.hopes_end.events.ruin import Ruined
from companion.games.hopes_end.rulings import rulings_of
from companion.games.hopes_end.state import LIMIT, Citizen, HopesEndState
from companion.games.hopes_end.town.tiles import Lying, Tile

ADA, BEN = Citizen(Seat("A", "Ada", "red"), points=9), Citizen(Seat("B", "Ben", "blue"))


def town(ruined: int, standing: int = 3, limit: str = "above") -> HopesEndState:
    """A town of Ada's in which so many tiles are ruined, the first at 0, 0, and so many stand."""
    tiles = {(n, 0): Lying(Tile("ssss"), 0, "A", ruined=n < ruined) for n in range(ruined + standing)}
    return HopesEndState(citizens=(ADA, BEN), town=tiles, rulings=rulings_of({"limit": limit}))


@pytest.mark.rule("HE-039")
@pytest.mark.parametrize(
    ("n", "limit", "holds"), [(40, "above", True), (39, "above", False), (39, "at", True)]
)
def test_the_last_ruin_that_is_borne_holds_the_table(n: int, limit: str, holds: bool) -> None:
    told = Ruined("B", 0, 0).log_line(town(n, limit=limit))
    assert told is not None
    assert (told.key, told.values["owner"], told.values["n"]) == ("told-ruined", "Ada", n)
    assert isinstance(told, Milestone) is holds
    if isinstance(told, Milestone):
        assert (told.staged.picture, told.staged.colour, told.staged.epitaph) == (
            "loss",
            "red",
            say("epitaph-brink"),
        )


@pytest.mark.rule("HE-018")
def test_each_history_card_is_read_by_all() -> None:
    state = HopesEndState(
        box=Box(history={"H": History("H", title="The flood", text="The river takes its own.")})
    )
    drawn = HistoryDrawn("H", None)
    told = drawn.log_line(drawn.evolve(replace(state, history_deck=("H",))))
    assert isinstance(told, Milestone)
    card = told.staged.steps[0].card
    assert card is not None
    assert (card.title, card.lines) == ("The flood", ("The river takes its own.",))


@pytest.mark.rule("HE-039", "HE-046")
def test_the_end_is_held_with_what_still_stands() -> None:
    lost = Ended("lost").log_line(Ended("lost").evolve(town(LIMIT + 1, standing=5)))
    won = Ended("ended").log_line(Ended("ended").evolve(town(2, standing=4)))
    assert isinstance(lost, Milestone)
    assert isinstance(won, Milestone)
    assert (lost.staged.picture, lost.staged.epitaph) == ("lost", say("epitaph-lost", n=5))
    assert (won.staged.picture, won.staged.epitaph, won.staged.colour) == (
        "won",
        say("epitaph-won", n=4),
        "red",
    )
