"""A test on the big screen: the sum stands there until Fate turns, and is told with what comes of it."""

from typing import Any

import pytest

from companion.engine.answers import Chosen
from companion.engine.milestone import Milestone
from companion.engine.play import Play
from companion.games.map_to_hope.game import GAME
from tests.companion.games.map_to_hope.own_deck import game
from tests.companion.games.map_to_hope.test_beginning_otherwise import says
from tests.companion.games.map_to_hope.test_choosing import until


def staged() -> tuple[Play[Any, Any], Play[Any, Any]]:
    """A test before and after somebody has turned Fate."""
    before = until(game("A"), "turn-fate")
    return before, says(before, None, "turn-fate", Chosen("turn"))


@pytest.mark.rule("MH-038")
def test_fate_turns_by_itself_once_the_sum_was_seen() -> None:
    before, after = staged()
    asked = before.open["turn-fate"].question
    assert (asked.to, asked.lapses) == (None, "turn")
    assert (before.state.test.total, len(before.state.fate)) == (None, len(after.state.fate) + 1)
    spotlight = GAME.view(before.state, None).spotlight
    assert spotlight is not None
    assert [getattr(line, "key", "") for line in spotlight.lines][-2:] == ["skill-comes-to", "fate-wins"]


def test_the_steps_on_the_big_screen_add_up_to_the_total() -> None:
    _, after = staged()
    [told] = [one for one in after.log if isinstance(one, Milestone) and one.staged.adds_up]
    test = after.state.test
    assert told.staged.needed == test.needs
    assert told.staged.sums[-1] == test.total
    assert all(step.rules for step in told.staged.steps)


def test_each_number_of_a_result_has_its_rule() -> None:
    _, after = staged()
    why = GAME.view(after.state, None).why
    assert why
    assert all(one.rules for one in why)
