"""The answer of a bot to each question, by what its seat may know."""

from companion.engine.answers import Chosen, Picked, Value
from companion.engine.chance import Chance, by_chance
from companion.engine.questions import Choose, Pick, Question
from companion.engine.view import Viewer
from companion.games.human_punishment.actions.every import ACTIONS
from companion.games.human_punishment.advising.choices import chosen
from companion.games.human_punishment.advising.deeds import step
from companion.games.human_punishment.advising.picking import picked
from companion.games.human_punishment.asking.questions import TURN
from companion.games.human_punishment.bots.abilities import figure
from companion.games.human_punishment.rules.start.laying import ALL
from companion.games.human_punishment.rules.turns.pauses import GO_ON, PAUSE
from companion.games.human_punishment.state.model import City

OF_THE_TABLE = {PAUSE: GO_ON, "lay-out": ALL}
"""The table's answers of bots."""


def advise(city: City, seat: Viewer, question: Question, chance: Chance) -> Value | None:
    """Returns a legal answer that is sensible for the bot's side."""
    form = question.form
    if question.standing:
        return _standing(city, seat, question)
    if seat is None:
        found = OF_THE_TABLE.get(question.id)
        return Chosen(found) if found else by_chance(form, chance)
    city = figure(city, seat)
    if isinstance(form, Pick):
        return Picked(picked(city, seat, question.id, form, chance))
    if isinstance(form, Choose):
        options = [option.id for option in form.options]
        if question.id == TURN:
            return Chosen(step(city, seat, options))
        if (found_one := chosen(city, seat, question, options, chance)) is not None:
            return Chosen(found_one)
    return by_chance(form, chance)


def _standing(city: City, seat: Viewer, question: Question) -> Value | None:
    """Answers standing questions: resigns, uses a Program, claims an Objective."""
    form, action = question.form, ACTIONS.get(question.id.partition(":")[0].replace("-", " "))
    if seat is None or action is None:
        return None
    if isinstance(form, Pick):
        return Picked(found) if (found := action.pick(city, seat, form)) else None
    options = [one.id for one in form.options] if isinstance(form, Choose) else []
    return Chosen(option) if (option := action.seize(city, seat, options)) else None
