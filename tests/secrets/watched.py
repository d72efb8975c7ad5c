"""A real table with its pages, strip and log in one process, and every byte that one viewer is sent."""

import logging
import re
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from dataclasses import replace
from datetime import datetime
from importlib.resources import files
from itertools import count
from pathlib import Path
from typing import Any, cast

from flask import Flask

from companion.adapters.buttons.button_input import ButtonInput
from companion.adapters.buttons.button_meanings import ButtonMark, CurrentMeanings, Marking, meaning
from companion.adapters.devices.strip_connection import StripConnection
from companion.adapters.devices.strip_controller import StripController
from companion.adapters.language.speech import folder_of_words
from companion.adapters.network.join_info import JoinInfo
from companion.adapters.seats.presence import Presence
from companion.adapters.use_cases.catalogue import PAGE_COMMANDS
from companion.adapters.use_cases.context import TableParts
from companion.adapters.use_cases.hardware import Hardware
from companion.adapters.use_cases.table_api import TableApi
from companion.devices.buttons import FakeButtons
from companion.devices.strip import FakeStrip
from companion.engine.answers import Answer, Chosen, Counted, Filled, Picked, Rolled
from companion.engine.game import Game, SetUp
from companion.engine.play import Play, new_play
from companion.engine.view import Viewer
from companion.games.hope_inhumanity.game import GAME as HOPE
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.playing import AnswerQuestion, GiveConsent, UndoAnswer
from companion.table.journal.journal import Journal
from companion.table.journal.table_journal import JournalRecord
from companion.table.journal.values import Values
from companion.table.seating.seating import Seating, new_seating
from companion.table.settings.device_settings import StripSettings
from companion.table.table import Table
from tests.web.fakes.device import Browser
from web.connections.rate_limit import SECONDS as SECONDS_OF_BRAKE
from web.connections.rate_limit import RateLimit
from web.ports.commands import PageCommand
from web.ports.protocol import PageViewer, Sorry, TableRegistry
from web.server import create_app
from web.site import NAME
from web.words import Catalogue

TABLE = "home"
COLOURS = ("red", "blue", "green", "black", "yellow", "purple", "brown", "grey")
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")
LAMPS = 60
EVENING = datetime(2030, 1, 1, 20)
SECONDS = 0.4
"""How long the strip is given to take a new picture up, and again to have it there."""
AROUND = ("companion.table", "companion.upkeep", "companion.adapters")


class Party:
    """Who sits at both tables: the same code, the same people, the same proofs of their seats.

    The last one plays without a phone, so that the kiosk offers them a look.
    """

    def __init__(self, count: int, options: Mapping[str, str], game: Game[Any, Any] = HOPE) -> None:
        self.seating: Seating = new_seating()
        self.tokens: dict[str, str] = {}
        self.game = game
        for name, colour in list(zip(NAMES, COLOURS, strict=True))[:count]:
            self.seating, seated = self.seating.sit(name, colour, count, game.meta.shared_colours)
            self.tokens[seated.seat] = seated.token
        *others, last = self.seating.places
        self.seating = replace(self.seating, places=(*others, replace(last, phoneless=True)))
        for rule, choice in options.items():
            self.seating = self.seating.choose(rule, choice, game.house_rules)

    @classmethod
    def like(cls, other: "Party", game: Game[Any, Any]) -> "Party":
        """The same people at another game."""
        party = cls.__new__(cls)
        party.seating, party.tokens, party.game = other.seating, other.tokens, game
        return party

    def set_up(self, decks: Mapping[str, str], seed: str) -> SetUp:
        """What a game begins with that these people play."""
        return SetUp(self.seating.seats, decks, self.seating.options, seed)


