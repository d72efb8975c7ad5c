"""A short while, the same for all, for what may be done at any moment (HP-122, HP-131)."""

from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.steps.step import Throw
from companion.games.human_punishment.state.steps.waiting import Pause, Pausing

PAUSE, GO_ON, WAIT = Pause.do, "go on", "wait"


def pausing(city: City, about: Pausing) -> Pause | None:
    """Returns the present pause, if it is about that."""
    step = city.tasks[0] if city.tasks else None
    return step if isinstance(step, Pause) and step.about == about else None


def thrown(city: City) -> Throw | None:
    """Returns the dice that lie there during the present pause."""
    step = pausing(city, "roll")
    return step.throw if step else None
