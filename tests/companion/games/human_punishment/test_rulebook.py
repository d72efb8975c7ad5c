"""What an audit of all rules found holds as scenarios, and none would with another number."""

import json
from pathlib import Path
from typing import Any

import pytest

from companion.engine.game import rehearse
from companion.games.human_punishment.game import GAME
from tests.companion.games.mutating import promised, with_another_number, with_another_refusal

FILE = json.loads((Path(__file__).parent / "rulebook.json").read_text(encoding="utf-8"))
BY_ID: dict[str, dict[str, Any]] = {one["id"]: one for one in FILE["scenarios"]}


def played(scenario: dict[str, Any]) -> Any:
    [found] = rehearse(GAME, json.dumps(scenario))
    return found


def test_there_are_two_dozen_at_least() -> None:
    assert len(BY_ID) >= 24


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


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (
            {"cards": {"programs": [{"title": "X", "price": 2, "when": "own turn", "do": "Riot gos up"}]}},
            "fault",
        ),
        ({"seats": {"A": {"goals": ["nothing"]}}}, "Objective"),
        ({"seats": {"A": {"character": "nobody"}}}, "character"),
        ({"kuro": {"at": "HQ"}}, "nobody plays Dee Coy"),
    ],
)
def test_what_is_wrong_in_the_given_is_named(given: dict[str, Any], why: str) -> None:
    wrong = {**BY_ID["RB-05"], "given": {"players": ["A", "B", "C"], "active": "A", **given}}
    found = played(wrong)
    assert found.misread
    assert why in found.faults[0]
