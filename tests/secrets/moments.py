"""A real table before a game, while something is asked of all, when it is over, and behind a PIN."""

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from random import Random

from companion.adapters.camera.roll_photos import RollPhotos
from companion.adapters.network.join_info import JoinInfo
from companion.adapters.records.archive import Archive
from companion.adapters.records.sent_log import SentLog
from companion.adapters.seats.host_lock import HostLock
from companion.adapters.seats.presence import Presence
from companion.adapters.use_cases.context import TableParts
from companion.adapters.use_cases.hardware import Hardware
from companion.adapters.use_cases.table_api import TableApi
from companion.adapters.wizard.button_trial import ButtonTrial
from companion.adapters.wizard.settings_changes import Preferences
from companion.adapters.wizard.step import WizardParts
from companion.adapters.wizard.wizard import Wizard
from companion.engine.advice import may_ask
from companion.engine.answers import Origin
from companion.games.hope_inhumanity.game import GAME
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.game import BeginGame
from companion.table.commands.seating import FreeSeat, TakeSeat
from companion.table.commands.shelf import PutAside
from companion.table.journal.entries import Undo
from companion.table.journal.journal import Journal
from companion.table.settings.settings_file import NAME as SETTINGS
from companion.table.story.throws import ThrowBook
from companion.table.table import Table
from tests.companion.games.hope_inhumanity.wandering import random_answer
from tests.companion.saying import give_answer, give_undo
from tests.secrets.watched import COLOURS, NAMES, TABLE, Pages, numbered
from web.ports.protocol import PageViewer

PIN = "2468"
SCREEN = PageViewer(None, "en", at_screen=True)


class Room:
    """A table with all that its host has, and what of it may not change when something is refused."""

    def __init__(self, folder: Path, pages: Pages) -> None:
        folder.mkdir()
        self._folder, self._closing = folder, ExitStack()
        journal = Journal(folder)
        self._closing.callback(journal.close)
        self.table = Table(TABLE, GAME, journal, CardShelf(folder))
        self._closing.callback(self.table.close)
        self.lock = HostLock(folder / "lock.json")
        preferences, touched = Preferences(folder / SETTINGS), ButtonTrial(lambda: None)
        self.door = pages.now = TableApi(
            TableParts(
                self.table,
                pages.catalogue,
                Presence(),
                Hardware(),
                JoinInfo(lambda: "http://table.test"),
                Archive(self.table, RollPhotos(folder / "evidence"), ThrowBook(folder / "dice.json")),
                self.lock,
                wizard=Wizard(WizardParts(self.table, preferences, touched, self.lock)),
                sent=SentLog(folder / "sent"),
            )
        )
        named = list(zip(NAMES, COLOURS, strict=True))[:3]
        self.tokens = {
            f"seat-{n}": self.table.execute(TakeSeat(*one)).token for n, one in enumerate(named, 1)
        }

    @property
    def kept(self) -> tuple[object, ...]:
        """All that is so, and all that is on the disk beside the journal."""
        files = sorted(self._folder.glob("*.json")) + sorted(self._folder.glob("*.toml"))
        return self.table.moment, self.lock.is_set, *(path.read_bytes() for path in files)

    def play(self, ends: Callable[[Table], bool]) -> None:
        """Plays by chance until that is so."""
        self.table.execute(BeginGame())
        chance, place = Random("a room"), 0
        while not ends(self.table):
            place += 1
            play = self.table.moment.play
            assert play is not None
            answer = numbered(random_answer(play, chance), place)
            give_answer(self.table, replace(answer, origin=Origin.PHONE))

    def close(self) -> None:
        """Puts all of it away."""
        self._closing.close()


def lobby(_: Room) -> None:
    """Three sit, and no game has begun."""


def asked(room: Room) -> None:
    """Somebody wants to take something back that told the others something, while the first seat chooses."""

    def waits(table: Table) -> bool:
        story = table.moment.story
        revealed = story and any(event.reveals for step in story.latest for event in step.events)
        if story and revealed and any(may_ask(one, "seat-1") for one in story.play.open.values()):
            give_undo(table, Undo(story.latest[0].entry, "take-back", "seat-2", Origin.PHONE))
        return table.moment.asking is not None

    room.play(waits)


def over(room: Room) -> None:
    """The game has ended, and is told back."""
    room.play(lambda table: table.moment.play is not None and not table.moment.play.open)


def aside(room: Room) -> None:
    """A game was put aside in the middle, and its third seat is free: it may go on another day."""
    asked(room)
    room.table.execute(PutAside())
    room.table.execute(FreeSeat("seat-3"))


def locked(room: Room) -> None:
    """A game is played at a table with a PIN, which nobody has typed."""
    room.table.execute(BeginGame())
    room.lock.set(PIN)


def locked_lobby(room: Room) -> None:
    """A table with a PIN before a game."""
    room.lock.set(PIN)


def locked_over(room: Room) -> None:
    """A game has ended at a table with a PIN."""
    over(room)
    room.lock.set(PIN)


MOMENTS = (lobby, asked, over, aside, locked, locked_lobby, locked_over)
