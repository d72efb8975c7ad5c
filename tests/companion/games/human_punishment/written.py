"""Small scenarios of the acceptance form, written down where they are needed."""

import json
from typing import Any

from companion.games.human_punishment.game import GAME

FEW, MANY = ["A", "B", "C", "D"], ["A", "B", "C", "D", "E"]


def faults(
    given: dict[str, Any], when: list[dict[str, Any]], final: dict[str, Any], **then: Any
) -> tuple[str, ...]:
    """What does not hold of it; A is active unless it is said otherwise."""
    steps = [{"n": n, "player": "A", **step} for n, step in enumerate(when, start=1)]
    scenario = {
        "id": "T",
        "title": "T",
        "rules": [],
        "rulings": [],
        "given": {"players": FEW, **({} if "setup" in given else {"active": "A"}), **given},
        "when": steps,
        "then": {"final": final, **then},
    }
    [found] = GAME.rehearse(json.dumps(scenario))
    return found.faults


def do(step: str, player: str = "A", **fields: Any) -> dict[str, Any]:
    """One step."""
    return {"do": step, "player": player, **fields}


def pink(face: int) -> dict[str, Any]:
    """The pink die falls."""
    return do("pink", "table", face=face)


def roll(orange: int, red: int = 12, white: tuple[int, int] = (1, 1)) -> dict[str, Any]:
    """The four dice fall."""
    return do("roll", "table", orange=orange, red=red, white=list(white))
