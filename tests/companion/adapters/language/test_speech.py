"""Messages become sentences; what people wrote stays as it is."""

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from companion.adapters.language.speech import Speech
from companion.engine.words import say
from web.words import Catalogue

PACKAGES = ("companion.table", "companion.adapters", "companion.games.hope_inhumanity")


@pytest.fixture
def speech(tmp_path: Path) -> Speech:
    (tmp_path / "en.ftl").write_text("wins = { $name } wins { $what }\ntwo-dice = { $n } dice\n")
    return Speech(Catalogue([tmp_path]), "en")


def test_a_message_within_a_message_is_said_first(speech: Speech) -> None:
    assert speech(say("wins", name="Ada", what=say("two-dice", n=2))) == "Ada wins 2 dice"


def test_text_that_people_wrote_is_said_as_it_is(speech: Speech) -> None:
    assert speech("{ $n } of hearts") == "{ $n } of hearts"


def test_nothing_to_say_stays_nothing(speech: Speech) -> None:
    assert speech.maybe(None) is None


def test_a_key_without_words_is_a_fault(speech: Speech) -> None:
    with pytest.raises(KeyError):
        speech(say("no-such-key"))


def test_no_two_files_that_are_read_together_have_words_for_the_same_key() -> None:
    texts = [files(name).joinpath("texts/en.ftl").read_text("utf-8") for name in PACKAGES]
    keys = [key for text in texts for key in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)]
    assert [key for key, count in Counter(keys).items() if count > 1] == []
