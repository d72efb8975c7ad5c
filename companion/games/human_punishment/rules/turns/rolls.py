"""Dice that were read lie there for a while before they count (HP-069, HP-131, HP-256)."""

from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.rules.turns.pauses import thrown
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.steps.due import RollCounts, RollLies
from companion.games.human_punishment.state.steps.step import Throw
from companion.games.human_punishment.state.steps.waiting import Pause, RaidRed, RaidRoll, Red
from companion.games.human_punishment.state.thrown import DICE, dice_of


def is_held_back(do: str) -> bool:
    """True if that reads the last die of a throw, which then lies there before it counts."""
    return do in DICE and do not in {"start", "roll"}


def red_to_come(city: City) -> str:
    """The step in which the red die of the roll that is asked for would be read, or none (HP-069, HP-088)."""
    if city.turn.red_read:
        return ""
    step = city.tasks[0] if city.tasks else None
    if isinstance(step, RaidRoll):
        return RaidRed.do
    return Red.do if step is None and city.turn.phase == "activate" else ""


def join(city: City) -> bool:
    """Adds the red die, where it was read before the others; False where there is nothing to add."""
    step = city.tasks[0] if city.tasks else None
    if not city.turn.red_read or not isinstance(step, Red | RaidRed):
        return False
    face, city.turn.red_read = city.turn.red_read, ""
    fall(city, step.do, StepFields(None, {"red": face}))
    return True


def fall(city: City, do: str, said: StepFields) -> None:
    """The dice lie there, with those that were read before."""
    step = city.tasks[0] if city.tasks else None
    before = step.thrown if isinstance(step, Red | RaidRed) else {}
    city.queue_next(RollLies(Throw(do, {**before, **said.texts})))


def lie(city: City, step: RollLies) -> None:
    """Everybody has the same time to answer them; then the throw counts."""
    city.queue_next(Pause("roll", step.throw), RollCounts(step.throw))


def own_dice(city: City, seat: str) -> list[str]:
    """Returns the dice that a seat can throw again by a Boost: one on each own turn."""
    throw = thrown(city)
    may = seat == city.turn.active and not city.turn.rerolled and city.player(seat).has("reroll")
    return dice_of(throw) if throw is not None and may else []
