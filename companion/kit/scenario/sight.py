"""Messages to one viewer: the view, the questions to it or to all, and the log."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cached_property
from typing import Any

from companion.engine.play import Play
from companion.engine.questions import Question
from companion.engine.view import SeatView, View
from companion.engine.words import Message
from companion.shared_view.parts import CardView

STRIP = "strip"
AFAR = ("kiosk", STRIP)
"""Viewers without a seat: both are drawn from the view that anybody may see."""


@dataclass(frozen=True)
class ScenarioSight:
    """Messages to a seat, the kiosk or the strip."""

    play: Play[Any, Any]
    viewer: str

    @property
    def seat(self) -> str | None:
        """The seat that looks, or None."""
        return None if self.viewer in AFAR else self.viewer

    @property
    def heard(self) -> tuple[Message, ...]:
        """Log lines in which something is looked for."""
        return self.play.log

    @cached_property
    def view(self) -> View:
        """The view as the game gives it."""
        return self.play.game.view(self.play.state, self.seat)

    @property
    def questions(self) -> tuple[Question, ...]:
        """Questions to this viewer and to the table."""
        asked = (one.question for one in self.play.open.values())
        return tuple(one for one in asked if one.to in {None, self.seat})

    @property
    def all(self) -> tuple[Any, ...]:
        """All of it, to be compared; the strip is sent what its lamps show, and nothing else."""
        if self.viewer == STRIP:
            return self.view.tracks, self.view.glow, tuple(map(_lamps, self.view.seats))
        return self.view, self.questions, self.play.log

    @cached_property
    def things(self) -> tuple[Any, ...]:
        return tuple(_parts((self.view, self.questions, self.heard)))

    @cached_property
    def texts(self) -> frozenset[str]:
        return frozenset(thing for thing in self.things if isinstance(thing, str))

    def names(self, card: str) -> bool:
        """True if that card is named anywhere: by its id, or within a text."""
        return any(card == text or card in _listed(text) for text in self.texts)

    def says(self, key: str, **values: Any) -> bool:
        """True if this message is sent with these values."""
        return any(
            isinstance(thing, Message)
            and thing.key == key
            and all(thing.values.get(name) == value for name, value in values.items())
            for thing in self.things
        )

    def of(self, seat: str) -> SeatView:
        return next(one for one in self.view.seats if one.seat == seat)

    def track(self, seat: str, id_: str) -> int | None:
        """Value of a track of a seat."""
        return next((track.value for track in self.of(seat).tracks if track.id == id_), None)

    def cards(self) -> frozenset[str]:
        """The ids of all cards that can be read."""
        return frozenset(thing.id for thing in self.things if isinstance(thing, CardView))

    def counter(self, key: str) -> int | None:
        """Value of a counter of a pile."""
        counters = self.view.counters
        return next((n for label, n in counters if isinstance(label, Message) and label.key == key), None)


def _lamps(seat: SeatView) -> tuple[Any, ...]:
    return seat.seat, seat.on_turn, seat.wanted, seat.tracks


def _listed(text: str) -> tuple[str, ...]:
    """The names in a list of cards, or in an option for one."""
    return (*text.split(", "), text.partition(":")[2])


def _parts(value: Any) -> Iterator[Any]:
    yield value
    if isinstance(value, Message):
        yield from _parts(tuple(value.values.values()))
    elif isinstance(value, Mapping):
        yield from _parts(tuple(value.values()))
    elif isinstance(value, tuple | list | frozenset):
        for one in value:
            yield from _parts(one)
    elif is_dataclass(value):
        yield from _parts(tuple(getattr(value, field.name) for field in fields(value)))
