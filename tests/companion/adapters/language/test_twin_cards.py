"""A card's text in one language is found in the file of the same cards in another."""

import pytest

from companion import games
from companion.adapters.language.twin_cards import in_other_words
from companion.conformance.trial import speech_of
from companion.engine.words import Printed, say
from companion.table.cards.card_shelf import CardShelf
from tests.languages import ROOT

ENGLISH = "deck: Road\nlanguage: en\nscenes:\n  - title: The ferry\n    says: [one, two]\n"
GERMAN = "deck: Weg\nlanguage: de\nscenes:\n  - title: Die Fähre\n    says: [eins, zwei]\n"
MORE = GERMAN + "  - title: Der Fluss\n"


def test_titles_and_lists_are_found_beside_one_another() -> None:
    found = in_other_words({"road.en.yaml": ENGLISH, "road.de.yaml": GERMAN}, "de")
    assert found == {"The ferry": "Die Fähre", "one": "eins", "two": "zwei"}


@pytest.mark.parametrize("other", [MORE, "scenes: [", ""])
def test_a_file_of_other_cards_or_one_that_cannot_be_read_says_nothing(other: str) -> None:
    assert in_other_words({"road.en.yaml": ENGLISH, "road.de.yaml": other}, "de") == {}


def test_a_file_without_a_twin_says_nothing() -> None:
    assert in_other_words({"road.en.yaml": ENGLISH, "path.de.yaml": GERMAN}, "de") == {}


@pytest.mark.parametrize(
    ("name", "least"),
    [("hope_inhumanity", 90), ("hopes_end", 60), ("human_punishment", 90), ("map_to_hope", 60)],
)
def test_each_deck_that_comes_along_in_two_languages_is_read_in_either(name: str, least: int) -> None:
    decks = CardShelf(ROOT / "there is no such folder").decks(games.find(name))
    for language in ("de", "en"):
        assert len(in_other_words(decks, language)) >= least


def test_a_sentence_about_a_card_names_it_in_the_language_of_the_sentence() -> None:
    german = speech_of("companion.games.hope_inhumanity", "de").with_cards({"The ferry": "Die Fähre"})
    title = Printed("The ferry", "en")
    assert german(title) == "Die Fähre"
    told = german(say("told-picked", name="Ada", text=title))
    assert "Die Fähre" in told
    assert not getattr(told, "quoted", ())


def test_several_sentences_in_one_line_are_each_said_in_the_language_of_the_reader() -> None:
    known = {"the group gains 1 hope": "die Gruppe gewinnt 1 Hoffnung", "all are hurt": "alle sind verletzt"}
    german = speech_of("companion.games.hope_inhumanity", "de").with_cards(known)
    assert german(Printed("; ".join(known), "en")) == "; ".join(known.values())
    assert german(Printed("all are hurt; nobody knows", "en")) == "all are hurt; nobody knows"
