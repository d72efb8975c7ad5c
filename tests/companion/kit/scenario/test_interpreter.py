"""The interpreter of scenarios, by the words of the game that `new-game` copies."""

import json
from dataclasses import replace
from typing import Any

import pytest

from companion.engine.refusal import refuse
from companion.kit.scenario.interpreter import Vocabulary
from companion.kit.scenario.script import StepKind
from tests.companion.carded.game import GAME
from tests.companion.carded.scenarios import VOCABULARY

ROLL = {"n": 1, "player": "A", "do": "roll", "value": 4}
SCENARIO = {
    "id": "S",
    "title": "One roll",
    "rules": [],
    "rulings": [],
    "given": {"holder": "A"},
    "when": [ROLL],
    "then": {"totals": {"A": 4}},
}


def faults(words: Vocabulary = VOCABULARY, **other: Any) -> tuple[str, ...]:
    """The faults of the scenario with something else in it."""
    [found] = words.rehearse(GAME, json.dumps({**SCENARIO, **other}))
    return found.faults


def step(n: int, **said: Any) -> dict[str, Any]:
    return {"n": n, "player": "B", "do": "roll", "value": 2, **said}


def test_it_holds_as_written() -> None:
    assert faults() == ()


def test_a_step_that_is_refused_ends_it_and_nothing_after_it_is_compared() -> None:
    wrong = {"totals": {"A": 6}}
    assert faults(when=[ROLL, step(2, player="A")], then=wrong) == (
        "step 2 (A roll) was refused (refused-dice)",
    )


def test_a_step_that_should_be_refused_changes_nothing_where_it_is_accepted() -> None:
    then = {"rejected": [2], "totals": {"A": 4, "B": 0}}
    assert faults(when=[ROLL, step(2)], then=then) == ("step 2 (B roll) should be refused, and was accepted",)


def test_a_step_that_is_refused_as_written_is_no_fault() -> None:
    assert faults(when=[ROLL, step(2, player="A")], then={"rejected": [2], "totals": {"A": 4}}) == ()


@pytest.mark.parametrize(
    ("other", "fault"),
    [
        ({"then": {}}, "nothing is promised here; allowed: rejected, totals, winners"),
        ({"then": {"points": 3}}, "there is no field 'points' here"),
        ({"then": {"totals": {"C": 3}}}, "there is no field 'C' here"),
        ({"then": {"rejected": [0]}}, "a whole number from 1 to 1 stands here, not 0"),
        ({"when": [step(2)]}, "when[0].n: the number of this step is 1"),
        ({"when": [step(1, player="table")]}, '"table" is no player of this step'),
        ({"when": [step(1, do="fly")]}, '"fly" is no step'),
        ({"when": [{"n": 1, "player": "A", "do": "roll"}]}, "the field 'value' is missing"),
        ({"when": [step(1, do="play")]}, "there is no field 'value' here"),
        ({"reckoning": 3}, "reckoning: a text stands here, not 3"),
        ({"rules": ["CARD-5"]}, "is no number from CARD-1 to CARD-4"),
    ],
)
def test_what_the_vocabulary_does_not_know_is_named_with_its_place(other: dict[str, Any], fault: str) -> None:
    [found] = faults(**other)
    assert fault in found


def test_a_step_may_need_exactly_one_of_several_fields_and_nobody_to_take_it() -> None:
    kinds = {"roll": StepKind(one_of=("value", "face"), seats=False)}
    words = replace(
        VOCABULARY, kinds=kinds, readers={**VOCABULARY.readers, "face": lambda part, _: part.value}
    )
    [found] = faults(words, when=[{"n": 1, "do": "roll"}])
    assert "exactly one of value and face stands here" in found


def test_a_promise_that_is_needed_is_missed() -> None:
    [found] = faults(replace(VOCABULARY, needs=("winners",)))
    assert "the field 'winners' is missing" in found


def cannot_begin(_game: Any, _given: Any) -> Any:
    raise refuse("refused-few")


@pytest.mark.parametrize(
    ("words", "then", "found"),
    [
        (replace(VOCABULARY, open=cannot_begin, may_not_begin=True), {"rejected": [0]}, ()),
        (
            replace(VOCABULARY, open=cannot_begin),
            {"totals": {}},
            ("the game cannot be set up (refused-few)",),
        ),
        (
            replace(VOCABULARY, may_not_begin=True),
            {"rejected": [0]},
            ("the game should not be set up as given, and was",),
        ),
    ],
)
def test_a_game_that_cannot_begin_is_what_the_scenario_says_or_a_fault(
    words: Vocabulary, then: dict[str, Any], found: tuple[str, ...]
) -> None:
    assert faults(words, when=[], then=then) == found


def test_that_a_game_cannot_begin_stands_alone() -> None:
    [found] = faults(replace(VOCABULARY, may_not_begin=True), then={"rejected": [0]})
    assert "0 stands alone" in found
