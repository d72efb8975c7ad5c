"""Steps as a journal writes them: `do`, seat, and a mapping of the other fields."""

from collections.abc import Mapping
from dataclasses import fields
from types import ModuleType
from typing import Any

from companion.games.human_punishment.steps import campaign, due, waiting
from companion.games.human_punishment.steps.step import CarryOut, Step, Throw


def _kinds(module: ModuleType) -> dict[str, type[Step]]:
    """The steps of a module by their `do`."""
    some = [one for one in vars(module).values() if isinstance(one, type) and issubclass(one, Step)]
    return {one.do: one for one in some if "do" in vars(one)}


KINDS: Mapping[str, type[Step]] = {
    CarryOut.do: CarryOut,
    **_kinds(due),
    **_kinds(waiting),
    **_kinds(campaign),
}


def args_of(step: Step) -> dict[str, Any]:
    """The fields of a step as a journal names them, without those that say nothing."""
    if isinstance(step, CarryOut):
        return dict(step.form)
    found: dict[str, Any] = {}
    for one in fields(step):
        value = getattr(step, one.name)
        if isinstance(value, Throw):
            found |= {"do": value.do, "texts": dict(value.texts)}
        elif one.name != "seat" and value != one.default:
            key = one.metadata.get("key", one.name)
            found[key] = list(value) if isinstance(value, tuple) else value
    return found


def step_of(do: str, seat: str | None, args: Mapping[str, Any]) -> Step:
    """Returns the step that a journal names so. Raises KeyError for an unknown one."""
    kind = KINDS[do]
    if kind is CarryOut:
        return CarryOut(dict(args))
    found: dict[str, Any] = {"seat": seat}
    for one in fields(kind):
        key = one.metadata.get("key", one.name)
        if one.name == "throw" and "texts" in args:
            found["throw"] = Throw(args["do"], args["texts"])
        elif one.name not in {"seat", "throw"} and key in args:
            value = args[key]
            found[one.name] = tuple(value) if isinstance(value, list) else value
    return kind(**found)
