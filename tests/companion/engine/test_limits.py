"""Texts that are too long, too deep or too large, and text that is none, are found in any field."""

import json
from dataclasses import dataclass, field
from typing import Any

import pytest

from companion import games
from companion.engine import limits
from companion.engine.limits import (
    DOCUMENT_DEPTH,
    DOCUMENT_VALUES,
    EVENING_STEPS,
    LARGEST_NUMBER,
    LONGEST_TEXT,
    SizeCheck,
    Unfit,
    check_document,
    is_fit,
    read_document,
)
from tests.companion.games.taken_home import taken_home


@dataclass(frozen=True)
class State:
    number: int = 0
    name: str = ""
    others: tuple[int, ...] = ()
    inner: Any = None
    counts: dict[str, int] = field(default_factory=dict)


def nested(depth: int) -> Any:
    return [nested(depth - 1)] if depth else 1


@pytest.mark.parametrize(
    ("within", "beyond"),
    [
        ("x" * LONGEST_TEXT, "x" * (LONGEST_TEXT + 1)),
        (LARGEST_NUMBER, LARGEST_NUMBER + 1),
        (-LARGEST_NUMBER, -LARGEST_NUMBER - 1),
        (nested(DOCUMENT_DEPTH), nested(DOCUMENT_DEPTH + 1)),
        ("\n", "\0"),
        ("😀", "\ud83d"),
        (1.5, float("inf")),
        (True, 1e9),
    ],
)
def test_a_document_at_a_limit_is_taken_and_one_beyond_is_not(within: Any, beyond: Any) -> None:
    for value in (within, {"a": [within]} if within != nested(DOCUMENT_DEPTH) else within):
        check_document(value)
    for value in (beyond, {"a": [beyond]}):
        with pytest.raises(Unfit):
            check_document(value)
    if isinstance(beyond, str):
        with pytest.raises(Unfit):
            check_document({beyond: 1})


def test_each_value_of_a_document_counts_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "DOCUMENT_VALUES", 10)
    check_document({"a": [0] * 7})
    with pytest.raises(Unfit):
        check_document({"a": [0] * 8})


@pytest.mark.slow
def test_an_evening_of_the_most_steps_is_within_the_limits_in_the_longest_game() -> None:
    document = json.loads(taken_home(games.find("human_punishment"), 60, more=3)[0])
    answers = document["entries"][1:]
    times = EVENING_STEPS // len(answers) + 1
    document["entries"] = (answers * times)[:EVENING_STEPS]
    check_document(document, known=document["card_files"].values())


def test_a_text_that_is_known_may_be_long_but_not_odd() -> None:
    check_document(["x" * (LONGEST_TEXT + 1)], known=["x" * (LONGEST_TEXT + 1)])
    with pytest.raises(Unfit):
        check_document(["\ud800"], known=["\ud800"])


@pytest.mark.parametrize("text", ["NaN", "Infinity", "-Infinity", "[1e999]", '{"a": "\\ud800"}'])
def test_what_json_should_not_hold_is_found(text: str) -> None:
    with pytest.raises(Unfit):
        check_document(read_document(text))


@pytest.mark.parametrize("text", ["\ud800", "a\udfffb", "\0", "\x1b", "\x7f"])
def test_no_page_shows_halves_of_characters_and_controls(text: str) -> None:
    assert not is_fit(text)
    assert is_fit("Zoë 👩‍👩‍👧 \t\r\n")


@pytest.mark.parametrize(
    "beyond",
    [
        State(number=LARGEST_NUMBER + 1),
        State(name="x" * (LONGEST_TEXT + 1)),
        State(others=(1,) * (DOCUMENT_VALUES + 1)),
        State(inner=State(inner=State(counts={"a": 10**9}))),
        State(counts={"\ud800": 1}),
    ],
)
def test_a_state_is_looked_through_and_what_it_shares_with_the_one_before_once(beyond: State) -> None:
    sizes = SizeCheck()
    sizes.check(State(LARGEST_NUMBER, "x" * LONGEST_TEXT, (1, 2), State()))
    with pytest.raises(Unfit):
        sizes.check(beyond)
