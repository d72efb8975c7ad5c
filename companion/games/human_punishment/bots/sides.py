"""The value of bars, chips and Events for each side."""

from collections.abc import Mapping, Sequence

from companion.games.human_punishment.bots import aims
from companion.games.human_punishment.rules.cards.conditions import holds, is_condition
from companion.games.human_punishment.state.board import AREA_OF, CUBE
from companion.games.human_punishment.state.card_form import Form
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player

WANTS: Mapping[str, Mapping[str, float]] = {
    "Human": {"morale": 0.6, "security": 1.2, "resource": 0.8, "apex": 0.4, "deus": -0.6, "threat": -1.5},
    "Machine": {"morale": 0.5, "security": 0.8, "resource": -1.2, "apex": -0.3, "deus": 1.0, "threat": -1.2},
    "Fallen": {"morale": 0.5, "security": 0.8, "resource": 0.5, "apex": 0.2, "deus": -0.6, "threat": -1.5},
    "Legion": {"morale": 0.3, "security": -1.5, "resource": 0.4, "apex": -0.1, "deus": -0.3, "threat": 2.0},
}
"""Value of a step upwards of each bar for each side, far from its end."""
NEAR = 4.0
"""Factor on a step next to the end of a bar."""
CALM = 3
"""Highest Riot that does no harm, on either side."""
PERSONAL: Mapping[str, float] = {
    "health": 0.5,
    "full health": 0.8,
    "wound": -0.5,
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
"""Value of one more of each for the player it happens to."""
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
"""Operations that bring or remove Enemies, in steps of Threat."""
SHARED: Mapping[str, float] = {
    "box": 0.5,
    "roll box": 0.5,
    "traps": -0.3,
    "skip event": 1.2,
    "name general": 0.2,
    "elite attacks": 0.4,
    "move elite": 0.2,
}
"""Operations of the same value for all sides; for Legion reversed."""
LEGION_LIKES = -0.5
LOYALTY = 1.6
"""Value of knowing a Loyalty."""
COLOUR: Mapping[str, str] = {"Human": "blue", "Machine": "red", "Fallen": "purple"}
"""The chips that each side needs; Legion needs none."""


def bar_worth(city: City, side: str, bar: str, n: int) -> float:
    """The value for a side of moving a bar by `n`."""
    if bar == "riot":
        away = max(0, abs(city.bars["riot"] + n) - CALM) - max(0, abs(city.bars["riot"]) - CALM)
        return away * (0.4 if side == "Legion" else -0.4)
    low, top = city.fixed.board.bars[bar]
    far = top - city.bars[bar] if bar in {"threat", "deus", "apex"} else city.bars[bar] - low
    return WANTS[side].get(bar, 0.0) * n * (1 + NEAR / max(1, far))


def moved_worth(city: City, one: Player, bar: str, n: int) -> float:
    """The value for a player's side and Objective of moving a bar by `n`."""
    return bar_worth(city, one.aims.loyalty, bar, n) + aims.bar_worth(city, one, bar, n)


def effects_worth(city: City, seat: str, effects: Sequence[Form]) -> float:
    """The total value of effects for a seat."""
    return sum(_effect_worth(city, seat, one) for one in effects)


def stake(city: City, seat: str) -> float:
    """The difference in value between success and failure of the open check."""
    check = city.middle.check
    failure = effects_worth(city, seat, check["failure"])
    if check["kind"] == "colour check":
        return max(effects_worth(city, seat, step["do"]) for step in check["steps"]) - failure
    return effects_worth(city, seat, check["success"]) - failure


def friends(one: Player) -> set[str]:
    """Returns the seats known to be of the same side."""
    seen = {
        of for _, (kind, of, content) in one.known.log if kind == "loyalty" and content == (one.aims.loyalty,)
    }
    mates = {"Machine": one.known.machines, "Legion": one.known.legion}.get(one.aims.loyalty)
    return {*seen, *(mates or ())} - {one.seat}


def foes(one: Player) -> set[str]:
    """Returns the seats known to be of another side."""
    seen = {of for _, (kind, of, _) in one.known.log if kind == "loyalty"}
    return (
        {*seen, *((one.known.humans or ()) if one.aims.loyalty == "Machine" else ())}
        - friends(one)
        - {one.seat}
    )


def _effect_worth(city: City, seat: str, effect: Form) -> float:
    one, n, op = city.player(seat), int(effect.get("n", 0)), effect["op"]
    if "do" in effect:
        return _effect_worth(city, seat, effect["do"]) * _likely(city, seat, effect)
    if "bar" in effect:
        moved = n if op == "bar" else _moved(city, effect)
        return moved_worth(city, one, effect["bar"], moved)
    if op in THREATS:
        return (
            THREATS[op] * bar_worth(city, one.aims.loyalty, "threat", 1) if _is_there(city, effect) else 0.0
        )
    if op in SHARED:
        return SHARED[op] * (n or 1) * (LEGION_LIKES if one.aims.loyalty == "Legion" else 1.0)
    return (
        _personal(city, one, effect) if op != "ex" else bar_worth(city, one.aims.loyalty, "security", -1) / 2
    )


def _personal(city: City, one: Player, effect: Form) -> float:
    """The value of an effect on people; a chosen player is taken only if it helps."""
    worth = _for_one(city, one, effect) * (int(effect.get("n", 0)) or 1)
    if effect.get("whom") == "chosen" and effect.get("by") == one.seat:
        return max(0.0, worth)
    return worth * _share(city, one.seat, effect)


def _likely(city: City, seat: str, effect: Form) -> float:
    """Returns 1 or 0 for a condition of the own card, 0.5 for any other."""
    if effect.get("by") != seat or not is_condition(effect):
        return 0.5
    return float(holds(city, seat, effect))


def _is_there(city: City, effect: Form) -> bool:
    """True if there is an Enemy of the kind that is to be struck."""
    if effect["op"] not in {"eliminate", "damage"}:
        return True
    kind, level = effect.get("type", "any"), effect.get("level")
    return any(
        kind in {"any", one.type.lower()} and level in {None, one.level} for one in city.machines.enemies
    )


def _for_one(city: City, one: Player, effect: Form) -> float:
    """The value of one more of it for this player now."""
    op, n = effect["op"], int(effect.get("n", 0))
    own = bool(one.figure.chips) and one.known_chips[0] == COLOUR.get(one.aims.loyalty)
    others = any(other.figure.chips for other in city.players if other is not one)
    found = {
        "health": PERSONAL["health"] if n < 0 or one.figure.health < one.value("health") else 0.0,
        "full health": PERSONAL["full health"] if one.figure.health < one.value("health") else 0.0,
        "wound": PERSONAL["wound"] + aims.wound_worth(one) if n > 0 or one.figure.wounds else 0.0,
        "look": LOYALTY if effect.get("what") == "loyalty" else PERSONAL["look"],
        "drop chip": 0.0 if not one.figure.chips else -2.0 if own and one.aims.loyalty != "Fallen" else 0.5,
        "swap carried": 0.0 if not (one.figure.chips and others) else -1.0 if own else 1.0,
    }
    return found.get(op, PERSONAL.get(op, 0.0))


def _moved(city: City, effect: Form) -> int:
    """By how much a bar moves that is set."""
    to = -effect["n"] if effect["op"] == "set bar below" else effect["n"]
    return int(to - city.bars[effect["bar"]])


def _share(city: City, seat: str, effect: Form) -> float:
    """The share of an effect that concerns a seat, from 0 to 1."""
    whom, by = effect.get("whom", "active"), effect.get("by", city.turn.active)
    one = city.player(seat)
    certain = {
        "all": 1.0,
        "you": 1.0 if by == seat else 0.0,
        "active": 1.0 if city.turn.active == seat else 0.1,
        "leader": 1.0 if city.offices.leader == seat else 0.0,
        "general": 1.0 if city.offices.general == seat else 0.0,
        "others": 0.0 if by == seat else 1.0,
        "detained": 1.0 if one.figure.at == CUBE else 0.0,
        "chosen": 0.5,
    }
    if whom.startswith("in "):
        return float(AREA_OF[one.figure.at] == whom.removeprefix("in ").upper())
    return certain.get(whom, 0.2)
