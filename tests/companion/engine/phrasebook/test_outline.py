"""An outline leaves everything text, knows its places, and refuses what no card needs."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.limits import MOST_CHARACTERS, MOST_DEPTH
from companion.engine.phrasebook.outline import (
    Items,
    OutlineFault,
    OutlineFaults,
    OutlineTable,
    SourcePosition,
    Text,
    read_outline,
)
from tests.mistakes import said


def read(text: str) -> Items | OutlineTable | Text:
    return read_outline("a.yaml", text)


def fault(text: str) -> tuple[int, int, str]:
    with pytest.raises(OutlineFaults) as caught:
        read(text)
    one = caught.value.faults[0]
    return one.place.line, one.place.column, said(one.message)


@pytest.mark.parametrize("word", ["yes", "2", "1.50", "null", "2024-01-01", "0x10", "~", "on"])
def test_every_value_stays_the_text_that_was_written(word: str) -> None:
    table = read(f"name: {word}")
    assert isinstance(table, OutlineTable)
    assert table.values["name"] == Text(word, SourcePosition("a.yaml", 1, 7))


def test_a_folded_text_is_one_line_with_single_spaces() -> None:
    table = read("callout: >\n  You walk\n  on.\n\n  Slowly.\n")
    assert isinstance(table, OutlineTable)
    assert table.values["callout"] == Text("You walk on. Slowly.", SourcePosition("a.yaml", 1, 10))


def test_names_and_values_know_their_lines_and_columns() -> None:
    table = read("a:\n  - b: c\n  - d\n")
    assert isinstance(table, OutlineTable)
    items = table.values["a"]
    assert isinstance(items, Items)
    assert table.places["a"] == SourcePosition("a.yaml", 1, 1)
    assert [(item.place.line, item.place.column) for item in items.items] == [(2, 5), (3, 5)]


def test_each_name_that_stands_twice_is_a_fault() -> None:
    with pytest.raises(OutlineFaults) as caught:
        read("a: 1\nb: 2\na: 3\nb: 4\n")
    assert [one.place.line for one in caught.value.faults] == [3, 4]
    assert said(caught.value.faults[0].message) == "“a” is here twice; the first is in line 1."


def test_a_bomb_of_aliases_is_refused_at_its_first_anchor() -> None:
    bomb = "a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\n"
    assert fault(bomb)[:2] == (1, 4)


def test_an_alias_without_an_anchor_is_refused() -> None:
    assert "“*”" in fault("a: *b\n")[2]


@pytest.mark.parametrize("text", ["a: !!python/object:os.system x", "a: !thing x", "- !!int 3"])
def test_a_tag_is_refused(text: str) -> None:
    assert "“!”" in fault(text)[2]


def test_the_deepest_level_is_read_and_one_more_is_refused() -> None:
    assert isinstance(read("[" * (MOST_DEPTH - 1) + "x" + "]" * (MOST_DEPTH - 1)), Items)
    assert "indented too far" in fault("[" * MOST_DEPTH + "x" + "]" * MOST_DEPTH)[2]


def test_a_thousand_levels_are_refused_too() -> None:
    assert "indented too far" in fault("[" * 100_000)[2]


def test_the_longest_file_is_read_and_one_character_more_is_refused() -> None:
    assert isinstance(read("x" * MOST_CHARACTERS), Text)
    assert "too long" in fault("x" * (MOST_CHARACTERS + 1))[2]


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("", 1, "empty"),
        ("# only a comment\n", 1, "empty"),
        ("a: b: c\n", 1, "colon"),
        ("a: 1\n\tb: 2\n", 2, "tab"),
        ("a: 'b\n", 2, "quotation mark"),
        ("a: 1\n---\nb: 2\n", 2, "dashes"),
        ("a:\n  b: 1\n c: 2\n", 3, "indented"),
        ("a: 1\nb\n", 3, "colon"),
        ("a: b\x00c\n", 1, "character"),
        ("a: @b\n", 1, "can’t start with this sign"),
        ("a: }\n", 1, "can’t start with this sign"),
        ("a: * b\n", 1, "“*”"),
        ("a: >text\n", 1, "on the next line"),
        ("a: - b\n", 1, "dash"),
        ("%x: y\n", 1, "can’t be read"),
        ("? [a, b]\n: c\n", 1, "plain words"),
    ],
)
def test_what_is_not_an_outline_is_told_in_plain_words(text: str, line: int, words: str) -> None:
    found_line, _, message = fault(text)
    assert words in message
    assert found_line == line


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused_with_a_place(text: str) -> None:
    faults: tuple[OutlineFault, ...] = ()
    try:
        read(text)
    except OutlineFaults as broken:
        faults = broken.faults
    assert all(one.place.line >= 1 and one.place.column >= 1 for one in faults)
