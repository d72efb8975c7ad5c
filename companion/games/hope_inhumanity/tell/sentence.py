"""The one place that every told event goes through; one without a sentence is told to nobody."""

from functools import singledispatch
from typing import Any

from companion.engine.dice import Die
from companion.engine.words import Message, Words, say
from companion.games.hope_inhumanity.state import HopeInhumanityState


@singledispatch
def sentence(_event: Any, _state: HopeInhumanityState) -> Message | None:
    """The public sentence about an event; each topic registers those of its own."""
    return None


def name_of(state: HopeInhumanityState, seat: str) -> str:
    """Name of the seat's player."""
    return state.survivor(seat).name


def owner_of(state: HopeInhumanityState, die: Die) -> Words:
    """Owner of a die by its colour."""
    return next((one.name for one in state.survivors if one.colour == die.colour), say("hope"))
