"""The dice that are asked for, or lie on the table, and what they are for (HP-069, HP-088)."""

from companion.engine.dice import Die
from companion.engine.questions import RollDice
from companion.engine.view import Explanation, OwnedDice, Rolling
from companion.engine.words import Message, say
from companion.games.human_punishment.rules.cards.throws import lying
from companion.games.human_punishment.rules.turns.waiting import open_task
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.steps.step import Throw
from companion.games.human_punishment.state.steps.waiting import Again, Pink, RaidRed, Red, Start
from companion.games.human_punishment.state.thrown import dice_of, shown
from companion.games.human_punishment.telling.words_of_dice import die_words, throw_words

RED, PINK = "red", "pink"
"""The red one is read by itself, by six buttons: no die of the photograph's roll."""

WHOLE = {"red": "roll", "raid red": "raid roll"}
"""The roll that the red die ends, by the step in which that is read."""
RULES = {
    **{"start": "HP-030", "pink": "HP-012", "roll": "HP-069", "red": "HP-069", "white roll": "HP-071"},
    **{"raid red": "HP-088", "box roll": "HP-137"},
}


def rolling(city: City, form: RollDice | None) -> Rolling | None:
    """The dice that lie there, or else those that are asked for."""
    throw = thrown(city)
    if throw is None and form is None:
        return None
    asked = tuple(OwnedDice(one.colour, one.count, one.owner) for one in form.wanted) if form else ()
    if throw is None:
        return Rolling(asked, (), None, None)
    dice = tuple(Die(die.partition(" ")[0], int(shown(throw, die))) for die in dice_of(throw) if die != RED)
    return Rolling(asked, dice, throw_words(throw), None, about=purpose_of(city, throw))


def thrown(city: City) -> Throw | None:
    """The throw that is read in part, or lies there, or has just counted."""
    match open_task(city):
        case Red(thrown=faces):
            return Throw(Red.do, faces)
        case RaidRed(thrown=faces):
            return Throw(RaidRed.do, faces)
        case Again(throw=throw):
            return throw
    return lying(city) or city.recent.fallen


def reasons(city: City) -> tuple[Explanation, ...]:
    """Explains the face of each die on the table by the rule of its roll."""
    throw = thrown(city)
    if throw is None:
        return ()
    rules = (RULES[throw.do],)
    return tuple(Explanation(die_words(throw, die), rules) for die in dice_of(throw))


def purpose(city: City, do: str) -> Message:
    """Names the purpose of a roll."""
    match next((step for step in city.tasks if step.do == do), None):
        case Start(whose=whose):
            return say("roll-for-start", name=city.player(whose).name)
        case Pink(about=about, whose=whose, total=total):
            return say(f"roll-for-{about.replace(' ', '-')}", name=city.player(whose).name, n=total)
    return say(f"roll-for-{do.replace(' ', '-')}")


def purpose_of(city: City, throw: Throw) -> Message:
    """The purpose of a roll that lies there, in whole or in part."""
    if throw.do == Start.do and city.start.starts:
        return say("roll-for-start", name=city.named([*city.start.starts][-1]))
    return purpose(city, WHOLE.get(throw.do, throw.do))
