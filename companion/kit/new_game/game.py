"""The game as the table plays it."""

from collections.abc import Iterator, Sequence
from typing import get_args

from companion.engine.answers import Answer, Chosen, Value
from companion.engine.answers import Rolled as Thrown
from companion.engine.chance import Chance
from companion.engine.game import SetUp
from companion.engine.questions import Question
from companion.engine.refusal import refuse
from companion.engine.rehearsal import Rehearsed
from companion.engine.secret import Secret
from companion.engine.shuffle import shuffled
from companion.engine.view import View, Viewer
from companion.kit.new_game import view as seen
from companion.kit.new_game.events import Event, NewGameBegun, NewGameCardPlayed, NewGameRolled
from companion.kit.new_game.meta import META
from companion.kit.new_game.scenarios import rehearse
from companion.kit.new_game.state import NewGameState
from companion.kit.plain_game import PlainGame


class NewGame(PlainGame[NewGameState]):
    """Each of two people rolls a die; one of them has a card that adds one; the higher total wins."""

    name = META.name
    rule_letters = "NEW"
    version = "1"
    package = META.package
    min_players = META.min_players
    max_players = META.max_players
    event_types = get_args(Event)
    has_private_prompts = True

    def begin(self, set_up: SetUp) -> Sequence[Event]:
        """The card is dealt to one of two (NEW-001). Raises Refused for fewer or more."""
        self.check_seats(set_up)
        holder = shuffled([seat.id for seat in set_up.seats], set_up.seed, "card")[0]
        return (NewGameBegun(set_up.seats, holder),)

    def nothing(self) -> NewGameState:
        return NewGameState()

    def decide(self, state: NewGameState, answer: Answer) -> Sequence[Event]:
        match answer.value:
            case Thrown((die,)) if state.on_turn is not None:
                return (NewGameRolled(state.on_turn.id, die.value),)
            case Chosen("play"):
                return (NewGameCardPlayed(state.holder),)
        raise refuse("refused-option")

    def questions(self, state: NewGameState) -> Sequence[Question]:
        return seen.questions(state)

    def view(self, state: NewGameState, viewer: Viewer) -> View:
        return seen.view(state, viewer)

    def secrets(self, state: NewGameState) -> Iterator[Secret[NewGameState]]:
        return seen.secrets(state)

    def advise(
        self, _state: NewGameState, _seat: Viewer, question: Question, _chance: Chance
    ) -> Value | None:
        """The card is worth showing at once."""
        return Chosen("play") if question.id == "card" else None

    def rehearse(self, text: str) -> Iterator[Rehearsed]:
        """Plays the written scenarios of a file. Raises ValueError if there are none in it."""
        return rehearse(self, text)


GAME = NewGame()
