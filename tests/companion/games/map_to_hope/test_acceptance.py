"""The acceptance scenarios hold, and none would with another number or with what is not in the form."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from companion.engine.game import rehearse
from companion.games.map_to_hope.game import GAME
from tests.companion.games.mutating import (
    promised,
    with_another_field,
    with_another_number,
    with_another_refusal,
)

FILE = json.loads((Path(__file__).parent / "acceptance.json").read_text(encoding="utf-8"))
SCENARIOS: list[dict[str, Any]] = FILE["scenarios"]
BY_ID = {one["id"]: one for one in SCENARIOS}


def played(*scenarios: dict[str, Any]) -> list[Any]:
    return list(rehearse(GAME, json.dumps({"about": FILE["about"], "scenarios": scenarios})))


@pytest.mark.parametrize("id_", BY_ID)
def test_it_holds(id_: str) -> None:
    [found] = played(BY_ID[id_])
    assert found.faults == ()


@pytest.mark.parametrize("id_", BY_ID)
def test_it_does_not_hold_with_any_other_number(id_: str) -> None:
    for path in promised(BY_ID[id_]):
        [found] = played(with_another_number(BY_ID[id_], path))
        assert found.faults, f"{path} may be one more"


@pytest.mark.parametrize("id_", BY_ID)
def test_a_step_that_is_refused_has_to_be_said_and_no_other(id_: str) -> None:
    for scenario in with_another_refusal(BY_ID[id_]):
        [found] = played(scenario)
        assert found.faults


@pytest.mark.parametrize(
    ("where", "name"),
    [((), "mood"), (("given",), "weather"), (("when", 0), "with"), (("then",), "later")],
)
def test_what_is_not_in_the_form_is_an_error_with_its_place(where: tuple[Any, ...], name: str) -> None:
    [found] = played(with_another_field(SCENARIOS[2], where, name))
    assert found.misread
    assert f"'{name}'" in found.faults[0]


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
    scenario = copy.deepcopy(BY_ID["MS-11"])
    scenario["given"] |= given
    [found] = played(scenario)
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
    scenario = {
        **copy.deepcopy(BY_ID["MS-01"]),
        "given": {"players": players, "setup": set_up},
        "when": [],
        "then": {"rejected": [0]},
    }
    [found] = played(scenario)
    assert found.faults == ()
    [wrong] = played({**scenario, "given": {"players": ["A"], "setup": {"difficulty": "easy"}}})
    assert wrong.faults == ("the game should not be set up as given, and was",)
