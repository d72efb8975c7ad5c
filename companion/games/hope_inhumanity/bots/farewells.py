"""Bot of a lost character: leaves its things to the weakest, and comes back if possible."""

from companion.engine.answers import Chosen, Value
from companion.engine.chance import Chance
from companion.engine.questions import Choose, Question
from companion.games.hope_inhumanity.state import HopeInhumanityState


def leave(state: HopeInhumanityState, question: Question, _chance: Chance) -> Value:
    """Names as heir or for a gift the player with the least Humanity; ties go to the first in turn order."""
    offered = {option.id for option in question.form.options} if isinstance(question.form, Choose) else set()
    heirs = [survivor for survivor in state.living if survivor.seat in offered]
    return Chosen(min(heirs, key=lambda heir: heir.humanity).seat)


def come_back(_state: HopeInhumanityState, _question: Question, _chance: Chance) -> Value:
    """Takes part again as a new character."""
    return Chosen("accept")
