"""The steps that wait for an answer, alone or together (HP-047)."""

from itertools import takewhile
from typing import TypeVar

from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.steps.campaign import FirstGame, TakeAlong
from companion.games.human_punishment.state.steps.step import Step
from companion.games.human_punishment.state.steps.waiting import (
    ChooseCharacter,
    KeepLoyalty,
    KeepObjective,
    LayOut,
    NightStep,
    Start,
)

S = TypeVar("S", bound=Step)
CLOSED = (NightStep, LayOut, Start, ChooseCharacter, KeepLoyalty, KeepObjective, FirstGame, TakeAlong)
"""The night, and what comes before the first turn: no moment for anything else."""


def is_a_moment(city: City) -> bool:
    """True if what may be done at any moment may be done now (HP-063, HP-064, HP-122, HP-131)."""
    return not city.over and not (city.tasks and isinstance(city.tasks[0], CLOSED))


def open_task(city: City) -> Step | None:
    """Returns the step that waits now."""
    return city.tasks[0] if city.tasks and not city.over else None


def now(city: City, kind: type[S]) -> S | None:
    """The step that waits now, if it is one of that class."""
    step = open_task(city)
    return step if isinstance(step, kind) else None


def open_at_once(city: City) -> list[Step]:
    """Returns the steps that wait at once, each of which may be answered first."""
    task = open_task(city)
    if task is None or not task.at_once:
        return []
    return list(takewhile(lambda one: one.at_once == task.at_once, city.tasks))


def waits_for(city: City, seat: str, kind: type[Step]) -> Step | None:
    """Returns the step of that kind that waits for a seat, or for Kuro whose cards it holds."""
    some = open_at_once(city) or city.tasks[:1]
    return next(
        (one for one in some if isinstance(one, kind) and one.seat and city.holder(one.seat).seat == seat),
        None,
    )
