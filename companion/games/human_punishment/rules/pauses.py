"""A short while, the same for all, for what may be done at any moment (HP-122, HP-131)."""

from collections.abc import Mapping
from typing import Any

from companion.games.human_punishment.model import City, Task
from companion.games.human_punishment.rules.step_fields import StepFields

PAUSE, GO_ON, WAIT = "pause", "go on", "wait"
ROLL, STRIKE, CHECK = "roll", "strike", "check"
"""What comes after a pause: dice count, an Enemy strikes, a check is opened."""


def pause(about: str, throw: Mapping[str, Any] | None = None) -> Task:
    """Before dice count, an Enemy strikes, or a check is opened; `throw` is what lies on the table."""
    return Task(PAUSE, None, {"about": about, **(throw or {})})


def pausing(city: City, about: str) -> Task | None:
    """The pause of now, if it is about that."""
    task = city.tasks[0] if city.tasks else None
    return task if task is not None and task.do == PAUSE and task.args["about"] == about else None


def is_held(task: Task) -> bool:
    """Whether somebody has asked for more time: it goes on only once somebody says so."""
    return bool(task.args.get("held"))


def end(city: City, said: StepFields, task: Task) -> None:
    """It goes on; or it waits for everybody, and nobody learns for whose sake."""
    if said.one_of("then", (GO_ON, WAIT)) == WAIT:
        city.queue_next(Task(PAUSE, None, {**task.args, "held": True}))
