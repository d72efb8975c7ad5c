"""The acceptance scenarios hold, and none would with another number or with what is not in the form."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from companion.engine.game import rehearse
from companion.games.hopes_end.game import GAME
from tests.companion.games.mutating import (
    promised,
    with_another_field,
    with_another_number,
    with_another_refusal,
)

FILE = json.loads((Path(__file__).parent / "acceptance.json").read_text(encoding="utf-8"))
BY_ID: dict[str, dict[str, Any]] = {one["id"]: one for one in FILE["scenarios"]}


def played(scenario: dict[str, Any]) -> Any:
    [found] = rehearse(GAME, json.dumps(scenario))
    return found


@pytest.mark.parametrize("id_", BY_ID)
def test_it_holds(id_: str) -> None:
    assert played(BY_ID[id_]).faults == ()


@pytest.mark.parametrize("id_", BY_ID)
def test_it_does_not_hold_with_any_other_number(id_: str) -> None:
    for path in promised(BY_ID[id_]):
        assert played(with_another_number(BY_ID[id_], path)).faults, f"{path} may be one more"


@pytest.mark.parametrize("id_", BY_ID)
def test_a_step_that_is_refused_has_to_be_said_and_no_other(id_: str) -> None:
    for scenario in with_another_refusal(BY_ID[id_]):
        assert played(scenario).faults


@pytest.mark.rule("HE-042")
def test_a_scenario_that_names_no_ruling_plays_a_new_table_and_may_name_a_house_rule() -> None:
    alone = {name: value for name, value in BY_ID["ES-05"].items() if name != "rulings"}
    assert played(alone).faults, "a completed building of three is worth 9 there"
    assert played(alone | {"given": alone["given"] | {"houseRules": {"bonus": "on-top"}}}).faults == ()
    assert played(BY_ID["ES-05"] | {"given": alone["given"] | {"houseRules": {}}}).faults


@pytest.mark.parametrize(
    ("where", "name"),
    [((), "mood"), (("given",), "weather"), (("when", 0), "with"), (("then",), "later")],
)
def test_what_is_not_in_the_form_is_an_error_with_its_place(where: tuple[Any, ...], name: str) -> None:
    found = played(with_another_field(BY_ID["ES-03"], where, name))
    assert found.misread
    assert f"'{name}'" in found.faults[0]


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
    scenario = copy.deepcopy(BY_ID["ES-03"])
    scenario["given"] |= given
    found = played(scenario)
    assert found.misread
    assert why in found.faults[0]
