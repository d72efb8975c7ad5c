"""A name in a journal that a game does not know is an error that says which, in every game."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from companion import games
from companion.engine.frozen import UnknownNameError
from companion.engine.play import replay
from companion.table.journal.values import Values
from tests.companion.games.taken_home import taken_home

ANSWERS = 12
NAMED = "is"
"""The key that names the kind of a value."""


@cache
def begun(name: str) -> list[Any]:
    """The events of a game's first answers, as a journal has them."""
    data, _ = taken_home(games.find(name), ANSWERS)
    return [event for entry in json.loads(data)["entries"] for event in entry["events"]]


def told_again(name: str, events: list[Any]) -> None:
    """The game as far as these events tell it."""
    game = games.find(name)
    replay(game, Values(game.event_types).read_events(json.dumps(events)))


def values(said: Any) -> Iterator[dict[str, Any]]:
    """Every value in it that names its kind."""
    if isinstance(said, dict):
        if NAMED in said:
            yield said
        for part in said.values():
            yield from values(part)
    elif isinstance(said, list):
        for part in said:
            yield from values(part)


def first_of_each(name: str, kinds: set[str]) -> Iterator[tuple[list[Any], dict[str, Any]]]:
    """A copy of the events for each kind of value in them, and the first value of that kind there."""
    for kind in sorted(kinds):
        events = json.loads(json.dumps(begun(name)))
        yield events, next(one for one in values(events) if one[NAMED] == kind)


@pytest.mark.parametrize("name", games.names())
def test_a_kind_or_a_field_that_no_longer_is_what_it_was_called_is_named(name: str) -> None:
    kinds = {one[NAMED] for one in values(begun(name))}
    assert kinds
    for events, value in first_of_each(name, kinds):
        value[NAMED] += "Once"
        with pytest.raises(
            UnknownNameError, match=f"it names {value[NAMED]}, which this program does not know"
        ):
            told_again(name, events)
    for events, value in first_of_each(name, kinds):
        for field in [*value.keys() - {NAMED}][:1]:
            value["once"] = value.pop(field)
            with pytest.raises(UnknownNameError, match=rf"it names {value[NAMED]}\.once"):
                told_again(name, events)


def test_a_field_of_the_city_that_changed_its_name_is_named() -> None:
    events = json.loads(json.dumps(begun("human_punishment")))
    change = next(one for one in values(events) if one[NAMED] == "Is")
    change["what"][0] = "weather"
    with pytest.raises(UnknownNameError, match=r"City\.weather"):
        told_again("human_punishment", events)
