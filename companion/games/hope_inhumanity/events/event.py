"""An event and what it has in common with every other one; each topic beside this module holds its own."""

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, TypeAlias

from companion.engine.dice import Die
from companion.engine.frozen import recent, replace
from companion.engine.words import Message, Words, say
from companion.games.hope_inhumanity.playing import Verdict
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.games.hope_inhumanity.survivor import Survivor
from companion.kit.events import EventDraft, GameEvent

PICTURES = {Verdict.SUCCESS: "success", Verdict.FAILURE: "failure", Verdict.HOPELESS: "failure"}
"""Pictures of an outcome."""


class Event(GameEvent[HopeInhumanityState]):
    """A fact of this game. An Asset may be a secret, so using, stealing or borrowing it reveals it (A-07)."""

    @abstractmethod
    def apply(self, state: HopeInhumanityState, /) -> HopeInhumanityState:
        """The state after it; it is a fact, so this cannot refuse."""

    def sentence(self, _state: HopeInhumanityState, /) -> Message | None:
        """Public sentence, given the state after it; it names nothing hidden."""
        return None

    def evolve(self, state: HopeInhumanityState) -> HopeInhumanityState:
        """The state after it, with its line kept beside the Scene in play."""
        return _evolved(state, self)

    def log_line(self, state: HopeInhumanityState, /) -> Message | None:
        """Its line, staged where it is a milestone."""
        return self.sentence(state)


@recent
def _evolved(state: HopeInhumanityState, event: Event) -> HopeInhumanityState:
    moved = event.apply(state)
    line = event.sentence(moved)
    if line is None or moved.playing is None:
        return moved
    return replace(moved, playing=replace(moved.playing, told=(*moved.playing.told, line)))


def in_scene(state: HopeInhumanityState, **changes: Any) -> HopeInhumanityState:
    """The state with these changes to the Scene in play."""
    return replace(state, playing=replace(state.running, **changes))


def in_person(
    state: HopeInhumanityState, seat: str, change: Callable[[Survivor], Survivor]
) -> HopeInhumanityState:
    """The state with that change to the character of a seat."""
    return state.with_survivor(change(state.survivor(seat)))


def name_of(state: HopeInhumanityState, seat: str) -> str:
    """Name of the seat's player."""
    return state.survivor(seat).name


def owner_of(state: HopeInhumanityState, die: Die) -> Words:
    """Owner of a die by its colour."""
    return next((survivor.name for survivor in state.survivors if survivor.colour == die.colour), say("hope"))


Draft: TypeAlias = EventDraft[HopeInhumanityState, Event]
"""The events of one decision, and the state after them."""
