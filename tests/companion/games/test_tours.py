"""Every game teaches itself in a few pages while people wait, in every language."""

import pytest

from companion import games
from companion.adapters.game_catalogue.game_pictures import pictures
from companion.adapters.language.speech import Speech
from companion.app import texts
from tests.languages import languages
from web.words import Catalogue

SHORT = 280
"""Characters that are read at a glance from a chair."""


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("language", languages())
def test_each_page_of_a_tour_has_a_picture_and_a_few_sentences(name: str, language: str) -> None:
    game = games.find(name)
    speech = Speech(Catalogue(texts(game.package)), language)
    pages = game.tour_pages()
    assert 3 <= len(pages) <= 6
    assert {page.picture for page in pages} <= pictures(game.package)
    said = [speech(words) for page in pages for words in (page.title, *page.lines)]
    assert len(set(said)) == 2 * len(pages)
    assert max(map(len, said)) <= SHORT
