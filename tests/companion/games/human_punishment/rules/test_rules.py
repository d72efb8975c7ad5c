"""The rules of the city, one small scenario each, with both sides of each number."""

from typing import Any

import pytest

from tests.companion.games.human_punishment.fight_cases import FIGHTS
from tests.companion.games.human_punishment.place_cases import PLACES
from tests.companion.games.human_punishment.turn_cases import TURN
from tests.companion.games.human_punishment.written import FEW, MANY, at, case, do, faults, pink, roll
from tests.companion.games.mutating import changed, numbers

SETS_UP = [
    case(
        *("HP-024", "HP-028", "HP-030", "HP-031", "HP-033"),
        given={
            "setup": {"orange": {"A": 1, "B": 2, "C": 3, "D": 6}},
            "seats": {"A": {"deck": ["b5", "b4", "b3", "b2"]}},
        },
        when=[],
        final={
            "bars": {"morale": 5, "resource": 11, "apex": 2, "deus": 3, "guard": 3, "security": 4},
            "leader": "D",
            "general": "C",
            "phase": "draw",
            "enemies": {"new-1": None},
            "seats": {
                "A": {"at": "Sector I", "hand": ["b5", "b4", "b3"], "deck": ["b2"], "programs": ["p4"]},
                "B": {"at": "City"},
                "C": {"at": "Nexus"},
                "D": {"at": "Network", "hand": 3},
            },
        },
    ),
    case(
        *("HP-001", "HP-025", "HP-034"),
        given={
            "players": MANY,
            "setup": {"orange": {"A": 4, "B": 5, "C": 1, "D": 1, "E": 1}},
            "general_deck": ["r5", "r4", "r3"],
        },
        when=[],
        final={
            "bars": {"resource": 12, "apex": 0, "deus": 1},
            "enemies": {"new-1": {"type": "Crawler", "level": 1, "at": "Red 1", "health": 1}},
            "enemyPiles": {"Crawler": [1, 1, 2, 2, 2, 3, 3]},
            "scannersFree": {"1": 2, "2": 2},
            "generalDeck": 1,
            "seats": {
                "A": {"at": "HQ", "hand": 4},
                "B": {"at": "Monolith"},
                "E": {"hand": ["b1", "b1", "b1", "b1", "r5"]},
                "D": {"hand": ["b1", "b1", "b1", "b1", "r4"]},
            },
        },
    ),
]
MOVES_AND_PLACES = [
    case(
        "HP-058",
        given=at("Isolation Cube", chips=["red"]),
        when=[do("move", to="Network")],
        final={"seats": {"A": {"at": "Isolation Cube"}}},
        rejected=(1,),
    ),
    case(
        "HP-056",
        given={
            "players": MANY,
            **at("City"),
            "enemies": [{"id": "s", "type": "Soldier", "level": 1, "at": "6"}],
        },
        when=[do("move", to="Network"), do("move", to="HQ")],
        final={"blockade": True, "moves": 1, "seats": {"A": {"at": "HQ"}}},
        rejected=(1,),
    ),
    case(
        "HP-056",
        given={**at("City"), "enemies": [{"id": "s", "type": "Soldier", "level": 1, "at": "6"}]},
        when=[do("move", to="Network")],
        final={"blockade": False, "seats": {"A": {"at": "Network"}}},
    ),
    case(
        *("HP-234", "HP-235"),
        given=at("Med Center", health=1, wounds=3, hand=["grey", "b1"]),
        when=[do("heal"), do("heal fully", cards=["b1"]), do("heal fully", cards=["grey"]), do("heal")],
        final={"ap": 2, "discard": 1, "seats": {"A": {"health": 3, "wounds": 0, "hand": ["b1"]}}},
        rejected=(2, 4),
    ),
    case(
        *("HP-230", "HP-231", "HP-232"),
        given={**at("Junkyard", chips=["red"], hand=["grey", "green"]), "junkyard": ["blue"]},
        when=[
            do("look in junkyard", cards=["grey"], chips=[2]),
            do("drop chips", chips=["blue"]),
            do("drop chips", chips=["red"]),
            do("look in junkyard", cards=["grey"], chips=[2]),
            do("remove from junkyard", cards=["green"], chips=[1]),
        ],
        final={
            "ap": 0,
            "removed": 1,
            "junkyard": ["red"],
            "discard": 2,
            "seats": {"A": {"hand": [], "chips": 0}},
        },
        rejected=(1, 2),
    ),
    case(
        *("HP-138", "HP-145"),
        given={**at("City", box="Companion"), "boxes": {"2": ["Pistol"]}},
        when=[do("companion"), do("take box", box="Pistol"), do("take box", box="Pistol")],
        final={"ap": 4, "moves": 3, "boxes": {"2": []}, "seats": {"A": {"box": "Pistol"}}},
        rejected=(3,),
    ),
]
DICE_AND_BARS = [
    case(
        *("HP-214", "HP-215"),
        given=at("Nexus", hand=["b5", "b1", "b2"]),
        when=[
            do("nexus", cards=["b5", "b1"]),
            pink(2),
            do("nexus", cards=["b2"]),
            pink(1),
            do("nexus"),
            pink(1),
        ],
        final={"ap": 0, "total": -1, "bars": {"apex": 5, "morale": 4}, "discard": 3},
    ),
    case(
        "HP-208",
        given={**at("City"), "bars": {"morale": 9, "resource": 14, "deus": 8}, "ap": 3},
        when=[do("city", action=4), pink(4)],
        final={"bars": {"morale": 10}, "ap": 2},
    ),
    case(
        "HP-206",
        given={**at("City"), "bars": {"resource": 2}, "general_deck": ["b1", "b1", "b1"]},
        when=[do("city", action=3)],
        final={"bars": {"resource": 2}, "ap": 3},
        rejected=(1,),
    ),
    case(
        "HP-202",
        given={**at("City"), "bars": {"riot": 3}},
        when=[do("city", action=1, direction="up")],
        final={"ap": 3},
        rejected=(1,),
    ),
    case(
        "HP-187",
        given={**at("City"), "bars": {"deus": 8}},
        when=[do("city", action=4), pink(1)],
        final={"deus": {"at": "Red 1", "before": "A"}, "bars": {"deus": 9}},
    ),
    case(
        *("HP-182", "HP-183", "HP-184"),
        given={
            **at("Nexus", hand=["b5"]),
            "bars": {"apex": 7},
            "general": "A",
            "leader": "B",
            "enemies": [{"id": "s", "type": "Soldier", "level": 1, "at": "5"}],
            "general_deck": ["r3", "r2", "b1"],
        },
        when=[
            do("panel", press="green", act="move"),
            do("nexus", cards=["b5"]),
            pink(1),
            do("panel", press="green", act="attack", enemy="s"),
            do("panel", press="red"),
        ],
        final={"apex": "Blue 1", "total": -2, "enemies": {"s": None}, "discard": 4, "bars": {"apex": 9}},
        rejected=(1, 5),
    ),
]
MACHINES = [
    case(
        *("HP-167", "HP-170", "HP-244"),
        given={
            "phase": "activate",
            "enemies": [
                {"id": "c", "type": "Crawler", "level": 1, "at": "Red 1"},
                {"id": "d", "type": "Crawler", "level": 1, "at": "Red 2"},
            ],
            **at("Nexus"),
        },
        when=[roll(3, red=5)],
        final={
            "enemies": {"c": {"at": "Red 2"}, "d": {"at": "Red 3"}, "new-1": {"at": "Red 1"}},
            "phase": "event",
        },
    ),
    case(
        "HP-168",
        given={
            "phase": "activate",
            "enemies": [{"id": "c", "type": "Crawler", "level": 1, "at": "Red 4"}],
            **at("Nexus"),
        },
        when=[roll(2)],
        final={"enemies": {"c": None}, "bars": {"security": 3}},
    ),
    case(
        *("HP-073", "HP-074"),
        given={
            "phase": "activate",
            "enemies": [
                {"id": "a", "type": "Tank", "level": 1, "at": "6"},
                {"id": "b", "type": "Tank", "level": 1, "at": "6/8"},
            ],
            **at("Nexus"),
        },
        when=[roll(3, red=1, white=(3, 3))],
        final={"bars": {"threat": 1}, "enemies": {"new-1": None}},
    ),
    case(
        *("HP-073", "HP-115"),
        given={"phase": "activate", "deadZones": ["12"], "bars": {"threat": 3}, **at("Nexus")},
        when=[roll(3, red=1, white=(6, 6))],
        final={"gameOver": {"cause": "threat", "faction": "Outlaws"}, "winners": []},
    ),
    case(
        "HP-116",
        given={
            "phase": "activate",
            "deadZones": ["12"],
            "bars": {"threat": 3},
            "seats": {"A": {"at": "Nexus"}, "C": {"loyalty": "Legion"}},
        },
        when=[roll(3, red=1, white=(6, 6))],
        final={"gameOver": {"cause": "threat", "faction": "Legion"}, "winners": ["C"]},
    ),
    case(
        *("HP-156", "HP-165", "HP-180"),
        given={
            "phase": "activate",
            "enemies": [{"id": "t", "type": "Thief", "level": 1, "at": "5"}],
            "general_deck": ["r5"],
            "seats": {"A": {"at": "Nexus"}, "B": {"at": "Nexus", "chips": ["purple"]}},
        },
        when=[roll(3), do("defend", "B")],
        final={
            "total": -4,
            "result": "hit",
            "junkyard": ["purple"],
            "seats": {"B": {"chips": 0, "health": 3}},
        },
    ),
    case(
        *("HP-118", "HP-156"),
        given={
            "phase": "activate",
            "enemies": [{"id": "s", "type": "Soldier", "level": 1, "at": "5"}],
            "general_deck": ["r5"],
            "seats": {"A": {"at": "Nexus"}, "B": {"at": "Nexus"}},
        },
        when=[
            roll(3),
            do("choose target", "A", seat="B"),
            do("choose target", "D", seat="C"),
            do("choose target", "D", seat="B"),
            do("defend", "B"),
        ],
        final={"seats": {"A": {"health": 3}, "B": {"health": 2}}},
        rejected=(2, 3),
    ),
    case(
        "HP-150",
        given={
            "phase": "activate",
            "enemies": [{"id": "t", "type": "Tank", "level": 3, "at": "5"}],
            "general_deck": ["r5", "r5"],
            "seats": {"A": {"at": "Nexus", "health": 2, "chips": ["red"]}},
        },
        when=[roll(3), do("defend")],
        final={"seats": {"A": {"at": "Yellow Zone", "health": 0, "wounds": 1, "chips": ["red"]}}},
    ),
    case(
        *("HP-144", "HP-177"),
        given={
            **at("City", box="Rocket Launcher", hand=["r3"]),
            "enemies": [
                {"id": "a", "type": "Soldier", "level": 1, "at": "6"},
                {"id": "b", "type": "Soldier", "level": 2, "at": "8"},
                {"id": "far", "type": "Soldier", "level": 1, "at": "5"},
            ],
            "general_deck": ["grey"],
        },
        when=[do("attack", enemy="a", cards=["r3"], box=True)],
        final={
            "total": -4,
            "enemies": {"a": None, "b": None, "far": {"health": 1}},
            "seats": {"A": {"box": None, "programs": 1, "hand": 3}},
        },
    ),
]
PEOPLE = [
    case(
        "HP-226",
        given={
            "seats": {"A": {"at": "Isolation Cube", "hand": ["b2", "b1"]}, "B": {"hand": ["b1", "r1"]}},
            "general_deck": ["b1", "r1"],
        },
        when=[
            do("escape", target=4, cards=["b2", "b1"]),
            do("put", "B", cards=["b1", "r1"]),
            do("put", "B", cards=["b1"]),
            do("put", "C"),
            do("put", "D"),
        ],
        final={"total": 4, "result": "success", "ap": 2, "seats": {"A": {"at": "Network"}}},
        rejected=(2,),
    ),
    case(
        *("HP-153", "HP-227"),
        given=at("Isolation Cube"),
        when=[do("interrogate", by="roll"), pink(3), do("interrogate", by="roll"), pink(4)],
        final={"ap": 1, "seats": {"A": {"at": "Network"}}},
    ),
    case(
        *("HP-228", "HP-229"),
        given={"leader": "A", "seats": {"A": {"at": "HQ"}, "B": {"at": "Isolation Cube"}}},
        when=[
            do("pardon", seat="B"),
            do("move", to="City"),
            do("move", to="Network"),
            do("pardon", seat="B"),
        ],
        final={"ap": 2, "seats": {"B": {"at": "Network"}}},
        rejected=(1,),
    ),
    case(
        *("HP-216", "HP-123"),
        given={"leader": "B", "general": "C", **at("HQ")},
        when=[
            do("censure", seat="C"),
            *(do("vote", seat, yes=seat != "C") for seat in FEW),
            do("name general", "B", seat="D"),
        ],
        final={
            "ap": 1,
            "general": "D",
            "result": "success",
            "total": 3,
            "seats": {"C": {"at": "Isolation Cube"}},
        },
    ),
    case(
        *("HP-118", "HP-216"),
        given={"leader": "B", **at("HQ")},
        when=[
            do("censure", seat="D"),
            *(do("vote", seat, yes=seat in "AB") for seat in FEW),
            do("break tie", "B", yes=True),
        ],
        final={"seats": {"D": {"at": "Isolation Cube"}}, "result": "success"},
    ),
]
EVENTS = [
    case(
        "HP-084",
        given={
            "phase": "event",
            "events": {
                "I": [
                    {
                        "id": "e",
                        "kind": "colour check",
                        "colours": ["grey"],
                        "steps": [
                            {"atLeast": 1, "do": [{"op": "bar", "bar": "morale", "n": 1}]},
                            {"atLeast": 2, "do": [{"op": "bar", "bar": "morale", "n": 3}]},
                        ],
                        "failure": [],
                    }
                ]
            },
            "seats": {"A": {"hand": ["grey", "grey", "green"]}},
        },
        when=[
            do("draw event"),
            do("put", cards=["grey", "grey", "green"]),
            *(do("put", seat) for seat in "BCD"),
        ],
        final={"total": 2, "bars": {"morale": 8}, "phase": "pass"},
    ),
    case(
        "HP-087",
        given={
            "phase": "event",
            "general": None,
            "events": {
                "I": [
                    {
                        "id": "e",
                        "kind": "decision",
                        "by": "general",
                        "A": [{"op": "bar", "bar": "guard", "n": -1}],
                        "B": [],
                    }
                ]
            },
        },
        when=[do("draw event")],
        final={"bars": {"guard": 2}, "phase": "pass"},
    ),
    case(
        *("HP-087", "HP-118"),
        given={
            "phase": "event",
            "events": {
                "I": [
                    {
                        "id": "e",
                        "kind": "decision",
                        "by": "leader",
                        "A": [],
                        "B": [{"op": "dead zone", "at": "7b"}, {"op": "box", "orange": 6}],
                    }
                ]
            },
            "enemies": [{"id": "s", "type": "Soldier", "level": 1, "at": "7b"}],
        },
        when=[do("draw event"), do("decide", "A", option="B"), do("decide", "D", option="B")],
        final={"deadZones": ["7b"], "enemies": {"s": None}, "boxes": {"6": ["Rifle"]}},
        rejected=(2,),
    ),
    case(
        *("HP-088", "HP-073"),
        given={
            "phase": "event",
            "events": {"I": [{"id": "e", "kind": "raid", "times": 2}]},
            "deadZones": ["9"],
        },
        when=[
            do("draw event"),
            do("raid roll", "table", red=4, white=[4, 5]),
            do("raid roll", "table", red=2, white=[1, 1]),
        ],
        final={"bars": {"threat": 1}, "enemies": {"new-1": {"type": "Sniper", "at": "2"}}, "phase": "pass"},
    ),
    case(
        "HP-086",
        given={
            "phase": "event",
            "events": {"I": [{"id": "e", "kind": "check", "target": 1, "success": [], "failure": []}]},
            "seats": {"A": {"at": "Isolation Cube", "hand": ["b1", "b2"]}},
        },
        when=[
            do("draw event"),
            do("put", cards=["b1", "b2"]),
            do("put", cards=["b1"]),
            *(do("put", s) for s in "BCD"),
        ],
        final={"total": 1, "result": "success"},
        rejected=(2,),
    ),
]
ENDS = [
    case(
        "HP-114",
        given={
            "phase": "event",
            "bars": {"resource": 1},
            "events": {
                "I": [{"id": "e", "kind": "plain", "do": [{"op": "bar", "bar": "resource", "n": -1}]}]
            },
            "seats": {"B": {"loyalty": "Machine"}},
        },
        when=[do("draw event")],
        final={"gameOver": {"cause": "resource", "faction": "Machines"}, "winners": ["B"]},
    ),
    case(
        "HP-115",
        given={
            "phase": "event",
            "bars": {"morale": -9},
            "events": {"I": [{"id": "e", "kind": "plain", "do": [{"op": "bar", "bar": "morale", "n": -1}]}]},
        },
        when=[do("draw event")],
        final={"gameOver": {"cause": "morale", "faction": "Outlaws"}, "bars": {"morale": -10}},
    ),
    case(
        "HP-112",
        given={
            "phase": "event",
            "junkyard": ["purple", "purple", "purple"],
            "bars": {"resource": 1},
            "events": {
                "I": [{"id": "e", "kind": "plain", "do": [{"op": "bar", "bar": "resource", "n": -1}]}]
            },
            "seats": {"B": {"loyalty": "Machine"}, "C": {"loyalty": "Fallen"}},
        },
        when=[do("draw event")],
        final={"gameOver": {"cause": "resource", "faction": "Fallen"}, "winners": ["C"]},
    ),
    case(
        *("HP-114", "HP-190"),
        given={
            "phase": "pass",
            "deus": {"at": "Red 4", "before": "B"},
            "bars": {"deus": 9},
        },
        when=[do("pass")],
        final={"gameOver": {"cause": "deus", "faction": "Machines"}},
    ),
    case(
        "HP-188",
        given={"phase": "pass", "deus": {"at": "Red 3", "before": "B"}, "bars": {"deus": 9}},
        when=[do("pass")],
        final={"active": "B", "phase": "draw", "deus": {"at": "Red 4"}, "gameOver": None},
    ),
    case(
        *("HP-191", "HP-245"),
        given={
            "phase": "pass",
            "deus": {"at": "Red 3", "before": "B"},
            "apex": "Blue 3",
            "bars": {"deus": 9, "apex": 9},
        },
        when=[do("pass")],
        final={"active": "B", "deus": None, "apex": None, "gameOver": None},
    ),
]
EMPTY: dict[str, list[str]] = {"I": [], "II": [], "III": []}
CHIPS_LEFT = [
    case(
        "HP-115",
        given={
            "sectors": EMPTY,
            "entered": True,
            "network": {"Alpha": ["blue down"] * 2, "Beta": ["red down"] * 2, "Gamma": ["blue down"] * 2},
            "seats": {
                "A": {"at": "Network", "chips": ["red", "blue"], "values": {"slots": 2}},
                "B": {"at": "HQ", "chips": ["blue"]},
            },
        },
        when=[do("place chips", columns=["Alpha", "Beta"], faces=["down", "down"])],
        final={"gameOver": None, "seats": {"A": {"chips": 0}}},
    ),
    case(
        "HP-115",
        given={
            "sectors": EMPTY,
            "entered": True,
            "network": {"Alpha": ["blue down"] * 2, "Beta": ["red down"] * 2, "Gamma": ["blue down"] * 2},
            "seats": {
                "A": {"at": "Junkyard", "chips": ["red"]},
                "B": {"at": "HQ", "chips": ["blue", "blue"], "values": {"slots": 2}},
            },
        },
        when=[do("drop chips", chips=["red"])],
        final={"gameOver": {"cause": "chips", "faction": "Outlaws"}, "winners": []},
    ),
]
ALL = [
    *SETS_UP,
    *MOVES_AND_PLACES,
    *DICE_AND_BARS,
    *MACHINES,
    *PEOPLE,
    *EVENTS,
    *ENDS,
    *CHIPS_LEFT,
    *TURN,
    *PLACES,
    *FIGHTS,
]


@pytest.mark.parametrize(("given", "when", "final", "rejected"), ALL)
def test_the_city_keeps_to_the_rule(
    given: dict[str, Any], when: list[dict[str, Any]], final: dict[str, Any], rejected: list[int]
) -> None:
    assert faults(given, when, final, rejected=rejected) == ()


@pytest.mark.parametrize(("given", "when", "final", "rejected"), ALL)
def test_and_to_no_other_number(
    given: dict[str, Any], when: list[dict[str, Any]], final: dict[str, Any], rejected: list[int]
) -> None:
    for path in numbers(final):
        assert faults(given, when, changed(final, path), rejected=rejected), f"{path} may be otherwise"
