"""Scenarios of a few lines, for one rule each, played by the game's own rehearsal."""

import json
from typing import Any

from companion.games.map_to_hope.game import GAME

NO_TESTS: dict[str, Any] = {"players": ["A"], "day": 3, "active": "A"}


def step(player: str, do: str, **said: Any) -> dict[str, Any]:
    """A step without its number."""
    return {"player": player, "do": do, **said}


def faults(given: dict[str, Any], when: list[dict[str, Any]], **then: Any) -> tuple[str, ...]:
    """What does not hold of such a scenario, as the command line would say it."""
    steps = [{"n": n, **one} for n, one in enumerate(when, start=1)]
    scenario = {
        "id": "T-1",
        "title": "One rule",
        "rules": ["MH-001"],
        "rulings": [],
        "given": {**NO_TESTS, **given},
        "when": steps,
        "then": then,
    }
    [rehearsed] = GAME.rehearse(json.dumps(scenario))
    return rehearsed.faults


def holds(given: dict[str, Any], when: list[dict[str, Any]], **then: Any) -> None:
    """Raises AssertionError with whatever does not hold."""
    assert faults(given, when, **then) == ()
