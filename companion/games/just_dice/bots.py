"""Bot: ends a game without people after a few rounds."""

from companion.engine.answers import Chosen, Value
from companion.engine.chance import Chance
from companion.engine.questions import Question
from companion.engine.view import Viewer
from companion.engine.words import Message, say
from companion.games.just_dice.state import JustDiceState

ROUNDS = 3


def advise(state: JustDiceState, _seat: Viewer, question: Question, _chance: Chance) -> Chosen | None:
    """Ends the game once this many rounds are taken."""
    enough = question.id == "enough" and sum(state.taken.values()) >= ROUNDS
    return Chosen("enough") if enough else None


def reason(state: JustDiceState, _seat: str, _question: Question, _value: Value | None) -> Message:
    """Names the next thrower."""
    return say("advice-wait", name=state.thrower.name)
