"""One process with a table, its devices and its pages: open, run, close."""

import logging
import os
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

from companion import games
from companion.adapters.cafe.cafe_features import load_features
from companion.adapters.cafe_station.station_start import join
from companion.adapters.cafe_station.table_context import TableContext
from companion.adapters.camera.camera_open import PRETEND
from companion.adapters.card_editor.card_pictures import CardPictures
from companion.adapters.card_editor.deck_editor import DeckEditor
from companion.adapters.game_catalogue.staging import is_telling
from companion.adapters.network.address import Addresses, own_address
from companion.adapters.network.host_names import own_names
from companion.adapters.network.join_info import JoinInfo
from companion.adapters.records.archive import Archive
from companion.adapters.records.sent_log import SentLog
from companion.adapters.seats.bots import Bots
from companion.adapters.seats.host_lock import HostLock
from companion.adapters.seats.presence import Presence
from companion.adapters.seats.stage_clock import StageClock
from companion.adapters.system.health_watch import PageProbe, WatchedPart, ask_pages
from companion.adapters.system.power import Power, noted
from companion.adapters.system.safe_mode import SafeMode
from companion.adapters.system.sd_card_notice import SdCardNotice
from companion.adapters.system.startup_notice import StartupNotice
from companion.adapters.use_cases.context import TableParts
from companion.adapters.use_cases.hardware import Hardware
from companion.adapters.use_cases.single_table import SingleTable
from companion.adapters.use_cases.table_api import TableApi
from companion.adapters.wizard.button_trial import ButtonTrial
from companion.adapters.wizard.settings_changes import Preferences
from companion.adapters.wizard.step import WizardParts
from companion.adapters.wizard.wizard import Wizard
from companion.app.compose import new_versions_of, texts
from companion.app.devices import Around, open_devices
from companion.app.records import Records, open_records, open_sent_log, open_table
from companion.app.settings import CompanionSettings
from companion.app.threads import Threads
from companion.engine.game import Game
from companion.table.cards.card_shelf import CardShelf
from companion.table.cards.own_decks import OwnDecks
from companion.table.settings.settings_file import NAME
from companion.table.story.throws import ThrowBook
from companion.table.table import Table
from companion.upkeep.failed_starts import Starts
from companion.upkeep.running import Running, announce
from web.server import Server, serve
from web.words import Catalogue

log = logging.getLogger(__name__)


