"""The one place that every event goes through, and what the topics share."""

from collections.abc import Callable
from functools import singledispatch
from typing import Any

from companion.engine.frozen import replace
from companion.games.hope_inhumanity.state import (
    HopeInhumanityState,
    Survivor,
)


@singledispatch
def after(event: Any, _state: HopeInhumanityState) -> HopeInhumanityState:
    """The state after one event; each topic registers what its own events do."""
    raise TypeError(f"no such event in this game: {type(event).__name__}")


def in_scene(state: HopeInhumanityState, **changes: Any) -> HopeInhumanityState:
    """The state with these changes to the Scene in play."""
    return replace(state, playing=replace(state.running, **changes))


def in_person(
    state: HopeInhumanityState, seat: str, change: Callable[[Survivor], Survivor]
) -> HopeInhumanityState:
    """The state with that change to the character of a seat."""
    return state.with_survivor(change(state.survivor(seat)))
