"""Seat cards: a phone reads its way to the table off them."""

import cv2
import pytest

from companion import games
from companion.adapters.language.speech import Speech
from companion.adapters.network.join_info import Wifi
from companion.adapters.printing.cards import HEIGHT, WIDTH
from companion.adapters.printing.seats import seat_cards
from companion.adapters.printing.sheets import SheetGrid, Sides, pages
from companion.app import texts
from companion.table.settings.settings import DICE
from tests.vision.mat.printed import pages as rasterised
from vision.mat.paper import Paper, as_pdf
from vision.mat.shapes import Writing
from web.words import Catalogue

PER_MM = 5.0
ADDRESS = "http://192.168.178.21:8000"
GAME = games.find("hope_inhumanity")
SPEECH = Speech(Catalogue(texts(GAME.meta.package)), "en")


def test_there_is_one_for_each_colour_that_a_seat_may_take() -> None:
    cards = list(seat_cards(ADDRESS, None, SPEECH))
    assert len(cards) == len(DICE)
    for colour, card in zip(DICE, cards, strict=True):
        written = [mark.text for mark in card.front if isinstance(mark, Writing)]
        assert colour.capitalize() in written
        assert ADDRESS in written
        assert colour in [mark.text for mark in card.back if isinstance(mark, Writing)]


@pytest.mark.parametrize("wifi", [Wifi("The Long Road", "a secret"), Wifi("Cafe", "")])
def test_phones_can_read_both_codes(wifi: Wifi) -> None:
    cards = list(seat_cards(ADDRESS, wifi, SPEECH))
    assert decoded(cards[0]) == ADDRESS
    network = decoded(cards[-1])
    assert network.startswith("WIFI:")
    assert f"S:{wifi.name};" in network
    assert wifi.password in network


def decoded(card: Sides) -> str:
    """What a camera reads off the front of a card: the first of its sheet."""
    page, _ = rasterised(as_pdf("seats", pages([card], Paper.A4)), PER_MM)
    left, top = (
        round(margin * PER_MM)
        for margin in (105 + SheetGrid(Paper.A4).area.left, 148.5 + SheetGrid(Paper.A4).area.near)
    )
    found, _, _ = cv2.QRCodeDetector().detectAndDecode(
        page[top : top + round(HEIGHT * PER_MM), left : left + round(WIDTH * PER_MM)]
    )
    return found