class Pages(TableRegistry):
    """One web server for many tables, one after another: they all have the same address."""

    def __init__(self) -> None:
        self.around = Catalogue([Path(str(files(name))) / "texts" for name in AROUND])
        self.catalogue = self.around.beside(folder_of_words(HOPE.meta.package))
        self.now: TableApi | None = None
        self.app: Flask = create_app(self)
        self.app.test_client_class = Browser
        # Whoever crawls is in a hurry, and yet nobody who guesses: a minute passes at every look.
        guesses, claims = (RateLimit(count(0.0, SECONDS_OF_BRAKE).__next__) for _ in range(2))
        self.app.extensions[NAME] = replace(self.app.extensions[NAME], brake=guesses, asking=claims)

    def door(self, table: str) -> TableApi | None:
        """The table that is served now."""
        return self.now if table == TABLE else None

    def first(self) -> str:
        return TABLE

    def commands(self) -> tuple[PageCommand, ...]:
        return PAGE_COMMANDS

    def tables(self) -> tuple[str, ...]:
        return (TABLE,)


def numbered(answer: Answer, place: int) -> Answer:
    """The answer with a command id of its own, as a page would give it."""
    return replace(answer, command=f"step-{place}")


class Watched:
    """A game that goes on, and what its viewer is sent of it. Use it as a context."""

    def __init__(self, folder: Path, pages: Pages, party: Party, set_up: SetUp, viewer: Viewer) -> None:
        self._closing = ExitStack()
        self._log = _Lines()
        self._level = logging.getLogger().level
        self._time = 0.0
        folder.mkdir()
        self._pages, self._party = pages, party
        self.table = self._begun(folder, party, set_up)
        strip = FakeStrip(LAMPS)
        light = StripSettings(kind="page", leds=LAMPS)
        outlet = StripConnection(lambda: None, lambda: None)
        self._lamps = StripController(
            self.table, light, strip, outlet, clock=lambda: self._time, today=lambda: EVENING
        )
        self._marks = Marks()
        hardware = Hardware(strip=strip, buttons=FakeButtons(), button_input=cast(ButtonInput, self._marks))
        words = pages.around.beside(folder_of_words(party.game.meta.package))
        self.door = TableApi(
            TableParts(self.table, words, Presence(), hardware, JoinInfo(lambda: "http://table.test"))
        )
        pages.now = self.door
        self._own = self.screen_of(viewer)

    def __enter__(self) -> "Watched":
        logging.getLogger().addHandler(self._log)
        logging.getLogger().setLevel(logging.DEBUG)
        return self

    def __exit__(self, *_: object) -> None:
        logging.getLogger().removeHandler(self._log)
        logging.getLogger().setLevel(self._level)
        self._closing.close()

    @property
    def play(self) -> Play[Any, Any]:
        """The game as it is."""
        play = self.table.moment.play
        assert play is not None
        return play

    def answer(self, answer: Answer) -> str:
        """Somebody taps an answer; what it was told if it does not count."""
        value = answer.value
        tap = AnswerQuestion(
            answer.question,
            answer.version,
            answer.command,
            option=value.option if isinstance(value, Chosen) else None,
            picks=value.options if isinstance(value, Picked) else None,
            number=value.number if isinstance(value, Counted) else None,
            dice=tuple((die.colour, die.value) for die in value.dice) if isinstance(value, Rolled) else (),
            blanks=value.texts if isinstance(value, Filled) else None,
        )
        try:
            self.door.execute(tap, PageViewer(answer.seat, "en"))
        except Sorry as sorry:
            return sorry.text
        return ""

    def take_back(self, command: str) -> Iterator[None]:
        """The kiosk takes the latest answer back, and agrees for all if it is asked; stops after each tap."""
        story, kiosk = self.table.moment.story, PageViewer(None, "en", at_screen=True)
        assert story is not None
        if not story.latest:
            return
        entry = story.latest[0].entry
        self.door.execute(UndoAnswer(entry, command), kiosk)
        yield
        if self.table.moment.asking is not None:
            self.door.execute(GiveConsent(entry, agree=True), kiosk)
            yield

    def sent(self) -> list[str]:
        """All that has reached the viewer since the last look: stream, page, and the program's log."""
        self._marks.move(self.table)
        for _ in range(2):
            self._time += SECONDS
            self._lamps.show()
        return [*self._own.sent(), *self._log.taken()]

    def screen_of(self, viewer: Viewer) -> "Screen":
        """The page and the stream of one more viewer, from now on."""
        screen = Screen(self._pages, viewer, self._party.tokens.get(viewer or ""))
        self._closing.callback(screen.close)
        return screen

    def page(self) -> str:
        """The viewer's page as it is drawn now."""
        return self._own.page()

    def tried(self, question: str, version: int) -> str:
        """What the viewer is told who answers something that cannot be answered so."""
        return self._own.tried(question, version)

    def _begun(self, folder: Path, party: Party, set_up: SetUp) -> Table:
        journal, game = Journal(folder), party.game
        self._closing.callback(journal.close)
        _, events = new_play(game, set_up)
        record = JournalRecord(game.meta.name, game.meta.version, set_up, "2026-11-21T12:00:00+00:00")
        journal.table(TABLE).begin(record, party.seating, events, Values(game.event_types))
        table = Table(TABLE, game, journal, CardShelf(folder))
        self._closing.callback(table.close)
        return table


