"""What must not be seen is looked for in all that is sent: a leak is found, whatever it looks like."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.engine.game import Game
from companion.engine.view import View, Viewer
from companion.games.hope_inhumanity.events.event import Event
from companion.games.hope_inhumanity.game import GAME
from companion.games.hope_inhumanity.scenarios import checks, facts, given, phrases, steps
from companion.games.hope_inhumanity.scenarios.scenario import VOCABULARY
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.kit.scenario.parts import ScenarioPart

Json = Any
SCENARIOS: list[Json] = [
    scenario
    for file in sorted(Path(__file__).parent.glob("*.json"))
    for scenario in json.loads(file.read_text(encoding="utf-8"))["scenarios"]
]
SIGHTS = next(one for one in SCENARIOS if one["id"] == "HS-04")


def leaky(secret: Callable[[HopeInhumanityState], int]) -> Game[HopeInhumanityState, Event]:
    """The game, with one more counter in everybody's view: a number that only one player may know."""

    def view(state: HopeInhumanityState, viewer: Viewer) -> View:
        leak = (("a harmless number", secret(state)),) if state.playing else ()
        shown = GAME.view(state, viewer)
        return replace(shown, counters=(*shown.counters, *leak))

    return replace(GAME, view=view)


@pytest.mark.parametrize(
    ("secret", "phrase"),
    [
        (lambda state: state.scene.hardship or 0, "hardship"),
        (lambda state: state.scene.hardship or 0, "total"),
        (lambda state: len(str(state.scene.fail)), "fail"),
        (lambda state: len(str(state.scene.refuse)), "refuse"),
        (lambda state: len(state.scene.callout), "callout"),
        (lambda state: int(state.scene.unavoidable), "unavoidable"),
        (lambda state: int(state.scene.hardship is None), "needs a roll"),
    ],
)
def test_a_number_that_depends_on_a_secret_gives_it_away(
    secret: Callable[[HopeInhumanityState], int], phrase: str
) -> None:
    promised = {"views": [{"after": 1, "viewer": "B", "mustNotSee": [phrase]}]}
    (found,) = VOCABULARY.rehearse(leaky(secret), json.dumps({**SIGHTS, "then": promised}))
    assert found.faults == (f"after step 1 B is sent `{phrase}`",)
    (tight,) = VOCABULARY.rehearse(GAME, json.dumps({**SIGHTS, "then": promised}))
    assert tight.faults == ()


def test_the_leak_test_finds_it_too() -> None:
    (found,) = VOCABULARY.rehearse(leaky(lambda state: len(str(state.scene.succeed))), json.dumps(SIGHTS))
    assert any(fault.startswith("leakTest: B could tell hardship 0, other effects") for fault in found.faults)


def test_every_step_and_every_field_is_in_some_scenario() -> None:
    assert set(steps.STEPS) == {step["do"] for one in SCENARIOS for step in one["when"]}
    assert set(given.FIELDS) == {name for one in SCENARIOS for name in one["given"]}
    ends = [
        end for one in SCENARIOS for end in (*one["then"].get("checks", []), one["then"].get("final", {}))
    ]
    assert set(checks.FIELDS) == {name for end in ends for name in end} - {"after"}


def test_every_phrase_is_seen_in_some_scenario() -> None:
    seen = set()
    for scenario in SCENARIOS:
        moment = given.read_given(ScenarioPart(scenario["given"], "given"))
        for look in scenario["then"].get("views", []):
            for text in look.get("sees", []):
                seen.add(phrases.read_phrase(ScenarioPart(text, "sees"), moment).test)
    assert {form.test for form in facts.FORMS} - seen == set()
