"""The card editor is the host's: at the table's own screen, or wherever the PIN was typed."""

from dataclasses import replace

import pytest

from companion.adapters.use_cases.hosting import ChangeLock, UnlockHost
from companion.adapters.use_cases.table_api import TableApi
from companion.table.table import Table
from tests.companion.adapters.card_editor.conftest import SCREEN
from tests.companion.adapters.doors import door_of
from web.ports.protocol import PageViewer, Sorry
from web.ports.queries import ReadCardPicture

AFAR = PageViewer(None, "en")
PIN = "2468"


def test_without_a_pin_it_is_open_at_the_tables_own_screen_alone(door: TableApi) -> None:
    assert door.card_editor(SCREEN).shelf().decks
    for who in (AFAR, PageViewer("seat-1", "en"), PageViewer("seat-1", "de")):
        with pytest.raises(Sorry, match="PIN"):
            door.card_editor(who)


def test_with_a_pin_it_is_open_to_whoever_typed_it_on_any_phone(door: TableApi) -> None:
    door.execute(ChangeLock("set", PIN), SCREEN)
    for who in (SCREEN, AFAR, replace(AFAR, host="made up")):
        with pytest.raises(Sorry):
            door.card_editor(who)
    for who in (SCREEN, AFAR):
        assert door.card_editor(replace(who, host=door.execute(UnlockHost(PIN), who))).shelf().decks


def test_a_game_without_cards_to_write_has_no_card_editor(table: Table) -> None:
    door = door_of(table)
    with pytest.raises(Sorry, match="no card editor"):
        door.card_editor(SCREEN)
    assert door.read(ReadCardPicture("a.b"), PageViewer(None, "en")) is None
