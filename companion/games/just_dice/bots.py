"""Bot: ends a game without people after a few rounds."""

from companion.engine.answers import Chosen, Value
from companion.engine.chance import Chance
from companion.engine.questions import Choose, Question
from companion.engine.view import Viewer
from companion.engine.words import Message, say
from companion.games.just_dice.state import JustDiceState

ROUNDS = 3


def advise(state: JustDiceState, _seat: Viewer, question: Question, _chance: Chance) -> Chosen | None:
    """Goes on after a spin, ends its moves, and ends the game once this many rounds are taken."""
    form = question.form
    if not question.standing and isinstance(form, Choose):
        return Chosen(form.options[0].id)
    enough = question.id == "enough" and sum(state.taken.values()) >= ROUNDS
    return Chosen("enough") if enough else None


def reason(state: JustDiceState, _seat: str, _question: Question, _value: Value | None) -> Message:
    """Names the next thrower."""
    return say("advice-wait", name=state.thrower.name)
