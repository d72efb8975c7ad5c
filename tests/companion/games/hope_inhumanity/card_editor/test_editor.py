"""Forms, meanings, cautions and trials of cards as somebody writes them."""

from importlib.resources import files
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.adapters.language.speech import folder_of_words
from companion.engine.phrasebook.card_editor_spec import Fill
from companion.engine.phrasebook.card_file import CardFile, Line, Lines, read_card_file
from companion.engine.phrasebook.phrasebook import examples
from companion.engine.phrasebook.placeholders import Placeholder
from companion.engine.words import Message, Words
from companion.games.hope_inhumanity.card_editor.editor import HopeCardEditor
from companion.games.hope_inhumanity.card_editor.forms import SECTIONS
from companion.games.hope_inhumanity.card_editor.understanding import told
from companion.games.hope_inhumanity.cards.pages import (
    BONUS,
    PERSONALITY,
    QUESTION,
    RATED,
    RELATIONSHIP,
    SUPPORT,
    TRAITS,
)
from companion.games.hope_inhumanity.game import GAME
from tests.mistakes import said
from web.words import Catalogue

EDITOR = HopeCardEditor()
FOLDER = Path(str(files(GAME.meta.package)))
SHIPPED = {
    path.name: read_card_file(path.name, path.read_text(encoding="utf-8"))
    for path in sorted((FOLDER / "decks").glob("*.en.yaml"))
}
CATALOGUE = Catalogue([FOLDER / "texts", folder_of_words("companion.table")])
FERRY: Lines = {
    "title": "The ferry",
    "terrain": "Coastal",
    "hardship": "2",
    "callout": "A bell.",
    "succeed": ("each of them gains 1 humanity", "the group gains 1 hope"),
    "fail": "each of them suffers 1 harm",
    "refuse": "each of them loses 1 humanity",
}
DOOR: Lines = {
    "title": "The door",
    "terrain": "Urban",
    "callout": "Who is there?",
    "accept": "each of them gains 1 humanity",
    "refuse": "",
}
CALM: Lines = {"title": "Calm", "text": "You breathe.", "use": ("roll any one die again",)}
OF_KIND: dict[str, Lines] = {
    "traits": CALM,
    "assets": {
        "title": "Rope",
        "text": "Ten feet.",
        "scope": "group",
        "uses": "1",
        "use": "this Scene is 1 easier",
    },
    "personalities": {"title": "Cook", "text": "Warm.", "always": "you start with 4 humanity"},
    "relationships": {
        "title": "Kin",
        "text": "Ours.",
        "always": "when the other is lost, you lose 1 humanity",
    },
}


def speak(words: Words, language: str = "en") -> str:
    if isinstance(words, str):
        return words
    values = {
        name: speak(one, language) if isinstance(one, Message) else one for name, one in words.values.items()
    }
    return CATALOGUE.say(language, words.key, values)


def keys(section: str, lines: Lines) -> list[str]:
    return [line.key for line in EDITOR.form(section, lines, "en")]


def test_a_scene_with_a_hardship_has_other_lines_than_a_question() -> None:
    assert {"succeed", "fail", "bonus", "support"} <= set(keys("scenes", FERRY))
    assert {"accept", "accept costs", "no humanity roll"} <= set(keys("scenes", DOOR))
    assert not {"accept", "accept costs"} & set(keys("scenes", FERRY))


def test_a_branch_that_is_left_empty_says_nothing_and_empty_lines_are_left_out() -> None:
    tidy = EDITOR.tidy("scenes", {**DOOR, "hardship": "", "marks": ("food", "cold"), "all refuse": ("", " ")})
    assert tidy["refuse"] == "nothing"
    assert tidy["marks"] == "food, cold"
    assert not {"hardship", "all refuse"} & set(tidy)


def test_what_the_other_kind_of_scene_has_waits_without_being_written() -> None:
    both = {**FERRY, "accept": "each of them gains 1 humanity"}
    assert "accept" not in EDITOR.tidy("scenes", both)
    assert "succeed" not in EDITOR.tidy("scenes", {**both, "hardship": ""})


@pytest.mark.parametrize("section", OF_KIND)
def test_every_kind_of_card_has_a_form_and_a_card_that_is_good(section: str) -> None:
    assert EDITOR.examine(section, OF_KIND[section], "en").is_good
    assert EDITOR.tidy(section, OF_KIND[section])


