"""The acceptance scenarios hold, and none would with another number or with what is not in the form."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from companion.engine.game import rehearse
from companion.games.human_punishment.game import GAME
from tests.companion.games.human_punishment.written import do, event, faults
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


@pytest.mark.rule("HP-112")
@pytest.mark.parametrize(("rules", "cause"), [({}, None), ({"morale": "zero"}, "morale")])
def test_a_scenario_may_name_a_house_rule(rules: dict[str, str], cause: str | None) -> None:
    given = {**event({"op": "bar", "bar": "morale", "n": -1}), "bars": {"morale": 1}, "houseRules": rules}
    over = cause and {"cause": cause, "faction": "Outlaws"}
    assert faults(given, [do("draw event")], {"gameOver": over}) == ()


@pytest.mark.parametrize(
    ("where", "name"),
    [((), "mood"), (("given",), "weather"), (("when", 0), "with"), (("then",), "later")],
)
def test_what_is_not_in_the_form_is_an_error_with_its_place(where: tuple[Any, ...], name: str) -> None:
    found = played(with_another_field(BY_ID["PS-03"], where, name))
    assert found.misread
    assert f"'{name}'" in found.faults[0]


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
    ],
)
def test_a_state_that_cannot_be_is_an_error_in_the_file(given: dict[str, Any], why: str) -> None:
    scenario = copy.deepcopy(BY_ID["PS-03"])
    scenario["given"] |= given
    found = played(scenario)
    assert found.misread
    assert why in found.faults[0]
