"""A scenario with something it may not be given is refused as an error in its file."""

from pathlib import Path
from typing import Any

import pytest

from companion.games.hopes_end.game import GAME
from tests.companion.games.playing import rehearsed, scenario

HERE = Path(__file__).parent


@pytest.mark.rule("HE-042")
def test_a_scenario_that_names_no_ruling_plays_a_new_table_and_may_name_a_house_rule() -> None:
    named = scenario(HERE, "ES-05")
    alone = {name: value for name, value in named.items() if name != "rulings"}
    assert rehearsed(GAME, alone).faults, "a completed building of three is worth 9 there"
    on_top = alone | {"given": alone["given"] | {"houseRules": {"bonus": "on-top"}}}
    assert rehearsed(GAME, on_top).faults == ()
    assert rehearsed(GAME, named | {"given": alone["given"] | {"houseRules": {}}}).faults


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"players": ["A"]}, "two to four"),
        ({"board": [{"at": [0, 0], "edges": "ssss", "owner": "A"}]}, "two tiles"),
        ({"board": [{"at": [5, 5], "edges": "ssss", "owner": "A"}]}, "not connected"),
        ({"board": [{"at": [0, 1], "edges": "ssss", "owner": "A"}]}, "differs"),
        ({"board": [{"at": [1, 0], "edges": "ssrs", "owner": "A"}]}, "'road'"),
        ({"board": [{"at": [1, 0], "edges": "rsrs", "road": "crossing", "owner": "A"}]}, "three or four"),
        ({"board": [{"at": [1, 0], "edges": "bbss", "building": ["n"], "owner": "A"}]}, "exactly one"),
        ({"piles": [1, 2, 3]}, "four piles"),
        ({"morality": {"A": [{"id": "A1"}]}}, "exactly three"),
        ({"historyDeck": [{"id": "H", "effects": [{"op": "ruin", "n": -1}]}]}, "0 to"),
        ({"historyDeck": [{"id": "H", "effects": [{"op": "ruin", "n": 1, "who": {}}]}]}, "exactly one of"),
    ],
)
def test_a_state_that_cannot_be_is_an_error_in_the_file(given: dict[str, Any], why: str) -> None:
    staged = scenario(HERE, "ES-03")
    found = rehearsed(GAME, {**staged, "given": staged["given"] | given})
    assert found.misread
    assert why in found.faults[0]
