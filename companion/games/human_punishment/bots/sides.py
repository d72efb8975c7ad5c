"""The value of bars, chips and Events for each side."""

from collections.abc import Iterable, Mapping

from companion.games.human_punishment.bots import aims
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.card_form import Effect

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
LEGION_LIKES = -0.5
"""Factor for Legion on what has the same value for all other sides."""
LOOK, LOYALTY = 0.6, 1.6
"""Values of knowing something, and of knowing a Loyalty."""
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


def threat_worth(city: City, one: Player, steps: float) -> float:
    """The value for a player of Enemies that come, in steps of Threat."""
    return steps * bar_worth(city, one.aims.loyalty, "threat", 1)


def shared_worth(one: Player, worth: float) -> float:
    """The value for a player of what is worth that to all sides but Legion."""
    return worth * (LEGION_LIKES if one.aims.loyalty == "Legion" else 1.0)


def effects_worth(city: City, seat: str, effects: Iterable[Effect], by: str | None = None) -> float:
    """The total value of effects for a seat, on a card that `by` has, or nobody."""
    one = city.player(seat)
    return sum(effect.worth(city, one, by) for effect in effects)


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
