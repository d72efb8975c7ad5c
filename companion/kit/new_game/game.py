"""The whole game: each throws their dice in turn, and the highest sum wins."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, TypeAlias

from companion.engine.answers import Answer, Rolled
from companion.engine.dice import Die
from companion.engine.game import Game, Seat, SetUp, event_types
from companion.engine.questions import Question, RollDice, Wanted
from companion.engine.refusal import refuse
from companion.engine.view import (
    Explanation,
    Mood,
    OwnedDice,
    Rolling,
    SeatView,
    Spotlight,
    Track,
    View,
    Viewer,
)
from companion.engine.words import Message, say
from companion.kit.new_game.meta import META
from companion.kit.seats import check_seats

DICE = 2
"""Dice of each person."""


@dataclass(frozen=True)
class NewGameState:
    """The people, and what each has thrown, in the order of their seats."""

    seats: tuple[Seat, ...] = ()
    thrown: tuple[tuple[Die, ...], ...] = ()

    @property
    def on_turn(self) -> Seat | None:
        """The seat that throws next (NEW-001); None once all have thrown."""
        waiting = self.seats[len(self.thrown) :]
        return waiting[0] if waiting else None

    @property
    def over(self) -> bool:
        """True once everybody has thrown (NEW-002)."""
        return bool(self.seats) and self.on_turn is None

    def total(self, seat: str) -> int:
        """The sum of a seat's dice."""
        place = [one.id for one in self.seats].index(seat)
        return sum(die.value for dice in self.thrown[place : place + 1] for die in dice)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats with the highest sum; several can win together (NEW-002)."""
        most = max((self.total(seat.id) for seat in self.seats), default=0)
        return tuple(seat for seat in self.seats if self.over and self.total(seat.id) == most)


@dataclass(frozen=True)
class NewGameBegun:
    """These people sit at the table."""

    seats: tuple[Seat, ...]
    reveals: ClassVar[bool] = False

    def evolve(self, _state: NewGameState) -> NewGameState:
        """The first state there is."""
        return NewGameState(self.seats)

    def log_line(self, _state: NewGameState) -> Message | None:
        return say("told-begun")


@dataclass(frozen=True)
class NewGameThrown:
    """The seat on turn has thrown these dice."""

    dice: tuple[Die, ...]
    reveals: ClassVar[bool] = True

    def evolve(self, state: NewGameState) -> NewGameState:
        """The next seat is on turn."""
        return replace(state, thrown=(*state.thrown, self.dice))

    def log_line(self, state: NewGameState) -> Message | None:
        """Said of the state that it led to."""
        seat = state.seats[len(state.thrown) - 1]
        return say("told-thrown", name=seat.name, n=state.total(seat.id))


Event: TypeAlias = NewGameBegun | NewGameThrown


def begin(set_up: SetUp) -> Sequence[Event]:
    """The first event. Raises Refused for too few people or too many."""
    check_seats(META, set_up)
    return (NewGameBegun(set_up.seats),)


def questions(state: NewGameState) -> Sequence[Question]:
    """The question that is open: the throw of the seat on turn."""
    seat = state.on_turn
    if seat is None:
        return ()
    dice = RollDice((Wanted(seat.colour, DICE, seat.name),))
    return (Question("throw", None, say("ask-throw", name=seat.name), dice, say("wait-throw")),)


def decide(_state: NewGameState, answer: Answer) -> Sequence[Event]:
    """The events that follow from an answer."""
    match answer.value:
        case Rolled(dice):
            return (NewGameThrown(tuple(dice)),)
    raise refuse("refused-option")


def view(state: NewGameState, viewer: Viewer) -> View:
    """The view of one viewer: here everybody sees the same."""
    return View(
        viewer=viewer,
        mood=Mood.WON if state.over else Mood.CALM,
        tracks=(Track("thrown", say("track-thrown"), len(state.thrown), len(state.seats)),),
        seats=tuple(_seat(state, seat) for seat in state.seats),
        waiting=tuple(question.public for question in questions(state)),
        spotlight=_end(state) if state.over else None,
        rolling=_rolling(state),
        hand=(),
        opened=(),
        counters=(),
        over=state.over,
        why=tuple(_why(state)),
        rule="NEW-001",
        winners=tuple(seat.id for seat in state.winners),
    )


def _seat(state: NewGameState, seat: Seat) -> SeatView:
    track = Track("total", say("track-total"), state.total(seat.id), 6 * DICE)
    due = seat == state.on_turn
    return SeatView(seat.id, seat.name, seat.colour, (track,), (), (), on_turn=due, wanted=due, gone=False)


def _rolling(state: NewGameState) -> Rolling:
    """The dice that are due, and those that were thrown last with their sum."""
    due = state.on_turn
    asked = (OwnedDice(due.colour, DICE, due.name),) if due else ()
    if not state.thrown:
        return Rolling(asked, (), None, None)
    return Rolling(asked, state.thrown[-1], _sum(state, state.seats[len(state.thrown) - 1]), None)


def _why(state: NewGameState) -> Iterator[Explanation]:
    """The reason for the last sum, with its rule."""
    if state.thrown:
        yield Explanation(_sum(state, state.seats[len(state.thrown) - 1]), ("NEW-001",))


def _sum(state: NewGameState, seat: Seat) -> Message:
    return say("sum", name=seat.name, n=state.total(seat.id))


def _end(state: NewGameState) -> Spotlight:
    names = " + ".join(seat.name for seat in state.winners)
    title = say("end-title", names=names, n=len(state.winners))
    sums = tuple(_sum(state, seat) for seat in state.seats)
    return Spotlight(say("end-text"), title, None, sums)


GAME = Game(
    META,
    initial_state=NewGameState,
    begin=begin,
    decide=decide,
    event_types=event_types(Event),
    questions=questions,
    view=view,
    advise=lambda *_: None,  # a bot throws, and there is nothing else to answer
)
