"""The card editor of a game at a table, for the tests of what it does with that game's cards."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from companion.adapters.card_editor.card_pictures import CardPictures
from companion.adapters.card_editor.deck_editor import DeckEditor
from companion.adapters.card_editor.editor_session import EditorSession
from companion.adapters.language.speech import Speech
from companion.app import texts
from companion.engine.game import Game
from companion.table.cards.card_shelf import CardShelf
from companion.table.cards.own_decks import OwnDecks
from companion.table.journal.journal import Journal
from companion.table.table import Table
from web.words import Catalogue


@contextmanager
def deck_editor_of(game: Game[Any, Any], folder: Path) -> Iterator[DeckEditor]:
    """The editor of a game at a table that keeps everything in that folder."""
    assert game.card_editor is not None
    decks, pictures = OwnDecks(CardShelf(folder), game), CardPictures(folder / "pictures")
    with (
        closing(Journal(folder)) as journal,
        closing(Table("home", game, journal, CardShelf(folder))) as table,
    ):
        yield DeckEditor(table, game, game.card_editor, decks, pictures)


def used_by_host(deck_editor: DeckEditor, game: Game[Any, Any]) -> EditorSession:
    """The editor as its host uses it in English."""
    return EditorSession(deck_editor, Speech(Catalogue(texts(game.meta.package)), "en"))
