"""A card file is read, changed card by card, and written so that it reads as the same."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.engine.phrasebook.card_file import CardFile, card_key, read_card_file, write_card_file
from companion.engine.phrasebook.outline import OutlineFaults

DECK = """# a remark
deck: The Sea
language: en
version: 2
box: core

scenes:

  # another one
  - title: The ferry
    hardship: 2
    callout: >
      Black water,
      and a bell.
    succeed:
      - each of them gains 1 humanity
      - the group gains 1 hope
    refuse: nothing
"""
WORDS = st.text(st.characters(exclude_categories=("C", "Z")), max_size=30).map(str.strip)
TEXTS = st.lists(WORDS, max_size=12).map(lambda words: " ".join(" ".join(words).split()))
LINES = st.dictionaries(
    st.sampled_from(("title", "callout", "yes", "2", "all refuse")),
    TEXTS | st.lists(TEXTS, min_size=1, max_size=3).map(tuple),
    min_size=1,
    max_size=5,
)
FILES = st.builds(
    CardFile,
    st.fixed_dictionaries({"deck": TEXTS, "language": TEXTS}),
    st.dictionaries(
        st.sampled_from(("scenes", "traits")), st.lists(LINES, min_size=1, max_size=3).map(tuple), max_size=2
    ),
)


def test_head_and_cards_are_read_line_by_line() -> None:
    file = read_card_file("sea.yaml", DECK)
    assert (file.title, file.version, file.head["box"]) == ("The Sea", 2, "core")
    [ferry] = file.sections["scenes"]
    assert ferry["callout"] == "Black water, and a bell."
    assert ferry["succeed"] == ("each of them gains 1 humanity", "the group gains 1 hope")
    assert card_key(ferry) == "the-ferry"


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(FILES)
def test_what_is_written_reads_as_the_same(file: CardFile) -> None:
    assert read_card_file("", write_card_file(file)) == file


def test_yes_and_numbers_stand_there_without_quotation_marks() -> None:
    text = write_card_file(CardFile({"deck": "Sea", "version": "2", "expansion": "yes"}))
    assert text == "deck: Sea\nversion: 2\nexpansion: yes\n"


def test_a_card_takes_the_place_of_the_one_it_was_made_from() -> None:
    file = CardFile({}, {"scenes": ({"title": "A"}, {"title": "B"}, {"title": "C"})})
    changed = file.with_card("scenes", "b", {"title": "New"}).with_card("traits", "", {"title": "T"})
    assert [card["title"] for card in changed.sections["scenes"]] == ["A", "New", "C"]
    assert changed.sections["traits"] == ({"title": "T"},)
    assert changed.without("scenes", "new").find("scenes", "new") is None
    assert changed.find("scenes", "c") == {"title": "C"}


@pytest.mark.parametrize("text", ["", "- a list", "just words", "a: [", "a: &b c"])
def test_what_is_no_card_file_says_where(text: str) -> None:
    with pytest.raises(OutlineFaults) as broken:
        read_card_file("sea.yaml", text)
    assert broken.value.faults[0].place.file == "sea.yaml"


@pytest.mark.parametrize(("said", "number"), [("3", 3), ("", 0), ("three", 0), ("²", 0)])
def test_a_version_is_a_number_or_none(said: str, number: int) -> None:
    assert CardFile({"version": said}).version == number
