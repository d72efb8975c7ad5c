"""A real table with a card editor, and the door to it."""

import io
from pathlib import Path

import pytest
from PIL import Image

from companion.adapters.card_editor.card_pictures import CardPictures
from companion.adapters.card_editor.deck_editor import DeckEditor
from companion.adapters.card_editor.editor_session import EditorSession
from companion.adapters.seats.host_lock import HostLock
from companion.adapters.use_cases.table_api import TableApi
from companion.games.hope_inhumanity.card_editor.editor import HopeCardEditor
from companion.games.hope_inhumanity.game import GAME
from companion.table.cards.card_shelf import CardShelf
from companion.table.cards.own_decks import OwnDecks
from companion.table.table import Table
from tests.companion.adapters.doors import door_of
from web.ports.protocol import PageViewer

SCREEN = PageViewer(None, "en", at_screen=True)


def jpeg(colour: tuple[int, int, int] = (200, 30, 30)) -> bytes:
    file = io.BytesIO()
    Image.new("RGB", (60, 90), colour).save(file, "JPEG")
    return file.getvalue()


@pytest.fixture
def deck_editor(table: Table, tmp_path: Path) -> DeckEditor:
    """The card editor of the table, with no deck."""
    decks = OwnDecks(CardShelf(tmp_path), GAME)
    return DeckEditor(table, GAME, HopeCardEditor(), decks, CardPictures(tmp_path / "pictures"))


@pytest.fixture
def door(table: Table, deck_editor: DeckEditor, lock: HostLock) -> TableApi:
    """The door to the table."""
    return door_of(table, lock=lock, deck_editor=lambda _: deck_editor)


@pytest.fixture
def visitor(door: TableApi) -> EditorSession:
    """The card editor as the host uses it."""
    return door.card_editor(SCREEN)
