"""Small scenarios of the acceptance form, written down where they are needed."""

from typing import Any

import pytest

from companion.games.human_punishment.game import GAME
from tests.companion.games.playing import rehearsed

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
        "given": {"players": FEW, **({} if "setup" in given else {"active": "A"}), **given},
        "when": steps,
        "then": {"final": final, **then},
    }
    return rehearsed(GAME, scenario).faults


def case(
    *rules: str,
    given: dict[str, Any],
    when: list[dict[str, Any]],
    final: dict[str, Any],
    rejected: tuple[int, ...] = (),
) -> Any:
    """A scenario that leans on those rules."""
    return pytest.param(
        given, when, final, list(rejected), id=" ".join(rules), marks=pytest.mark.rule(*rules)
    )


def at(place: str, **fields: Any) -> dict[str, Any]:
    return {"seats": {"A": {"at": place, **fields}}}


def event(*effects: dict[str, Any], kind: str = "plain", **fields: Any) -> dict[str, Any]:
    """An Event of pile I that is about to come."""
    more = {"do": list(effects)} if kind == "plain" else fields
    return {"phase": "event", "events": {"I": [{"id": "e", "kind": kind, **more}]}}


def do(step: str, player: str = "A", **fields: Any) -> dict[str, Any]:
    return {"do": step, "player": player, **fields}


def pink(face: int) -> dict[str, Any]:
    return do("pink", "table", face=face)


def roll(orange: int, red: int = 12, white: tuple[int, int] = (1, 1)) -> dict[str, Any]:
    return do("roll", "table", orange=orange, red=red, white=list(white))
