"""Cases of the rules of Enemies, fights, Apex and Deus, and of the ends."""

from typing import Any

from tests.companion.games.human_punishment.place_cases import place
from tests.companion.games.human_punishment.written import at, case, do, event, roll


def enemy(
    type_: str = "Soldier", level: int = 1, at: str = "5", id: str = "e", **more: Any
) -> dict[str, Any]:
    return {"id": id, "type": type_, "level": level, "at": at, **more}


def acting(*enemies: dict[str, Any], **given: Any) -> dict[str, Any]:
    """Before the dice fall; everybody stands where no Enemy acts unless it is said otherwise."""
    far = {seat: {"at": "Junkyard"} for seat in "ABCD"}
    return {
        "phase": "activate",
        "enemies": list(enemies),
        **given,
        "seats": {**far, **given.get("seats", {})},
    }


def colours(alpha: str, beta: str, gamma: str, last: str, **more: Any) -> dict[str, Any]:
    """A fills Tier 3 with this chip in Alpha."""
    names = {"b": "blue down", "r": "red down", "p": "purple down"}
    columns = zip(("Alpha", "Beta", "Gamma"), (alpha, beta, gamma), strict=True)
    network = {name: [names[letter] for letter in letters] for name, letters in columns}
    a = {"at": "Network", "chips": [last]}
    return {"entered": True, "network": network, **more, "seats": {**more.get("seats", {}), "A": a}}


def ended(faction: str, cause: str = "tier 3", *winners: str) -> dict[str, Any]:
    return {"gameOver": {"cause": cause, "faction": faction}, "winners": list(winners)}


