"""How a bot answers each question, from what its own seat may know."""

from companion.engine.answers import Chosen, Picked, Value
from companion.engine.chance import Chance, by_chance
from companion.engine.questions import Choose, Pick, Question
from companion.engine.view import Viewer
from companion.games.human_punishment.bots.choices import chosen
from companion.games.human_punishment.bots.deeds import step
from companion.games.human_punishment.bots.picking import picked, resigning
from companion.games.human_punishment.model import City
from companion.games.human_punishment.questions import TURN


def advise(city: City, seat: Viewer, question: Question, chance: Chance) -> Value | None:
    """An answer that is legal, and sensible for the side of whoever gives it."""
    form = question.form
    if question.id == "resign" and isinstance(form, Pick) and seat is not None:
        return Picked(found) if (found := resigning(city, seat, form)) else None
    if question.standing or seat is None:
        return None if question.standing else by_chance(form, chance)
    if isinstance(form, Pick):
        return Picked(picked(city, seat, question.id, form, chance))
    if isinstance(form, Choose):
        options = [one.id for one in form.options]
        if question.id == TURN:
            return Chosen(step(city, seat, options))
        if (found_one := chosen(city, seat, question, options, chance)) is not None:
            return Chosen(found_one)
    return by_chance(form, chance)
