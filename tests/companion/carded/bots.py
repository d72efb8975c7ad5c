"""Bot: shows the card at once."""

from companion.engine.answers import Chosen
from companion.engine.chance import Chance
from companion.engine.questions import Question
from companion.engine.view import Viewer
from tests.companion.carded.state import CardedState


def advise(_state: CardedState, _seat: Viewer, question: Question, _chance: Chance) -> Chosen | None:
    """Answer of a bot; dice are random."""
    return Chosen("play") if question.id == "card" else None
