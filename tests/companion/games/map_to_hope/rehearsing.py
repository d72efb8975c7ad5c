"""Scenarios of a few lines, for one rule each, played by the game's own rehearsal."""

from typing import Any

from companion.games.map_to_hope.game import GAME
from tests.companion.games.playing import rehearsed

STAGED: dict[str, Any] = {"players": ["A"], "day": 3, "active": "A"}


def step(player: str, do: str, **said: Any) -> dict[str, Any]:
    """A step without its number."""
    return {"player": player, "do": do, **said}


def in_the_box(seats: str, difficulty: str = "medium", **set_up: Any) -> dict[str, Any]:
    """A game from its very start."""
    return {"players": list(seats), "setup": {"difficulty": difficulty, **set_up}}


def faults(given: dict[str, Any], when: list[dict[str, Any]], **then: Any) -> tuple[str, ...]:
    """What does not hold of such a scenario, as the command line would say it."""
    steps = [{"n": n, **one} for n, one in enumerate(when, start=1)]
    scenario = {
        "id": "T-1",
        "title": "One rule",
        "rules": ["MH-001"],
        "rulings": [],
        "given": given if "setup" in given else {**STAGED, **given},
        "when": steps,
        "then": then,
    }
    return rehearsed(GAME, scenario).faults


def holds(given: dict[str, Any], when: list[dict[str, Any]], **then: Any) -> None:
    """Raises AssertionError with whatever does not hold."""
    found = faults(given, when, **then)
    assert found == (), found
