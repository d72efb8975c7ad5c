"""Cases of the rules of a turn: drawing, moving, paying, discarding, dice, Events, checks."""

from typing import Any

from tests.companion.games.human_punishment.written import MANY, at, case, do, event, pink, roll

CHECK = {
    "success": [{"op": "bar", "bar": "morale", "n": 1}],
    "failure": [{"op": "bar", "bar": "morale", "n": -1}],
}
QUIET = do("draw event")


def put(**cards: list[str]) -> list[dict[str, Any]]:
    """Everybody of four puts in what is named, in turn order, and A nothing more."""
    return [*(do("put", seat, cards=cards.get(seat, [])) for seat in "ABCD"), do("put more")]


DRAWING = [
    case(
        *("HP-045", "HP-046", "HP-047", "HP-069", "HP-077"),
        given={"phase": "draw"},
        when=[
            do("end actions"),
            do("draw"),
            do("draw"),
            do("end actions"),
            roll(1),
            do("draw event"),
            do("pass"),
            do("draw", "B"),
        ],
        final={
            "active": "B",
            "phase": "act",
            "ap": 3,
            "moves": 2,
            "seats": {"A": {"hand": 2}, "B": {"hand": 2}},
        },
        rejected=(1, 3),
    ),
    case(
        *("HP-049", "HP-205"),
        given={"phase": "draw", "bars": {"morale": 0}},
        when=[do("draw")],
        final={"seats": {"A": {"hand": 1}}},
    ),
    case(
        *("HP-048", "HP-205"),
        given={"phase": "draw", "bars": {"morale": 1}, **at("HQ", hand=["b1"] * 7)},
        when=[do("draw")],
        final={"seats": {"A": {"hand": 9}}},
    ),
    case(
        *("HP-050", "HP-051", "HP-302"),
        given={"phase": "draw", **at("HQ", deck=["b5"]), "general_deck": [], "discard": ["r4"]},
        when=[do("draw")],
        final={"generalDeck": 0, "discard": 0, "seats": {"A": {"hand": ["b5", "r4"], "deck": 0}}},
    ),
]
MOVING = [
    case(
        *("HP-052", "HP-053", "HP-054", "HP-057"),
        given=at("Sector I"),
        when=[
            do("move", to="Sector III"),
            do("move", to="HQ"),
            do("move", to="City"),
            do("city", action=4),
            pink(5),
            do("move", to="HQ"),
            do("move", to="City"),
        ],
        final={"moves": 0, "ap": 2, "seats": {"A": {"at": "HQ"}, "B": {"at": "HQ"}}},
        rejected=(2, 7),
    ),
    case(
        "HP-055",
        given={**at("Nexus"), "moves": 0},
        when=[do("move", to="Med Center"), do("move", to="Sector I")],
        final={"moves": 0, "seats": {"A": {"at": "Med Center"}}},
        rejected=(2,),
    ),
    case(
        *("HP-055", "HP-295"),
        given={**at("Sector II"), "moves": 1},
        when=[do("move", to="Med Center"), do("move", to="Nexus")],
        final={"moves": 0, "seats": {"A": {"at": "Nexus"}}},
    ),
    case(
        *("HP-021", "HP-056", "HP-295"),
        given={
            "players": MANY,
            **at("Network"),
            "enemies": [{"id": "s", "type": "Soldier", "level": 1, "at": "8"}],
        },
        when=[do("move", to="City"), do("move", to="Network")],
        final={"blockade": True, "moves": 1, "seats": {"A": {"at": "City"}}},
        rejected=(2,),
    ),
    case(
        "HP-056",
        given={
            "players": MANY,
            **at("City"),
            "enemies": [{"id": "s", "type": "Soldier", "level": 1, "at": "6/8"}],
        },
        when=[do("move", to="Network")],
        final={"blockade": False, "seats": {"A": {"at": "Network"}}},
    ),
    case(
        *("HP-134", "HP-022"),
        given={"seats": {"A": {"at": "Sector I", "chips": ["red"]}, "B": {"at": "Nexus", "scanners": [1]}}},
        when=[do("move", to="Nexus"), do("move", to="Monolith")],
        final={"seats": {"A": {"scanners": [2]}}, "scannersFree": {"1": 0, "2": 0}},
    ),
    case(
        "HP-134",
        given=at("Sector I"),
        when=[do("move", to="Nexus"), do("move", to="Monolith")],
        final={"seats": {"A": {"scanners": []}}, "scannersFree": {"1": 1, "2": 1}},
    ),
    case(
        "HP-134",
        given={"players": MANY, "seats": {"A": {"at": "Sector I", "chips": ["red"], "scanners": [1]}}},
        when=[do("move", to="Nexus")],
        final={"seats": {"A": {"scanners": [1]}}, "scannersFree": {"1": 1, "2": 2}},
    ),
]
PAYING = [
    case(
        *("HP-059", "HP-061", "HP-216"),
        given={**at("HQ"), "ap": 1},
        when=[do("censure", seat="B"), do("new leader")],
        final={"ap": 0},
        rejected=(1,),
    ),
    case(
        *("HP-066", "HP-218"),
        given=at("HQ", hand=["b2", "b1", "r4", "r3", "b5"]),
        when=[
            do("buy weapon", weapon="Pistol", cards=["b2", "b1"]),
            do("buy weapon", weapon="Pistol", cards=["b2", "r4"]),
            do("buy weapon", weapon="Pistol", cards=["r4"]),
            do("buy weapon", weapon="Rifle", cards=["b2", "b5"]),
        ],
        final={
            "hq": {"Pistol": 1, "Rifle": 0},
            "boxes": {"4": ["Pistol"]},
            "discard": 3,
            "ap": 1,
            "seats": {"A": {"box": "Rifle", "hand": ["b1", "r3"]}},
        },
        rejected=(1, 2),
    ),
    case(
        *("HP-211", "HP-212", "HP-133", "HP-017"),
        given={
            **at("Dark Net", hand=["b3", "b2", "b2"]),
            "display": ["x", "y", "z"],
            "programPile": ["top", "next", "last"],
            "prices": {"y": 4},
        },
        when=[
            do("buy program", program="y", cards=["b3"]),
            do("buy program", program="y", cards=["b2", "b2"]),
            do("buy program", program="top", cards=["b3"]),
        ],
        final={
            "ap": 1,
            "display": ["x", "top", "z"],
            "seats": {"A": {"programs": ["y", "next"], "hand": []}},
        },
        rejected=(1,),
    ),
    case(
        *("HP-148", "HP-220"),
        given=at("Monolith", hand=["r5", "b4", "b5"]),
        when=[
            do("monolith", recon="hand", cards=["b4"]),
            do("monolith", recon="hand", cards=["r5"]),
            do("monolith", recon="objective", cards=["b5"]),
        ],
        final={"ap": 2, "seats": {"A": {"recon": "hand", "hand": ["b4", "b5"]}}},
        rejected=(1, 3),
    ),
    case(
        *("HP-067", "HP-068", "HP-131"),
        given=at("HQ", hand=["b1"] * 6 + ["r1", "r2"], programs=["x", "y", "z"]),
        when=[
            do("end actions", cards=["b1"]),
            do("end actions", cards=["b1", "r1"], programs=["x"]),
            do("end actions", cards=["r1"], programs=["x"]),
        ],
        final={"phase": "activate", "discard": 1, "seats": {"A": {"hand": 7, "programs": ["y", "z"]}}},
        rejected=(1, 2),
    ),
    case(
        *("HP-067", "HP-068"),
        given=at("HQ", hand=["b1"] * 7, programs=["x", "y"]),
        when=[do("end actions", cards=["b1"]), do("end actions")],
        final={"phase": "activate", "seats": {"A": {"hand": 7, "programs": 2}}},
        rejected=(1,),
    ),
]
DICE = [
    *(
        case(
            *("HP-071", "HP-072", "HP-236", rule),
            given={"phase": "activate", **at("Nexus")},
            when=[roll(1, red=red, white=(1, 1))],
            final={"enemies": {"new-1": {"type": type_, "level": 1, "at": "2", "health": 1}}},
        )
        for rule, red, type_ in (
            ("HP-161", 1, "Tank"),
            ("HP-162", 2, "Sniper"),
            ("HP-163", 3, "Soldier"),
            ("HP-163", 4, "Soldier"),
            ("HP-165", 7, "Thief"),
            ("HP-165", 8, "Thief"),
        )
    ),
    *(
        case(
            *("HP-071", "HP-164", "HP-242", "HP-213"),
            given={"phase": "activate", **at("Nexus")},
            when=[roll(1, red=red, white=(1, 1))],
            final={
                "enemies": {"new-1": {"type": "Crawler", "at": "Red 1"}},
                "enemyPiles": {"Crawler": [1, 1, 2, 2, 2, 3, 3]},
            },
        )
        for red in (5, 6)
    ),
    *(
        case(
            "HP-071",
            given={"phase": "activate", "deadZones": ["2"]},
            when=[roll(1, red=red, white=(1, 1))],
            final={"enemies": {"new-1": None}, "bars": {"threat": 0}},
        )
        for red in (9, 12)
    ),
    case(
        *("HP-074", "HP-239"),
        given={
            "phase": "activate",
            "enemies": [{"id": "a", "type": "Tank", "level": 1, "at": "6"}],
        },
        when=[roll(3, red=1, white=(3, 3))],
        final={"enemies": {"new-1": {"at": "6/8"}}, "bars": {"threat": 0}},
    ),
    case(
        "HP-074",
        given={"phase": "activate"},
        when=[roll(3, red=1, white=(4, 4))],
        final={"enemies": {"new-1": {"at": "8"}}},
    ),
    case(
        *("HP-070", "HP-075", "HP-155"),
        given={"phase": "activate", **at("Nexus")},
        when=[roll(3, red=3, white=(2, 3))],
        final={"open": None, "phase": "event", "enemies": {"new-1": {"at": "5"}}},
    ),
]
EVENTS = [
    case(
        *("HP-076", "HP-015"),
        given={
            "phase": "event",
            "network": {"Alpha": ["red up"], "Beta": ["red up"], "Gamma": ["red up"]},
            "events": {
                "I": [{"id": "one", "kind": "plain", "do": [{"op": "bar", "bar": "morale", "n": 1}]}],
                "II": [{"id": "two", "kind": "plain", "do": [{"op": "bar", "bar": "morale", "n": -1}]}],
            },
        },
        when=[QUIET],
        final={"bars": {"morale": 4}, "eventPile": "II"},
    ),
    case(
        *("HP-077", "HP-078"),
        given={
            **event({"op": "bar", "bar": "riot", "n": 1}, {"op": "bar", "bar": "morale", "n": 1}),
            "bars": {"riot": 3},
        },
        when=[QUIET],
        final={"bars": {"riot": 4, "morale": 5}, "phase": "pass"},
    ),
    case(
        "HP-078",
        given={**event(), "bars": {"riot": -3}},
        when=[QUIET],
        final={"bars": {"riot": -3, "morale": 5}},
    ),
    case(
        "HP-078",
        given={**event(), "bars": {"riot": -4}},
        when=[QUIET],
        final={"bars": {"riot": -4, "morale": 4}},
    ),
    case(
        *("HP-079", "HP-083"),
        given={
            **event(kind="check", target=-9, **CHECK),
            "general_deck": ["b1", "b3"],
            "seats": {"A": {"hand": ["r4", "r1"]}, "B": {"hand": ["b5", "b1"]}, "C": {"hand": ["r4"]}},
        },
        when=[QUIET, *put(A=["r4", "r1"], B=["b5"], C=["r4"])],
        final={"total": 0, "result": "failure", "discard": 6, "bars": {"morale": 4}},
    ),
    case(
        *("HP-079", "HP-082", "HP-083"),
        given={
            **event(kind="check", target=6, **CHECK),
            "general_deck": ["b1", "b2", "b5"],
            "seats": {"A": {"hand": ["b3"]}},
        },
        when=[QUIET, *put(A=["b3"])],
        final={"total": 6, "result": "success", "generalDeck": 1, "bars": {"morale": 6}},
    ),
    case(
        "HP-083",
        given={**event(kind="check", target=6, **CHECK), "general_deck": ["b1", "b4"]},
        when=[QUIET, *put()],
        final={"total": 5, "result": "failure", "bars": {"morale": 4}},
    ),
    case(
        "HP-080",
        given={
            **event(kind="check", target=6, **CHECK),
            "general_deck": [],
            "seats": {"A": {"hand": ["b1"] * 4}, "B": {"hand": ["b1"] * 4}},
        },
        when=[
            QUIET,
            do("put", "B"),
            do("put", cards=["b1", "b1"]),
            do("put", "B", cards=["b1"] * 4),
            do("put", "B", cards=["b1"] * 3),
            do("put", "C"),
            do("put", "D"),
            do("put more", cards=["b1", "b1"]),
            do("put more", cards=["b1"]),
        ],
        final={"total": 6, "result": "success", "seats": {"A": {"hand": 1}, "B": {"hand": 1}}},
        rejected=(2, 4, 8),
    ),
    case(
        "HP-085",
        given={
            **event(kind="check", target=9, success=[], failure=[{"op": "wound", "n": 1, "whom": "idle"}]),
            "general_deck": [],
            "seats": {"B": {"hand": ["b1"]}},
        },
        when=[QUIET, *put(B=["b1"])],
        final={"seats": {"A": {"wounds": 1}, "B": {"wounds": 0}, "C": {"wounds": 1}}},
    ),
    case(
        *("HP-087", "HP-121"),
        given={
            **event(kind="decision", by="general", A=[], B=[{"op": "bar", "bar": "morale", "n": 2}]),
            "general": "C",
        },
        when=[QUIET, do("decide", "D", option="B"), do("decide", "C", option="B")],
        final={"bars": {"morale": 7}},
        rejected=(2,),
    ),
    case(
        *("HP-089", "HP-203", "HP-209"),
        given={
            **event({"op": "bar", "bar": "riot", "n": -7}),
            "bars": {"morale": 0},
        },
        when=[QUIET],
        final={"bars": {"riot": 0, "security": 3, "morale": 0}},
    ),
    case(
        *("HP-089", "HP-209"),
        given={**event({"op": "bar", "bar": "riot", "n": 6}), "bars": {"morale": 0}},
        when=[QUIET],
        final={"bars": {"riot": 6, "security": 4, "morale": -1}},
    ),
    case(
        *("HP-137", "HP-140", "HP-011"),
        given={
            **event({"op": "box", "orange": 3}, {"op": "box", "orange": 5}),
            "supplyPile": ["Laser"],
        },
        when=[QUIET],
        final={"boxes": {"3": ["Laser"]}},
    ),
    case(
        *("HP-237", "HP-286"),
        given={
            **event({"op": "dead zone", "at": "9"}),
            "enemies": [
                {"id": "a", "type": "Thief", "level": 1, "at": "9"},
                {"id": "b", "type": "Thief", "level": 1, "at": "3"},
            ],
        },
        when=[QUIET],
        final={"deadZones": ["9"], "enemies": {"a": None, "b": {"at": "3"}}},
    ),
]
TURN = [*DRAWING, *MOVING, *PAYING, *DICE, *EVENTS]
