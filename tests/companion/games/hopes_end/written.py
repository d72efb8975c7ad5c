"""Small scenarios of the acceptance form, written down where they are needed."""

from collections.abc import Sequence
from typing import Any

import pytest

from companion.games.hopes_end.game import GAME
from tests.companion.games.playing import rehearsed

Fields = dict[str, Any]


def faults(given: Fields, when: Sequence[Fields], final: Fields, **then: Any) -> tuple[str, ...]:
    """What does not hold of it: A and B play, and all is slum unless it is said otherwise."""
    scenario = {
        "id": "T",
        "title": "T",
        "rules": [],
        "given": {"players": ["A", "B"], **usual(given)},
        "when": [{"n": n, **step} for n, step in enumerate(when, start=1)],
        "then": {"final": final, **then},
    }
    return rehearsed(GAME, scenario).faults


def usual(given: Fields) -> Fields:
    """What is given to a new table, where the start tile is slum unless it is said otherwise."""
    return {**({} if "setup" in given else {"start": {"edges": "ssss"}}), **given}


def case(
    *rules: str,
    given: Fields | None = None,
    when: Sequence[Fields] = (),
    final: Fields,
    rejected: Sequence[int] = (),
    checks: Sequence[Fields] = (),
) -> Any:
    """A scenario that leans on those rules."""
    then = {"rejected": list(rejected), "checks": list(checks)}
    return pytest.param(given or {}, when, final, then, id=" ".join(rules), marks=pytest.mark.rule(*rules))


def do(step: str, player: str = "A", **fields: Any) -> Fields:
    return {"do": step, "player": player, **fields}


DRAW = do("draw history", "table")


def turn(player: str, x: int, y: int, turned: int = 0, pile: int = 1, goes: str = "1") -> list[Fields]:
    """A whole turn: a tile from a pile, a Morality card for one of the three, and the place."""
    return [
        do("draw tile", player, pile=pile),
        do("morality", player, answer=1, replaces=f"{player}{goes}"),
        do("place", player, at=[x, y], turn=turned),
    ]


def lies(x: int, y: int, owner: str = "A", edges: str = "ssss", **fields: Any) -> Fields:
    """A tile on the table."""
    return {"at": [x, y], "owner": owner, "edges": edges, **fields}


def tiles(*edges: str, **fields: Any) -> list[Fields]:
    """Tiles of a pile from the top."""
    return [{"edges": one, **fields} for one in edges]


def history(*effects: Fields, id_: str = "H1") -> Fields:
    """A History card is due, and it is this one."""
    return {"active": None, "historyDeck": [{"id": id_, "effects": list(effects)}]}


def effect(op: str, n: int, who: Any = "all", **fields: Any) -> Fields:
    """One effect of a History card."""
    return {"op": op, "n": n, "who": who, **fields}


def cards(*types: str, seat: str = "A") -> list[Fields]:
    """The three Morality cards in front of a seat."""
    return [{"id": f"{seat}{n}", "type": type_} for n, type_ in enumerate(types, start=1)]


ring = [(x, y) for x in (1, 2, 3) for y in (-1, 0, 1) if (x, y) != (2, 0)]
"""The eight places around a barracks at 2 east of a start tile, which lies beside them."""
