"""Scenarios with one thing changed, which must not hold any more."""

import copy
from collections.abc import Iterator
from typing import Any

Scenario = dict[str, Any]


def numbers(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to all numbers in what is promised; when it is promised is none of them."""
    if isinstance(value, dict):
        for name, one in value.items():
            if name not in {"after", "n"}:
                yield from numbers(one, (*path, name))
    elif isinstance(value, list):
        for place, one in enumerate(value):
            yield from numbers(one, (*path, place))
    elif type(value) is int:
        yield path


def promised(scenario: Scenario) -> list[tuple[Any, ...]]:
    """The ways to all numbers that a scenario promises."""
    then = scenario["then"]
    found = [("checks", *path) for path in numbers(then.get("checks", []))]
    return [*found, *(("final", *path) for path in numbers(then.get("final", {})))]


def with_another_number(scenario: Scenario, path: tuple[Any, ...]) -> Scenario:
    """The scenario, with one more at that place."""
    other = _unwatched(scenario)
    place: Any = other["then"]
    for name in path[:-1]:
        place = place[name]
    place[path[-1]] += 1
    return other


def _unwatched(scenario: Scenario) -> Scenario:
    """A copy without who sees what, which is no number and is not looked at again."""
    other = copy.deepcopy(scenario)
    for name in ("views", "same", "leakTest"):
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
