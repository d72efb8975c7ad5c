"""What lies in one another becomes lines and comes back, nothing lost."""

import pytest

from companion.engine.phrasebook.card_file import read_card_file, write_card_file


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("a: {b: {c: d}}", {"a/b/c": "d"}),
        ("a: [b, c]", {"a": ("b", "c")}),
        ("a: []", {"a": ()}),
        ("a: [{b: c}, {b: d, e: [f]}]", {"a/#1/b": "c", "a/#2/b": "d", "a/#2/e": ("f",)}),
        ("a: [[], [b]]", {"a/#1": (), "a/#2": ("b",)}),
        ("a/b: {c/d: e}", {"a//b/c//d": "e"}),
        ("a: {1: [b], 2: [c]}", {"a/1": ("b",), "a/2": ("c",)}),
    ],
)
def test_what_lies_within_has_a_way_and_comes_back(
    text: str, lines: dict[str, str | tuple[str, ...]]
) -> None:
    deck = f"deck: D\ncards:\n  - {{title: T, {text}}}\n"
    file = read_card_file("d.yaml", deck)
    [card] = file.sections["cards"]
    assert {name: line for name, line in card.items() if name != "title"} == lines
    assert read_card_file("d.yaml", write_card_file(file)) == file


def test_a_section_that_is_no_list_is_one_card() -> None:
    file = read_card_file("d.yaml", "deck: D\nboard:\n  arrows: {1: [2]}\n  spawns: [{id: a}]\n")
    assert file.sections["board"] == ({"arrows/1": ("2",), "spawns/#1/id": "a"},)
    assert file.find("board", "board") == file.sections["board"][0]
    changed = file.with_single("board", {"arrows/1": ("3",)})
    again = read_card_file("d.yaml", write_card_file(changed))
    assert again == changed
    assert again.without("board", "board").sections["board"] == ()
