"""What is asked while a roll lies there: whether it counts, or a die is thrown again (HP-131, HP-256)."""

from companion.engine.questions import Option
from companion.engine.words import say
from companion.games.human_punishment.asks import WITH, Ask
from companion.games.human_punishment.model import City, Intent
from companion.games.human_punishment.rules.rolls import ROUND, own_dice
from companion.games.human_punishment.rules.throws import HELD, shown
from companion.games.human_punishment.rules.waiting import waits_for

DIE = "die"


def answers_to_a_roll(city: City, intent: Intent) -> Ask | None:
    """The same for everybody, beside a Boost that all know of; cards are used as at any other moment."""
    task = waits_for(city, intent.seat, HELD)
    if task is None:
        return None
    counts = Option("yes", say("field-count"))
    unasked = Option(ROUND, say("field-count-round"), plain=True)
    dice = (
        Option(f"{DIE}{WITH}{die}", say(f"field-die-{die.replace(' ', '-')}", n=shown(task.args, die)))
        for die in own_dice(city, intent.seat, task.args)
    )
    return Ask((counts, *dice, unasked))


def taken(option: str) -> dict[str, str]:
    """What an answer says: that the roll counts, or which die does not."""
    _, _, die = option.partition(WITH)
    return {DIE: die} if die else {"count": option}
