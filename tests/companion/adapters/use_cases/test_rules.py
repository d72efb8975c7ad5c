"""Everybody may look the rules up, those of other games too; from a verdict every number leads to one."""

import pytest

from companion import games
from companion.adapters.use_cases.table_api import TableApi
from companion.table.table import Table
from tests.companion.adapters.doors import door_of
from web.ports.protocol import PageViewer, Sorry
from web.ports.queries import ReadRules


@pytest.fixture
def door(table: Table) -> TableApi:
    return door_of(table, games=games.metas())


@pytest.mark.parametrize(("language", "said"), [("en", "A turn"), ("de", "Ein Zug")])
def test_the_rules_of_what_is_played_are_read_in_each_language(
    door: TableApi, table: Table, language: str, said: str
) -> None:
    book = door.read(ReadRules(""), PageViewer(None, language))
    assert (book.game, book.language) == (table.game.meta.name, language)
    assert said in [chapter.title for chapter in book.chapters]
    assert len(book.games) == len(games.metas())


def test_words_and_numbers_in_a_rule_lead_to_what_they_mean(door: TableApi) -> None:
    chapters = door.read(ReadRules(""), PageViewer(None, "de")).chapters
    (rule,) = (one for chapter in chapters for one in chapter.paragraphs if one.head == "HI-124")
    assert [piece.to for piece in rule.pieces if piece.to] == [
        "term-letzte-hoffnung",
        "term-unterstutzen",
        "A-23",
    ]


def test_there_are_no_rules_of_a_game_that_there_is_not(door: TableApi) -> None:
    with pytest.raises(Sorry, match="game isn’t here"):
        door.read(ReadRules("chess"), PageViewer(None, "en"))
