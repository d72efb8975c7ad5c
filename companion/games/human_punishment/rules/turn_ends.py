"""The way in which a player's actions end, as far as the own Objectives want it (HP-067, HP-117)."""

from collections.abc import Callable, Mapping

from companion.games.human_punishment.rules.city import area
from companion.games.human_punishment.rules.fight.enemies import areas_of
from companion.games.human_punishment.state.card_form import Form
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player

CROWD = 2
"""Number of others that make a crowd."""


def note_end(city: City, one: Player) -> None:
    """Counts how the actions of a player who is not down end, once for each way."""
    if one.is_down:
        return
    wanted = (said for goal in one.aims.goals for said in goal["wants"])
    ways = dict.fromkeys(way for said in wanted if (way := way_of(city, one, said)))
    for way in ways:
        one.did(way)


def way_of(city: City, one: Player, said: Form) -> str | None:
    """The deed that a condition counts if the actions ended now, or None."""
    match said["op"]:
        case "end turns":
            return f"ended {said['how']}" if _POSTURES[said["how"]](city, one) else None
        case "end turns beside":
            return f"ended beside {said['companion']}" if is_beside(city, one, said) else None
        case "end turns around":
            return f"ended in {area(city, one.seat)}"
        case _:
            return None


def is_beside(city: City, one: Player, said: Form) -> bool:
    """True if a player is in the Area of the other player that a condition names."""
    seat = companion(city, one, said)
    return seat is not None and area(city, seat) == area(city, one.seat)


def companion(city: City, one: Player, said: Form) -> str | None:
    """The seat that a condition names; None where nobody else is meant."""
    others = city.in_turn(one.seat)
    named = {
        "leader": city.offices.leader,
        "general": city.offices.general,
        "next": others[1],
        "before": others[-1],
    }
    seat = named[said["companion"]]
    return None if seat == one.seat else seat


def here(city: City, one: Player) -> int:
    """The number of other figures in the Area of a player."""
    there = area(city, one.seat)
    return sum(area(city, other.seat) == there for other in city.figures if other is not one)


def _enemy(city: City, one: Player) -> bool:
    there = area(city, one.seat)
    return any(there in areas_of(city, enemy) for enemy in city.machines.enemies)


_POSTURES: Mapping[str, Callable[[City, Player], bool]] = {
    "alone": lambda city, one: not here(city, one),
    "crowd": lambda city, one: here(city, one) >= CROWD,
    "enemy": _enemy,
    "laden": lambda _, one: bool(one.figure.chips),
    "idle": lambda city, _: city.turn.ap > 0,
}
