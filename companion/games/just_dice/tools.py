"""Tools for any boxed game: a score pad, who begins, dice of any kind, counters, a clock for each."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from companion.engine.answers import Answer, Chosen, Filled, Value
from companion.engine.game import Seat
from companion.engine.questions import Blank, ChoiceLook, Choose, FillIn, Option, Question
from companion.engine.refusal import refuse
from companion.engine.shuffle import shuffled
from companion.engine.words import Message, say, signed
from companion.games.just_dice.families import worth
from companion.games.just_dice.state import Drawn, JustDiceState
from companion.games.just_dice.tool_events import (
    BeginnerShown,
    BeginnerSpun,
    ClockMoved,
    CounterMoved,
    DiceDrawn,
    RowWritten,
    ToolEvent,
)

DICE = (4, 6, 8, 10, 12, 20, 100)
AT_ONCE = 10
"""Most dice that the table rolls at once."""
STEPS = ("1", "-1", "5", "-5", "0")
ALL = "all"
MOST = 9999
"""Points in one field at most, up and down."""
LATER = 4
"""Rounds that can be corrected, besides the next one."""


def questions(state: JustDiceState, waits: Message) -> Iterator[Question]:
    """The tools, to be used at any time: those of all by anybody, those of a seat by its player."""
    yield from _pads(state, waits)
    if len(state.seats) > 1:
        yield _question("spin", Choose((Option("spin", say("spin")),)), waits)
    dice = _choice("dice", _numbers()), _choice("kind", _kinds())
    yield _question("die", FillIn(dice, say("die-roll")), waits)
    whose = Option(ALL, say("counter")), *(Option(seat.id, seat.name) for seat in state.seats)
    moves = _choice("whose", whose), _choice("by", map(_step, STEPS))
    yield _question("counter", FillIn(moves, say("counter-done")), waits)
    for seat in state.seats:
        own = _question("counter", _cards(map(_step, STEPS)), waits, seat, n=state.counter_of(seat.id))
        yield replace(own, folded=not state.kind.counter)
    if state.clocks.bank:
        yield from _clocks(state, waits)


def _pads(state: JustDiceState, waits: Message) -> Iterator[Question]:
    """The latest throw, a row for all, and a field for each seat (JD-011)."""
    keeps = tuple(_keeping(state))
    if keeps:
        latest = state.throws[-1]
        prompt = say("ask-keep", name=state.name(latest.seat), total=latest.total)
        yield Question("keep", None, prompt, Choose(keeps), waits, standing=True)
    for seat in state.seats:
        points = Blank(seat.id, say("blank-points"), number=True)
        own = _question("pad", FillIn((_rows(state, seat), points), say("pad-done")), waits, seat)
        yield replace(own, folded=not (state.without_dice and state.kind.rows))
    yield replace(_whole_row(state, waits), folded=not state.next_round)


def _whole_row(state: JustDiceState, waits: Message) -> Question:
    return _question("pad", FillIn((_rows(state), *_blanks(state)), say("pad-done")), waits)


def _keeping(state: JustDiceState) -> Iterator[Option]:
    """The rows into which the latest throw may go, once."""
    if len(state.throws) <= state.kept:
        return
    latest, rows = state.throws[-1], state.kind.rows
    if not rows:
        n = state.free_row(latest.seat)
        yield Option(str(n), say("keep-round", n=n + 1, total=latest.total))
    for n, row in enumerate(rows):
        if latest.seat not in state.pad[n]:
            yield Option(str(n), say("keep-row", row=say(f"row-{row}"), n=worth(row, latest.faces)))


def _rows(state: JustDiceState, seat: Seat | None = None) -> Blank:
    """The rows to choose from, the first that is free at the top."""
    rows = state.kind.rows
    if rows:
        free = state.free_row(seat.id) if seat else state.free_row(state.seats[0].id)
        order = sorted(range(len(rows)), key=lambda n: (n < free, n))
        return _choice("row", (Option(str(n), say(f"row-{rows[n]}")) for n in order))
    next_one = state.free_row(seat.id) if seat else len(state.pad)
    others = (n for n in reversed(range(len(state.pad))) if n != next_one)
    order = [next_one, *others][: 1 + LATER]
    return _choice("row", (Option(str(n), say("row-round", n=n + 1)) for n in order))


def _choice(id_: str, options: Iterable[Option]) -> Blank:
    return Blank(id_, say(f"blank-{id_}"), tuple(options))


def _numbers() -> Iterator[Option]:
    return (Option(str(n), say("dice-n", n=n)) for n in range(1, AT_ONCE + 1))


def _kinds() -> Iterator[Option]:
    return (Option(str(n), say("die-of", n=n)) for n in DICE)


def _question(
    id_: str,
    form: Choose | FillIn,
    waits: Message,
    seat: Seat | None = None,
    *,
    timed: bool = False,
    **holes: int,
) -> Question:
    """A tool of all, or of one seat."""
    to, own = (seat.id, "-own") if seat else (None, "")
    name = f"{id_}:{to}" if to else id_
    prompt = say(f"ask-{id_}{own}", **holes)
    return Question(name, to, prompt, form, waits, standing=True, folded=True, timed=timed)


def _blanks(state: JustDiceState) -> tuple[Blank, ...]:
    return tuple(Blank(seat.id, seat.name, number=True) for seat in state.seats)


def _cards(options: Iterable[Option]) -> Choose:
    return Choose(tuple(options), look=ChoiceLook.CARDS)


def _step(n: str) -> Option:
    label = say("counter-reset") if n == "0" else say("counter-step", n=signed(int(n)))
    return Option(n, label, plain=n == "0")


def _clocks(state: JustDiceState, waits: Message) -> Iterator[Question]:
    running = state.clocks.running
    others = (seat for seat in state.seats if seat.id != running)
    start = tuple(Option(seat.id, say("clock-of", name=seat.name), seat=seat.id) for seat in others)
    pause = (Option("pause", say("clock-pause"), plain=True),) if running else ()
    form = Choose((*start, *pause), look=ChoiceLook.SEATS if start else None)
    clock = _question("clock", form, waits, timed=True)
    yield clock if running else replace(clock, prompt=say("ask-clock-start"), folded=False)
    if running:
        done = Choose((Option(state.after(running).id, say("clock-done")),))
        told = say("wait-clock", name=state.name(running))
        yield Question(f"move:{running}", running, say("ask-move"), done, told, timed=True)


def decide(state: JustDiceState, answer: Answer) -> Sequence[ToolEvent]:
    """The event of a tool. Raises Refused for points that are no whole numbers."""
    question, at = answer.question.partition(":")[0], answer.at or 0
    match question, answer.value:
        case "pad" | "keep", value:
            return (_written(state, value),)
        case "spin", Chosen():
            return (BeginnerSpun(_spun(state)),)
        case "spun", Chosen():
            return (BeginnerShown(),)
        case "die", Filled(texts):
            return (DiceDrawn(answer.seat or "", _drawn(state, texts)),)
        case "counter", value:
            return (_counted(state, answer.question.partition(":")[2], value),)
        case "clock" | "move", Chosen(option):
            return (ClockMoved("" if option == "pause" else option, at),)
    raise refuse("refused-option")


def _written(state: JustDiceState, value: Value | None) -> RowWritten:
    """The typed numbers, or the latest throw in the row that was chosen. Raises Refused for no numbers."""
    match value:
        case Filled(texts):
            return RowWritten(_row(state, texts.get("row", "")), _points(state, texts))
        case Chosen(row):
            latest = state.throws[-1]
            points = worth(state.kind.rows[int(row)], latest.faces) if state.kind.rows else latest.total
            return RowWritten(int(row), MappingProxyType({latest.seat: points}), throw=True)
    raise refuse("refused-option")


def _counted(state: JustDiceState, seat: str, value: Value | None) -> CounterMoved:
    """One's own counter by a tap; or anybody's, also that of a seat without a phone. Raises Refused."""
    match value:
        case Chosen(step):
            return _moved(state, seat, step)
        case Filled(texts):
            whose, step = texts.get("whose", ""), texts.get("by", "")
            if whose in {ALL, *(one.id for one in state.seats)} and step in STEPS:
                return _moved(state, "" if whose == ALL else whose, step)
    raise refuse("refused-option")


def _moved(state: JustDiceState, seat: str, step: str) -> CounterMoved:
    start, was = state.kind.counter if seat else 0, state.counter_of(seat)
    return CounterMoved(seat, was, start if step == "0" else was + int(step))


def _row(state: JustDiceState, text: str) -> int:
    """The row that is meant; without one the next free one. Raises Refused for one that is not there."""
    last = len(state.pad) - bool(state.kind.rows)
    row = int(text) if text.isascii() and text.isdigit() else min(len(state.pad), last)
    if row > last:
        raise refuse("refused-option")
    return row


def _points(state: JustDiceState, texts: Mapping[str, str]) -> Mapping[str, int]:
    """Points by seat, of the fields that were filled in. Raises Refused where none was."""
    typed = {seat.id: texts.get(seat.id, "").strip() for seat in state.seats}
    points = {seat: _number(text) for seat, text in typed.items() if text}
    if not points:
        raise refuse("refused-points", most=MOST)
    return MappingProxyType(points)


def _number(text: str) -> int:
    plain = text.replace("\N{MINUS SIGN}", "-").removeprefix("+")
    if not plain.removeprefix("-").isdecimal() or abs(int(plain)) > MOST:
        raise refuse("refused-points", most=MOST)
    return int(plain)


def _spun(state: JustDiceState) -> str:
    """By the game's seed: another spin, another lot (JD-014)."""
    return shuffled([seat.id for seat in state.seats], state.seed, f"spin {state.spins}")[0]


def _drawn(state: JustDiceState, texts: Mapping[str, str]) -> Drawn:
    """By the game's seed: other dice, another lot (JD-015). Raises Refused for dice that there are not."""
    count, kind = texts.get("dice", ""), texts.get("kind", "")
    if kind not in map(str, DICE) or count not in map(str, range(1, AT_ONCE + 1)):
        raise refuse("refused-option")
    faces, lot = int(kind), f"dice {len(state.drawn)} of {kind}"
    values = (shuffled(range(1, faces + 1), state.seed, f"{lot}, {n}")[0] for n in range(int(count)))
    return Drawn(faces, tuple(values))
