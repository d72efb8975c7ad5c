"""Rules: the beginning, and the events that follow from an answer."""

from collections.abc import Iterator, Sequence

from companion.engine.answers import Answer, Chosen
from companion.engine.answers import Rolled as Thrown
from companion.engine.game import SetUp
from companion.engine.refusal import refuse
from companion.games.amber_tide.events import Begun, CameHome, Event, Flooded, Threw, WentOut
from companion.games.amber_tide.meta import META
from companion.games.amber_tide.state import AmberTideState
from companion.kit.house_rules import Case, Choices, chosen, house_rules
from companion.kit.seats import check_seats

CHOICES: Choices = {"goal": Case("AT-010", ("forty", "short", "long"))}
GOALS = {"forty": 40, "short": 25, "long": 60}
OPTIONS = house_rules(CHOICES)


def begin(set_up: SetUp) -> Sequence[Event]:
    """Everybody has five dice of their own (AT-001). Raises Refused for too few, or for too many."""
    check_seats(META, set_up)
    return (Begun(set_up.seats, GOALS[chosen(set_up.options, CHOICES)["goal"]]),)


def decide(state: AmberTideState, answer: Answer) -> Sequence[Event]:
    """Number of dice, a throw, or the way home."""
    match answer.value:
        case Thrown(dice):
            return tuple(_thrown(state, tuple(sorted(die.value for die in dice))))
        case Chosen("home"):
            return (CameHome(state.walker.id, state.carried, state.found),)
        case Chosen(number):
            return (WentOut(int(number)),)
    raise refuse("refused-option")


def _thrown(state: AmberTideState, faces: tuple[int, ...]) -> Iterator[Event]:
    threw = Threw(state.walker.id, faces)
    yield threw
    after = threw.evolve(state)
    if not after.dry:
        yield Flooded(threw.seat, after.carried)
