"""Draws, for events and the view, the light that a ship needs, and the oil."""

from companion.engine.view import Track
from companion.engine.words import Message, say
from companion.games.ships_home.ships import Ship
from companion.games.ships_home.state import ShipsHomeState


def wish(ship: Ship) -> Message:
    """Light that a ship needs."""
    return say(f"ship-{ship.kind}", n=ship.wants)


def oil(state: ShipsHomeState) -> Track:
    """The oil that is left."""
    return Track("oil", say("track-oil"), state.oil, state.full, text=say("track-oil-text"))
