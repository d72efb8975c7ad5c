"""A scenario with something it may not be given is refused as an error in its file."""

from pathlib import Path
from typing import Any

import pytest

from companion.games.map_to_hope.game import GAME
from tests.companion.games.playing import rehearsed, scenario

HERE = Path(__file__).parent


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"hand": {"A": ["plain-1", "plain-1"]}}, "two places"),
        ({"hand": {"A": ["Nobody"]}}, "no Hero card"),
        ({"day": 10}, "1 to 9"),
        ({"passed": ["A"]}, "has passed"),
        ({"active": None}, "all who live have passed"),
        ({"damage": {"A": 6}}, "bears 5 at most"),
        ({"location": "Camp Hope", "journey": []}, "empty"),
        ({"heroes": {"Act": {"kind": "Action", "cost": 1, "uses": 2}}}, "`play` only"),
        ({"radiationCards": {"A": [{"once": [{"op": "scout"}]}]}}, "may stand here"),
    ],
)
def test_a_state_that_cannot_be_is_an_error_in_the_file(given: dict[str, Any], why: str) -> None:
    staged = scenario(HERE, "MS-11")
    found = rehearsed(GAME, {**staged, "given": staged["given"] | given})
    assert found.misread
    assert why in found.faults[0]


@pytest.mark.parametrize(
    ("players", "fate"),
    [(["A", "B", "C"], None), ([], None), (["A"], [0] * 17), (["A"], [-4, -3, -2])],
)
def test_a_game_that_cannot_be_set_up_is_refused_mh_001_mh_004(
    players: list[str], fate: list[int] | None
) -> None:
    set_up: dict[str, Any] = {"difficulty": "easy", **({"fateCards": fate} if fate else {})}
    refused = {
        **scenario(HERE, "MS-01"),
        "given": {"players": players, "setup": set_up},
        "when": [],
        "then": {"rejected": [0]},
    }
    assert rehearsed(GAME, refused).faults == ()
    wrong = rehearsed(GAME, {**refused, "given": {"players": ["A"], "setup": {"difficulty": "easy"}}})
    assert wrong.faults == ("the game should not be set up as given, and was",)
