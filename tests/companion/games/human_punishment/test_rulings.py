"""Each ruling that a table may choose changes something, and what is usual is as the catalogue has it."""

from typing import Any

import pytest

from companion.engine.refusal import Refused
from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.model import City
from companion.games.human_punishment.rulings import CHOICES, rulings_of
from companion.games.human_punishment.scenarios.given import read_given
from companion.games.human_punishment.scenarios.script import read_script, staged, take
from companion.kit.rehearsal.parts import Part
from tests.companion.games.human_punishment.written import FEW, do, pink, roll

SOLDIER = {"type": "Soldier", "level": 1}
EVENT = {"I": [{"id": "e", "kind": "plain", "do": [{"op": "bar", "bar": "morale", "n": -1}]}]}
CENSURE = [do("censure", seat="D"), *(do("vote", seat, yes=seat in "AB") for seat in FEW)]


def played(given: dict[str, Any], when: list[dict[str, Any]], **rulings: str) -> City:
    """The city after these steps. Raises Refused."""
    start = read_given(Part({"players": FEW, "active": "A", **given}, "given"))
    start.state.rulings = dict(rulings)
    steps = [{"n": n, **step} for n, step in enumerate(when, start=1)]
    play = staged(GAME, start.state)
    for step in read_script(Part(steps, "when"), start.players):
        play = take(play, step)
    city: City = play.state
    return city


def one(
    rule: str, given: dict[str, Any], when: list[dict[str, Any]], find: Any, usual: Any, other: Any
) -> Any:
    """A case: what is found with the usual choice, and with the other one ("refused": a step is refused)."""
    return pytest.param(rule, given, when, find, usual, other, id=rule)


def threat(city: City) -> int:
    return city.bars["threat"]


CASES = [
    one(
        "morale",
        {"phase": "event", "bars": {"morale": 1}, "events": EVENT},
        [do("draw event")],
        lambda city: city.over is not None,
        False,
        True,
    ),
    one(
        "newcomer",
        {"phase": "activate", "seats": {"A": {"at": "Nexus"}}},
        [roll(3, red=3, white=(2, 3))],
        lambda city: bool(city.tasks),
        False,
        True,
    ),
    one(
        "markers",
        {"phase": "activate", "enemyPiles": {"Tank": []}, "seats": {"A": {"at": "Nexus"}}},
        [roll(3, red=1)],
        threat,
        0,
        1,
    ),
    one(
        "tie",
        {"leader": "A", "general": "B", "seats": {"A": {"at": "HQ"}}},
        CENSURE,
        lambda city: bool(city.tasks),
        True,
        False,
    ),
    one(
        "accused",
        {"leader": "A", "general": "B", "seats": {"A": {"at": "HQ"}}},
        CENSURE[:-1],
        lambda city: city.of("D").at,
        "HQ",
        "Isolation Cube",
    ),
    one(
        "shared",
        {
            "phase": "activate",
            "enemies": [{"id": "s", **SOLDIER, "at": "6"}],
            "seats": {"A": {"at": "Nexus"}},
        },
        [roll(3, red=1, white=(3, 3))],
        threat,
        0,
        1,
    ),
    one(
        "resign",
        {"general": "A", "enemies": [{"id": "s", **SOLDIER, "at": "6"}]},
        [do("resign", enemies=["s"])],
        lambda city: city.general,
        None,
        "refused",
    ),
    one(
        "badges",
        {"leader": "A", "general": "B", "enemies": [{"id": "s", **SOLDIER, "at": "6"}]},
        [do("resign", "B", enemies=["s"]), do("name general", seat="A")],
        lambda city: city.general,
        "refused",
        "A",
    ),
    one(
        "pardon",
        {"leader": "A", "seats": {"A": {"at": "HQ"}, "B": {"at": "Isolation Cube"}}},
        [do("pardon", seat="B")],
        lambda city: city.of("B").at,
        "refused",
        "Network",
    ),
    one(
        "guard",
        {
            "entered": True,
            "seats": {"A": {"at": "Network", "chips": ["red", "blue"], "values": {"slots": 2}}},
        },
        [do("place chips", columns=["Alpha", "Beta"], faces=["down", "down"])],
        lambda city: city.bars["guard"],
        1,
        2,
    ),
    one(
        "weapon",
        {"seats": {"A": {"at": "HQ", "hand": ["b4"], "box": "Companion"}}},
        [do("buy weapon", weapon="Pistol", cards=["b4"])],
        lambda city: city.of("A").box,
        "Pistol",
        "refused",
    ),
    one(
        "steps",
        {
            "seats": {
                "A": {
                    "at": "Nexus",
                    "hand": ["b5"],
                    "tree": {
                        "security": [
                            {"task": "nexus success", "gain": "ap", "n": 1},
                            {"task": "nexus success", "times": 2, "gain": "ap", "n": 1},
                        ]
                    },
                }
            }
        },
        [do("nexus", cards=["b5"]), pink(1)],
        lambda city: city.of("A").progress["security"],
        0,
        1,
    ),
    one(
        "detained",
        {"leader": "A", "general": "B", "seats": {"A": {"at": "HQ"}, "C": {"at": "Isolation Cube"}}},
        [do("censure", seat="D"), *(do("vote", seat, yes=seat in "AB") for seat in "ABD")],
        lambda city: city.of("D").at,
        "HQ",
        "Isolation Cube",
    ),
]


def found(given: dict[str, Any], when: list[dict[str, Any]], find: Any, **rulings: str) -> Any:
    """What there is in the end, or that a step was refused."""
    try:
        return find(played(given, when, **rulings))
    except Refused:
        return "refused"


@pytest.mark.parametrize(("rule", "given", "when", "find", "usual", "other"), CASES)
def test_a_ruling_changes_what_it_is_about(
    rule: str, given: dict[str, Any], when: list[dict[str, Any]], find: Any, usual: Any, other: Any
) -> None:
    choices = CHOICES[rule][1]
    assert found(given, when, find) == usual
    assert found(given, when, find, **{rule: choices[0]}) == usual
    assert found(given, when, find, **{rule: choices[1]}) == other


def test_every_ruling_is_tried() -> None:
    assert {case.id for case in CASES} == set(CHOICES)


def test_a_ruling_that_there_is_not_is_refused() -> None:
    with pytest.raises(Refused, match="refused-rule"):
        rulings_of({"weather": "rain"})
    with pytest.raises(Refused, match="refused-rule"):
        rulings_of({"morale": "twelve"})
