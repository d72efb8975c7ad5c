"""What waits for somebody now, alone or together with others (HP-047)."""

from itertools import takewhile

from companion.games.human_punishment.version_1.model import AT_ONCE, City, Task


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
