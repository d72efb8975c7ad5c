"""What each side wants of the bars, of chips and of Events."""

from collections.abc import Mapping, Sequence
from typing import Any

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
PERSONAL: Mapping[str, float] = {"health": 0.5, "wound": -0.3, "draw general": 0.35}
"""What one more of each is worth to whoever it meets."""
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
    side, n = city.of(seat).loyalty, int(effect.get("n", 0))
    match effect["op"]:
        case "bar":
            return bar_worth(city, side, effect["bar"], n)
        case "dead zone":
            return bar_worth(city, side, "threat", 1) / 2
        case "ex":
            return bar_worth(city, side, "security", -1) / 2
        case "health" | "wound" | "draw general" as op:
            return PERSONAL[op] * n * _share(city, seat, effect.get("whom", "active"))
        case _:
            return 0.0


def _share(city: City, seat: str, whom: str) -> float:
    """How much it concerns somebody: idle ones can help it."""
    return {"all": 1.0, "idle": 0.2}.get(whom, 1.0 if city.active == seat else 0.2)
