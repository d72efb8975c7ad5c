"""Everything is printed in true size on every paper; the cards are the host's alone."""

from io import BytesIO
from pathlib import Path

import pypdfium2  # type: ignore[import-untyped]  # it comes without types
import pytest

from companion import games
from companion.adapters.seats.host_lock import HostLock
from companion.adapters.use_cases.table_api import TableApi
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.seating import TakeSeat
from companion.table.journal.journal import Journal
from companion.table.table import Table
from tests.companion.adapters.doors import door_of
from web.ports.protocol import PageViewer, Sorry
from web.ports.queries import ReadPrintables, ReadPrinted

SCREEN, SEATED = PageViewer(None, "en", at_screen=True), PageViewer("seat-1", "en")
SIZES = {"A3": (1191, 842), "A4": (595, 842), "Letter": (612, 792)}
"""In points, as PDF counts."""


@pytest.fixture
def door(table: Table, lock: HostLock) -> TableApi:
    return door_of(table, lock=lock)


@pytest.mark.parametrize("paper", SIZES)
@pytest.mark.parametrize("what", [("mat", "4"), ("tokens", ""), ("seats", "")])
def test_each_is_printed_on_that_paper(door: TableApi, what: tuple[str, str], paper: str) -> None:
    document = pypdfium2.PdfDocument(BytesIO(door.read(ReadPrinted(*what, paper), SEATED)))
    sizes = {tuple(round(side) for side in page.get_size()) for page in document}
    document.close()
    assert sizes == {SIZES[paper]}


@pytest.mark.slow
def test_the_cards_of_a_file_are_printed_for_the_host_alone(door: TableApi) -> None:
    decks = door.read(ReadPrintables(), SCREEN).decks
    assert {deck.file for deck in decks} >= {"the-hunters.de.yaml", "the-hunters.en.yaml"}
    assert all(deck.cards > 0 for deck in decks)
    what = ("cards", "the-hunters.de.yaml", "A4")
    assert door.read(ReadPrinted(*what), SCREEN).startswith(b"%PDF")
    assert door.read(ReadPrintables(), SEATED).decks == ()
    with pytest.raises(Sorry):
        door.read(ReadPrinted(*what), SEATED)


@pytest.mark.parametrize(
    "what",
    [("mat", "9", "A4"), ("mat", "", "A4"), ("mat", "4", "A0"), ("flag", "", "A4"), ("cards", "none", "A4")],
)
def test_what_there_is_not_is_refused_with_what_to_do(door: TableApi, what: tuple[str, str, str]) -> None:
    with pytest.raises(Sorry):
        door.read(ReadPrinted(*what), SCREEN)


DECKS = {"hopes_end": (110 + 72, 144, False), "human_punishment": (398, 76, True)}
"""Cards, tiles and whether there is a board."""
BOARD = pytest.mark.slow


@pytest.mark.parametrize(
    ("game", "what", "paper", "pages"),
    [
        ("hopes_end", "tiles", "A4", 12),
        ("hopes_end", "markers", "A4", 2),
        pytest.param("human_punishment", "board", "A2", 1, marks=BOARD),
        pytest.param("human_punishment", "board", "A4", 2, marks=BOARD),
    ],
)
def test_the_tiles_markers_and_board_of_a_game_are_printed_for_the_host_alone(
    tmp_path: Path, lock: HostLock, game: str, what: str, paper: str, pages: int
) -> None:
    journal = Journal(tmp_path)
    table = Table("home", games.find(game), journal, CardShelf(tmp_path))
    door = door_of(table, lock=lock)
    [deck, *_] = door.read(ReadPrintables(), SCREEN).decks
    assert (deck.cards, deck.tiles, deck.board) == DECKS[game]
    document = pypdfium2.PdfDocument(BytesIO(door.read(ReadPrinted(what, deck.file, paper), SCREEN)))
    assert len(document) == pages
    document.close()
    table.execute(TakeSeat("Ada", "red"))
    with pytest.raises(Sorry):
        door.read(ReadPrinted(what, deck.file, paper), SEATED)
    table.close()
    journal.close()
