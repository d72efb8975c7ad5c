"""The option to throw one of the own dice again while a roll lies there (HP-256)."""

from companion.engine.questions import Option
from companion.engine.words import say
from companion.games.human_punishment.asking.fields import Ask
from companion.games.human_punishment.rules.pauses import thrown
from companion.games.human_punishment.rules.rolls import own_dice
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.thrown import shown


def dice_to_reroll(city: City, intent: Intent) -> Ask | None:
    """Each of the own dice, with what it shows; all know of such a Boost."""
    throw = thrown(city)
    if throw is None:
        return None
    dice = own_dice(city, intent.seat)
    label = ((die, say(f"field-die-{die.replace(' ', '-')}", n=shown(throw, die))) for die in dice)
    return Ask(tuple(Option(die, words) for die, words in label))