class Companion:
    """A running companion with one table. Use it as a context, or `close` it."""

    table: Table
    presence: Presence
    power: Power
    lock: HostLock
    door: TableApi
    server: Server

    def __init__(self, settings: CompanionSettings, told: Event | None = None) -> None:
        """`told` is set once this is to end."""
        self.settings = settings
        self.told = told or Event()
        self.begins_again = False
        """True once a restart in normal mode was requested."""
        self._addresses = Addresses(settings.host, settings.address)
        with ExitStack() as closing:
            self._open(settings, closing)
            self._closing = closing.pop_all()

    def __enter__(self) -> "Companion":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def address(self) -> str:
        """The kiosk's and the phones' address, with the number that phones reach this machine by."""
        return self._addresses.all(self.server.port)[0]

    def stuck(self) -> tuple[str, ...]:
        """The parts that do not move any more, and that only another start can help."""
        parts = tuple(part.name for part in self._watched if part.stuck())
        return (*parts, "the camera") if self._devices.supervisor.hung() else parts

    def close(self) -> None:
        """Ends streams, threads and files, in that order; what was accepted is on disk long since."""
        self._closing.close()

    def _open(self, settings: CompanionSettings, closing: ExitStack) -> None:
        """Opens everything, each part after those that it needs, and begins to serve."""
        records = open_records(settings, closing)
        self.table = open_table(settings, records.journal, closing)
        self.presence = Presence()
        self.power = self._power(settings.power, closing)
        trial, threads = ButtonTrial(self.presence.wake), Threads(closing)
        around = Around(
            settings, self.table, self.presence, records.photographs, self.power, trial, threads, closing
        )
        self._devices = open_devices(around)
        self.lock = HostLock(settings.data / "lock.json", settings.kiosk.pin)
        catalogue = Catalogue(texts())
        sent = open_sent_log(settings, records.identity, self.table, closing)
        self.door = TableApi(self._parts(records, trial, catalogue, sent))
        self._serve(records.identity, threads, closing)
        self._join_cafe(records.identity, catalogue, threads)
        self._run(threads)

    def _parts(self, records: Records, trial: ButtonTrial, catalogue: Catalogue, sent: SentLog) -> TableParts:
        settings, hardware, stamp = self.settings, self._devices.hardware, self.table.moment.stamp
        book, read = ThrowBook(settings.data / "dice.json"), self._devices.lone_reader.read_alone
        return TableParts(
            self.table,
            catalogue,
            self.presence,
            hardware,
            self._join_info(settings),
            Archive(self.table, records.photographs, book, read),
            self.lock,
            None if settings.safe else self._wizard(settings, hardware, trial),
            _deck_editors(self.table, self.presence, settings.data),
            games.metas(),
            settings.kiosk.sleep_min,
            settings.kiosk.call_s,
            opens_set_up=settings.opens_set_up,
            beginning=StartupNotice(self.table.journal.loss, stamp, records.cut_off, self.table.unopened),
            sd_card=SdCardNotice(settings.sd_card, settings.hotspot),
            power=self.power,
            safe_mode=SafeMode(self._leave_safe_mode, records.is_own) if settings.safe else None,
            cafe=load_features(settings.data, settings.cafe.broker),
            restart=self._begin_again,
            sent=sent,
            new_versions=new_versions_of(settings),
        )

    def _power(self, note: str, closing: ExitStack) -> Power:
        switch = self.told.set if note == PRETEND else partial(noted, Path(note)) if note else None
        power = Power(switch, self.presence.wake)
        closing.callback(power.close)
        return power

    def _join_info(self, settings: CompanionSettings) -> JoinInfo:
        return JoinInfo(
            lambda: self.address,
            settings.wifi,
            settings.hotspot,
            others=lambda: self._addresses.all(self.server.port)[1:],
        )

    def _wizard(self, settings: CompanionSettings, hardware: Hardware, trial: ButtonTrial) -> Wizard:
        return Wizard(
            WizardParts(
                self.table,
                Preferences(settings.data / NAME),
                trial,
                self.lock,
                hardware.dice_input,
                hardware.teacher,
                hardware.strip_controller,
                hardware.button_connection,
                hardware.panel,
            )
        )

    def _serve(self, own: str, threads: Threads, closing: ExitStack) -> None:
        """Serves the pages, and tells other commands on this machine where."""
        settings = self.settings
        threads.add("bots", Bots(self.table, waits=partial(is_telling, self.presence.big_screen)).run)
        threads.add("stage", StageClock(self.table, lambda: self.door.stage_s).run)
        tables = SingleTable(settings.table, self.door, own, partial(own_names, settings.address))
        self.server = serve(tables, settings.host, settings.port, proxy=settings.proxy)
        closing.callback(self.server.close)
        self.server.start()
        here = own_address(settings.host, self.server.port)
        try:
            me = Running(os.getpid(), here, settings.table, self.lock.own_key, own)
            note = announce(settings.data, me)
        except OSError as fault:
            log.warning("other commands will not find this table: %s", fault)
        else:
            closing.callback(note.unlink, missing_ok=True)

    def _join_cafe(self, own: str, catalogue: Catalogue, threads: Threads) -> None:
        cafe = self.door.cafe
        if cafe is None:
            return
        place = TableContext(
            table=self.table,
            door=self.door,
            data=self.settings.data,
            own=own,
            key=self.lock.own_key,
            catalogue=catalogue,
            cafe=cafe,
            lend=self._devices.strip_controller.lend,
            restart=self._begin_again,
        )
        station = join(self.settings.cafe, place)
        if station is not None:
            threads.add("café", station)

    def _run(self, threads: Threads) -> None:
        """Starts all threads, and watches those without which nothing goes on."""
        programs, server = self.settings.programs, self.server
        if programs.webhook:
            threads.add("webhook", self.door.webhooks(programs).run)
        ask = partial(ask_pages, "127.0.0.1", server.side_door)
        self._watched = (
            WatchedPart("the table", self.table.nod),
            WatchedPart("the pages", PageProbe(ask, lambda: server.answered)),
        )
        for part in self._watched:
            threads.add(part.name, part.run)
        threads.start()

    def _leave_safe_mode(self) -> None:
        Starts(self.settings.data).well()
        self._begin_again()

    def _begin_again(self) -> None:
        self.begins_again = True
        self.told.set()


def _deck_editors(
    table: Table, presence: Presence, data: Path
) -> Callable[[Game[Any, Any]], DeckEditor | None]:
    """The editor of each game's cards, made once; None for a game whose cards nobody writes."""
    made: dict[str, DeckEditor] = {}

    def editor_of(game: Game[Any, Any]) -> DeckEditor | None:
        if game.card_editor is not None and game.meta.name not in made:
            decks = OwnDecks(CardShelf(data), game, presence.wake)
            pictures = CardPictures(data / "pictures")
            made[game.meta.name] = DeckEditor(table, game, game.card_editor, decks, pictures)
        return made.get(game.meta.name)

    return editor_of
