"""Tiles and boards typed in on a phone: drawn as they are typed, one line after the other."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from companion.adapters.card_editor.card_pictures import CardPictures
from companion.adapters.card_editor.deck_editor import DeckEditor
from companion.adapters.seats.host_lock import HostLock
from companion.adapters.use_cases.single_table import SingleTable
from companion.engine.game import Game
from companion.games.hopes_end.game import GAME as END
from companion.games.human_punishment.game import GAME as CITY
from companion.table.cards.card_shelf import CardShelf
from companion.table.cards.own_decks import OwnDecks
from companion.table.journal.journal import Journal
from companion.table.table import Table
from tests.companion.adapters.card_editor.conftest import SCREEN
from tests.companion.adapters.card_editor.test_in_a_browser import LOCAL, PATIENCE
from tests.companion.adapters.doors import door_of
from tests.watch import Watch
from web.server import serve

Opened = Callable[[Game[Any, Any], str], Page]


@pytest.fixture
def opened(watch: Watch, tmp_path: Path) -> Iterator[Opened]:
    """Opens a new card of that section of a new deck of that game, with the width of a phone."""
    with ExitStack() as all_of_it:

        def open_(game: Game[Any, Any], section: str) -> Page:
            shelf, lock = CardShelf(tmp_path), HostLock(tmp_path / "lock.json")
            journal = all_of_it.enter_context(closing(Journal(tmp_path)))
            table = all_of_it.enter_context(closing(Table("home", game, journal, shelf)))
            assert game.card_editor is not None
            pictures = CardPictures(tmp_path / "pictures")
            deck_editor = DeckEditor(table, game, game.card_editor, OwnDecks(shelf, game), pictures)
            door = door_of(table, lock=lock, deck_editor=lambda _: deck_editor)
            server = serve(SingleTable("home", door), LOCAL, 0)
            server.start()
            all_of_it.callback(server.close)
            visitor = door.card_editor(SCREEN)
            place = visitor.begin(visitor.create("Mine", "en"), section)
            page = watch.open(360, 740)
            page.set_default_timeout(PATIENCE)
            base = f"http://{LOCAL}:{server.port}/t/home/card-editor"
            page.goto(f"{base}/{place.deck}/{place.section}/{place.card}")
            return page

        yield open_


def test_a_tile_is_typed_in_by_four_taps_on_pictures_and_kept(opened: Opened) -> None:
    page = opened(END, "tiles")
    for n, edge in enumerate("bbrs", start=1):
        page.locator(f"#line-edges-{n}-{edge}").click()
        expect(page.locator(f"#line-edges-{n}-{edge}")).to_have_attribute(
            "aria-pressed", "true", timeout=PATIENCE
        )
    expect(page.locator("#understood")).to_contain_text("north building, east building, south road")
    whole = page.locator(".made-picture").inner_html()
    page.locator("#zone-line-building").click()
    expect(page.locator("#line-edges-line")).to_be_hidden()
    page.locator("#line-building-2").check()
    expect(page.locator("#zone-line-building")).to_contain_text("2 buildings", timeout=PATIENCE)
    assert page.locator(".made-picture").inner_html() != whole
    page.locator("#keep").click()
    expect(page.locator("#saved")).to_have_text("Saved in the deck.", timeout=PATIENCE)


def test_a_board_is_typed_in_line_by_line_and_grows(opened: Opened) -> None:
    page = opened(CITY, "board")
    drawn = page.locator(".made-picture polygon")
    expect(page.locator(".fault")).to_have_count(0)
    before = drawn.count()
    page.locator("#line-arrows-1-part input[value='2']").check()
    expect(drawn).to_have_count(before + 1, timeout=PATIENCE)
    page.locator("#step-on").click()
    expect(page.locator("#line-spawns-1-numbers-1")).to_be_focused()
    expect(page.locator("#line-arrows-1-line")).to_be_hidden()
    page.locator("#line-spawns-1-areas-part input[value='6']").check()
    expect(page.locator("#zone-line-spawns-2-numbers")).to_have_count(1, timeout=PATIENCE)
    page.locator("#zone-line-arrows-1").click()
    expect(page.locator("#line-arrows-2-part .fault")).to_contain_text("Area 2", timeout=PATIENCE)
