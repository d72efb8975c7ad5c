"""A scenario with another number, or with other refusals, does not hold."""

import json
from pathlib import Path
from typing import Any

import pytest

from companion.engine.game import rehearse
from companion.games.hope_inhumanity.game import GAME
from tests.companion.games.mutating import promised, with_another_number, with_another_refusal
from tests.long import LONG

SCENARIOS: list[dict[str, Any]] = [
    scenario
    for file in sorted(Path(__file__).parent.glob("*.json"))
    for scenario in json.loads(file.read_text(encoding="utf-8"))["scenarios"]
]
SPOILT = SCENARIOS if LONG else SCENARIOS[::4]


@pytest.mark.long
@pytest.mark.parametrize("scenario", SPOILT, ids=[scenario["id"] for scenario in SPOILT])
def test_it_does_not_hold_with_any_other_number_or_refusal(scenario: dict[str, Any]) -> None:
    spoilt = [with_another_number(scenario, path) for path in promised(scenario)]
    spoilt += with_another_refusal(scenario)
    copies = [{**one, "id": f"{n}"} for n, one in enumerate(spoilt)]
    held = [one.id for one in rehearse(GAME, json.dumps({"scenarios": copies})) if not one.faults]
    assert [spoilt[int(id_)]["then"] for id_ in held] == []
