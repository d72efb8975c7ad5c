"""Rules: the beginning, and the events that follow from an answer."""

from collections.abc import Sequence

from companion.engine.answers import Answer, Chosen
from companion.engine.answers import Rolled as Thrown
from companion.engine.game import SetUp
from companion.engine.refusal import refuse
from companion.engine.shuffle import shuffled
from companion.kit.seats import check_seats
from tests.companion.carded.events import CardedBegun, CardedCardPlayed, CardedRolled, Event
from tests.companion.carded.meta import META
from tests.companion.carded.state import CardedState


def begin(set_up: SetUp) -> Sequence[Event]:
    """The card is dealt to one of two (CARD-001). Raises Refused for fewer or more."""
    check_seats(META, set_up)
    holder = shuffled([seat.id for seat in set_up.seats], set_up.seed, "card")[0]
    return (CardedBegun(set_up.seats, holder),)


def decide(state: CardedState, answer: Answer) -> Sequence[Event]:
    """A roll of the seat on turn (CARD-002), or the card (CARD-003)."""
    match answer.value:
        case Thrown((die,)) if state.on_turn is not None:
            return (CardedRolled(state.on_turn.id, die.value),)
        case Chosen("play"):
            return (CardedCardPlayed(state.holder),)
    raise refuse("refused-option")
