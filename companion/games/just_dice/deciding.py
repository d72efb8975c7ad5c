"""Rules: the beginning, and the events that follow from an answer."""

from collections.abc import Iterator, Sequence

from companion.engine.answers import Answer, Chosen
from companion.engine.answers import Rolled as Thrown
from companion.engine.dice import Die
from companion.engine.game import SetUp
from companion.games.just_dice import tools
from companion.games.just_dice.events import Begun, DiceThrown, Ended, Event, RoundTaken, TurnWanted
from companion.games.just_dice.families import FAMILIES
from companion.games.just_dice.meta import META
from companion.games.just_dice.state import JustDiceState
from companion.kit.house_rules import Case, Choices, chosen, house_rules
from companion.kit.seats import check_seats

CHOICES: Choices = {
    "rounds": Case("JD-007, JD-008", ("open", "three", "five")),
    "family": Case("JD-013", tuple(FAMILIES)),
    "teams": Case("JD-018", ("none", "two", "three", "four")),
    "clock": Case("JD-017", ("none", "five", "ten", "thirty")),
}
ROUNDS = {"open": 0, "three": 2, "five": 3}
"""Rounds needed to win."""
CLOCKS = {"none": (0, 0), "five": (300, 5), "ten": (600, 10), "thirty": (1800, 30)}
"""Bank and delay of each clock, in seconds."""
TEAMS = {"none": 0, "two": 2, "three": 3, "four": 4}
OPTIONS = house_rules(CHOICES)


def begin(set_up: SetUp) -> Sequence[Event]:
    """Everybody has dice of their own (JD-001). Raises Refused for nobody, or for too many."""
    check_seats(META, set_up)
    rule = chosen(set_up.options, CHOICES)
    bank, delay = CLOCKS[rule["clock"]]
    teams = TEAMS[rule["teams"]]
    return (Begun(set_up.seats, ROUNDS[rule["rounds"]], set_up.seed, rule["family"], teams, bank, delay),)


def decide(state: JustDiceState, answer: Answer) -> Sequence[Event]:
    """A throw, a volunteer, the end, or a tool."""
    match answer.question, answer.value:
        case "roll", Thrown(dice):
            highest_first = sorted(dice, key=lambda die: (-die.value, die.colour))
            return tuple(_thrown(state, tuple(highest_first)))
        case "enough", Chosen("enough"):
            return (Ended(),)
        case _, Chosen("mine") if answer.seat is not None:
            return (TurnWanted(answer.seat),)
    return tools.decide(state, answer)


def _thrown(state: JustDiceState, dice: tuple[Die, ...]) -> Iterator[Event]:
    threw = DiceThrown(state.thrower.id, dice)
    yield threw
    after = threw.evolve(state)
    if len(after.open) == len(after.seats):
        most = max(after.open.values())
        yield RoundTaken(tuple(seat.id for seat in after.seats if after.open[seat.id] == most))
