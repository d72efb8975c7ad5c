"""The title of a question says what to do: none is a question itself."""

import pytest
from fluent.syntax.serializer import serialize_message

from companion import games
from companion.adapters.language.speech import folder_of_words
from tests.languages import messages

ABOUT = ("-hint", "-aside", "-owed", "-empty", "-read")
"""Endings of sentences that stand below a title."""


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", games.names())
def test_a_title_is_a_command(name: str, language: str) -> None:
    said = messages(folder_of_words(games.find(name).meta.package) / f"{language}.ftl")
    titles = {key for key in said if key.startswith("ask-") and not key.endswith(ABOUT)}
    assert titles or name == "just_dice"
    assert {key for key in titles if "?" in serialize_message(said[key])} == set()
