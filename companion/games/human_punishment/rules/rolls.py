"""Dice that were read lie there for a while before they count (HP-069, HP-131, HP-256)."""

from companion.games.human_punishment.model import City, Task
from companion.games.human_punishment.rules import throws
from companion.games.human_punishment.rules.pauses import ROLL, pause, pausing
from companion.games.human_punishment.rules.step_fields import StepFields, no
from companion.games.human_punishment.rules.throws import COUNTS, DICE, LIES


def is_held_back(do: str) -> bool:
    """Whether that reads the last die of a throw, which then lies there before it counts."""
    return do in DICE and do != "roll"


def fall(city: City, do: str, said: StepFields) -> None:
    """The dice lie there, with those that were read before."""
    before = city.tasks[0].args.get("thrown", {}) if city.tasks else {}
    city.queue_next(Task(LIES, None, {"do": do, "texts": {**before, **said.texts}}))


def lie(city: City, task: Task) -> None:
    """Everybody has the same time to answer them; then the throw counts."""
    city.queue_next(pause(ROLL, task.args), Task(COUNTS, None, task.args))


def reroll(city: City, said: StepFields) -> None:
    """One of the own dice is thrown again, by a Boost (HP-256, HP-260)."""
    if (task := pausing(city, ROLL)) is None:
        raise no("phase")
    die = said.one_of("die", own_dice(city, said.seat))
    city.rerolled = True
    throws.throw_again(city, {name: task.args[name] for name in ("do", "texts")}, die)


def again(city: City, said: StepFields, task: Task) -> None:
    """A die has fallen anew, and the throw is another one."""
    die = task.args["die"]
    face = said.number("face", 1, throws.faces_of(die))
    city.queue_next(Task(LIES, None, throws.replaced(task.args, die, str(face))))


def own_dice(city: City, seat: str) -> list[str]:
    """The dice that lie there and that somebody may throw again by a Boost: one on each own turn."""
    task = pausing(city, ROLL)
    may = seat == city.active and not city.rerolled and city.player(seat).has("reroll")
    return throws.dice_of(task.args) if task is not None and may else []
