"""Whatever stands on a page was said in its reader's language, or written by somebody: nothing else."""

import re
from collections.abc import Callable, Iterator
from functools import cache

import pytest

from companion.adapters.language.speech import Speech
from companion.adapters.network.join_info import JoinInfo, Wifi
from companion.adapters.use_cases.hardware import Hardware
from companion.adapters.use_cases.seating import ClaimSeat
from companion.adapters.use_cases.table_api import TableApi
from companion.devices.buttons import FakeButtons
from companion.engine.play import Asked
from companion.engine.words import Words
from companion.table.commands.seating import AddBot
from companion.table.table import Table
from tests.companion.adapters.conftest import PEOPLE
from tests.companion.adapters.doors import ADDRESS, door_of
from tests.web.fakes.page_parts import main_of
from tests.web.fakes.reading import Element, read
from web.drawing import Drawing
from web.ports.protocol import PageViewer
from web.shown.table import ColourView
from web.site import HERE
from web.words import Catalogue

SAID = re.compile(r"⟦[^⟦⟧]*⟧|⟪[^⟪⟫]*⟫")
WRITTEN = re.compile(r"http://\S+|\b(?:[A-Z]{4}|[A-Z]{6})\b|\b(?:HI|A)-\d+\b|[\w-]+\.yaml|\b(?:en|de)\b")
"""Addresses, short codes, numbers of rules and names of files are the same in every language."""
STEPS = ("draw", "declare", "commit", "roll")


@pytest.fixture(autouse=True)
def marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """All that the text files say stands in ⟦⟧, and what people wrote that passes through speech in ⟪⟫."""
    say, speak = Catalogue.say, Speech.__call__

    def said(self: Catalogue, language: str, key: str, values: dict[str, str | int]) -> str:
        return f"⟦{say(self, language, key, values)}⟧"

    def spoken(self: Speech, words: Words) -> str:
        return f"⟪{words}⟫" if isinstance(words, str) else speak(self, words)

    monkeypatch.setattr(Catalogue, "say", said)
    monkeypatch.setattr(Speech, "__call__", spoken)


@pytest.fixture
def door(table: Table) -> TableApi:
    join_info = JoinInfo(lambda: ADDRESS, Wifi("⟪The Long Road⟫"))
    return door_of(table, hardware=Hardware(buttons=FakeButtons()), join_info=join_info)


def texts(element: Element) -> Iterator[str]:
    """Every text below an element, and what is read out for it."""
    yield from (value for name, value in element.attributes.items() if name in {"aria-label", "alt", "title"})
    for part in element.parts:
        if isinstance(part, Element):
            yield from texts(part)
        else:
            yield part


def unsaid(text: str) -> str:
    """What is left of a text without what was said or written."""
    while SAID.search(text):
        text = SAID.sub(" ", text)
    return WRITTEN.sub(" ", text)


@cache
def drawing() -> Drawing:
    """Made once, while all that is said is marked: to compile the templates takes longest."""
    return Drawing(HERE / "templates", HERE / "static", Catalogue([HERE / "texts"]))


def strange(door: TableApi, role: str, who: PageViewer, known: set[str]) -> list[str]:
    """Texts on a page that nobody said."""
    page = door.page(who)
    if page.play is not None:
        view, reminders = page.play.view, page.play.reminders
        known |= {card.title for card in (*view.hand, *view.opened, *view.shared)}
        known |= {reminders.title, *reminders.lines} if reminders else set()  # from RULES.de.md
    known |= {card.title for seat in page.seats for card in seat.cards}
    main = read(main_of(drawing(), role, page))
    left = {unsaid(text).strip() for text in texts(main)} - known
    return [text for text in left if re.search(r"[^\W\d_]{2,}", text)]


@pytest.mark.slow
def test_in_the_lobby(table: Table, door: TableApi) -> None:
    table.execute(AddBot("yellow"))
    known = {seat.name for seat in table.moment.seating.seats}
    door.execute(ClaimSeat("seat-1"), PageViewer(None, "de"))
    screen, phone = PageViewer(None, "de", at_screen=True), PageViewer("seat-1", "de")
    for role, who in (("kiosk", screen), ("join", PageViewer(None, "de")), ("seat", phone)):
        assert strange(door, role, who, known) == []


@pytest.mark.parametrize("step", STEPS)
def test_in_a_game(door: TableApi, play_to: Callable[[str], Asked], step: str) -> None:
    play_to(step)
    known = {name for name, _ in PEOPLE}
    for role, seat in (("kiosk", None), ("seat", "seat-1"), ("seat", "seat-2"), ("seat", "seat-3")):
        assert strange(door, role, PageViewer(seat, "de", at_screen=seat is None), known) == []


def test_a_text_that_nobody_said_is_noticed(door: TableApi, monkeypatch: pytest.MonkeyPatch) -> None:
    assert unsaid("⟦a ⟪b ⟦c⟧⟫ d⟧ Left over").strip() == "Left over"
    monkeypatch.setattr("companion.adapters.pages.viewer_page.coloured", lambda _: _with_a_word_of_its_own)
    assert strange(door, "join", PageViewer(None, "de"), set())


def _with_a_word_of_its_own(colour: str) -> ColourView:
    return ColourView(colour, f"very {colour}", "circle", "#000000", "#ffffff")
