"""The answer of a bot to each question, by what its seat may know."""

from companion.engine.answers import Chosen, Picked, Value
from companion.engine.chance import Chance, by_chance
from companion.engine.questions import Choose, Pick, Question
from companion.engine.view import Viewer
from companion.games.human_punishment.advising.choices import chosen
from companion.games.human_punishment.advising.deeds import step
from companion.games.human_punishment.advising.picking import picked
from companion.games.human_punishment.asking.questions import TURN
from companion.games.human_punishment.bots.abilities import figure, good_card
from companion.games.human_punishment.bots.rolls import rerolled
from companion.games.human_punishment.bots.using import using_worth
from companion.games.human_punishment.rules.laying import ALL
from companion.games.human_punishment.rules.pauses import GO_ON, PAUSE
from companion.games.human_punishment.state.model import City

OF_THE_TABLE = {PAUSE: GO_ON, "lay-out": ALL}
"""The table's answers of bots."""


def advise(city: City, seat: Viewer, question: Question, chance: Chance) -> Value | None:
    """Returns a legal answer that is sensible for the bot's side."""
    form = question.form
    if question.standing:
        return _standing(city, seat, question, chance)
    if seat is None:
        found = OF_THE_TABLE.get(question.id)
        return Chosen(found) if found else by_chance(form, chance)
    city = figure(city, seat)
    if isinstance(form, Pick):
        return Picked(picked(city, seat, question.id, form, chance))
    if isinstance(form, Choose):
        options = [one.id for one in form.options]
        if question.id == TURN:
            return Chosen(step(city, seat, options))
        if (found_one := chosen(city, seat, question, options, chance)) is not None:
            return Chosen(found_one)
    return by_chance(form, chance)


def _standing(city: City, seat: Viewer, question: Question, chance: Chance) -> Value | None:
    """Answers standing questions: resigns, uses a Program, claims an Objective."""
    form = question.form
    if seat is None:
        return None
    if question.id == "resign" and isinstance(form, Pick):
        return Picked(found) if (found := picked(city, seat, question.id, form, chance)) else None
    options = [one.id for one in form.options] if isinstance(form, Choose) else []
    if question.id.startswith("use-program"):
        return _using(city, seat, options)
    if question.id.partition(":")[0] in {"unique", "all-rounder"}:
        return Chosen(found_one) if (found_one := good_card(city, seat, options)) else None
    if question.id.startswith("reroll"):
        return Chosen(die) if (die := rerolled(city, seat, options)) else None
    return Chosen(options[0]) if question.id.startswith("claim") else None


def _using(city: City, seat: str, programs: list[str]) -> Value | None:
    """The first Program that is worth something at this moment, if one is."""
    worth = [id_ for id_ in programs if using_worth(city, seat, id_) > 0]
    return Chosen(worth[0]) if worth else None
