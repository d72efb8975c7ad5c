"""The way in which a player's actions end, as far as the own Objectives want it (HP-067, HP-117)."""

from collections.abc import Callable, Mapping

from companion.games.human_punishment.rules.city import area
from companion.games.human_punishment.rules.fight.enemies import areas_of
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player

CROWD = 2
"""Number of others that make a crowd."""


def note_end(city: City, one: Player) -> None:
    """Counts how the actions of a player who is not down end, once for each way."""
    if one.is_down:
        return
    wanted = (said.ending(city, one) for goal in one.aims.goals for said in goal["wants"])
    for way in dict.fromkeys(filter(None, wanted)):
        one.did(way)


def is_ending(city: City, one: Player, how: str) -> bool:
    """True if the actions would end in that way now."""
    return _POSTURES[how](city, one)


def is_beside(city: City, one: Player, named: str) -> bool:
    """True if a player is in the Area of the other player who is called so."""
    seat = companion(city, one, named)
    return seat is not None and area(city, seat) == area(city, one.seat)


def companion(city: City, one: Player, named: str) -> str | None:
    """The seat of the `leader`, the `general`, the `next` or the one `before`; None for oneself."""
    others = city.in_turn(one.seat)
    seat = {
        "leader": city.offices.leader,
        "general": city.offices.general,
        "next": others[1],
        "before": others[-1],
    }[named]
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
