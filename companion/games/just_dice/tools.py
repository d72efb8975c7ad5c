"""Tools for any boxed game: a score pad, who begins, a die of any kind, a counter, a clock for each."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType

from companion.engine.answers import Answer, Chosen, Filled
from companion.engine.questions import Blank, ChoiceLook, Choose, FillIn, Option, Question
from companion.engine.refusal import refuse
from companion.engine.shuffle import shuffled
from companion.engine.words import Message, say
from companion.games.just_dice.state import Drawn, JustDiceState
from companion.games.just_dice.tool_events import (
    BeginnerShown,
    BeginnerSpun,
    ClockMoved,
    CounterMoved,
    DieDrawn,
    RoundWritten,
    ToolEvent,
)

DICE = (4, 6, 8, 10, 12, 20, 100)
STEPS = ("1", "-1", "5", "-5", "0")
MOST = 9999
"""Points of one round at most, up and down."""


def questions(state: JustDiceState, waits: Message) -> Iterator[Question]:
    """The tools, to be used at any time by anybody at the table; a running clock is asked of its seat."""
    yield _question("pad", FillIn(_blanks(state), say("pad-done")), waits, n=len(state.pad) + 1)
    if len(state.seats) > 1:
        yield _question("spin", Choose((Option("spin", say("spin")),)), waits)
    yield _question("die", _cards(Option(str(n), say("die-of", n=n)) for n in DICE), waits)
    yield _question("counter", _cards(map(_step, STEPS)), waits)
    if state.clocks.bank:
        yield from _clocks(state, waits)


def _question(
    id_: str, form: Choose | FillIn, waits: Message, *, timed: bool = False, **holes: int
) -> Question:
    return Question(id_, None, say(f"ask-{id_}", **holes), form, waits, standing=True, timed=timed)


def _blanks(state: JustDiceState) -> tuple[Blank, ...]:
    return tuple(Blank(seat.id, seat.name) for seat in state.seats)


def _cards(options: Iterable[Option]) -> Choose:
    return Choose(tuple(options), look=ChoiceLook.CARDS)


def _step(n: str) -> Option:
    signed = f"{int(n):+}".replace("-", "\N{MINUS SIGN}")
    label = say("counter-reset") if n == "0" else say("counter-step", n=signed)
    return Option(n, label, plain=n == "0")


def _clocks(state: JustDiceState, waits: Message) -> Iterator[Question]:
    running = state.clocks.running
    others = (seat for seat in state.seats if seat.id != running)
    start = tuple(Option(seat.id, say("clock-of", name=seat.name), seat=seat.id) for seat in others)
    pause = (Option("pause", say("clock-pause"), plain=True),) if running else ()
    yield _question(
        "clock", Choose((*start, *pause), look=ChoiceLook.SEATS if start else None), waits, timed=True
    )
    if running:
        done = Choose((Option(state.after(running).id, say("clock-done")),))
        told = say("wait-clock", name=state.name(running))
        yield Question(f"move:{running}", running, say("ask-move"), done, told, timed=True)


def decide(state: JustDiceState, answer: Answer) -> Sequence[ToolEvent]:
    """The event of a tool. Raises Refused for points that are no whole numbers."""
    question, at = answer.question.partition(":")[0], answer.at or 0
    match question, answer.value:
        case "pad", Filled(texts):
            return (RoundWritten(_points(state, texts)),)
        case "spin", Chosen():
            return (BeginnerSpun(_spun(state)),)
        case "spun", Chosen():
            return (BeginnerShown(),)
        case "die", Chosen(faces):
            return (DieDrawn(answer.seat or "", _drawn(state, int(faces))),)
        case "counter", Chosen(step):
            return (CounterMoved((state.counter or 0) + int(step) if step != "0" else 0),)
        case "clock" | "move", Chosen(option):
            return (ClockMoved("" if option == "pause" else option, at),)
    raise refuse("refused-option")


def _points(state: JustDiceState, texts: Mapping[str, str]) -> Mapping[str, int]:
    """Points by seat, those that were left empty as 0."""
    points = {seat.id: _number(texts.get(seat.id, "")) for seat in state.seats}
    return MappingProxyType(points)


def _number(text: str) -> int:
    plain = text.strip().replace("\N{MINUS SIGN}", "-").removeprefix("+") or "0"
    if not plain.removeprefix("-").isdecimal() or abs(int(plain)) > MOST:
        raise refuse("refused-points", most=MOST)
    return int(plain)


def _spun(state: JustDiceState) -> str:
    """By the game's seed: another spin, another lot (JD-014)."""
    return shuffled([seat.id for seat in state.seats], state.seed, f"spin {state.spins}")[0]


def _drawn(state: JustDiceState, faces: int) -> Drawn:
    """By the game's seed: another die, another lot (JD-015)."""
    drawn = shuffled(range(1, faces + 1), state.seed, f"die {len(state.drawn)} of {faces}")
    return Drawn(faces, drawn[0])
