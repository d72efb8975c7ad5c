"""What is written to the journal is what is read from it."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from types import MappingProxyType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.answers import Answer, Chosen, Counted, Origin, Rolled
from companion.engine.dice import Die
from companion.engine.game import Seat
from companion.engine.words import Message, Words
from companion.table.journal.values import Values
from tests.companion.toy_game import TOY, Begun, Cheer, Cheered, Missed, Named, RoundOver, Won

VALUES = Values(TOY.event_types)

texts = st.text(max_size=8)
numbers = st.integers(-(2**70), 2**70)
dice = st.lists(st.builds(Die, texts, st.integers(1, 6))).map(tuple)
values = st.one_of(st.builds(Chosen, texts), st.builds(Counted, numbers), st.builds(Rolled, dice))
answers = st.builds(Answer, texts, numbers, texts, st.none() | texts, st.sampled_from(Origin), values)


def frozen(mapping: dict[str, Any]) -> Mapping[str, Any]:
    return MappingProxyType(mapping)


messages = st.recursive(
    st.builds(Message, texts),
    lambda inner: st.builds(
        Message, texts, st.dictionaries(texts, inner | texts | numbers, max_size=3).map(frozen)
    ),
    max_leaves=4,
)
seats = st.lists(st.builds(Seat, texts, texts, texts), max_size=3).map(tuple)
outcomes = st.builds(Won, texts, texts) | st.builds(Missed, numbers)
points = st.dictionaries(texts, numbers, max_size=3).map(frozen)
events = st.one_of(
    st.builds(Begun, seats, numbers, st.lists(texts, max_size=3).map(tuple)),
    st.builds(Named, texts, numbers),
    st.builds(Cheered, texts, st.sampled_from(Cheer)),
    st.builds(RoundOver, dice, outcomes, points, messages),
)


class Depth(IntEnum):
    SHALLOW = 1
    DEEP = 2


@dataclass(frozen=True)
class Pond:
    depth: Depth
    fish: frozenset[str]


@dataclass(frozen=True)
class River:
    ponds: Mapping[str, tuple[Pond, ...]]
    name: Words
    flows: bool
    into: "River | Pond | None" = None
    bridges: Mapping[int, str] | None = None
    mood: str | int | Pond | None = None


@given(answers)
def test_an_answer_is_read_as_it_was_written(answer: Answer) -> None:
    assert VALUES.read(VALUES.write(answer, Answer), Answer) == answer


@given(st.lists(events).map(tuple))
def test_events_are_read_as_they_were_written(happened: tuple[Any, ...]) -> None:
    read = VALUES.read_events(VALUES.write_events(happened))
    assert read == happened
    assert [type(event) for event in read] == [type(event) for event in happened]


@pytest.mark.parametrize(
    "river",
    [
        River({"a": (Pond(Depth.DEEP, frozenset({"eel"})),)}, "Ilm", True),
        River({}, Message("river", {"name": Message("of", {"n": 2})}), False, River({}, "x", False)),
        River({}, "", True, Pond(Depth.SHALLOW, frozenset()), {3: "old", 4: "new"}, mood=7),
        River({}, "1", True, mood="7"),
        River({}, "2", True, mood=Pond(Depth.DEEP, frozenset({"a", "b"}))),
    ],
)
def test_fields_may_nest_mappings_enums_sets_and_choices(river: River) -> None:
    values = Values((River, Pond))
    [read] = values.read_events(values.write_events((river,)))
    assert read == river


def test_a_mapping_that_was_read_cannot_be_changed() -> None:
    read = VALUES.read(VALUES.write(Message("a", {"n": 1}), Message), Message)
    with pytest.raises(TypeError):
        read.values["n"] = 2


def test_an_event_of_an_unknown_type_is_not_written() -> None:
    with pytest.raises(ValueError, match="Pond is not among"):
        VALUES.write_events((Pond(Depth.DEEP, frozenset()),))


def test_what_json_would_change_is_not_written() -> None:
    listed: Any = ["red"]
    with pytest.raises(ValueError, match="would not be read as it is written"):
        VALUES.write_events((Begun((), 1, listed),))


def test_two_events_of_one_name_are_a_fault_of_the_game() -> None:
    double: type[Any] = dataclass(frozen=True)(type("Pond", (), {}))
    with pytest.raises(ValueError, match="share a name"):
        Values((Pond, double))


@pytest.mark.parametrize(
    "text",
    [
        '[{"is":"Named","seat":"a","number":1,"more":2}]',
        '[{"is":"Named","seat":"a"}]',
        '[{"is":"Nobody"}]',
        '[{"seat":"a","number":1}]',
        '[{"is":"RoundOver","dice":[{"colour":"red","value":7}]}]',
        '[{"is":"Named","seat":"a"',
        "[null]",
        "7",
        "",
    ],
)
def test_what_nobody_wrote_is_not_read(text: str) -> None:
    with pytest.raises(Exception):  # noqa: B017, PT011 - of whatever kind: the journal names the entry
        VALUES.read_events(text)


def test_the_journal_is_plain_json_that_a_person_can_read() -> None:
    text = VALUES.write_events((Named("Zoë", 3),))
    assert text == '[{"is":"Named","seat":"Zoë","number":3}]'
    assert json.loads(text)[0]["is"] == "Named"
