"""`check-game` names the faults of a game, and the checks that had nothing to test."""

import pytest

from companion import games
from companion.cli.authors.check_game import _line
from companion.conformance.checks import CHECKS, CheckResult, held

BOARD = next(one for one in CHECKS if one.id == "board")
ENDS = next(one for one in CHECKS if one.must)


@pytest.mark.parametrize(
    ("result", "mark"),
    [
        (CheckResult(ENDS, ()), "✓"),
        (CheckResult(ENDS, ("it does not end",)), "✗"),
        (CheckResult(BOARD, ("a place has no words",)), "○"),
        (CheckResult(BOARD, (), tested=False), "–"),
    ],
)
def test_a_check_is_ticked_off_only_where_something_was_tested(result: CheckResult, mark: str) -> None:
    assert _line(result).startswith(f"{mark} {result.check.about}")
    assert ("Not tested" in _line(result)) != result.tested


@pytest.mark.slow
def test_a_game_without_a_board_is_not_said_to_have_one_that_can_be_played_by_ear() -> None:
    tested = {one.check.id: one.tested for one in held(games.find("just_dice"))}
    assert (tested["board"], tested["rolls"], tested["pools"]) == (False, True, False)
