"""Collects all that one viewer is sent at a moment, and searches it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cached_property
from typing import Any

from companion.engine.questions import Question
from companion.engine.view import CardView, SeatView, Track, View, Viewer
from companion.engine.words import Message
from companion.games.hope_inhumanity.scenarios.moment import Moment

SCENE_KINDS = ("card-scene",)


@dataclass(frozen=True)
class Sight:
    """A viewer's view, the public log of this Scene, and the questions that the viewer is asked.

    A spectator (None) stands for the kiosk and the light strip: both are drawn from this view alone.
    """

    moment: Moment
    viewer: Viewer

    @cached_property
    def view(self) -> View:
        return self.moment.play.game.view(self.moment.state, self.viewer)

    @property
    def log(self) -> tuple[Message, ...]:
        """The messages to all viewers since this Scene was drawn."""
        return self.moment.play.log[self.moment.log_before :]

    @property
    def questions(self) -> tuple[Question, ...]:
        """The questions to this viewer; those to the table are among them."""
        asked = (one.question for one in self.moment.play.open.values())
        return tuple(question for question in asked if question.to in {None, self.viewer})

    @property
    def all(self) -> tuple[Any, ...]:
        """All parts of it, to be compared."""
        return self.view, self.moment.play.log, self.questions

    @cached_property
    def words(self) -> tuple[Message | str, ...]:
        """Every sentence and text in it, the pieces of sentences among them."""
        return tuple(_words((self.view, self.log, self.questions)))

    def told(self, *keys: str, **values: Any) -> bool:
        """True if one of these sentences is said, with these values where they are given."""
        return any(
            isinstance(one, Message)
            and one.key in keys
            and all(one.values.get(name) == value for name, value in values.items())
            for one in self.words
        )

    def reads(self, text: str) -> bool:
        """True if one of the words contains that text."""
        return any(isinstance(one, str) and text in one for one in self.words)

    def seat(self, seat: str) -> SeatView:
        """The view of a seat."""
        return next(one for one in self.view.seats if one.seat == seat)

    def track(self, id_: str) -> int | None:
        """The value of a track that belongs to all; None if it is not shown."""
        return next((one.value for one in self.view.tracks if one.id == id_), None)

    @property
    def belongings(self) -> tuple[tuple[Viewer, tuple[Track, ...]], ...]:
        """The tracks of each seat, and those of all (None)."""
        return ((None, self.view.tracks), *((one.seat, one.tracks) for one in self.view.seats))

    @property
    def scene_cards(self) -> tuple[CardView, ...]:
        """The Scene card, where this viewer may read it."""
        cards = (*self.view.hand, *self.view.opened)
        return tuple(card for card in cards if getattr(card.kind, "key", "") in SCENE_KINDS)


def _words(value: Any) -> Iterator[Message | str]:
    if isinstance(value, Message):
        yield value
        yield from _words(tuple(value.values.values()))
    elif isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        yield from _words(tuple(value.values()))
    elif isinstance(value, tuple | list | frozenset):
        for one in value:
            yield from _words(one)
    elif is_dataclass(value):
        yield from _words(tuple(getattr(value, one.name) for one in fields(value)))
