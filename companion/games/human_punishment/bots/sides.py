"""What each side wants of the bars, of chips and of Events."""

from collections.abc import Mapping, Sequence
from typing import Any

from companion.games.human_punishment.board import AREA_OF, CUBE
from companion.games.human_punishment.model import City

WANTS: Mapping[str, Mapping[str, float]] = {
    "Human": {"morale": 0.6, "security": 1.2, "resource": 0.8, "apex": 0.4, "deus": -0.6, "threat": -1.5},
    "Machine": {"morale": 0.5, "security": 0.8, "resource": -1.2, "apex": -0.3, "deus": 1.0, "threat": -1.2},
    "Fallen": {"morale": 0.5, "security": 0.8, "resource": 0.5, "apex": 0.2, "deus": -0.6, "threat": -1.5},
    "Legion": {"morale": 0.3, "security": -1.5, "resource": 0.4, "apex": -0.1, "deus": -0.3, "threat": 2.0},
}
"""What a step upwards of each bar is worth to each side, while its end is far away."""
NEAR = 4.0
"""How much more a step is worth next to the end of a bar than far from it."""
CALM = 3
"""So far Riot does no harm, on either side."""
PERSONAL: Mapping[str, float] = {
    "health": 0.5,
    "full health": 0.8,
    "wound": -0.3,
    "draw general": 0.35,
    "draw personal": 0.4,
    "draw programs": 0.5,
    "choose programs": 0.6,
    "discard": -0.3,
    "discard of": -0.25,
    "discard programs": -0.4,
    "detain": -3.0,
    "set free": 3.0,
    "get box": 1.0,
    "gain boost": 1.5,
    "get scanner": 0.8,
    "take marker": -0.5,
    "skip draw": -0.7,
    "drop chip": -1.0,
    "steal": 0.5,
    "give": -0.3,
    "look": 0.6,
    "look unused": 0.6,
    "look in network": 0.6,
    "look in sector": 0.6,
    "look in junkyard": 0.6,
    "look in check": 0.6,
    "take chip": 3.0,
}
"""What one more of each is worth to whoever it meets."""
THREATS: Mapping[str, float] = {
    "dead zone": 0.5,
    "raid": 0.4,
    "appear": 0.4,
    "appear rolled": 0.4,
    "appear on red": 0.3,
    "eliminate": -0.6,
    "damage": -0.4,
    "skip activation": -0.5,
}
"""What brings Enemies or is rid of them, in steps of Threat."""
COLOUR: Mapping[str, str] = {"Human": "blue", "Machine": "red", "Fallen": "purple"}
"""The chips that each side needs; Legion needs none."""


def bar_worth(city: City, side: str, bar: str, n: int) -> float:
    """What it is worth to a side that a bar moves by so much."""
    if bar == "riot":
        away = max(0, abs(city.bars["riot"] + n) - CALM) - max(0, abs(city.bars["riot"]) - CALM)
        return away * (0.4 if side == "Legion" else -0.4)
    low, top = city.board.bars[bar]
    far = top - city.bars[bar] if bar in {"threat", "deus", "apex"} else city.bars[bar] - low
    return WANTS[side].get(bar, 0.0) * n * (1 + NEAR / max(1, far))


def effects_worth(city: City, seat: str, effects: Sequence[Mapping[str, Any]]) -> float:
    """What effects are worth to somebody, one after the other."""
    return sum(_effect_worth(city, seat, one) for one in effects)


def _effect_worth(city: City, seat: str, effect: Mapping[str, Any]) -> float:
    side, n, op = city.of(seat).loyalty, int(effect.get("n", 0)), effect["op"]
    if "do" in effect:
        return _effect_worth(city, seat, effect["do"]) / 2
    if "bar" in effect:
        return bar_worth(city, side, effect["bar"], n if op == "bar" else _moved(city, effect))
    if op in THREATS:
        return THREATS[op] * bar_worth(city, side, "threat", 1)
    if op == "ex":
        return bar_worth(city, side, "security", -1) / 2
    return PERSONAL.get(op, 0.0) * (n or 1) * _share(city, seat, effect)


def _moved(city: City, effect: Mapping[str, Any]) -> int:
    """By how much a bar moves that is set."""
    to = -effect["n"] if effect["op"] == "set bar below" else effect["n"]
    return int(to - city.bars[effect["bar"]])


def _share(city: City, seat: str, effect: Mapping[str, Any]) -> float:
    """How much it concerns somebody: all of it, some of it, or hardly."""
    whom, by = effect.get("whom", "active"), effect.get("by", city.active)
    one = city.of(seat)
    certain = {
        "all": 1.0,
        "you": 1.0 if by == seat else 0.0,
        "active": 1.0 if city.active == seat else 0.1,
        "leader": 1.0 if city.leader == seat else 0.0,
        "general": 1.0 if city.general == seat else 0.0,
        "others": 0.0 if by == seat else 1.0,
        "detained": 1.0 if one.at == CUBE else 0.0,
        "chosen": 0.5,
    }
    if whom.startswith("in "):
        return float(AREA_OF[one.at] == whom.removeprefix("in ").upper())
    return certain.get(whom, 0.2)
