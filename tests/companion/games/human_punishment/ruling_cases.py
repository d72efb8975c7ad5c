"""Cases in which a ruling changes something: what is found with the usual choice, and with another."""

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from companion.engine.answers import Answer, Chosen, Origin, Value
from companion.engine.questions import Choose, RollDice
from companion.games.human_punishment.events import Announced
from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.rules.turns.pauses import GO_ON, PAUSE
from companion.games.human_punishment.state.facts.part import value_of
from companion.games.human_punishment.state.model import City
from companion.kit.scenario.interpreter import staged
from tests.companion.games.human_punishment.written import FEW, MANY, do, pink, roll

Given: TypeAlias = dict[str, Any]
Steps: TypeAlias = list[dict[str, Any]]


def one(rule: str, given: Given, when: Steps, find: Callable[[City], Any], usual: Any, other: Any) -> Any:
    """A case ("refused": a step is refused)."""
    return pytest.param(rule, given, when, find, usual, other, id=rule)


def asked(city: City) -> list[str]:
    """What is open, beside what may be answered at any time."""
    return [one.id for one in GAME.questions(city) if not one.standing]


def after(city: City, question: str, seat: str | None, value: Value, *, pauses: bool = False) -> City:
    """The city after one more answer and the pause after it, unless that is to be seen. Raises Refused."""
    play, events = staged(GAME, city).answer(Answer(question, 0, "c", seat, Origin.TYPED, value))
    city = play.state.opened()
    city.recent.news = [one.message for one in events if isinstance(one, Announced)]
    if not pauses and PAUSE in [one.id for one in GAME.questions(city)]:
        heard = city.recent.news
        city = after(city, PAUSE, None, Chosen(GO_ON))
        city.recent.news = [*heard, *city.recent.news]
    return city


def over(city: City) -> Any:
    return city.over


def thrown(city: City) -> tuple[str, ...]:
    """The dice that are asked for."""
    form = GAME.questions(city)[0].form
    assert isinstance(form, RollDice)
    return form.thrown


def options(city: City) -> list[str]:
    form = GAME.questions(city)[0].form
    assert isinstance(form, Choose)
    return [one.id for one in form.options]


def away(seats: str, place: str) -> dict[str, Any]:
    return {seat: {"at": place} for seat in seats}


def seat_a(name: str) -> Callable[[City], Any]:
    return lambda city: value_of(city.player("A"), name)


def of_bar(name: str) -> Callable[[City], int]:
    return lambda city: city.bars[name]


def bar(name: str, n: int) -> dict[str, Any]:
    return {"op": "bar", "bar": name, "n": n}


def event(*some: dict[str, Any]) -> Given:
    """An Event that brings these one after the other."""
    return {"phase": "event", "events": {"I": [{"id": "e", "kind": "plain", "do": list(some)}]}}


def at(place: str, **fields: Any) -> Given:
    return {"seats": {"A": {"at": place, **fields}}}


def acts(enemy: dict[str, Any], **seats: Any) -> Given:
    """An Enemy that is about to act."""
    return {"phase": "activate", "enemies": [{"id": "e", "level": 1, **enemy}], "seats": seats}


SOLDIER, TANK = {"type": "Soldier", "at": "5"}, {"type": "Tank", "at": "5"}
EMPTY: dict[str, list[str]] = {"I": [], "II": [], "III": []}
ENTERED = {"entered": True, **at("Network", chips=["red"])}
PLACES = do("place chips", columns=["Alpha"], faces=["down"])
LAYS = [
    do("new leader"),
    *(do("lay", seat, card="b1", before=seat) for seat in FEW),
    do("lay more"),
]
BROUGHT = {"Alpha": ["red down"] * 2, "Beta": ["red down"] * 3, "Gamma": ["blue down"] * 2}
TALL = {"Alpha": ["red down"] * 3, "Beta": ["red down"] * 2, "Gamma": ["blue down"] * 2}
BOOST = {"task": "nexus success", "gain": "ap", "n": 1}
TWO = [
    {"id": "a", "type": "Soldier", "level": 1, "at": "5"},
    {"id": "b", "type": "Soldier", "level": 1, "at": "4"},
]


