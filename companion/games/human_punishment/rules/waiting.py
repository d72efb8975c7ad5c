"""What waits for somebody now, alone or together with others (HP-047)."""

from itertools import takewhile

from companion.games.human_punishment.model import AT_ONCE, City, Task

CLOSED = frozenset(
    {"machine tap", "legion tap", "sleep", "start", "choose character", "keep loyalty", "keep objective"}
)
"""The night, and what comes before the first turn: no moment for anything else."""


def is_a_moment(city: City) -> bool:
    """Whether what may be done at any moment may be done now (HP-063, HP-064, HP-122, HP-131)."""
    return not city.over and not (city.tasks and city.tasks[0].do in CLOSED)


def open_task(city: City) -> Task | None:
    """What waits for somebody now."""
    return city.tasks[0] if city.tasks and not city.over else None


def open_at_once(city: City) -> list[Task]:
    """What waits for several at once, of whom each may answer first."""
    task = open_task(city)
    if task is None or AT_ONCE not in task.args:
        return []
    return list(takewhile(lambda one: one.args.get(AT_ONCE) == task.args[AT_ONCE], city.tasks))


def waits_for(city: City, seat: str, do: str) -> Task | None:
    """What of that kind waits for somebody, or for Kuro whose cards they hold."""
    some = open_at_once(city) or city.tasks[:1]
    return next(
        (one for one in some if one.do == do and one.seat and city.holder(one.seat).seat == seat), None
    )
