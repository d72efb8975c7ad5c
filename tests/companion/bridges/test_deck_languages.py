"""A table plays with cards in its own language, and pages say in which language a card is printed."""

import pytest

from companion.app import texts
from companion.bridges.door.door import TableDoor
from companion.bridges.door.hardware import Hardware
from companion.bridges.presence import Presence
from companion.bridges.way_in import WayIn
from companion.engine.words import Printed
from companion.games.hope_inhumanity.game import GAME
from companion.table.table import Table
from web.protocol import Who
from web.words import Catalogue

KIOSK = Who(None, "de", at_screen=True)


@pytest.fixture
def door(table: Table) -> TableDoor:
    catalogue = Catalogue(texts(GAME.package))
    return TableDoor(table, catalogue, Presence(), Hardware(), WayIn(lambda: "http://10.0.0.5:8000"))


def taken(table: Table) -> set[str]:
    return set(table.card_files()) - set(table.moment.seating.left_out)


def test_the_lobby_offers_the_cards_in_the_language_of_the_table(table: Table, door: TableDoor) -> None:
    assert taken(table) == {"the-long-road.en.yaml"}
    door.speak("de", KIOSK)
    assert taken(table) == {"the-long-road.de.yaml"}
    page = door.page(KIOSK)
    assert {file.name for file in page.files if file.taken} == {"the-long-road.de.yaml"}


def test_an_expansion_follows_the_language_once_it_is_taken_in(table: Table, door: TableDoor) -> None:
    door.take("the-hunters.en.yaml", taken=True, who=KIOSK)
    door.speak("de", KIOSK)
    assert taken(table) == {"the-long-road.de.yaml", "the-hunters.de.yaml"}


def test_cards_are_printed_in_the_language_of_their_file(table: Table, door: TableDoor) -> None:
    door.speak("de", KIOSK)
    table.begin()
    assert table.moment.play is not None
    view = GAME.view(table.moment.play.state, None)
    for card in (card for seat in view.seats for card in seat.cards):
        assert isinstance(card.title, Printed)
        assert card.title.language == "de"
