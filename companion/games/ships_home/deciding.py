"""Rules: the beginning, and the events that follow from an answer."""

from collections.abc import Iterator, Sequence

from companion.engine import answers
from companion.engine.answers import Answer
from companion.engine.game import SetUp
from companion.engine.refusal import refuse
from companion.engine.shuffle import shuffled
from companion.games.ships_home.events import Begun, Event, OilBurnt, Picked, ShipCame, Threw
from companion.games.ships_home.meta import META
from companion.games.ships_home.ships import FLEET, fleet, sees
from companion.games.ships_home.state import HOURS, ShipsHomeState
from companion.kit.house_rules import Case, Choices, chosen, house_rules
from companion.kit.seats import check_seats

CHOICES: Choices = {"oil": Case("SH-005", ("usual", "calm", "rough"))}
OIL = {"usual": 10, "calm": 12, "rough": 8}
OPTIONS = house_rules(CHOICES)


def begin(set_up: SetUp) -> Sequence[Event]:
    """Ships in a new order, and oil (SH-001, SH-002). Raises Refused for too few people, or too many."""
    check_seats(META, set_up)
    order = shuffled(FLEET, set_up.seed, "ships")[:HOURS]
    oil = OIL[chosen(set_up.options, CHOICES)["oil"]]
    return (Begun(set_up.seats, fleet(order, len(set_up.seats)), oil),)


def decide(state: ShipsHomeState, answer: Answer) -> Sequence[Event]:
    """A throw of all, or which dice are thrown again."""
    match answer.value:
        case answers.Rolled(dice):
            return tuple(_thrown(state, Threw(tuple(sorted(dice)))))
        case answers.Picked(options) if answer.seat is not None:
            faces = tuple(sorted(int(option.partition(":")[2]) for option in options))
            return tuple(_picked(state, Picked(answer.seat, faces)))
    raise refuse("refused-option")


def _thrown(state: ShipsHomeState, threw: Threw) -> Iterator[Event]:
    yield threw
    after = threw.evolve(state)
    assert after.ship is not None
    if sees(after.ship, after.faces):
        yield ShipCame(home=True)
    elif not after.oil:
        yield ShipCame(home=False)


def _picked(state: ShipsHomeState, picked: Picked) -> Iterator[Event]:
    yield picked
    after = picked.evolve(state)
    if not after.choosing:
        yield OilBurnt() if any(after.again.values()) else ShipCame(home=False)
