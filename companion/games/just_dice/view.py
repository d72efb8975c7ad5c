"""View of one viewer; the game has no secrets."""

from collections.abc import Iterator
from functools import reduce

from companion.engine.questions import Choose, Option, Question, RollDice, Wanted
from companion.engine.view import (
    Badge,
    CardView,
    Explanation,
    Meanwhile,
    Mood,
    Rolling,
    SeatView,
    Spotlight,
    Track,
    View,
    Viewer,
)
from companion.engine.words import Message, Words, figure, say
from companion.games.just_dice import tools
from companion.games.just_dice.drawing import table
from companion.games.just_dice.events import cause, who_won
from companion.games.just_dice.scores import LETTERS, scores
from companion.games.just_dice.state import KEPT, TYPED, JustDiceState


def questions(state: JustDiceState) -> tuple[Question, ...]:
    """The throw that is next; and, to be answered at any time, who else throws, and the end."""
    if state.over or not state.seats:
        return ()
    return tuple(_questions(state))


def _questions(state: JustDiceState) -> Iterator[Question]:
    if state.spun:
        go_on = Choose((Option("go-on", say("spun-go-on")),))
        name = state.name(state.spun)
        yield Question("spun", None, say("ask-spun", name=name), go_on, say("told-spun", name=name))
        return
    seat = state.thrower
    waits = _waits(state)
    roll = RollDice((Wanted(seat.colour, TYPED, seat.name),), open_ended=True)
    yield Question("roll", None, say("ask-roll", name=seat.name), roll, waits, folded=state.without_dice)
    for other in state.seats:
        if other.id != seat.id:
            mine = Choose((Option("mine", say("mine")),))
            yield Question(
                f"mine:{other.id}", other.id, say("ask-mine"), mine, waits, standing=True, folded=True
            )
    yield from tools.questions(state, waits)
    if not state.rounds:
        enough = Choose((Option("enough", say("enough"), plain=True),))
        yield Question("enough", None, say("ask-enough"), enough, waits, standing=True, folded=True)


def _waits(state: JustDiceState) -> Message:
    """A clock that runs; or else the next thing: points on the pad, a counter or a throw."""
    if state.clocks.running:
        return say("wait-clock", name=state.name(state.clocks.running))
    if state.next_round:
        return say("wait-pad", n=state.next_round)
    if state.without_dice:
        return say("wait-counters" if state.kind.counter else "wait-points")
    return say("wait-roll", name=state.thrower.name)


def view(state: JustDiceState, viewer: Viewer) -> View:
    """The page of one viewer."""
    pad = scores(state)
    return View(
        viewer=viewer,
        mood=_mood(state),
        tracks=(),
        seats=tuple(_seat(state, seat.id, seat.name, seat.colour) for seat in state.seats),
        waiting=tuple(dict.fromkeys(question.public for question in questions(state))),
        spotlight=_spotlight(state),
        rolling=_rolling(state),
        hand=(),
        opened=tuple(_history(state)) if viewer is not None else (),
        counters=() if state.without_dice else ((say("count-throws"), len(state.throws)),),
        over=state.over,
        why=tuple(_why(state)),
        winners=tuple(seat.id for seat in state.winners) if state.over else (),
        rule="JD-007" if state.over else "JD-014" if state.spun else "JD-002",
        scene=None if state.over else "table",
        plan=table(state) if state.throws and not state.over and pad is None else None,
        meanwhile=_meanwhile(state, viewer) if viewer and state.seats and not state.without_dice else None,
        scores=pad,
        spin=_spin(state),
    )


def _meanwhile(state: JustDiceState, viewer: str) -> Meanwhile:
    """One's best throw beside the best of all, and who throws next."""
    best = max((one.total for one in state.of(viewer)), default=0)
    leads = max(state.throws, key=lambda one: one.total, default=None)
    bar = Track("best", say("track-best"), best, max(1, leads.total if leads else best))
    goal = say("goal-first")
    if leads is not None:
        ahead = leads.total > best
        goal = (
            say("goal-beat", name=state.name(leads.seat), n=leads.total)
            if ahead
            else say("goal-best", n=best)
        )
    return Meanwhile(goal, bar, turns=tuple(_turns(state)))


