"""Rules: the beginning, and the events that follow from an answer."""

from collections.abc import Sequence

from companion.engine.answers import Answer, Chosen
from companion.engine.answers import Rolled as Thrown
from companion.engine.game import SetUp
from companion.engine.refusal import refuse
from companion.games.tangled_kites.events import Begun, Chose, Event, Flew, Threw
from companion.games.tangled_kites.meta import META
from companion.games.tangled_kites.state import Kite, TangledKitesState
from companion.kit.house_rules import Case, Choices, chosen, house_rules
from companion.kit.seats import check_seats

CHOICES: Choices = {"goal": Case("TK-009", ("ten", "short", "long"))}
GOALS = {"ten": 10, "short": 6, "long": 15}
OPTIONS = house_rules(CHOICES)


def begin(set_up: SetUp) -> Sequence[Event]:
    """Dice of their own and two spare lines for all (TK-001). Raises Refused for too few or many."""
    check_seats(META, set_up)
    return (Begun(set_up.seats, GOALS[chosen(set_up.options, CHOICES)["goal"]]),)


def decide(state: TangledKitesState, answer: Answer) -> Sequence[Event]:
    """The throw of all, or a kite; the last one parts the clouds."""
    match answer.value:
        case Thrown(dice):
            return (Threw(tuple(sorted(dice))),)
        case Chosen(option) if answer.seat is not None:
            chose = Chose(answer.seat, Kite(int(option[0]), option.endswith("+")))
            return (chose,) if len(state.choosing) > 1 else (chose, Flew())
    raise refuse("refused-option")
