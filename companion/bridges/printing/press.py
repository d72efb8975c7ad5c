"""All that a table may have printed, as sheets of paper in true size."""

from collections.abc import Iterable

from companion.bridges.printing import cards, seats, sheets
from companion.bridges.speech import Speech
from companion.bridges.way_in import Wifi
from companion.engine.printed import PrintedCard
from vision.mat import drawing, tokens
from vision.mat.layout import FEWEST_SEATS, MOST_SEATS, Mat
from vision.mat.paper import Page, Paper
from vision.mat.paper import sheets as cut

SEATS = range(FEWEST_SEATS, MOST_SEATS + 1)
"""For how many there is a mat."""


def mat_sheets(people: int, paper: Paper) -> list[Page]:
    """The mat for so many, on as many sheets as it takes. Raises ValueError for too few or many."""
    shapes = tuple(drawing.mat(Mat(people)))
    return [Page(sheet, shapes) for sheet in cut(drawing.PAPER, paper)]


def token_sheets(paper: Paper) -> list[Page]:
    """The tokens for the mat."""
    area, shapes = tokens.sheet()
    return [Page(sheet, shapes) for sheet in cut(area, paper)]


def seat_sheets(address: str, wifi: Wifi | None, speech: Speech, paper: Paper) -> list[Page]:
    """A card for each set of dice, which leads to that address, and one for the Wi-Fi."""
    return list(sheets.pages(list(seats.seat_cards(address, wifi, speech)), paper))


def card_sheets(deck: Iterable[PrintedCard], speech: Speech, paper: Paper) -> list[Page]:
    """The fronts and the backs of cards in turn."""
    sides = [sheets.Sides(cards.front(card, speech), cards.back(card.back, speech)) for card in deck]
    return list(sheets.pages(sides, paper))
