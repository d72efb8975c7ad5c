"""Messages become sentences; what people wrote stays as it is."""

import re
from collections import Counter
from datetime import datetime
from importlib.resources import files
from pathlib import Path

import pytest

from companion.adapters.language.speech import Speech
from companion.engine.words import say
from companion.shared_view.marked_text import MarkedText
from web.words import Catalogue

THROWN = "Throw the red dice"
PACKAGES = ("companion.table", "companion.adapters", "companion.games.hope_inhumanity")


@pytest.fixture
def speech(tmp_path: Path) -> Speech:
    (tmp_path / "en.ftl").write_text("wins = { $name } wins { $what }\ntwo-dice = { $n } dice\n")
    return Speech(Catalogue([tmp_path]), "en")


def test_a_message_within_a_message_is_said_first(speech: Speech) -> None:
    assert speech(say("wins", name="Ada", what=say("two-dice", n=2))) == "Ada wins 2 dice"


def test_the_names_of_people_are_marked_wherever_a_sentence_takes_them(speech: Speech) -> None:
    named = speech.with_names(("Ada", "Al"))
    told = named(say("wins", name="Ada", what="with Al, Alaska"))
    assert isinstance(told, MarkedText)
    assert [(str(one), one.is_name) for one in told.quoted] == [("Ada", True), ("Al", True)]
    assert getattr(named("Ada"), "is_name", False)
    assert not isinstance(named(say("wins", name="Zoe", what="Alaska")), MarkedText)
    assert not isinstance(speech(say("wins", name="Ada", what="all")), MarkedText)


def test_text_that_people_wrote_is_said_as_it_is(speech: Speech) -> None:
    assert speech("{ $n } of hearts") == "{ $n } of hearts"


def test_nothing_to_say_stays_nothing(speech: Speech) -> None:
    assert speech.maybe(None) is None


def test_a_key_without_words_is_a_fault(speech: Speech) -> None:
    with pytest.raises(KeyError):
        speech(say("no-such-key"))


@pytest.fixture
def catalogue(tmp_path: Path) -> Catalogue:
    """A house in three languages, and a game in two of them."""
    (tmp_path / "game").mkdir()
    for file, text in (
        ("en", "red = red\ntold = The game says: { $what }"),
        ("de", "red = rot\ntold = Das Spiel sagt: { $what }"),
        ("fr", "red = rouge\ntold = Le jeu dit\u202f: { $what }"),
        ("game/en", "throw = Throw the { $colour } dice"),
        ("game/de", "throw = Wirf die Würfel in { $colour }"),
    ):
        (tmp_path / f"{file}.ftl").write_text(text, encoding="utf-8")
    return Catalogue([tmp_path]).beside(tmp_path / "game")


@pytest.mark.parametrize(
    ("otherwise", "language", "text"),
    [
        ("", "en", "Throw the red dice"),
        ("de", "de", "Wirf die Würfel in rot"),
        ("fr", "en", "Throw the red dice"),
    ],
)
def test_a_sentence_that_the_game_lacks_is_whole_in_the_next_language_and_marked(
    catalogue: Catalogue, otherwise: str, language: str, text: str
) -> None:
    speech = Speech(catalogue, "fr", otherwise=otherwise)
    throw = say("throw", colour=say("red"))
    assert speech(throw) == MarkedText(text, language=language)
    assert speech(say("red")) == "rouge"
    told = speech(say("told", what=throw))
    assert told == f"Le jeu dit\u202f: {text}"
    assert isinstance(told, MarkedText)
    assert told.quoted == (MarkedText(text, language=language),)


def test_a_sentence_in_another_language_is_not_the_same_as_in_the_readers_own() -> None:
    marked, own = MarkedText("Throw", language="en"), MarkedText("Throw")
    assert own == "Throw" == own
    assert {marked, own, "Throw"} == {MarkedText("Throw", language="en"), "Throw"}
    assert (marked,) != ("Throw",)


def test_sentences_of_several_languages_are_one_text_in_which_each_is_marked(catalogue: Catalogue) -> None:
    speech, throw = Speech(catalogue, "fr"), say("throw", colour=say("red"))
    joined = speech.joined(" · ", (say("red"), throw))
    assert joined == f"rouge · {THROWN}"
    assert isinstance(joined, MarkedText)
    assert joined.quoted == (MarkedText(THROWN, language="en"),)
    assert speech.joined(" · ", (throw,)) == MarkedText(THROWN, language="en")
    assert type(speech.joined(" · ", (say("red"), say("red")))) is str


def test_a_language_is_named_in_that_of_the_reader(catalogue: Catalogue) -> None:
    assert [Speech(catalogue, language).named("de") for language in ("en", "de", "fr")] == [
        "German",
        "Deutsch",
        "allemand",
    ]


def test_no_two_files_that_are_read_together_have_words_for_the_same_key() -> None:
    texts = [files(name).joinpath("texts/en.ftl").read_text("utf-8") for name in PACKAGES]
    keys = [key for text in texts for key in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)]
    assert [key for key, count in Counter(keys).items() if count > 1] == []


def test_what_begins_after_midnight_is_of_the_evening_before(catalogue: Catalogue) -> None:
    began = [datetime(2026, 11, day, hour).astimezone().isoformat() for day, hour in ((13, 20), (14, 1))]
    days = [Speech(catalogue, language).evening(at) for language in ("en", "de") for at in began]
    assert days == ["Friday, November 13, 2026"] * 2 + ["Freitag, 13. November 2026"] * 2


def test_the_last_name_of_several_comes_after_an_and(catalogue: Catalogue) -> None:
    assert Speech(catalogue, "de").listed(("Ada", "Ben", "Cleo")) == "Ada, Ben und Cleo"
