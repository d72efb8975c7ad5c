"""Rules: the beginning, and the events that follow from an answer."""

from collections.abc import Iterator, Mapping, Sequence

from companion.engine.answers import Answer, Chosen
from companion.engine.answers import Rolled as Thrown
from companion.engine.dice import Die
from companion.engine.game import SetUp
from companion.engine.refusal import refuse
from companion.games.just_dice.events import Begun, DiceThrown, Ended, Event, RoundTaken, TurnWanted
from companion.games.just_dice.meta import META
from companion.games.just_dice.state import JustDiceState
from companion.kit.define import check_seats
from companion.kit.house_rules import chosen, house_rules

CHOICES: Mapping[str, tuple[str, tuple[str, ...]]] = {"rounds": ("JD-007, JD-008", ("open", "three", "five"))}
ROUNDS = {"open": 0, "three": 2, "five": 3}
"""Rounds needed to win."""
OPTIONS = house_rules(CHOICES)


def begin(set_up: SetUp) -> Sequence[Event]:
    """Everybody has dice of their own (JD-001). Raises Refused for nobody, or for too many."""
    check_seats(META, set_up)
    return (Begun(set_up.seats, ROUNDS[chosen(set_up.options, CHOICES)["rounds"]]),)


def decide(state: JustDiceState, answer: Answer) -> Sequence[Event]:
    """A throw, a volunteer, or the end."""
    match answer.question, answer.value:
        case "roll", Thrown(dice):
            highest_first = sorted(dice, key=lambda die: (-die.value, die.colour))
            return tuple(_thrown(state, tuple(highest_first)))
        case "enough", Chosen("enough"):
            return (Ended(),)
        case _, Chosen("mine") if answer.seat is not None:
            return (TurnWanted(answer.seat),)
    raise refuse("refused-option")


def _thrown(state: JustDiceState, dice: tuple[Die, ...]) -> Iterator[Event]:
    threw = DiceThrown(state.thrower.id, dice)
    yield threw
    after = threw.evolve(state)
    if len(after.open) == len(after.seats):
        most = max(after.open.values())
        yield RoundTaken(tuple(seat.id for seat in after.seats if after.open[seat.id] == most))
