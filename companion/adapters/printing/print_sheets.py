"""Everything a table can print, as sheets of paper in true size."""

from collections.abc import Iterable

from companion.adapters.language.speech import Speech
from companion.adapters.network.join_info import Wifi
from companion.adapters.printing import boards, cards, seats, sheets, tiles
from companion.engine.printed import Printed, PrintedBoard, PrintedCard, PrintedMarkers, PrintedTile
from companion.shared_view.look import GameLook
from companion.table.settings.settings import DICE
from vision.mat import drawing, tokens
from vision.mat.layout import FEWEST_SEATS, MOST_SEATS, Mat
from vision.mat.paper import Paper, PaperPage
from vision.mat.paper import sheets as cut

SEATS = range(FEWEST_SEATS, MOST_SEATS + 1)
"""For how many there is a mat."""
PLAYERS = 4
"""Number of colours with markers."""


def mat_sheets(people: int, paper: Paper) -> list[PaperPage]:
    """The mat for that number of people, on as many sheets as needed.

    Raises ValueError for too few or too many.
    """
    shapes = tuple(drawing.mat(Mat(people)))
    return [PaperPage(sheet, shapes) for sheet in cut(drawing.PAPER, paper)]


def token_sheets(paper: Paper) -> list[PaperPage]:
    """The tokens for the mat."""
    area, shapes = tokens.sheet()
    return [PaperPage(sheet, shapes) for sheet in cut(area, paper)]


def seat_sheets(address: str, wifi: Wifi | None, speech: Speech, paper: Paper) -> list[PaperPage]:
    """A card for each set of dice, which leads to that address, and one for the Wi-Fi."""
    return list(sheets.pages(list(seats.seat_cards(address, wifi, speech)), paper))


def card_sheets(
    deck: Iterable[PrintedCard], speech: Speech, paper: Paper, look: GameLook | None
) -> list[PaperPage]:
    """The fronts and the backs of cards in turn, in the look of their game."""
    sides = [
        sheets.Sides(cards.front(card, speech, look), cards.back(card.back, speech, look)) for card in deck
    ]
    return list(sheets.pages(sides, paper))


def tile_sheets(printed: Iterable[Printed], paper: Paper) -> list[PaperPage]:
    """Both sides of all tiles that there are."""
    sides = [side for one in printed if isinstance(one, PrintedTile) for side in tiles.tile(one)]
    return list(sheets.pages(sides, paper, tiles.TILE, tiles.TILE))


def marker_sheets(printed: Iterable[Printed], paper: Paper) -> list[PaperPage]:
    """Markers in the colours that come first."""
    sides = [
        side
        for one in printed
        if isinstance(one, PrintedMarkers)
        for side in tiles.markers(one, DICE[:PLAYERS])
    ]
    return list(sheets.pages(sides, paper, tiles.MARKER, tiles.MARKER))


def board_sheets(
    printed: Iterable[Printed], speech: Speech, paper: Paper, look: GameLook | None
) -> list[PaperPage]:
    """Every board that there is, in the look of its game."""
    found = (one for one in printed if isinstance(one, PrintedBoard))
    return [page for one in found for page in boards.pages(one, speech, paper, look)]