class Screen:
    """What one viewer is sent: a stream that stays open, and a page that is looked at again and again."""

    def __init__(self, pages: "Pages", viewer: Viewer, token: str | None) -> None:
        self._client = pages.app.test_client()
        self._home = f"/t/{TABLE}/kiosk" if viewer is None else f"/t/{TABLE}/seat?seat={viewer}"
        self._as = {"as": "kiosk"} if viewer is None else {"as": "seat", "seat": viewer}
        if token is not None:
            self._client.set_cookie(f"seat-{TABLE}", token)
        reply = self._client.get(f"/t/{TABLE}/stream", query_string={**self._as, "client": "watched"})
        self.close = reply.close
        self._stream: Iterator[bytes] = iter(reply.response)  # type: ignore[arg-type]  # a stream of bytes

    def sent(self) -> list[str]:
        """What has come since the last look: by the stream, and as a page."""
        page = self._client.get(self._home)
        return [*self._news(), str(page.status), str(page.headers), _plain(page.text)]

    def page(self) -> str:
        """The page as it is drawn now."""
        return self._client.get(self._home).text

    def tried(self, question: str, version: int) -> str:
        """What is told who answers something that cannot be answered so."""
        fields = {"question": question, "version": str(version), "command": "tried", "option": "no-such"}
        reply = self._client.post(
            f"/t/{TABLE}/answer", data={**self._as, **fields}, headers={"Accept": "application/json"}
        )
        return f"{reply.status} {reply.headers} {reply.text}"

    def _news(self) -> Iterator[str]:
        """The events of the stream, up to the ping that says that nothing more has changed."""
        for event in self._stream:
            yield event.decode()
            if event.startswith(b"event: ping"):
                return


class Marks:
    """Fingers that move the mark at every look, and answer nothing: so the kiosk names what buttons offer."""

    mark: ButtonMark | None = None

    def move(self, table: Table) -> None:
        """Presses the button of the first seat that may mark something."""
        for seat in table.moment.seating.seats:
            now = meaning(seat.id, CurrentMeanings(table.moment, 0, (), self.mark))
            if isinstance(now, Marking):
                self.mark = now.mark
                return


class _Lines(logging.Handler):
    """Keeps what is logged, as it would be read."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self._kept: list[str] = []

    def taken(self) -> list[str]:
        """The lines since they were last taken."""
        lines, self._kept = self._kept, []
        return lines

    def emit(self, record: logging.LogRecord) -> None:
        self._kept.append(f"{record.levelname} {record.name}: {record.getMessage()}")


def _plain(page: str) -> str:
    """The page without the random ids of its forms, which differ from look to look."""
    return re.sub(r'(name="command" value=")[^"]+', r"\1", page)