TARGETS = [
    case(
        *("HP-156", "HP-165"),
        given=acting(
            enemy(),
            seats={
                "A": {"at": "Nexus", "health": 1},
                "B": {"at": "Nexus", "chips": ["red"]},
                "C": {"at": "Nexus", "chips": ["red"], "health": 2},
            },
        ),
        when=[roll(3)],
        final={"open": {"player": "C", "do": "defend"}},
    ),
    case(
        "HP-156",
        given=acting(enemy(), seats={"A": {"at": "Nexus", "health": 2}, "B": {"at": "Nexus"}}),
        when=[roll(3)],
        final={"open": {"player": "A", "do": "defend"}},
    ),
    case(
        *("HP-156", "HP-157"),
        given=acting(
            enemy(), seats={"A": {"at": "Nexus", "chips": ["red"]}, "B": {"at": "Nexus", "chips": ["blue"]}}
        ),
        when=[roll(3)],
        final={"open": {"player": "D", "do": "choose target"}},
    ),
    case(
        *("HP-158", "HP-155"),
        given=acting(enemy(), seats={"A": {"at": "Monolith"}}),
        when=[roll(3)],
        final={"open": None, "phase": "event"},
    ),
    case(
        *("HP-070", "HP-155"),
        given=acting(enemy(), seats={"A": {"at": "Nexus"}}),
        when=[roll(4)],
        final={"open": None, "phase": "event"},
    ),
    case(
        "HP-159",
        given=acting(
            enemy(at="11"),
            enemy(at="2", id="f"),
            seats={"A": {"at": "Yellow Zone"}, "B": {"at": "Isolation Cube"}},
        ),
        when=[roll(4)],
        final={"open": None},
    ),
    case(
        "HP-159",
        given=acting(enemy(at="2"), seats={"B": {"at": "Isolation Cube"}}),
        when=[roll(6)],
        final={"open": None},
    ),
    case(
        *("HP-161", "HP-177"),
        given=acting(
            enemy("Tank"),
            seats={"A": {"at": "Nexus"}, "B": {"at": "Nexus"}},
            general_deck=["r5", "r1"],
        ),
        when=[roll(3), do("defend", "B"), do("defend"), do("defend", "B")],
        final={"total": 0, "result": "miss", "seats": {"A": {"health": 2}, "B": {"health": 3}}},
        rejected=(2,),
    ),
    case(
        *("HP-162", "HP-172", "HP-296"),
        given=acting(enemy("Sniper"), seats={"B": {"at": "Monolith"}}),
        when=[roll(3)],
        final={"open": {"player": "B", "do": "defend"}},
    ),
    case(
        *("HP-238", "HP-300"),
        given=acting(enemy("Tank", at="4"), seats={"B": {"at": "City"}, "C": {"at": "Nexus"}}),
        when=[roll(2)],
        final={"open": {"player": "B", "do": "defend"}},
    ),
    case(
        *("HP-238", "HP-300"),
        given=acting(enemy("Tank", at="4"), seats={"B": {"at": "City"}}),
        when=[roll(1)],
        final={"open": None},
    ),
    case(
        *("HP-166", "HP-165"),
        given=acting(enemy("Thief"), seats={"A": {"at": "Nexus"}}),
        when=[roll(3)],
        final={"open": None, "junkyard": []},
    ),
    case(
        "HP-166",
        given={
            **at("Sector I", chips=["purple"]),
            "enemies": [enemy("Thief")],
            "general_deck": ["r5"],
        },
        when=[do("move", to="Nexus"), do("defend")],
        final={"junkyard": ["purple"], "seats": {"A": {"chips": 0, "health": 3, "scanners": [1]}}},
    ),
]
DEFENDING = [
    case(
        *("HP-178", "HP-179", "HP-180"),
        given=acting(enemy(), seats={"A": {"at": "Nexus", "hand": ["b1", "b2"]}}, general_deck=["b5", "r4"]),
        when=[roll(3), do("defend", cards=["b1", "b2"]), do("defend", cards=["b1"])],
        final={"total": -2, "result": "hit", "discard": 3, "seats": {"A": {"health": 2, "hand": ["b2"]}}},
        rejected=(2,),
    ),
    case(
        *("HP-179", "HP-180"),
        given=acting(enemy(), seats={"A": {"at": "Nexus", "hand": ["b3"]}}, general_deck=["r4"]),
        when=[roll(3), do("defend", cards=["b3"])],
        final={"total": 0, "result": "miss", "seats": {"A": {"health": 3}}},
    ),
    *(
        case(
            rule,
            given=acting(
                enemy(type_, level),
                seats={"A": {"at": "Nexus"}},
                general_deck=["r1", "grey", "r1", "b5", "r1", "r1"],
            ),
            when=[roll(3), do("defend")],
            final={"total": 1 - combat, "generalDeck": left},
        )
        for rule, type_, level, combat, left in (
            ("HP-161", "Tank", 1, 1, 5),
            ("HP-161", "Tank", 2, 2, 3),
            ("HP-162", "Sniper", 1, 1, 5),
            ("HP-162", "Sniper", 3, 2, 3),
            ("HP-163", "Soldier", 1, 1, 5),
            ("HP-163", "Soldier", 2, 2, 3),
        )
    ),
    *(
        case(
            rule,
            given=acting(enemy(type_, level), seats={"A": {"at": "Nexus"}}, general_deck=["r5", "r5"]),
            when=[roll(3), do("defend")],
            final={"result": "hit", "seats": {"A": {"health": 3 - strength}}},
        )
        for rule, type_, level, strength in (
            ("HP-161", "Tank", 2, 1),
            ("HP-161", "Tank", 3, 2),
            ("HP-162", "Sniper", 2, 1),
            ("HP-162", "Sniper", 3, 2),
            ("HP-163", "Soldier", 2, 1),
            ("HP-163", "Soldier", 3, 2),
        )
    ),
    case(
        *("HP-150", "HP-151"),
        given={
            "phase": "pass",
            "seats": {"B": {"at": "Yellow Zone", "health": 0, "wounds": 1}},
        },
        when=[do("pass")],
        final={"active": "B", "seats": {"B": {"health": 1, "wounds": 1, "at": "Yellow Zone"}}},
    ),
]
SHIELDS = {
    "Tank": ("HP-161", (3, 3, 3), (1, 2, 3)),
    "Sniper": ("HP-162", (2, 3, 3), (1, 1, 2)),
    "Soldier": ("HP-163", (2, 2, 3), (1, 2, 2)),
    "Crawler": ("HP-164", (2, 2, 2), (1, 2, 3)),
    "Thief": ("HP-165", (1, 2, 3), (1, 2, 2)),
}
ATTACKING = [
    *(
        case(
            *(rule, "HP-173", "HP-174", "HP-301"),
            given={
                **at("City", hand=["r5", "r4"], values={"strength": 3}),
                "enemies": [
                    enemy(type_, level, at="Red 1" if type_ == "Crawler" else "6", health=health[level - 1])
                ],
                "general_deck": ["grey"],
            },
            when=[do("attack", enemy="e", cards=["r4"])],
            final={"total": shield[level - 1] - 4, "result": "hit", "enemies": {"e": None}},
        )
        for type_, (rule, shield, health) in SHIELDS.items()
        for level in (1, 2, 3)
    ),
    *(
        case(
            *(rule, "HP-160", "HP-175"),
            given={
                **at("City", hand=["r5"], values={"strength": health[level - 1] - 1}),
                "enemies": [enemy(type_, level, at="Red 1" if type_ == "Crawler" else "6")],
                "general_deck": ["grey"],
            },
            when=[do("attack", enemy="e", cards=["r5"])],
            final={"result": "hit", "enemies": {"e": {"health": 1}}},
        )
        for type_, (rule, _, health) in SHIELDS.items()
        for level in (2, 3)
    ),
    case(
        *("HP-173", "HP-174", "HP-060"),
        given={
            **at("City", hand=["r4", "r3", "r2", "b1"]),
            "enemies": [enemy(at="6")],
            "general_deck": ["b4", "r1"],
        },
        when=[
            do("attack", enemy="e", cards=["r4", "r3", "r2"]),
            do("attack", enemy="e", cards=["r2", "b1"]),
            do("attack", enemy="e", cards=["r2"]),
            do("attack", enemy="e", cards=["r3"]),
        ],
        final={"total": -2, "result": "hit", "ap": 1, "enemies": {"e": None}, "discard": 4},
        rejected=(1, 2),
    ),
    case(
        "HP-174",
        given={**at("City", hand=["r2"]), "enemies": [enemy(at="6")], "general_deck": ["grey"]},
        when=[do("attack", enemy="e", cards=["r2"])],
        final={"total": 0, "result": "miss", "enemies": {"e": {"health": 1}}},
    ),
    case(
        *("HP-175", "HP-171"),
        given={
            **at("City", hand=["r5"], values={"strength": 0}),
            "enemies": [enemy(at="6")],
            "general_deck": ["grey"],
        },
        when=[do("attack", enemy="e", cards=["r5"])],
        final={"result": "hit", "enemies": {"e": {"health": 1}}},
    ),
    case(
        *("HP-176", "HP-160"),
        given={
            **at("City", hand=["r5"], deck=["b1"]),
            "enemies": [enemy(level=2, at="6", health=1)],
            "enemyPiles": {"Soldier": [1, 1, 2, 3]},
            "general_deck": ["grey", "b5"],
        },
        when=[do("attack", enemy="e", cards=["r5"])],
        final={"enemyPiles": {"Soldier": [1, 1, 2, 2, 3]}, "seats": {"A": {"hand": ["b1", "b5"]}}},
    ),
    *(
        case(
            *("HP-142", "HP-143", "HP-144", "HP-140", rule),
            given={
                **at("City", box=box),
                "enemies": [enemy("Tank", 3, at="6", health=3)],
                "general_deck": ["r1"],
                "hq": {"Pistol": 1, "Rifle": 0},
            },
            when=[do("attack", enemy="e", box=True)],
            final={
                "total": 2 - red,
                "result": "hit" if red > 2 else "miss",
                "enemies": {"e": {"health": left}},
                "hq": {"Pistol": pistols, "Rifle": rifles},
                "seats": {"A": {"box": None, "programs": programs}},
            },
        )
        for rule, box, red, left, pistols, rifles, programs in (
            ("HP-142", "Pistol", 2, 3, 2, 0, 1),
            ("HP-143", "Rifle", 3, 0, 1, 1, 0),
            ("HP-144", "Rocket Launcher", 3, 1, 1, 0, 1),
        )
        if left
    ),
    case(
        *("HP-143", "HP-175"),
        given={**at("City", box="Rifle"), "enemies": [enemy("Tank", 3, at="6")], "general_deck": ["r1"]},
        when=[do("attack", enemy="e", box=True)],
        final={"total": -1, "enemies": {"e": None}, "hq": {"Rifle": 1}, "usedBoxes": ["Rifle"]},
    ),
    case(
        *("HP-172", "HP-239", "HP-238"),
        given={
            **at("City", hand=["r5", "r5"]),
            "enemies": [enemy(at="4"), enemy(at="10", id="f"), enemy(at="5", id="far")],
            "general_deck": ["grey", "grey"],
        },
        when=[
            do("attack", enemy="far", cards=["r5"]),
            do("attack", enemy="e", cards=["r5"]),
            do("attack", enemy="f", cards=["r5"]),
        ],
        final={"enemies": {"e": None, "f": None, "far": {"health": 1}}},
        rejected=(1,),
    ),
    case(
        *("HP-172", "HP-296"),
        given={
            **at("Sector I", hand=["r5"], values={"range": 1}),
            "enemies": [enemy(), enemy(at="11", id="far")],
            "general_deck": ["grey"],
        },
        when=[do("attack", enemy="far", cards=["r5"]), do("attack", enemy="e", cards=["r5"])],
        final={"enemies": {"e": None, "far": {"health": 1}}},
        rejected=(1,),
    ),
    case(
        *("HP-139", "HP-138"),
        given={**at("City", box="Pistol"), "boxes": {"2": ["Laser"], "4": ["Rifle"]}},
        when=[do("take box", box="Rifle"), do("take box", box="Laser")],
        final={"boxes": {"2": ["Pistol"], "4": ["Rifle"]}, "seats": {"A": {"box": "Laser"}}},
        rejected=(1,),
    ),
]
ELITE = [
    case(
        *("HP-181", "HP-189", "HP-175"),
        given=acting(
            deus={"at": "Red 1", "before": "B"},
            bars={"deus": 9},
            seats={"A": {"at": "City"}, "B": {"at": "Factory"}},
            general_deck=["r1", "r1", "r5", "r1"],
        ),
        when=[roll(2), do("defend"), do("defend", "B")],
        final={"total": -5, "seats": {"A": {"health": 1}, "B": {"health": 1}}},
    ),
    case(
        *("HP-181", "HP-190"),
        given={
            **at("City", hand=["r5", "r4"]),
            "deus": {"at": "Red 1", "before": "B"},
            "bars": {"deus": 9},
            "general_deck": ["grey", "r1"],
        },
        when=[do("attack", enemy="Deus", cards=["r4"]), do("attack", enemy="Deus", cards=["r5"])],
        final={"total": -3, "bars": {"deus": 7}, "deus": {"at": "Red 1"}},
    ),
    case(
        "HP-190",
        given={
            **at("City", hand=["r5"]),
            "deus": {"at": "Red 1", "before": "B"},
            "bars": {"deus": 1},
            "general_deck": ["grey"],
        },
        when=[do("attack", enemy="Deus", cards=["r5"])],
        final={"bars": {"deus": 0}, "deus": None, "gameOver": None},
    ),
    case(
        *("HP-185", "HP-186"),
        given=acting(
            enemy(),
            apex="Blue 1",
            bars={"apex": 1},
            seats={"A": {"at": "Nexus", "chips": ["red"]}},
            general_deck=["r3", "r1"],
        ),
        when=[roll(3)],
        final={"open": None, "total": -1, "bars": {"apex": 0}, "apex": None},
    ),
    case(
        "HP-186",
        given=acting(enemy(), apex="Blue 3", bars={"apex": 9}, seats={"A": {"at": "Nexus"}}),
        when=[roll(3)],
        final={"open": {"player": "A", "do": "defend"}},
    ),
    case(
        *("HP-182", "HP-121", "HP-032"),
        given={**event({"op": "bar", "bar": "apex", "n": 1}), "bars": {"apex": 7}},
        when=[do("draw event")],
        final={"apex": None, "bars": {"apex": 8}},
    ),
    case(
        *("HP-065", "HP-183"),
        given={
            "general": "A",
            "apex": "Blue 2",
            "bars": {"apex": 9},
            "enemies": [enemy("Crawler", at="Red 1")],
        },
        when=[
            do("panel", press="green", act="attack", enemy="e"),
            do("panel", press="green", act="move"),
            do("panel", press="green", act="move"),
        ],
        final={"apex": "Blue 3"},
        rejected=(1, 3),
    ),
    case(
        *("HP-183", "HP-184"),
        given={"general": "B", "apex": "Blue 1", "bars": {"apex": 9}},
        when=[do("panel", press="red")],
        final={"apex": "Blue 1"},
        rejected=(1,),
    ),
    *(
        case(
            *("HP-169", "HP-243", "HP-245"),
            given={
                "general": "A",
                "leader": "B",
                "apex": "Blue 2",
                "bars": {"apex": 9},
                "enemies": [enemy("Crawler", level, at="Red 4")],
            },
            when=[do("panel", press="green", act="move")],
            final={"enemies": {"e": None}, "bars": {"apex": 8, "security": 4}, "apex": "Blue 3"},
        )
        for level in (1, 3)
    ),
    case(
        *("HP-167", "HP-169", "HP-164"),
        given=acting(enemy("Crawler", 2, at="Red 3"), apex="Blue 3", bars={"apex": 9}),
        when=[roll(5)],
        final={"enemies": {"e": None}, "bars": {"apex": 8}},
    ),
    case(
        *("HP-167", "HP-164"),
        given=acting(enemy("Crawler", 3, at="Red 1"), seats={"A": {"at": "HQ"}}, general_deck=["r5", "r5"]),
        when=[roll(2), do("defend")],
        final={"enemies": {"e": {"at": "Red 2"}}, "seats": {"A": {"health": 2}}},
    ),
    case(
        *("HP-170", "HP-188"),
        given={
            "phase": "activate",
            "deus": {"at": "Red 4", "before": "B"},
            "bars": {"deus": 9},
            "enemies": [enemy("Crawler", 1, at=f"Red {n}", id=f"c{n}") for n in (1, 2, 3)],
        },
        when=[roll(1, red=5)],
        final={**ended("Machines", "deus"), "enemies": {"new-1": None, "c1": {"at": "Red 1"}}},
    ),
]
ENDS = [
    case(
        *("HP-107", "HP-108", "HP-109", "HP-110", "HP-113", "HP-002", "HP-307"),
        given=colours("bb", "bbr", "rrr", "red"),
        when=[place("Alpha"), do("end actions")],
        final=ended("Humans", "tier 3", "A", "B", "C", "D"),
        rejected=(2,),
    ),
    case(
        *("HP-110", "HP-114"),
        given=colours("rr", "brr", "bbb", "blue", seats={"B": {"loyalty": "Machine"}}),
        when=[place("Alpha")],
        final=ended("Machines", "tier 3", "B"),
    ),
    case(
        "HP-111",
        given=colours("bb", "rrr", "pppb", "blue"),
        when=[place("Alpha")],
        final=ended("Humans", "tier 3", "A", "B", "C", "D"),
    ),
    case(
        *("HP-111", "HP-115"),
        given=colours("bb", "rrr", "ppp", "blue"),
        when=[place("Alpha")],
        final=ended("Outlaws"),
    ),
    case(
        "HP-109",
        given=colours("bb", "bbrrr", "rrrbb", "blue"),
        when=[place("Alpha")],
        final=ended("Machines", "tier 3"),
    ),
    case(
        *("HP-003", "HP-004", "HP-006", "HP-117"),
        given=colours(
            *("bb", "bbb", "rrr", "blue"),
            seats={
                "B": {"objective": [False]},
                "C": {"objective": [True, False]},
                "D": {"loyalty": "Fallen"},
            },
        ),
        when=[place("Alpha")],
        final=ended("Humans", "tier 3", "A"),
    ),
    case(
        *("HP-112", "HP-233"),
        given=colours(
            "bb", "bbp", "bbp", "blue", junkyard=["purple", "purple"], seats={"D": {"loyalty": "Fallen"}}
        ),
        when=[place("Alpha")],
        final=ended("Fallen", "tier 3", "D"),
    ),
    case(
        "HP-112",
        given=colours(
            "bb", "bbp", "bbb", "blue", junkyard=["purple", "purple"], seats={"D": {"loyalty": "Fallen"}}
        ),
        when=[place("Alpha")],
        final=ended("Humans", "tier 3", "A", "B", "C"),
    ),
    case(
        *("HP-114", "HP-207", "HP-206"),
        given={**event({"op": "bar", "bar": "resource", "n": -1}), "bars": {"resource": 2}},
        when=[do("draw event")],
        final={"gameOver": None, "bars": {"resource": 1}},
    ),
    case(
        *("HP-115", "HP-210", "HP-205"),
        given={**event({"op": "bar", "bar": "security", "n": -1}), "bars": {"security": 1}},
        when=[do("draw event")],
        final=ended("Outlaws", "security"),
    ),
    case(
        *("HP-116", "HP-210"),
        given={
            **event({"op": "bar", "bar": "security", "n": -1}),
            "bars": {"security": 1},
            "seats": {"B": {"loyalty": "Legion"}},
        },
        when=[do("draw event")],
        final=ended("Legion", "security", "B"),
    ),
    case(
        *("HP-116", "HP-240"),
        given={**event({"op": "bar", "bar": "threat", "n": 1}), "bars": {"threat": 2}},
        when=[do("draw event")],
        final={"gameOver": None, "bars": {"threat": 3}},
    ),
    case(
        *("HP-116", "HP-240"),
        given={
            **event({"op": "bar", "bar": "threat", "n": 1}),
            "bars": {"threat": 3},
            "seats": {"B": {"loyalty": "Legion", "objective": [False]}, "C": {"loyalty": "Legion"}},
        },
        when=[do("draw event")],
        final=ended("Legion", "threat", "C"),
    ),
]
FIGHTS = [*TARGETS, *DEFENDING, *ATTACKING, *ELITE, *ENDS]