def _turns(state: JustDiceState) -> Iterator[str]:
    """The seats after the one that throws."""
    seat = state.thrower
    for _ in state.seats:
        seat = state.after(seat.id)
        yield seat.id


def _mood(state: JustDiceState) -> Mood:
    if state.over:
        return Mood.WON if state.winners else Mood.CALM
    return Mood.CALM if state.spun else Mood.ROLLING


def _spin(state: JustDiceState) -> tuple[str, ...]:
    """Once around the table, and on to who begins."""
    if not state.spun:
        return ()
    colours = [seat.colour for seat in state.seats]
    last = [seat.id for seat in state.seats].index(state.spun)
    return (*colours, *colours[: last + 1])


def _seat(state: JustDiceState, seat: str, name: str, colour: str) -> SeatView:
    runs = state.clocks.running == seat
    on_turn = not state.over and (runs or not state.without_dice) and state.thrower.id == seat
    badges = tuple(_badges(state, seat))
    most = max(state.rounds, *state.taken.values(), 1)
    rounds = Track("rounds", say("track-rounds"), state.taken.get(seat, 0), most)
    tracks = (rounds,) if len(state.seats) > 1 and not state.without_dice else ()
    return SeatView(seat, name, colour, tracks, badges, (), on_turn=on_turn, wanted=on_turn, gone=False)


def _badges(state: JustDiceState, seat: str) -> Iterator[Badge]:
    totals = [one.total for one in state.of(seat)]
    if totals:
        yield Badge("latest", say("badge-latest", n=totals[-1]))
        yield Badge("best", say("badge-best", n=max(totals)))
    if state.teams:
        yield Badge("team", say("team", letter=LETTERS[state.team_of(seat)]))
    if seat in state.counters or state.kind.counter:
        yield Badge("counter", say("badge-counter", n=figure(state.counter_of(seat))))


def _rolling(state: JustDiceState) -> Rolling | None:
    if state.ended:
        return None
    if not state.throws:
        return Rolling((), (), None, None)
    latest = state.throws[-1]
    summary = say("summary", name=state.name(latest.seat), total=latest.total)
    return Rolling((), latest.dice, summary, None, counting=latest.faces)


def _why(state: JustDiceState) -> Iterator[Explanation]:
    if state.throws and not state.ended:
        latest = state.throws[-1]
        yield Explanation(say("why-sum", faces=latest.shown, n=latest.total), ("JD-005",))


def _history(state: JustDiceState) -> Iterator[CardView]:
    if state.throws:
        lines = tuple(
            say("line", name=state.name(throw.seat), faces=throw.shown, total=throw.total)
            for throw in reversed(state.throws[-KEPT:])
        )
        yield CardView("history", say("history"), "", lines)


def _spotlight(state: JustDiceState) -> Spotlight | None:
    if not state.over:
        return None
    return Spotlight(cause(state), who_won(state), None, tuple(_reckoning(state)))


def _reckoning(state: JustDiceState) -> Iterator[Message]:
    """A line for each seat: rounds taken, number of throws and the best of them (JD-009, JD-010)."""
    if state.written:
        for seat in sorted(state.seats, key=lambda seat: state.place_of(seat.id)):
            line = say("end-pad-line", name=seat.name, total=state.sum_of(seat.id))
            parts = tuple(_parts(state, seat.id))
            yield say("end-pad-parts", line=line, parts=reduce(_more, parts)) if len(parts) > 1 else line
        return
    for seat in sorted(state.seats, key=lambda seat: -state.taken.get(seat.id, 0)):
        throws = [one.total for one in state.of(seat.id)]
        best, taken = max(throws, default=0), state.taken.get(seat.id, 0)
        key = "end-line" if len(state.seats) > 1 else "end-line-alone"
        yield say(key, name=seat.name, taken=taken, throws=len(throws), best=best)


def _parts(state: JustDiceState, seat: str) -> Iterator[Words]:
    """The points of a seat on the pad, with the names of their rows where these have some."""
    names = state.kind.rows or ("",) * len(state.pad)
    for name, row in zip(names, state.pad, strict=True):
        if seat in row:
            points = figure(row[seat])
            yield say("end-pad-row", row=say(f"row-{name}"), n=points) if name else points


def _more(parts: Words, one: Words) -> Message:
    return say("end-pad-more", parts=parts, more=one)
