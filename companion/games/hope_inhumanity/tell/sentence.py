"""The one place that every told event goes through; one without a sentence is told to nobody."""

from functools import singledispatch
from typing import Any

from companion.engine.dice import Die
from companion.engine.words import Message, Words, say
from companion.games.hope_inhumanity.state import State


@singledispatch
def sentence(_event: Any, _state: State) -> Message | None:
    """The public sentence about an event; each topic registers those of its own."""
    return None


def name_of(state: State, seat: str) -> str:
    """The name of whoever sits there."""
    return state.survivor(seat).name


def owner_of(state: State, die: Die) -> Words:
    """Whose die it is, by its colour."""
    return next((one.name for one in state.survivors if one.colour == die.colour), say("hope"))