def alone(line: Line) -> Line:
    """A list of one sentence is that sentence."""
    return line[0] if isinstance(line, tuple) and len(line) == 1 else line


@pytest.mark.parametrize("name", SHIPPED)
def test_every_shipped_card_is_good_and_stays_as_it_is(name: str) -> None:
    for section in SECTIONS:
        for lines in SHIPPED[name].sections.get(section, ()):
            examined = EDITOR.examine(section, lines, SHIPPED[name].head["language"])
            assert examined.is_good, (lines["title"], examined.faults)
            assert dict(EDITOR.tidy(section, lines)) == {key: alone(line) for key, line in lines.items()}
            assert all(speak(one) for said in examined.understood for one in (said.label, *said.words))


def test_each_fault_stands_at_its_line_and_its_sentence() -> None:
    wrong = {
        **FERRY,
        "hardship": "12",
        "fail": ("each of them sufers 1 harm", "nothing at all"),
        "title": "…",
    }
    examined = EDITOR.examine("scenes", wrong, "en")
    assert set(examined.faults) == {"title", "hardship", "fail"}
    first, second = examined.sentences["fail"]
    assert first.fault
    assert "“each of them suffers 1 harm”" in said(first.fault)
    assert second.fault


def test_a_sentence_comes_with_its_holes() -> None:
    first, _ = EDITOR.examine("scenes", FERRY, "en").sentences["succeed"]
    assert [part.said for part in first.parts if isinstance(part, Placeholder)] == ["each of them", "1"]


def test_what_was_understood_says_whom_and_what() -> None:
    said = {
        speak(one.label): [speak(word) for word in one.words]
        for one in EDITOR.examine("scenes", FERRY, "en").understood
    }
    assert said["Succeed"][0].startswith("The acting player and all who supported: 1 Humanity more")
    assert said["Refuse"][0].startswith("All who refused: 1 Humanity less")


EVERY = [
    (kind, page, line)
    for page, line in (
        *((RATED, one) for one in ("succeed", "fail", "refuse", "all refuse")),
        *((QUESTION, one) for one in ("accept", "refuse", "all refuse")),
        *((page, "use") for page in TRAITS.values()),
        *((page, "always") for page in (PERSONALITY, RELATIONSHIP)),
        (BONUS, "bonus"),
        (SUPPORT, "support"),
    )
    for kind in page.phrases
]


MOST = 400
"""Of a sentence within a sentence there are tens of thousands."""


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_sentence_that_a_card_may_say_can_be_told_in_other_words(language: str) -> None:
    for kind, page, line in EVERY:
        fitting = [one for one in islice(examples(kind, (1, 2)), MOST) if page.fits(one)]
        assert all(speak(told(one, line), language) for one in fitting), kind


def cautions(**sections: tuple[Lines, ...]) -> list[str]:
    return [
        one.text.key
        for one in EDITOR.warn(CardFile({"deck": "x"}, sections))
        if isinstance(one.text, Message)
    ]


def copies(lines: Lines, n: int) -> tuple[Lines, ...]:
    return tuple({**lines, "title": f"Card {i}", "hardship": str(i % 10)} for i in range(n))


def test_five_players_need_so_many_cards() -> None:
    few = {"scenes": copies(FERRY, 24), "traits": copies(CALM, 14)}
    assert {"caution-few-scenes", "caution-few-traits", "caution-few-people"} <= set(cautions(**few))
    enough = {"scenes": copies(FERRY, 25), "traits": copies(CALM, 15)}
    assert not {"caution-few-scenes", "caution-few-traits"} & set(cautions(**enough))


def test_an_expansion_lacks_nothing() -> None:
    assert EDITOR.warn(CardFile({"deck": "x", "expansion": "yes"}, {"scenes": (FERRY,)})) == ()


def test_two_scenes_that_do_the_same_are_told_and_two_that_differ_are_not() -> None:
    twin = {**FERRY, "title": "Another", "callout": "Other words.", "terrain": "Urban"}
    assert "caution-same" in cautions(scenes=(FERRY, twin))
    assert "caution-same" not in cautions(scenes=(FERRY, {**twin, "hardship": "3"}))


@pytest.mark.parametrize(("words", "long"), [(50, False), (51, False), (54, True)])
def test_a_callout_is_read_aloud_in_twenty_seconds(words: int, long: bool) -> None:
    found = cautions(scenes=({**FERRY, "callout": "word " * words},))
    assert ("caution-long" in found) is long


