"""Human Punishment: The Beginning, as far as it is built: its rules, played by written scenarios."""

from collections.abc import Iterator, Sequence
from typing import get_args

from companion.engine.answers import Answer, Filled, Value
from companion.engine.chance import Chance
from companion.engine.game import SetUp
from companion.engine.questions import Question
from companion.engine.refusal import refuse
from companion.engine.rehearsal import Rehearsed
from companion.engine.view import View, Viewer
from companion.games.human_punishment import questions, view
from companion.games.human_punishment.events import Event, Heard, Taken
from companion.games.human_punishment.model import City
from companion.games.human_punishment.scenarios.scenario import rehearse
from companion.kit.plain_game import PlainGame


class HumanPunishment(PlainGame[City]):
    """The game. It cannot be begun at a table yet: it has neither cards nor words of its own."""

    name = "human_punishment"
    rule_letters = "HP"
    version = "1"
    package = "companion.games.human_punishment"
    least_seats = 3
    most_seats = 6
    event_types = get_args(Event)

    def begin(self, _set_up: SetUp) -> Sequence[Event]:
        """Raises Refused: there are no cards to begin with."""
        raise refuse("refused-file")

    def nothing(self) -> City:
        """Nobody, and no city."""
        return City()

    def decide(self, state: City, answer: Answer) -> Sequence[Event]:
        """The step that was taken, and what everybody hears of it."""
        if not isinstance(answer.value, Filled):
            raise refuse("refused-form")
        do = answer.question.partition(":")[0].replace("-", " ")
        taken = Taken(answer.seat, do, answer.value.texts)
        return (taken, *(Heard(message) for message in taken.evolve(state).news))

    def questions(self, state: City) -> Sequence[Question]:
        """What is open now."""
        return questions.questions(state)

    def view(self, state: City, viewer: Viewer) -> View:
        """What that viewer may see."""
        return view.view(state, viewer)

    def advise(self, _state: City, _seat: Viewer, _question: Question, _chance: Chance) -> Value | None:
        """Bots cannot play it yet."""
        return None

    def rehearse(self, text: str) -> Iterator[Rehearsed]:
        """Plays the written scenarios of a file. Raises ValueError if there are none in it."""
        return rehearse(self, text)


GAME = HumanPunishment()
