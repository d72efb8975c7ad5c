"""Whole evenings on the big screen: of moments of a kind the one with the most text."""

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeAlias
from uuid import uuid4

from companion.adapters.camera.roll_photos import RollPhotos
from companion.adapters.language.speech import Speech
from companion.adapters.network.join_info import JoinInfo
from companion.adapters.records.archive import Archive
from companion.adapters.seats.presence import Presence
from companion.adapters.use_cases.context import TableParts
from companion.adapters.use_cases.hardware import Hardware
from companion.adapters.use_cases.table_api import TableApi
from companion.app import texts
from companion.engine.advice import Adviser, mixed, next_answer, sensible
from companion.engine.game import Game
from companion.engine.play import Play
from companion.engine.printed import PrintedCard
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.game import BeginGame, Speak
from companion.table.commands.playing import SubmitAnswer
from companion.table.commands.seating import TakeSeat
from companion.table.journal.journal import Journal
from companion.table.story.throws import ThrowBook
from companion.table.table import Table
from web.page import GamePart, Page
from web.ports.protocol import PageViewer
from web.shown.view import CardView
from web.words import Catalogue

NAMES = (
    "MAGDALENA",
    "WOLFGANGS",
    "CHARLOTTE",
    "KUNIGUNDE",
    "FRIEDRICH",
    "ROSAMUNDE",
    "GWENDOLYN",
    "HUMMELMOM",
)
ADDRESS = "http://192.168.178.40:8150"
KEYS = {"id", "back", "picture", "rules", "use"}
"""Fields of a page that are not text."""
NOWHERE = Path("there is no such folder")
Kind: TypeAlias = tuple[object, ...]


SEAT = re.compile(r"-?seat-\d+|\d+")


class AskedPages(NamedTuple):
    """A question by its kind, and every seat's page while it is open: that of the asked one first."""

    kind: str
    pages: tuple[Page, ...]


def kind_of(play: Play[Any, Any], question: str) -> str:
    """The question's id without seats, numbers and cards, and what is in the spotlight."""
    light = play.public_view.spotlight
    key = getattr(light.kicker, "key", "text") if light else ""
    asked = SEAT.sub("", question.partition(":")[0]).strip("-")
    return f"{asked}--{key}" if key else asked


def letters(shown: Any) -> int:
    """Number of letters in a part of a page."""
    if isinstance(shown, str):
        return len(shown)
    if isinstance(shown, tuple):
        return sum(map(letters, shown))
    if is_dataclass(shown):
        return sum(letters(getattr(shown, one.name)) for one in fields(shown) if one.name not in KEYS)
    return 0


def _game(page: Page) -> GamePart:
    assert page.play is not None
    return page.play


def _kind(page: Page) -> Kind:
    """Moments of a kind have the same things on the stage."""
    game = _game(page)
    view, rolled = game.view, game.roll is not None and bool(game.roll.dice)
    parts = (view.spotlight, view.opened, game.roll, game.circle, view.piles, game.prompts)
    return (page.stage, page.mood, rolled, *map(bool, parts))


def _told(page: Page) -> int:
    game = _game(page)
    view = game.view
    badges = tuple(badge.label for seat in page.seats for badge in seat.badges)
    notes = tuple(seat.note or "" for seat in page.seats)
    shown = (view.spotlight, view.opened, game.roll, view.piles, page.headline, game.prompts)
    return letters((*shown, badges, notes))


class Evening:
    """A table at which as many as can sit, in one language; it plays until its game is over."""

    def __init__(self, game: Game[Any, Any], language: str, data: Path, seed: str) -> None:
        self._journal = Journal(data)
        self._table = Table("one", game, self._journal, CardShelf(data))
        self._who = PageViewer(None, language, at_screen=True)
        self._chance = Random(seed)
        archive = Archive(self._table, RollPhotos(data / "evidence"), ThrowBook(data / "dice.json"))
        join_info, hardware = JoinInfo(lambda: ADDRESS), Hardware()
        catalogue = Catalogue(texts(game.meta.package))
        self._door = TableApi(TableParts(self._table, catalogue, Presence(), hardware, join_info, archive))
        self._door.execute(Speak(language), self._who)
        self._sit()

    def _sit(self) -> None:
        free = self._door.page(self._who).join
        assert free is not None
        for name, colour in list(zip(NAMES, free.free, strict=False))[: self._table.game.meta.max_players]:
            self._table.execute(TakeSeat(name, colour.id))

    def pages(self, most: int) -> Iterator[Page]:
        """The screen's page after each of `most` answers, and at the end."""
        for _ in self._plays(most, sensible):
            yield self._door.page(self._who)

    def asked(self, most: int) -> Iterator[AskedPages]:
        """The pages of all seats at the first question of each kind, and at the end."""
        known = set[str]()
        for play in self._plays(most, mixed):
            for asked in play.open.values():
                kind = kind_of(play, asked.question.id)
                if kind not in known:
                    known.add(kind)
                    yield AskedPages(kind, self._seats_pages(first=asked.question.to))
        yield AskedPages("last", self._seats_pages())

    def _seats_pages(self, first: str | None = None) -> tuple[Page, ...]:
        """Each seat's page, that of the asked one first."""
        seats = sorted((seat.id for seat in self._table.moment.seating.seats), key=lambda one: one != first)
        return tuple(self._door.page(PageViewer(seat, self._who.language)) for seat in seats)

    def _plays(self, most: int, advise: Adviser) -> Iterator[Play[Any, Any]]:
        """Plays on, and stops after each of `most` answers, and at the end."""
        self._table.execute(BeginGame())
        seated = (None, *(seat.id for seat in self._table.moment.seating.seats))
        for _ in range(most):
            play = self._table.moment.play
            assert play is not None
            yield play
            answer = next_answer(play, seated, advise, self._chance, uuid4().hex)
            if answer is None:
                return
            self._table.execute(SubmitAnswer(answer))

    def fullest(self, most: int) -> tuple[Page, ...]:
        """Of each kind of moment the one in which the most is told."""
        found: dict[Kind, Page] = {}
        for page in self.pages(most):
            before = found.get(_kind(page))
            if before is None or _told(page) > _told(before):
                found[_kind(page)] = page
        return tuple(found.values())

    def close(self) -> None:
        self._table.close()
        self._journal.close()


def cards(game: Game[Any, Any], language: str) -> Iterator[tuple[str, CardView]]:
    """Every card of every card file in that language, with the name of its file, as it lies open."""
    speech = Speech(Catalogue(texts(game.meta.package)), language)
    for file, text in CardShelf(NOWHERE).decks_in(game).items():
        if file.endswith(f".{language}.yaml"):
            for one in game.printed({file: text}):
                if isinstance(one, PrintedCard):
                    yield file, _open(one, speech)


def _open(card: PrintedCard, speech: Speech) -> CardView:
    rating = (f"{speech(card.rating.label)} {card.rating.written}",) if card.rating else ()
    cases = (f"{speech(one.label)}: {' '.join(speech.all(one.sentences))}" for one in card.passages)
    lines = (*filter(None, (card.story,)), *rating, *cases, *speech.all(card.small))
    pips = card.rating.pips if card.rating else 0
    return CardView("open", speech(card.kicker), card.title, lines, secret=False, pips=pips)


def longest(game: Game[Any, Any], language: str) -> dict[str, CardView]:
    """Of every card file of that language the card on which most is written."""
    found: dict[str, CardView] = {}
    for file, card in cards(game, language):
        found[file] = max(found.get(file, card), card, key=letters)
    return found
