"""Costs and places of actions, and the end of the action phase (HP-059, HP-067, HP-068)."""

from companion.engine.words import say
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.printed.board import NETWORK, YELLOW_ZONE


def spend_ap(city: City, n: int = 1) -> None:
    """Action Points of the turn (HP-059)."""
    city.turn.ap -= n


def free(city: City, seat: str) -> None:
    """A prisoner is freed, and has not entered Area 6; one who is down lies at HQ (HP-150, HP-229)."""
    one = city.player(seat)
    one.figure.at, one.figure.freed = (YELLOW_ZONE, False) if one.is_down else (NETWORK, True)
    if seat == city.turn.active:
        city.turn.entered, city.turn.just_freed = False, True
    city.announce(say("told-free", name=one.name))
