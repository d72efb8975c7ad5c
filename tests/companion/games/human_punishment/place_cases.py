"""Cases of the rules of places: Sectors, City, Network, Junkyard, prison, HQ, and the two phases."""

from typing import Any

from tests.companion.games.human_punishment.written import FEW, MANY, at, case, do, pink


def brought(*heights: int, colour: str = "red") -> dict[str, list[str]]:
    """The Network with so many chips in each column."""
    return {name: [f"{colour} down"] * n for name, n in zip(("Alpha", "Beta", "Gamma"), heights, strict=True)}


def bringing(*heights: int, **fields: Any) -> dict[str, Any]:
    """A has come into the Network with a red chip."""
    return {"entered": True, "network": brought(*heights), **at("Network", **{"chips": ["red"], **fields})}


def place(*columns: str, face: str = "down") -> dict[str, Any]:
    return do("place chips", columns=list(columns), faces=[face] * len(columns))


SECTORS = [
    case(
        *("HP-192", "HP-193", "HP-195", "HP-023"),
        given={**at("Sector I"), "bars": {"sector1": 2, "sector2": 1}, "sectors": {"I": ["purple", "red"]}},
        when=[do("sector", sector="I"), do("move", to="Sector II"), do("move", to="Sector I")],
        final={"bars": {"sector1": 2}, "ap": 3, "seats": {"A": {"chips": 0}}},
        rejected=(1,),
    ),
    case(
        *("HP-192", "HP-193", "HP-197"),
        given={
            **at("Sector I", **{"values": {"slots": 2}}),
            "bars": {"sector1": 1},
            "sectors": {"I": ["purple", "red"]},
        },
        when=[do("sector", sector="I"), do("sector", sector="I")],
        final={"bars": {"sector1": 2}, "ap": 2, "sectors": {"I": 1}, "seats": {"A": {"chips": ["purple"]}}},
        rejected=(2,),
    ),
    case(
        *("HP-193", "HP-194"),
        given={**at("Sector I"), "bars": {"sector1": 5, "sector2": 4, "sector3": 4}},
        when=[do("sector", sector="I")],
        final={"bars": {"sector1": 6}},
    ),
    case(
        "HP-195",
        given=at("Sector I", chips=["red"]),
        when=[do("sector", sector="I")],
        final={"ap": 3, "seats": {"A": {"chips": 1}}},
        rejected=(1,),
    ),
    case(
        *("HP-196", "HP-308"),
        given={
            "sectors": {"II": ["blue", "red", "purple", "blue"]},
            "seats": {
                "A": {"at": "Sector II"},
                "B": {"at": "Sector I"},
                "C": {"at": "Sector I", "chips": ["red"]},
            },
        },
        when=[
            do("sector", sector="II", keep=3, to="C"),
            do("sector", sector="II", keep=3, to="B"),
            do("keep chip", "A", chip=2),
            do("keep chip", "B", chip=2),
        ],
        final={
            "bars": {"sector2": 1},
            "junkyard": ["blue"],
            "sectors": {"II": 1},
            "seats": {"A": {"chips": ["purple"]}, "B": {"chips": ["red"]}},
        },
        rejected=(1, 3),
    ),
    case(
        "HP-196",
        given={
            "sectors": {"II": ["blue", "red"]},
            "seats": {"A": {"at": "Sector II"}, "B": {"at": "Sector I"}},
        },
        when=[do("sector", sector="II", keep=1, to="B")],
        final={"sectors": {"II": 2}, "ap": 3},
        rejected=(1,),
    ),
    case(
        "HP-198",
        given={**at("Sector III"), "bars": {"guard": 2}, "sectors": {"III": ["blue", "red"]}},
        when=[do("sector", sector="III")],
        final={"bars": {"guard": 2, "sector3": 1}, "junkyard": [], "seats": {"A": {"chips": ["blue"]}}},
    ),
    case(
        "HP-199",
        given={**at("Sector III"), "bars": {"guard": 1}, "sectors": {"III": ["blue", "red", "blue"]}},
        when=[do("sector", sector="III", keep=2)],
        final={
            "bars": {"guard": 3, "sector3": 1},
            "junkyard": ["blue"],
            "sectors": {"III": 1},
            "seats": {"A": {"chips": ["red"]}},
        },
    ),
]
CITY = [
    case(
        *("HP-201", "HP-206"),
        given={**at("City"), "bars": {"resource": 3}, "general_deck": ["b1", "r1", "grey", "b2"]},
        when=[do("city", action=3), do("city", action=3)],
        final={"bars": {"resource": 2}, "ap": 2, "seats": {"A": {"hand": ["b1", "r1", "grey"]}}},
        rejected=(2,),
    ),
    case(
        "HP-202",
        given={**at("City", hand=["b3", "grey"]), "bars": {"riot": -4}},
        when=[
            do("city", action=1, direction="up"),
            pink(1),
            do("add card", card="grey"),
            do("add card", card="b3"),
        ],
        final={"bars": {"riot": 0}, "total": 4, "discard": 1},
        rejected=(3,),
    ),
    case(
        *("HP-202", "HP-203"),
        given={
            **at("City"),
            "bars": {"riot": 4},
            "events": {"EX": [{"id": "x", "kind": "plain", "do": [{"op": "bar", "bar": "morale", "n": -2}]}]},
        },
        when=[do("city", action=1, direction="up"), pink(3), do("add card")],
        final={"bars": {"riot": 0, "morale": 3}},
    ),
    case(
        "HP-204",
        given={**at("City", hand=["b5", "b3", "b2", "b1", "r1"]), "bars": {"morale": 1}},
        when=[
            do("city", action=2),
            do("city", action=2, cards=["b5", "r1"]),
            do("city", action=2, cards=["b5", "b3", "b2"]),
            pink(2),
        ],
        final={"bars": {"morale": 9}, "total": 8, "discard": 3, "ap": 2},
        rejected=(1, 2),
    ),
    case(
        "HP-204",
        given={**at("City", hand=["b2"]), "bars": {"morale": 1}},
        when=[do("city", action=2, cards=["b2"]), pink(6)],
        final={"bars": {"morale": 1}, "total": -4},
    ),
    *(
        case(
            "HP-208",
            given=at("City"),
            when=[do("city", action=4), pink(face)],
            final={"bars": {bar: n}},
        )
        for face, bar, n in (
            (1, "deus", 4),
            (2, "riot", -2),
            (3, "riot", 2),
            (4, "morale", 7),
            (5, "resource", 12),
            (6, "resource", 13),
        )
    ),
    *(
        case(
            "HP-214",
            given=at("Nexus", hand=["b5", "b4", "b1"]),
            when=[do("nexus", cards=["b5", "b4", "b1"]), do("nexus", cards=cards), pink(face)],
            final={"bars": {"apex": apex, "morale": morale}, "total": total},
            rejected=(1,),
        )
        for cards, face, total, apex, morale in (
            (["b5"], 1, 4, 4, 5),
            (["b4"], 1, 3, 3, 5),
            (["b4"], 4, 0, 2, 5),
            (["b4"], 5, -1, 2, 4),
        )
    ),
]
NETWORK = [
    case(
        *("HP-125", "HP-200", "HP-221", "HP-222"),
        given=bringing(1, 0, 0),
        when=[place("Alpha"), place("Beta"), place("Gamma")],
        final={
            "bars": {"guard": 2},
            "network": {"Alpha": ["red down"], "Beta": ["red down"], "Gamma": []},
            "seats": {"A": {"chips": 0, "programs": 1}},
        },
        rejected=(1, 3),
    ),
    case(
        *("HP-221", "HP-229"),
        given={**bringing(0, 0, 0), "entered": False},
        when=[place("Alpha")],
        final={"network": {"Alpha": []}},
        rejected=(1,),
    ),
    case(
        *("HP-222", "HP-223"),
        given=bringing(2, 2, 3, chips=["red"] * 3, values={"slots": 3}),
        when=[place("Gamma", "Gamma", "Gamma"), place("Gamma", "Gamma", "Alpha")],
        final={"network": {"Alpha": ["red down"] * 3, "Gamma": ["red down"] * 5}, "gameOver": None},
        rejected=(1,),
    ),
    case(
        *("HP-135", "HP-136", "HP-224", "HP-304"),
        given=bringing(
            *(0, 0, 0),
            scanners=[1, 2],
            unlocked=[["hacking", 1]],
            tree={
                "hacking": [
                    {"task": "recon", "gain": "ap", "n": 1},
                    {"task": "recon", "gain": "draw", "n": 1},
                ],
                "rigging": [
                    {"task": "recon", "gain": "hand", "n": 2},
                    {"task": "recon", "gain": "draw", "n": 1},
                ],
            },
        ),
        when=[
            place("Alpha", face="up"),
            do("reward", take="boost", column="hacking"),
            do("reward", take="boost", column="rigging"),
        ],
        final={
            "network": {"Alpha": ["red up"]},
            "scannersFree": {"1": 1, "2": 1},
            "seats": {
                "A": {"scanners": [], "programs": 0, "unlocked": ["hacking 1", "rigging 1"], "value hand": 9}
            },
        },
        rejected=(2,),
    ),
    case(
        *("HP-135", "HP-136", "HP-224"),
        given=bringing(0, 0, 0, scanners=[1], chips=["red", "blue"], values={"slots": 2}),
        when=[place("Alpha", "Beta", face="up"), place("Alpha", "Beta")],
        final={
            "network": {"Alpha": ["red down"], "Beta": ["blue down"]},
            "bars": {"guard": 1},
            "seats": {"A": {"scanners": [], "programs": 2}},
        },
        rejected=(1,),
    ),
    case(
        *("HP-090", "HP-091", "HP-092", "HP-093", "HP-094"),
        given={
            **bringing(1, 1, 0, chips=["blue"]),
            "display": ["x", "y", "z"],
            "programPile": ["a", "b", "c", "d"],
        },
        when=[
            place("Gamma"),
            do("mix", order=["red", "red", "red"]),
            do("mix", order=["blue", "red", "red"]),
        ],
        final={
            "eventPile": "II",
            "network": {"Alpha": ["blue up"], "Beta": ["red up"], "Gamma": ["red up"]},
            "display": ["a", "b", "c"],
            "enemyPiles": {"Tank": [2, 2, 3, 1, 1, 1]},
            "seats": {"A": {"programs": ["d"]}},
        },
        rejected=(2,),
    ),
    case(
        *("HP-096", "HP-097", "HP-098", "HP-099", "HP-101"),
        given={
            **bringing(2, 2, 1),
            "players": ["A", "B", "C"],
            "enemyPiles": {"Tank": [2, 2, 3, 1, 1, 1]},
            "display": ["x", "y", "z"],
            "programPile": ["a", "b", "c", "d"],
            "events": {"III": [{"id": "q", "kind": "plain", "do": []}]},
        },
        when=[place("Gamma")],
        final={
            "eventPile": "III",
            "open": None,
            "display": ["a", "b", "c"],
            "enemyPiles": {"Tank": [3, 2, 2, 1, 1, 1]},
        },
    ),
    case(
        *("HP-103", "HP-106", "HP-130"),
        given={
            **bringing(2, 2, 1),
            "players": MANY,
            "seats": {**bringing(2, 2, 1)["seats"], "B": {"loyalty": "Machine"}, "C": {"loyalty": "Fallen"}},
        },
        when=[
            place("Gamma"),
            do("machine tap", "B", seat="C"),
            do("machine tap", "B", seat="D"),
        ],
        final={"open": None, "seats": {"D": {"loyalty": "Machine"}, "C": {"loyalty": "Fallen"}}},
        rejected=(2,),
    ),
    case(
        *("HP-104", "HP-105", "HP-241"),
        given={
            **bringing(2, 2, 1),
            "players": MANY,
            "bars": {"security": 2, "threat": 1},
            "seats": {
                **bringing(2, 2, 1)["seats"],
                "B": {"loyalty": "Machine"},
                "C": {"loyalty": "Legion"},
            },
        },
        when=[
            place("Gamma"),
            do("machine tap", "B", seat="D"),
            do("legion tap", "C", seats=["D", "E"]),
            do("legion tap", "C", seats=["D"]),
        ],
        final={"seats": {"D": {"loyalty": "Legion"}, "E": {"loyalty": "Human"}}},
        rejected=(3,),
    ),
    case(
        *("HP-104", "HP-241"),
        given={
            **bringing(2, 2, 1),
            "players": MANY,
            "bars": {"security": 2, "threat": 2},
            "seats": {**bringing(2, 2, 1)["seats"], "C": {"loyalty": "Legion"}},
        },
        when=[place("Gamma"), do("legion tap", "C", seats=["D", "E"])],
        final={"seats": {"D": {"loyalty": "Legion"}, "E": {"loyalty": "Legion"}}},
    ),
    case(
        "HP-241",
        given={
            **bringing(2, 2, 1),
            "players": MANY,
            "bars": {"security": 3, "threat": 1},
            "seats": {**bringing(2, 2, 1)["seats"], "C": {"loyalty": "Legion"}},
        },
        when=[place("Gamma"), do("legion tap", "C", seats=["D"])],
        final={"seats": {"D": {"loyalty": "Human"}}},
        rejected=(2,),
    ),
    case(
        *("HP-102", "HP-303"),
        given={
            **bringing(2, 2, 1),
            "bars": {"security": 1, "threat": 3},
            "seats": {**bringing(2, 2, 1)["seats"], "C": {"loyalty": "Legion"}, "B": {"loyalty": "Machine"}},
        },
        when=[place("Gamma"), do("legion tap", "C", seats=["D"]), do("machine tap", "B", seat="D")],
        final={"seats": {"D": {"loyalty": "Human"}}},
        rejected=(2, 3),
    ),
]
PRISON = [
    case(
        "HP-225",
        given={"seats": {"A": {"at": "Isolation Cube"}, "B": {"at": "Isolation Cube"}}},
        when=[do("move", to="HQ"), do("end actions")],
        final={"seats": {"A": {"at": "Isolation Cube"}, "B": {"at": "Isolation Cube"}}},
        rejected=(1,),
    ),
    case(
        "HP-226",
        given={
            "seats": {"A": {"at": "Isolation Cube", "hand": ["r5", "r4"]}, "B": {"hand": ["r1"]}},
            "general_deck": ["r1", "r2"],
        },
        when=[
            do("escape", target=-4, cards=["r5", "r4"]),
            do("put", "B", cards=["r1"]),
            do("put", "C"),
            do("put", "D"),
        ],
        final={"total": -13, "result": "success", "seats": {"A": {"at": "Network"}}},
    ),
    *(
        case(
            "HP-226",
            given={"seats": {"A": {"at": "Isolation Cube", "hand": ["b1"] * 6}}, "general_deck": general},
            when=[
                do("escape", target=4, cards=["b1"] * 6),
                do("escape", target=4, cards=["b1"] * 3),
                *(do("put", seat) for seat in "BCD"),
            ],
            final={"total": total, "seats": {"A": {"at": where}}},
            rejected=(1,),
        )
        for general, total, where in (([], 3, "Isolation Cube"), (["b1"], 4, "Network"))
    ),
    case(
        *("HP-154", "HP-153"),
        given=at("Isolation Cube"),
        when=[do("interrogate", by="task"), do("move", to="Monolith"), do("move", to="HQ")],
        final={"ap": 2, "moves": 0, "seats": {"A": {"at": "HQ"}}},
    ),
    case(
        *("HP-119", "HP-217"),
        given={
            "leader": "B",
            "general": "C",
            "seats": {
                "A": {"at": "HQ", "deck": ["b3"]},
                "B": {"deck": ["r5"]},
                "C": {"deck": ["b5"]},
                "D": {"deck": ["b2"]},
            },
        },
        when=[
            do("censure", seat="B"),
            *(do("vote", seat, yes=seat != "B") for seat in FEW),
            do("lay", "A", card="b3", before="A"),
            do("lay", "B", card="r5", before="A"),
            do("lay", "C", card="b5", before="B"),
            do("lay", "D", card="b2", before="D"),
            do("lay more"),
            do("name general", "D", seat=None),
        ],
        final={
            "leader": "D",
            "general": "C",
            "stacks": {"A": -2, "B": 5, "C": 0, "D": 2},
            "discard": 4,
            "ap": 1,
        },
    ),
    case(
        *("HP-120", "HP-118", "HP-217"),
        given={
            "leader": "C",
            "general": "B",
            "seats": {"A": {"at": "HQ", "hand": ["b4"], "deck": ["b1"]}},
        },
        when=[
            do("new leader"),
            do("lay", "A", card="b1", before="A"),
            *(do("lay", seat, card="b1", before=seat) for seat in "BCD"),
            do("lay more", card="b4", before="D"),
            do("name general", "D", seat="D"),
            do("name general", "D", seat="A"),
        ],
        final={"leader": "D", "general": "A", "stacks": {"A": 1, "B": 1, "C": 1, "D": 5}, "ap": 2},
        rejected=(7,),
    ),
    case(
        *("HP-122", "HP-124", "HP-064"),
        given={
            "phase": "event",
            "active": "B",
            "leader": "D",
            "general": "A",
            "seats": {"B": {"revoked": True}, "C": {"revoked": True}},
            "enemies": [
                {"id": f"e{n}", "type": "Thief", "level": 1, "at": spawn}
                for n, spawn in enumerate(("2", "3", "5", "7", "9"))
            ],
        },
        when=[
            do("resign", enemies=["e0", "e1", "e2"]),
            do("resign", enemies=["e0", "e1", "e2", "e3"]),
            do("name general", "D", seat="A"),
        ],
        final={
            "general": None,
            "enemies": {"e0": None, "e3": None, "e4": {"at": "9"}},
            "seats": {"A": {"revoked": True, "hand": 0}},
        },
        rejected=(1, 3),
    ),
]
CARE = [
    case(
        "HP-234",
        given=at("Med Center", health=2, wounds=1),
        when=[do("heal"), do("heal")],
        final={"ap": 2, "seats": {"A": {"health": 3, "wounds": 0}}},
        rejected=(2,),
    ),
    case(
        "HP-235",
        given=at("Med Center", health=1, wounds=5, hand=["grey", "green", "b1"]),
        when=[do("heal fully", cards=["grey", "green"])],
        final={"ap": 3, "discard": 2, "seats": {"A": {"health": 3, "wounds": 1}}},
    ),
    case(
        *("HP-219", "HP-159"),
        given=at("HQ"),
        when=[do("move", to="Yellow Zone")],
        final={"seats": {"A": {"at": "HQ"}}},
        rejected=(1,),
    ),
    case(
        *("HP-095", "HP-149", "HP-309", "HP-063"),
        given={
            "network": {"Alpha": ["red up"], "Beta": ["red up"], "Gamma": []},
            "seats": {"A": {"recon": "hand"}, "B": {"hand": ["b5"]}},
        },
        when=[do("use recon", recon="hand", seat="B")],
        final={"seats": {"A": {"recon": "hand"}}},
        rejected=(1,),
    ),
    case(
        *("HP-095", "HP-149", "HP-148"),
        given={
            "network": {"Alpha": ["red up"], "Beta": ["red up"], "Gamma": ["red up"]},
            "seats": {"A": {"recon": "hand"}, "B": {"recon": "objective"}},
        },
        when=[do("use recon", "B", recon="objective", seat="A"), do("use recon", recon="hand", seat="B")],
        final={"ap": 3, "seats": {"A": {"recon": None}, "B": {"recon": "objective"}}},
        rejected=(1,),
    ),
    case(
        *("HP-231", "HP-232"),
        given={**at("Junkyard", hand=["grey", "grey", "green"]), "junkyard": ["red", "blue", "purple"]},
        when=[
            do("look in junkyard", cards=["grey", "grey"], chips=[1]),
            do("look in junkyard", cards=["grey", "grey"], chips=[1, 1]),
            do("look in junkyard", cards=["grey", "grey"], chips=[1, 3]),
            do("remove from junkyard", cards=["green"], chips=[2]),
        ],
        final={"ap": 1, "junkyard": ["red", "purple"], "removed": 1, "discard": 3},
        rejected=(1, 2),
    ),
]
TREES = [
    case(
        *("HP-041", "HP-042", "HP-043", "HP-044"),
        given=at(
            "Nexus",
            hand=["b5", "b5", "b5"],
            tree={
                "hacking": [
                    {"task": "nexus success", "gain": "ap", "n": 1},
                    {"task": "nexus success", "times": 2, "set": "hand", "n": 10},
                ]
            },
        ),
        when=[do("nexus", cards=["b5"]), pink(1), do("nexus", cards=["b5"]), pink(1)],
        final={"ap": 1, "seats": {"A": {"unlocked": ["hacking 1"], "value hand": 7, "value ap": 4}}},
    ),
    case(
        *("HP-040", "HP-042", "HP-044"),
        given=at(
            "Nexus",
            hand=["b5", "b5"],
            unlocked=[["hacking", 1]],
            tree={
                "hacking": [
                    {"task": "nexus success", "gain": "ap", "n": 1},
                    {"task": "nexus success", "times": 2, "set": "hand", "n": 10},
                ]
            },
        ),
        when=[do("nexus", cards=["b5"]), pink(1), do("nexus", cards=["b5"]), pink(1)],
        final={"ap": 2, "seats": {"A": {"unlocked": ["hacking 1", "hacking 2"], "value hand": 10}}},
    ),
]
PLACES = [*SECTORS, *CITY, *NETWORK, *PRISON, *CARE, *TREES]
