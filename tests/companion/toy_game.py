"""A game that is just large enough to prove the engine and the table: name a number, roll, win a prize."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from types import MappingProxyType
from typing import ClassVar, TypeAlias

from companion.engine.answers import Answer, Chosen, Counted, Rolled, Value
from companion.engine.chance import Chance
from companion.engine.chronicle import Fact, Happening, Passage
from companion.engine.dice import Die
from companion.engine.game import Game, HouseRule, Seat, SetUp, event_types
from companion.engine.meta import Meta
from companion.engine.questions import Choose, HowMany, Option, Question, RollDice, Wanted
from companion.engine.recap_page import Beat, RecapPage, Shot
from companion.engine.refusal import refuse
from companion.engine.shuffle import least_met_on_top, shuffled
from companion.engine.view import Mood, View, Viewer
from companion.engine.words import Message, say


class Cheer(StrEnum):
    """How somebody cheers."""

    LOUD = "loud"
    SOFT = "soft"


@dataclass(frozen=True)
class Begun:
    """The game has begun, and the prizes lie in this order."""

    seats: tuple[Seat, ...]
    rounds: int
    prizes: tuple[str, ...]
    reveals: ClassVar[bool] = False

    def evolve(self, _state: "State") -> "State":
        return State(self.seats, self.rounds, self.prizes)

    def log_line(self, _state: "State") -> Message | None:
        return None


@dataclass(frozen=True)
class Named:
    """A seat has named its number, in secret."""

    seat: str
    number: int
    reveals: ClassVar[bool] = False

    def evolve(self, state: "State") -> "State":
        return replace(state, named=MappingProxyType({**state.named, self.seat: self.number}))

    def log_line(self, _state: "State") -> Message | None:
        return None


@dataclass(frozen=True)
class Cheered:
    """A seat has cheered."""

    seat: str
    cheer: Cheer
    reveals: ClassVar[bool] = False

    def evolve(self, state: "State") -> "State":
        return replace(state, cheers=state.cheers + 1)

    def log_line(self, _state: "State") -> Message | None:
        return None


@dataclass(frozen=True)
class Won:
    """A seat has won a prize."""

    seat: str
    prize: str


@dataclass(frozen=True)
class Missed:
    """Nobody had named the number."""

    total: int


@dataclass(frozen=True)
class RoundOver:
    """The dice were rolled, and this came of it."""

    dice: tuple[Die, ...]
    outcome: Won | Missed
    points: Mapping[str, int]
    line: Message
    reveals: ClassVar[bool] = True

    def evolve(self, state: "State") -> "State":
        return replace(state, named=MappingProxyType({}), played=state.played + 1, dice=self.dice)

    def log_line(self, state: "State") -> Message:
        """Another sentence when the last one is played."""
        return say("toy-over", last=self.line) if state.over else self.line


Event: TypeAlias = Begun | Named | Cheered | RoundOver


@dataclass(frozen=True)
class State:
    """The toy at one moment."""

    seats: tuple[Seat, ...] = ()
    rounds: int = 0
    prizes: tuple[str, ...] = ()
    named: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    cheers: int = 0
    played: int = 0
    dice: tuple[Die, ...] = ()

    @property
    def over(self) -> bool:
        """True once all rounds are played."""
        return 0 < self.rounds <= self.played


ROUNDS = HouseRule(
    "rounds",
    "toy 1",
    say("toy-rounds"),
    tuple(Option(str(n), say("toy-rounds-n", n=n)) for n in (2, 1, 3, 5, 9, 1000)),
)


def begin(set_up: SetUp) -> Sequence[Event]:
    """One event: the prizes are all lines of all decks, shuffled."""
    rounds = set_up.options.get("rounds", "2")
    if not rounds.isdecimal():
        raise refuse("refused-option")
    lines = [line for _, text in sorted(set_up.decks.items()) for line in text.splitlines()]
    prizes = shuffled(lines, set_up.seed, "prizes")
    other = least_met_on_top(prizes, int(rounds), set_up.met, set_up.seed, "prizes")
    return (Begun(set_up.seats, int(rounds), other),)


def decide(state: State, answer: Answer) -> Sequence[Event]:
    """What follows; the number 4 is unlucky and refused after the form was checked."""
    match answer.value:
        case Counted(number) if answer.seat is not None:
            if number == 4:
                raise refuse("refused-option")
            return (Named(answer.seat, number),)
        case Chosen(option) if answer.seat is not None:
            return (Cheered(answer.seat, Cheer(option)),)
        case Rolled(dice):
            return (_round_over(state, dice),)
    raise AssertionError(answer)


def questions(state: State) -> Sequence[Question]:
    """A number from each seat that has named none; then the roll; cheering at all times."""
    if state.over or not state.seats:
        return ()
    silent = [seat for seat in state.seats if seat.id not in state.named]
    asked = [_number(seat) for seat in silent] or [_roll()]
    return [*asked, *(_cheering(seat) for seat in state.seats)]


def view(state: State, viewer: Viewer) -> View:
    """Nothing but whether the game is over."""
    mood = Mood.WON if state.over else Mood.CALM
    return View(
        viewer=viewer,
        mood=mood,
        tracks=(),
        seats=(),
        waiting=(),
        spotlight=None,
        rolling=None,
        hand=(),
        opened=(),
        counters=(),
        over=state.over,
    )


def advise(_state: State, _seat: Viewer, question: Question, chance: Chance) -> Value | None:
    """Any number but the unlucky one; nobody cheers unasked."""
    return None if question.standing else Counted(chance.choice((1, 2, 3, 5, 6)))


def met(state: State) -> Iterator[str]:
    """The prizes of the rounds that were played."""
    yield from state.prizes[: state.played]


def carries(state: State) -> Mapping[str, str]:
    """Once it is over, a word for each seat and one for the table."""
    words = {seat.id: f"{seat.name} was here" for seat in state.seats}
    return {"": f"{state.rounds} rounds", **words} if state.over else {}


def chronicle(state: State, event: Event) -> Sequence[Fact]:
    """A round is a turn, and each prize that is won a card."""
    if not isinstance(event, RoundOver):
        return ()
    won = (event.outcome,) if isinstance(event.outcome, Won) else ()
    cards = (Fact(Happening.CARD, state.played, one.prize, "Prize") for one in won)
    return (Fact(Happening.TURN, state.played), *cards)


def retell(state: State, event: Event) -> Passage | None:
    """Each round, by its dice; cheering is not worth a word."""
    return Passage(state.played, event.line, by_dice=True) if isinstance(event, RoundOver) else None


def recap_pages(beats: Sequence[Beat[State, Event]]) -> Sequence[RecapPage]:
    """The last roll, if there was one."""
    rounds = [beat for beat in beats if isinstance(beat.event, RoundOver)]
    return tuple(
        RecapPage("roll", say("toy-rolls"), say("toy-over"), body=Shot(beat.roll, beat.state.dice))
        for beat in rounds[-1:]
    )


def _round_over(state: State, dice: tuple[Die, ...]) -> RoundOver:
    total = sum(die.value for die in dice)
    winner = next((seat for seat, number in state.named.items() if number == total), None)
    outcome = Won(winner, state.prizes[state.played % len(state.prizes)]) if winner else Missed(total)
    points = MappingProxyType({seat.id: int(seat.id == winner) for seat in state.seats})
    return RoundOver(dice, outcome, points, say("toy-round", n=total, who=say("toy-seat", id=winner or "")))


def _number(seat: Seat) -> Question:
    public = say("toy-thinks")
    return Question(
        f"number:{seat.id}", seat.id, say("toy-name-it"), HowMany(1, 6, say("toy-number")), public
    )


def _roll() -> Question:
    form = RollDice((Wanted("white", 1, say("toy-all")), Wanted("red", 0, say("toy-none"))))
    return Question("roll", None, say("toy-roll"), form, say("toy-roll"))


def _cheering(seat: Seat) -> Question:
    options = tuple(Option(cheer.value, say(f"toy-{cheer.value}")) for cheer in Cheer)
    form = Choose(options)
    return Question(f"cheer:{seat.id}", seat.id, say("toy-cheer"), form, say("toy-cheer"), standing=True)


TOY: Game[State, Event] = Game(
    Meta("toy", "tests.companion", 2, 3, (10, 20), rule_letters="TOY", shared_colours=("white",)),
    initial_state=State,
    begin=begin,
    decide=decide,
    event_types=event_types(Event),
    questions=questions,
    view=view,
    advise=advise,
    reason=lambda _state, _seat, _question, _value: say("advice-toy"),
    house_rules=(ROUNDS,),
    chronicle=chronicle,
    met=met,
    carries=carries,
    retell=retell,
    recap_pages=recap_pages,
)
"""Each seat names a number from 1 to 6, the table rolls a white die, and who named it wins a prize.

Options: `rounds` (default 2). Anybody may cheer at any time.
"""
