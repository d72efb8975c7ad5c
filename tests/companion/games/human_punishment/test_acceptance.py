"""A scenario with something it may not be given is refused as an error in its file."""

from pathlib import Path
from typing import Any

import pytest

from companion.games.human_punishment.game import GAME
from tests.companion.games.human_punishment.written import do, event, faults
from tests.companion.games.playing import rehearsed, scenario

HERE = Path(__file__).parent


@pytest.mark.rule("HP-112")
@pytest.mark.parametrize(("rules", "cause"), [({}, None), ({"morale": "zero"}, "morale")])
def test_a_scenario_may_name_a_house_rule(rules: dict[str, str], cause: str | None) -> None:
    given = {**event({"op": "bar", "bar": "morale", "n": -1}), "bars": {"morale": 1}, "houseRules": rules}
    over = cause and {"cause": cause, "faction": "Outlaws"}
    assert faults(given, [do("draw event")], {"gameOver": over}) == ()


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"players": ["A", "B"]}, "three to six"),
        ({"seats": {"A": {"chips": ["red", "red"]}}}, "slots"),
        ({"seats": {"A": {"unlocked": [["hacking", 2]]}}}, "after level 1"),
        ({"seats": {"A": {"hand": ["b6"]}}}, "no card"),
        ({"bars": {"guard": 0}}, "1 to 3"),
        ({"network": {"Alpha": ["blue"]}}, "no chip"),
        ({"leader": "A", "general": "A"}, "two people"),
        ({"enemies": [{"id": "e", "type": "Tank", "level": 1, "at": "Red 1"}]}, "place of such an Enemy"),
        ({"events": {"I": [{"id": "e", "kind": "check", "target": 0}]}}, "above or below 0"),
        (
            {"cards": {"programs": [{"title": "X", "price": 2, "when": "own turn", "do": "Riot gos up"}]}},
            "fault",
        ),
        ({"seats": {"A": {"goals": ["nothing"]}}}, "Objective"),
        ({"seats": {"A": {"character": "nobody"}}}, "character"),
        ({"kuro": {"at": "HQ"}}, "nobody plays Dee Coy"),
    ],
)
def test_a_state_that_cannot_be_is_an_error_in_the_file(given: dict[str, Any], why: str) -> None:
    staged = scenario(HERE, "PS-03")
    found = rehearsed(GAME, {**staged, "given": staged["given"] | given})
    assert found.misread
    assert why in found.faults[0]
