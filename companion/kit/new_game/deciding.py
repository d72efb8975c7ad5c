"""Rules: the beginning, and the events that follow from an answer."""

from collections.abc import Sequence

from companion.engine.answers import Answer, Chosen
from companion.engine.answers import Rolled as Thrown
from companion.engine.game import SetUp
from companion.engine.refusal import refuse
from companion.engine.shuffle import shuffled
from companion.kit.new_game.events import Event, NewGameBegun, NewGameCardPlayed, NewGameRolled
from companion.kit.new_game.meta import META
from companion.kit.new_game.state import NewGameState
from companion.kit.seats import check_seats


def begin(set_up: SetUp) -> Sequence[Event]:
    """The card is dealt to one of two (NEW-001). Raises Refused for fewer or more."""
    check_seats(META, set_up)
    holder = shuffled([seat.id for seat in set_up.seats], set_up.seed, "card")[0]
    return (NewGameBegun(set_up.seats, holder),)


def decide(state: NewGameState, answer: Answer) -> Sequence[Event]:
    """A roll of the seat on turn (NEW-002), or the card (NEW-003)."""
    match answer.value:
        case Thrown((die,)) if state.on_turn is not None:
            return (NewGameRolled(state.on_turn.id, die.value),)
        case Chosen("play"):
            return (NewGameCardPlayed(state.holder),)
    raise refuse("refused-option")
