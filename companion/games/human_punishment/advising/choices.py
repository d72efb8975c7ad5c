"""The choice of a bot among several options: chips, columns, sides of a Decision, targets, votes."""

from companion.engine.chance import Chance
from companion.engine.questions import Question
from companion.games.human_punishment.actions.every import ACTIONS
from companion.games.human_punishment.bots.choice import Choice
from companion.games.human_punishment.state.model import City


def chosen(city: City, seat: str, question: Question, options: list[str], chance: Chance) -> str | None:
    """Returns the best option for a bot's side; None where one is as good as another."""
    step, field = question.id.partition(":")[0], question.about or ""
    choice = Choice(city, city.player(seat), field, options, chance)
    return ACTIONS[step.replace("-", " ")].choose(choice)
