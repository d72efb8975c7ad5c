"""What waited for somebody, and has come to nothing by what was done in the middle of it (HP-122, HP-131)."""

from collections.abc import Callable, Mapping

from companion.games.human_punishment.model import City, Task
from companion.games.human_punishment.rules.enemies import DEUS, find, is_protected
from companion.games.human_punishment.rules.people import nameable


def is_void(city: City, task: Task) -> bool:
    """Whether there is nothing left to answer."""
    test = _VOID.get(task.do)
    return test is not None and test(city, task)


def _attacker_gone(city: City, task: Task) -> bool:
    id_ = task.args["id"]
    return (city.deus is None) if id_ == DEUS else find(city, id_) is None


def _strikes_nobody(city: City, task: Task) -> bool:
    return _attacker_gone(city, task) or is_protected(city, task.seat or "")


def _nothing_to_give(city: City, task: Task) -> bool:
    return not getattr(city.player(task.seat or ""), task.args["what"])


_VOID: Mapping[str, Callable[[City, Task], bool]] = {
    "defend": _strikes_nobody,
    "choose target": _attacker_gone,
    "pick enemies": lambda city, task: not any(find(city, id_) for id_ in task.args["ids"]),
    "give up": _nothing_to_give,
    "trap program": lambda city, task: not city.player(task.seat or "").programs,
    "trap chip": lambda city, task: not city.player(task.seat or "").chips,
    "lay": lambda city, task: not city.player(task.seat or "").hand,
    "name general": lambda city, _: not nameable(city),
}
