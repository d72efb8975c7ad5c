"""The town's memory of answers: where their faces live, and which a History card brings back."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from companion.games.hopes_end.cards import Later
from companion.games.hopes_end.state import HopesEndState, Remembered
from companion.games.hopes_end.town.tiles import Place


def remembering(state: HopesEndState, seat: str, card: str, answer: int) -> HopesEndState:
    """The state with one more answer, if its card says what becomes of it."""
    if not state.box.morality[card].later:
        return state
    return replace(state, memory=(*state.memory, Remembered(seat, card, answer)))


def put_away(state: HopesEndState, seat: str, card: str) -> HopesEndState:
    """The state in which the answer on that card comes back with the next History card."""
    return _changed(state, lambda one: (one.seat, one.card, one.gone) == (seat, card, False), gone=True)


def moved_in(state: HopesEndState, seat: str, place: Place) -> HopesEndState:
    """The state in which a seat's first answer without a home lives on that tile."""
    homeless = next((one for one in state.memory if one.seat == seat and one.place is None), None)
    return _changed(state, lambda one: one is homeless, place=place) if homeless else state


def brought_back(state: HopesEndState) -> HopesEndState:
    """The state in which the lying History card brings back what was put away before it."""
    return _changed(state, lambda one: one.gone and one.back is None, back=state.drawn)


def returning(state: HopesEndState) -> tuple[Remembered, ...]:
    """The answers that the lying History card brings back, clockwise from the first player."""
    found = [one for one in state.memory if one.back == state.drawn]
    return tuple(sorted(found, key=lambda one: state.clockwise(state.first or one.seat).index(one.seat)))


def lasting(state: HopesEndState, seat: str) -> tuple[Remembered, ...]:
    """A seat's answers that no History card has brought back."""
    return tuple(one for one in state.memory if one.seat == seat and one.back is None)


def later_of(state: HopesEndState, one: Remembered) -> Later:
    """The outcome of a remembered answer."""
    return state.box.morality[one.card].later[one.answer - 1]


def _changed(state: HopesEndState, which: Callable[[Remembered], bool], **fields: Any) -> HopesEndState:
    memory = tuple(replace(one, **fields) if which(one) else one for one in state.memory)
    return replace(state, memory=memory)
