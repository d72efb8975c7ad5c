"""Scenarios with one thing changed, which must not hold any more."""

import copy
from collections.abc import Iterator
from typing import Any

Scenario = dict[str, Any]


NOT_A_STATE = frozenset({"after", "n"})
LOOKED_AT = frozenset({"views", "same", "leakTest"})
"""Who sees what."""


def numbers(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to all numbers, and to what is true or false; when it is so is none of them."""
    if isinstance(value, dict):
        for name, one in value.items():
            if name not in NOT_A_STATE:
                yield from numbers(one, (*path, name))
    elif isinstance(value, list):
        for place, one in enumerate(value):
            yield from numbers(one, (*path, place))
    elif isinstance(value, int):
        yield path


def promised(scenario: Scenario) -> list[tuple[Any, ...]]:
    """The ways to all that `numbers` finds in what a scenario promises of the state."""
    then = {name: one for name, one in scenario["then"].items() if name not in {"rejected", *LOOKED_AT}}
    return list(numbers(then))


def with_another_promise(scenario: Scenario, path: tuple[Any, ...]) -> Scenario:
    """The scenario, with something else promised at that place."""
    other = _unwatched(scenario)
    return {**other, "then": changed(other["then"], path)}


def changed(values: Any, path: tuple[Any, ...]) -> Any:
    """A copy, with one more at that place, or with what is not true there."""
    other = place = copy.deepcopy(values)
    for name in path[:-1]:
        place = place[name]
    old = place[path[-1]]
    place[path[-1]] = not old if isinstance(old, bool) else old + 1
    return other


def _unwatched(scenario: Scenario) -> Scenario:
    """A copy without who sees what, which is no number and is not looked at again."""
    other = copy.deepcopy(scenario)
    for name in LOOKED_AT:
        other["then"].pop(name, None)
    return other


def with_another_refusal(scenario: Scenario) -> Iterator[Scenario]:
    """The scenario, each time with another step that is refused, or is not."""
    refused = set(scenario["then"].get("rejected", []))
    for step in scenario["when"]:
        other = _unwatched(scenario)
        other["then"]["rejected"] = sorted(refused ^ {step["n"]})
        yield other


def with_another_field(scenario: Scenario, where: tuple[Any, ...], name: str) -> Scenario:
    """The scenario, with a field that is not in the form."""
    other = copy.deepcopy(scenario)
    place: Any = other
    for one in where:
        place = place[one]
    place[name] = 1
    return other