def test_a_trait_that_no_moment_allows_is_told() -> None:
    never = {**CALM, "use": ("this Scene is 1 easier", "roll any one die again")}
    assert "caution-never" in cautions(traits=(never,))
    assert "caution-never" not in cautions(traits=(CALM,))


def test_hunted_without_an_expansion_is_told() -> None:
    assert "caution-hunted" in cautions(scenes=({**FERRY, "fail": "the group gains 1 hunted"},))


def test_the_shipped_deck_has_nothing_to_look_at() -> None:
    for file in SHIPPED.values():
        assert [speak(one.text) for one in EDITOR.warn(file)] == []


def tried(section: str, lines: Lines) -> dict[str, Any]:
    return {
        str(one.label.key): one
        for one in EDITOR.try_out(GAME, section, lines, "en", Random(1))
        if isinstance(one.label, Message)
    }


def test_a_scene_is_tried_both_ways_and_avoided_by_the_real_rules() -> None:
    found = tried("scenes", FERRY)
    assert list(found) == ["tried-succeed", "tried-fail", "tried-avoid"]
    assert any("Ash gains 1 Humanity" in speak(line) for line in found["tried-succeed"].story)
    assert any("hurt" in speak(line) for line in found["tried-fail"].story)
    assert any("HI-160" in why.rules for why in found["tried-succeed"].why)


def test_an_unavoidable_scene_and_a_question_are_tried_as_they_can_go() -> None:
    assert list(tried("scenes", {**FERRY, "unavoidable": "yes"})) == ["tried-succeed", "tried-fail"]
    assert list(tried("scenes", DOOR)) == ["tried-accept", "tried-refuse", "tried-avoid"]


def test_a_trait_is_used_at_the_first_moment_at_which_it_may_be() -> None:
    story = [speak(line) for line in tried("traits", CALM)["tried-used"].story]
    assert any("Calm" in line for line in story)
    never = {**CALM, "use": ("this Scene is 1 easier", "roll any one die again")}
    assert tried("traits", never)["tried-used"].story[0] == Message("tried-never")


@pytest.mark.parametrize("section", ["assets", "personalities", "relationships"])
def test_every_other_kind_of_card_is_tried_in_a_scene(section: str) -> None:
    [one] = tried(section, OF_KIND[section]).values()
    assert len(one.story) > 3


@pytest.mark.parametrize("section", SECTIONS)
def test_a_card_with_a_fault_is_not_tried(section: str) -> None:
    assert EDITOR.try_out(GAME, section, {"title": "?"}, "en", Random(1)) == ()


def test_every_shipped_card_can_be_tried() -> None:
    for file in SHIPPED.values():
        for section in SECTIONS:
            for lines in file.sections.get(section, ())[::5]:
                assert EDITOR.try_out(GAME, section, lines, "en", Random(1))


def test_a_list_says_terrain_and_hardship_of_a_scene() -> None:
    assert [speak(one) for one in EDITOR.signs("scenes", FERRY)] == ["Coastal", "Hardship 2"]
    assert [speak(one) for one in EDITOR.signs("scenes", {"terrain": "nowhere"})] == [
        "Any Terrain",
        "Question",
    ]
    assert EDITOR.signs("traits", CALM) == ()


def test_every_line_of_a_card_has_a_way_to_be_filled() -> None:
    every = EDITOR.every_line()
    assert every["callout"] is Fill.LONG
    assert every["bonus"] is Fill.SENTENCES
    assert every["scope"] is Fill.CHOICE
    assert every["marks"] is Fill.SEVERAL


def test_the_faults_of_a_whole_file_have_their_places() -> None:
    text = "deck: X\nlanguage: en\nversion: 1\nscenes:\n  - title: A\n    terrian: Urban\n"
    assert {fault.place.line for fault in EDITOR.check("x.yaml", text)} >= {6}
    assert EDITOR.check("x.yaml", "deck: X\nlanguage: en\nversion: 1\n") == ()


def test_a_scene_that_leaves_something_to_settle_is_tried_to_its_end() -> None:
    choice = "each of them picks one – each of them suffers 1 harm, or each of them loses 2 humanity"
    die = "a die is rolled – up to 3, each of them suffers 1 hunger; above, the group gains 1 hope"
    told = tried("scenes", {**FERRY, "fail": (choice, die)})["tried-fail"].story
    assert sum(isinstance(line, Message) and line.key == "told-picked" for line in told) >= 1
    assert sum(isinstance(line, Message) and line.key == "told-table" for line in told) == 1
