"""Views of the game, an allow-list field by field."""

from collections.abc import Iterator
from dataclasses import replace

from companion.engine.dice import Die
from companion.engine.questions import Choose, Option, Question, RollDice, Wanted
from companion.engine.secret import Secret
from companion.engine.view import (
    CardView,
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
from companion.engine.words import say
from tests.companion.carded.state import CardedState


def questions(state: CardedState) -> tuple[Question, ...]:
    """Open questions: the roll of the active seat, and the holder's card, which is optional."""
    seat = state.on_turn
    if seat is None:
        return ()
    wanted = (Wanted(seat.colour, 1, seat.name),)
    roll = Question("roll", None, say("ask-roll", name=seat.name), RollDice(wanted), say("wait-roll"))
    return (roll,) if state.played else (roll, _card(state))


def _card(state: CardedState) -> Question:
    """The holder may show the card at any time; that it can be shown is nobody else's to see."""
    options = (Option("play", say("card-play")),)
    return Question(
        "card", state.holder, say("ask-card"), Choose(options), say("wait-roll"), standing=True, discreet=True
    )


def secrets(state: CardedState) -> Iterator[Secret[CardedState]]:
    """Holder of the card, until it is played: both seats know, and spectators do not (CARD-001)."""
    seats = [seat.id for seat in state.seats]
    other = next((seat for seat in seats if seat != state.holder), None)
    if other is not None and not state.played and not state.over:
        yield Secret("card", frozenset(seats), lambda: replace(state, holder=other))


def view(state: CardedState, viewer: Viewer) -> View:
    """The page of one viewer."""
    hand = (_held(),) if viewer == state.holder and not state.played else ()
    return View(
        viewer=viewer,
        mood=Mood.WON if state.over else Mood.CALM,
        tracks=(Track("rolled", say("track-rolled"), len(state.rolls), len(state.seats)),),
        seats=tuple(_seat(state, seat.id, seat.name, seat.colour) for seat in state.seats),
        waiting=tuple(one.public for one in questions(state) if not one.standing),
        spotlight=_end(state) if state.over else None,
        rolling=_rolling(state),
        hand=hand,
        opened=(),
        counters=(),
        over=state.over,
        why=tuple(_why(state)),
        rule="CARD-001",
    )


def _rolling(state: CardedState) -> Rolling:
    """The die that is due, and the one that was rolled last with its total."""
    due, latest = state.on_turn, state.latest
    asked = (OwnedDice(due.colour, 1, due.name),) if due else ()
    if latest is None:
        return Rolling(asked, (), None, None)
    dice = (Die(latest.colour, state.rolls[latest.id]),)
    return Rolling(asked, dice, say("summary", name=latest.name, n=state.total(latest.id)), None)


def _why(state: CardedState) -> Iterator[Explanation]:
    """Reasons for the total of the last roll."""
    if (seat := state.latest) is not None:
        yield Explanation(say("told-rolled", name=seat.name, value=state.rolls[seat.id]), ("CARD-002",))
        if state.played and seat.id == state.holder:
            yield Explanation(say("why-card", name=seat.name, n=state.total(seat.id)), ("CARD-003",))


def _held() -> CardView:
    return CardView("luck", say("card-kind"), "Luck", (say("card-text"),), secret=True)


def _seat(state: CardedState, seat: str, name: str, colour: str) -> SeatView:
    due = state.on_turn
    track = Track("total", say("track-total"), state.total(seat), 7)
    on_turn = due is not None and due.id == seat
    return SeatView(seat, name, colour, (track,), (), (), on_turn=on_turn, wanted=on_turn, gone=False)


def _end(state: CardedState) -> Spotlight:
    names = " + ".join(seat.name for seat in state.winners)
    title = say("end-title", names=names, n=len(state.winners))
    lines = tuple(say("summary", name=seat.name, n=state.total(seat.id)) for seat in state.seats)
    return Spotlight(say("end-text", n=len(state.winners)), title, None, lines)
