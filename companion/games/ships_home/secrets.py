"""Hidden facts: the ships to come."""

from collections.abc import Iterator
from dataclasses import replace

from companion.engine.secret import NOBODY, Secret, exchanged, first_pair
from companion.games.ships_home.state import ShipsHomeState


def secrets(state: ShipsHomeState) -> Iterator[Secret[ShipsHomeState]]:
    """The order of the ships after the one that waits (SH-002)."""
    start = state.home + state.reef + 1
    pair = None if state.over else first_pair(state.ships[start:])
    if pair is not None:
        one, other = (start + place for place in pair)
        yield Secret("ships", NOBODY, lambda: replace(state, ships=exchanged(state.ships, one, other)))
