"""A table plays with cards in its own language, and pages say in which language a card is printed."""

import re
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion.adapters.use_cases.table_api import TableApi
from companion.engine.play import Asked
from companion.engine.words import Printed
from companion.games.hope_inhumanity.game import GAME
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.game import BeginGame, Speak, TakeFile
from companion.table.commands.seating import AddBot, FreeSeat, TakeSeat
from companion.table.journal.journal import Journal
from companion.table.table import Table
from tests.companion.adapters.doors import door_of
from tests.web.fakes.page_parts import game, lobby, main_of
from tests.web.fakes.reading import Element, read
from web.drawing import Drawing
from web.foreign import BEGINS, ENDS, TEXT
from web.page import Page
from web.ports.protocol import PageViewer
from web.site import HERE
from web.words import Catalogue

KIOSK = PageViewer(None, "de", at_screen=True)


@pytest.fixture
def door(table: Table) -> TableApi:
    return door_of(table)


def taken(table: Table) -> set[str]:
    return set(table.cards.files()) - set(table.moment.seating.left_out)


def test_the_lobby_offers_the_cards_in_the_language_of_the_table(table: Table, door: TableApi) -> None:
    assert taken(table) == {"the-long-road.en.yaml"}
    door.execute(Speak("de"), KIOSK)
    assert taken(table) == {"the-long-road.de.yaml"}
    page = door.page(KIOSK)
    assert {file.name for file in lobby(page).files if file.taken} == {"the-long-road.de.yaml"}


def test_a_fresh_table_plays_both_seasons(tmp_path: Path) -> None:
    with (
        closing(Journal(tmp_path)) as journal,
        closing(Table("fresh", GAME, journal, CardShelf(tmp_path))) as fresh,
    ):
        assert taken(fresh) == {"the-long-road.en.yaml", "the-long-road-second-season.en.yaml"}


def test_an_expansion_follows_the_language_once_it_is_taken_in(table: Table, door: TableApi) -> None:
    door.execute(TakeFile("the-hunters.en.yaml", taken=True), KIOSK)
    door.execute(Speak("de"), KIOSK)
    assert taken(table) == {"the-long-road.de.yaml", "the-hunters.de.yaml"}


def test_cards_are_printed_in_the_language_of_their_file(table: Table, door: TableApi) -> None:
    door.execute(Speak("de"), KIOSK)
    table.execute(BeginGame())
    assert table.moment.play is not None
    view = GAME.view(table.moment.play.state, None)
    for card in (card for seat in view.seats for card in seat.cards):
        assert isinstance(card.title, Printed)
        assert card.title.language == "de"


def test_until_a_language_is_chosen_the_cards_are_in_that_of_whoever_sits_down_first(
    table: Table, door: TableApi
) -> None:
    for seat in ("seat-1", "seat-2", "seat-3"):
        table.execute(FreeSeat(seat))
    door.execute(TakeSeat("Ada", "red"), PageViewer(None, "de"))
    assert taken(table) == {"the-long-road.de.yaml"}
    door.execute(TakeSeat("Ben", "blue"), PageViewer(None, "en"))
    assert taken(table) == {"the-long-road.de.yaml"}
    assert door.language() is None


def test_a_language_that_was_chosen_holds_whoever_sits_down(table: Table, door: TableApi) -> None:
    for seat in ("seat-1", "seat-2", "seat-3"):
        table.execute(FreeSeat(seat))
    door.execute(Speak("en"), KIOSK)
    door.execute(AddBot("red"), KIOSK)
    assert taken(table) == {"the-long-road.en.yaml"}


def test_what_a_card_does_is_told_in_the_language_of_whoever_reads(
    table: Table, door: TableApi, play_to: Callable[[str], Asked]
) -> None:
    play_to("commit")
    assert table.moment.play is not None
    acting = table.moment.play.state.active
    drawing = Drawing(HERE / "templates", HERE / "static", Catalogue([HERE / "texts"]))
    pages = {language: door.page(PageViewer(acting, language)) for language in ("de", "en")}
    seen = {language: main_of(drawing, "seat", page) for language, page in pages.items()}
    told = {language: re.findall(r'<p class="outcome".*?</p>', page) for language, page in seen.items()}
    assert any(": sie alle" in line for line in told["de"])
    assert any(": each" in line for line in told["en"])
    assert not any("lang=" in line for lines in told.values() for line in lines)


def test_each_phone_reads_titles_in_its_own_language_as_far_as_the_deck_has_it(
    table: Table, door: TableApi
) -> None:
    table.execute(BeginGame())
    english, german = (titles(door.page(PageViewer("seat-1", language))) for language in ("en", "de"))
    decks = table.cards.texts()
    assert english
    assert len(english) == len(german)
    assert all(f"title: {title}" in decks["the-long-road.en.yaml"] for title in english)
    assert all(f"title: {title}" in decks["the-long-road.de.yaml"] for title in german)


def titles(page: Page) -> list[str]:
    assert page.play is not None
    return [
        card.title for card in (*page.play.view.hand, *(card for seat in page.seats for card in seat.cards))
    ]


def test_a_phone_reads_a_game_without_its_language_in_that_of_the_table_and_says_so(
    table: Table, door: TableApi, play_to: Callable[[str], Asked]
) -> None:
    door.execute(Speak("de"), KIOSK)
    play_to("commit")
    assert table.moment.play is not None
    page = door.page(PageViewer(table.moment.play.state.active, "fr"))
    said = list(aloud(read(drawn(page)), "fr"))
    assert page.untranslated is not None
    assert ("fr", str(page.untranslated)) in said
    assert ("de", str(game(page).asked_now)) in said
    assert [text for language, text in said if language not in {"de", "fr"}] == ["English", "Español"]
    assert [text for _, text in said if set(text) & {BEGINS, TEXT, ENDS}] == []


def drawn(page: Page) -> str:
    drawing = Drawing(HERE / "templates", HERE / "static", Catalogue([HERE / "texts"]))
    return main_of(drawing, "seat", page)


def aloud(element: Element, language: str) -> Iterator[tuple[str, str]]:
    """Each text of a page, after the language in which a screen reader says it."""
    language = element.attributes.get("lang", language)
    for part in element.parts:
        if isinstance(part, Element):
            yield from aloud(part, language)
        elif part.strip():
            yield language, " ".join(part.split())
