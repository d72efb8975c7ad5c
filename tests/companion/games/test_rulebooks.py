"""What each game has written down can be looked up in every language, by every number that it names."""

from importlib.resources import files
from typing import Any

import pytest

from companion import games
from companion.adapters.game_catalogue.rulebook_page import rulebook, written
from companion.adapters.language.speech import Speech, folder_of_words
from companion.engine.game import Game
from companion.engine.rulebook import RuleChapter, numbers_in
from tests.languages import ROOT, languages
from web.shown import rulebook as shown
from web.words import Catalogue

ALL = [games.find(name) for name in games.names()]
OTHERS = [language for language in languages() if language != "en"]


def shape(chapters: tuple[RuleChapter, ...]) -> list[tuple[int, frozenset[str]]]:
    """What does not depend on the language."""
    return [(len(one.reminders), one.numbers) for one in chapters]


def book(game: Game[Any, Any], language: str) -> tuple[shown.RuleChapterView, ...]:
    folders = [folder_of_words(package) for package in ("companion.adapters", game.package)]
    speech = Speech(Catalogue(folders), language)
    return rulebook(written(game.package, language), game.house_rules, speech)


def reached(chapters: tuple[shown.RuleChapterView, ...]) -> list[str]:
    return [id_ for chapter in chapters for one in chapter.paragraphs for id_ in one.ids]


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
@pytest.mark.parametrize("language", OTHERS)
def test_the_same_rules_stand_in_every_language(game: Game[Any, Any], language: str) -> None:
    english, other = written(game.package, "en"), written(game.package, language)
    assert files(game.package).joinpath(f"RULES.{language}.md").is_file()
    assert shape(other) == shape(english) != []
    texts = [[rule.text for one in chapters for rule in one.paragraphs] for chapters in (english, other)]
    assert set(texts[0]).isdisjoint(texts[1])


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
@pytest.mark.parametrize("language", languages())
def test_every_number_that_is_named_anywhere_leads_to_one_paragraph(
    game: Game[Any, Any], language: str
) -> None:
    chapters = book(game, language)
    ids = reached(chapters)
    assert len(ids) == len(set(ids))
    folder = ROOT / game.package.replace(".", "/")
    said = "".join(
        path.read_text(encoding="utf-8")
        for path in (folder / "view.py", folder / "sources.py")
        if path.exists()
    )
    cited = set(numbers_in(said)) | {number for rule in game.house_rules for number in numbers_in(rule.about)}
    assert sorted(cited - set(ids)) == []


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
@pytest.mark.parametrize("language", languages())
def test_a_paragraph_leads_only_to_what_there_is_and_never_to_itself(
    game: Game[Any, Any], language: str
) -> None:
    chapters = book(game, language)
    ids = set(reached(chapters))
    for chapter in chapters:
        for one in chapter.paragraphs:
            ways = {piece.to for piece in one.pieces if piece.to}
            assert ways <= ids - set(one.ids)


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_every_game_explains_its_words_and_reminds_of_its_phases(game: Game[Any, Any]) -> None:
    chapters = book(game, "en")
    assert any(one.ids[0].startswith("term-") for one in chapters[0].paragraphs)
    assert sum(bool(chapter.reminders) for chapter in chapters) >= 4