def tier_three(last: str, alpha: str, beta: str, gamma: str, **more: Any) -> Given:
    """A is about to fill Alpha with that chip; the colours by their letters."""
    names = {"b": "blue down", "r": "red down", "p": "purple down"}
    columns = zip(("Alpha", "Beta", "Gamma"), (alpha, beta, gamma), strict=True)
    return {
        "entered": True,
        "network": {name: [names[letter] for letter in letters] for name, letters in columns},
        "seats": {"A": {"at": "Network", "chips": [last]}, **more},
    }


def second_tier(city: City) -> list[str]:
    """What is asked once A has filled Tier 2."""
    return asked(after(city, "turn", "A", Chosen("place chips")))


def sizes(*names: str) -> Callable[[City], list[int]]:
    return lambda city: [len(value_of(city.player("A"), name)) for name in names]


MORE = [
    one("white", {"phase": "activate", **at("Nexus")}, [], thrown, ("orange", "white", "white"), ("orange",)),
    one(
        "order", {"phase": "activate", "enemies": TWO, **at("Nexus")}, [roll(3)], asked, ["defend"], ["order"]
    ),
    one(
        "raid",
        {"phase": "event", "deadZones": ["9"], "events": {"I": [{"id": "e", "kind": "raid", "times": 2}]}},
        [do("draw event"), *(do("raid roll", "table", red=1, white=[4, 5]) for _ in range(2))],
        of_bar("threat"),
        2,
        1,
    ),
    one("elected", {"leader": "C", **at("HQ")}, LAYS, asked, ["break-tie"], ["name-general"]),
    one(
        "columns",
        tier_three("blue", "bb", "rrpp", "rrpp"),
        [PLACES],
        over,
        ("tier 3", "Outlaws"),
        ("tier 3", "Humans"),
    ),
    one(
        "purple",
        tier_three("purple", "pp", "ppp", "bbb", B={"loyalty": "Fallen"}),
        [PLACES],
        over,
        ("tier 3", "Fallen"),
        ("tier 3", "Outlaws"),
    ),
    one(
        "unfallen",
        {**event(bar("resource", -1)), "bars": {"resource": 1}, "junkyard": ["purple"] * 3},
        [do("draw event")],
        over,
        ("resource", "Machines"),
        ("resource", "Outlaws"),
    ),
    one(
        "both",
        {**event(bar("resource", -1), bar("security", -4)), "bars": {"resource": 1}},
        [do("draw event")],
        over,
        ("resource", "Machines"),
        ("security", "Outlaws"),
    ),
    one(
        "unrest",
        {**event(bar("riot", 7)), "bars": {"morale": 0}},
        [do("draw event")],
        of_bar("security"),
        3,
        4,
    ),
    one("unguarded", {**ENTERED, "bars": {"guard": 1}}, [PLACES], of_bar("guard"), 1, 0),
    one("drawing", {"phase": "draw", **at("HQ", hand=["b1"])}, [do("draw")], sizes("hand"), [3], [7]),
    one("placing", ENTERED, [do("end actions")], lambda city: city.turn.phase, "activate", "refused"),
    one(
        "freed",
        {"leader": "A", "seats": {"A": {"at": "Network"}, "B": {"at": "Isolation Cube"}}},
        [do("pardon", seat="B"), do("end actions"), roll(1), do("draw event"), do("pass")],
        lambda city: city.turn.entered,
        False,
        True,
    ),
    one(
        "few",
        {
            "sectors": {**EMPTY, "II": ["blue", "red"]},
            "seats": {"A": {"at": "Sector II"}, "B": {"at": "Sector I"}},
        },
        [do("sector", sector="II", keep=1, to="B"), do("keep chip", "B", chip=1)],
        sizes("chips"),
        "refused",
        [1],
    ),
    one(
        "marker",
        {"bars": {"deus": 8}, **at("City")},
        [do("city", action=4), pink(1)],
        lambda city: city.machines.deus_before,
        "A",
        "B",
    ),
    one(
        "tiers",
        {**ENTERED, "network": TALL},
        [PLACES],
        lambda city: len(city.network.columns["Alpha"]),
        4,
        "refused",
    ),
    one(
        "successor",
        {"general": "A", "enemies": TWO},
        [do("resign", enemies=["a", "b"])],
        asked,
        ["name-general"],
        ["turn"],
    ),
    one("fewer", {"phase": "draw"}, [], options, ["draw", "wait"], ["draw", "draw=1", "draw=0", "wait"]),
    one(
        "blind",
        at("Sector I"),
        [do("sector", sector="I")],
        lambda city: city.player("A").known_chips,
        ["blue"],
        ["unseen"],
    ),
    one(
        "beaten",
        {
            **acts({**TANK, "level": 3}, A={"at": "Nexus", "health": 2, "chips": ["red"]}),
            "general_deck": ["r5", "r5"],
        },
        [roll(3), do("defend")],
        lambda city: city.network.junkyard,
        [],
        ["red"],
    ),
    one(
        "stirring",
        {"bars": {"riot": 4}, **at("City")},
        [do("city", action=1, direction="down")],
        asked,
        ["pink"],
        ["add-card"],
    ),
    one(
        "apex",
        {**acts(SOLDIER), "apex": "Blue 1", "bars": {"apex": 9}, "general_deck": ["b5", "r5"]},
        [roll(3)],
        of_bar("apex"),
        9,
        8,
    ),
    one(
        "tower",
        acts({"type": "Sniper", "at": "4"}, A={"at": "Monolith"}, **away("BCD", "Junkyard")),
        [roll(3)],
        asked,
        ["defend"],
        ["draw-event"],
    ),
    one(
        "defence",
        acts(TANK, **away("AB", "Nexus")),
        [roll(3)],
        asked,
        ["defend"],
        ["defend:A", "defend:B"],
    ),
    one(
        "reds",
        {**acts({**SOLDIER, "level": 2}, A={"at": "Nexus"}), "general_deck": ["r5"]},
        [roll(3), do("defend")],
        seat_a("health"),
        2,
        3,
    ),
    one(
        "stranded",
        {
            "sectors": EMPTY,
            "network": BROUGHT,
            "seats": {"A": {"at": "Junkyard", "chips": ["red"]}, "B": {"chips": ["red"]}},
        },
        [do("drop chips", chips=["red"])],
        over,
        ("chips", "Outlaws"),
        None,
    ),
    one(
        "zone",
        acts({**SOLDIER, "at": "11"}, A={"at": "Yellow Zone", "health": 1}, **away("BCD", "Nexus")),
        [roll(4)],
        asked,
        ["draw-event"],
        ["defend"],
    ),
    one(
        "beside",
        {**acts(TANK, A={"at": "Nexus"}), "apex": "Blue 1", "bars": {"apex": 9}},
        [roll(3)],
        asked,
        ["defend"],
        ["draw-event"],
    ),
    one(
        "calls",
        {
            "phase": "event",
            "bars": {"resource": 1, "morale": -9},
            "events": {
                "I": [{"id": "e", "kind": "plain", "do": [{"op": "ex"}, bar("morale", -1)]}],
                "EX": [{"id": "x", "kind": "plain", "do": [bar("resource", -1)]}],
            },
        },
        [do("draw event")],
        over,
        ("resource", "Machines"),
        ("morale", "Outlaws"),
    ),
    one(
        "boosts",
        at("Nexus", hand=["b5"], tree={"security": [BOOST, BOOST]}),
        [do("nexus", cards=["b5"]), pink(1)],
        lambda city: city.turn.ap,
        2,
        3,
    ),
    one(
        "cube",
        at("Isolation Cube"),
        [do("escape", target=4)],
        asked,
        ["put"],
        ["put:B", "put:C", "put:D"],
    ),
    one(
        "return",
        at("Isolation Cube", chips=["red"]),
        [
            do("interrogate", by="roll"),
            pink(4),
            do("move", to="Monolith"),
            do("move", to="Network"),
            PLACES,
        ],
        sizes("chips"),
        [0],
        "refused",
    ),
    one(
        "night",
        {
            "players": MANY,
            "entered": True,
            "network": {"Alpha": ["red down"] * 2, "Beta": ["red down"] * 2, "Gamma": ["red down"]},
            **at("Network", chips=["blue"]),
        },
        [],
        second_tier,
        [f"sleep:{seat}" for seat in MANY],
        ["turn"],
    ),
]
