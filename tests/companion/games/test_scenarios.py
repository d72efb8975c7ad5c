"""Every written scenario holds, and none would if it promised or said anything else."""

import json
from pathlib import Path
from typing import Any

import pytest

from companion import games
from companion.engine.game import rehearse
from tests.companion.games.mutating import (
    Scenario,
    promised,
    with_another_field,
    with_another_promise,
    with_another_refusal,
)
from tests.companion.games.playing import rehearsed, scenarios
from tests.long import LONG

slow, representative = pytest.mark.slow, pytest.mark.representative
HERE = Path(__file__).parent
WRITTEN = [(name, one) for name in games.names() for one in scenarios(HERE / name)]
FIRST = dict(reversed(WRITTEN))
ALL = [pytest.param(name, one, id=f"{name} {one['id']}") for name, one in WRITTEN]
CHANGED = [
    pytest.param(name, one, id=case.id, marks=representative if one is FIRST[name] else slow)
    for n, (case, (name, one)) in enumerate(zip(ALL, WRITTEN, strict=True))
    if LONG or name != "hope_inhumanity" or n % 4 == 0
]


def test_every_game_has_some() -> None:
    assert sorted(FIRST) == sorted(games.names())


@pytest.mark.parametrize(("name", "scenario"), ALL)
def test_it_holds(name: str, scenario: Scenario) -> None:
    assert rehearsed(games.find(name), scenario).faults == ()


@pytest.mark.long
@pytest.mark.parametrize(("name", "scenario"), CHANGED)
def test_it_does_not_hold_with_any_other_promise_or_refusal(name: str, scenario: Scenario) -> None:
    changed = [with_another_promise(scenario, path) for path in promised(scenario)]
    changed += with_another_refusal(scenario)
    copies = [{**one, "id": f"{n}"} for n, one in enumerate(changed)]
    held = [one.id for one in rehearse(games.find(name), json.dumps({"scenarios": copies})) if not one.faults]
    assert [changed[int(id_)]["then"] for id_ in held] == []


@pytest.mark.parametrize(
    ("where", "field"),
    [((), "mood"), (("given",), "weather"), (("when", 0), "with"), (("then",), "later")],
)
@pytest.mark.parametrize("name", FIRST)
def test_what_is_not_in_the_form_is_an_error_with_its_place(
    name: str, where: tuple[Any, ...], field: str
) -> None:
    found = rehearsed(games.find(name), with_another_field(FIRST[name], where, field))
    assert found.misread
    assert f"'{field}'" in found.faults[0]
