"""Bot: shows the card at once."""

from companion.engine.answers import Chosen
from companion.engine.chance import Chance
from companion.engine.questions import Question
from companion.engine.view import Viewer
from companion.kit.new_game.state import NewGameState


def advise(_state: NewGameState, _seat: Viewer, question: Question, _chance: Chance) -> Chosen | None:
    """Answer of a bot; dice are random."""
    return Chosen("play") if question.id == "card" else None
