"""One process with a table, its camera, devices and pages: open, run, close."""

import logging
import os
from collections.abc import Callable, Collection
from contextlib import ExitStack, suppress
from dataclasses import replace
from functools import partial
from math import inf
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, Thread
from typing import Any

from companion import games
from companion.adapters.buttons.button_input import ButtonInput
from companion.adapters.cafe.cafe_features import load_features
from companion.adapters.cafe_station.station_start import join
from companion.adapters.cafe_station.table_context import TableContext
from companion.adapters.camera.camera_open import PRETEND, first_camera, open_pretend_or_real
from companion.adapters.camera.camera_supervisor import PATIENCE_S, CameraSupervisor
from companion.adapters.camera.dice_input import DiceInput
from companion.adapters.camera.dice_teacher import DiceTeacher
from companion.adapters.camera.frame_observers import FrameObservers, MemoryTrim
from companion.adapters.camera.phone_photos import PhonePhotos
from companion.adapters.camera.pretend_throws import PretendThrows
from companion.adapters.camera.roll_photos import RollPhotos
from companion.adapters.camera.table_reader import TableReader
from companion.adapters.camera.tiles.pretend_table import PretendTable
from companion.adapters.camera.tiles.tile_input import TileInput
from companion.adapters.card_editor.card_pictures import CardPictures
from companion.adapters.card_editor.deck_editor import DeckEditor
from companion.adapters.devices.button_connection import ButtonConnection
from companion.adapters.devices.strip_connection import StripConnection
from companion.adapters.devices.strip_controller import StripController
from companion.adapters.devices.strip_finder import StripFinder
from companion.adapters.devices.usb_panel import UsbPanel
from companion.adapters.network.address import Addresses, own_address
from companion.adapters.network.host_names import own_names
from companion.adapters.network.join_info import JoinInfo
from companion.adapters.records.archive import Archive
from companion.adapters.records.sent_log import SentLog, forget_left_behind, in_memory
from companion.adapters.seats.bots import Bots
from companion.adapters.seats.claims import Claims
from companion.adapters.seats.host_lock import HostLock
from companion.adapters.seats.presence import Presence
from companion.adapters.seats.stage_clock import StageClock
from companion.adapters.system.health_watch import PageProbe, WatchedPart, ask_pages
from companion.adapters.system.power import Power, noted
from companion.adapters.system.safe_mode import SafeMode
from companion.adapters.system.sd_card_notice import SdCardNotice
from companion.adapters.system.startup_notice import startup_notice
from companion.adapters.use_cases.context import TableParts
from companion.adapters.use_cases.hardware import Hardware
from companion.adapters.use_cases.single_table import SingleTable
from companion.adapters.use_cases.table_api import TableApi
from companion.adapters.wizard.button_trial import ButtonTrial
from companion.adapters.wizard.settings_changes import Preferences
from companion.adapters.wizard.step import WizardParts
from companion.adapters.wizard.wizard import Wizard
from companion.app.compose import game_loaders, join_thread, new_versions_of, texts, usual_game, was_cut_off
from companion.app.settings import CompanionSettings
from companion.devices.buttons import FakeButtons
from companion.devices.gpio import Pins
from companion.devices.strip import FakeStrip
from companion.engine.game import Game
from companion.engine.refusal import Refused
from companion.table.cards.card_shelf import CardShelf
from companion.table.cards.own_decks import OwnDecks
from companion.table.commands.game import PlayGame
from companion.table.files.private_folder import make_own
from companion.table.files.sqlite_file import JournalError
from companion.table.journal.journal import Journal
from companion.table.journal.quarantine import open_or_begin
from companion.table.repertoire import Repertoire
from companion.table.seating.identity import identity
from companion.table.settings.settings import (
    CafeSettings,
)
from companion.table.settings.settings_file import NAME
from companion.table.story.redecision import Redeciding
from companion.table.story.throws import ThrowBook
from companion.table.table import Table
from companion.upkeep.failed_starts import Starts
from companion.upkeep.logbook import kept_log
from companion.upkeep.running import Running, announce
from vision.calibration.shelf import Calibrations
from vision.cameras.camera import Camera
from web.server import Server, serve
from web.words import Catalogue

log = logging.getLogger(__name__)


class Companion:
    """A running companion with one table. Use it as a context, or `close` it."""

    def __init__(self, settings: CompanionSettings, told: Event | None = None) -> None:
        """`told` is set once this is to end."""
        self.settings = settings
        self._addresses = Addresses(settings.host, settings.address)
        self._stop = Event()
        self.told = told or Event()
        self.begins_again = False
        """True once a restart in normal mode was requested."""
        self._closing = ExitStack()
        self._hands: ButtonInput | None = None
        self._outlet: StripConnection | None = None
        self._threads: list[Thread] = []
        self._deck_editors: dict[str, DeckEditor | None] = {}
        try:
            self._open(settings)
        except BaseException:
            self.close()
            raise

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
        parts = tuple(part.name for part in self._parts if part.stuck())
        return (*parts, "the camera") if self._camera_supervisor.hung() else parts

    def close(self) -> None:
        """Ends streams, threads and files, in that order; what was accepted is on disk long since."""
        self._stop.set()
        self._closing.close()

    def _open(self, settings: CompanionSettings) -> None:
        make_own(settings.data)
        self._closing.enter_context(kept_log(settings.data))
        self._identity = identity(settings.data)
        journal, reads_games = self._journal(settings)
        cut_off = was_cut_off(settings.data)
        self.table = self._table(settings, journal)
        self.presence = Presence()
        self._touched = ButtonTrial(self.presence.wake)
        self.power = self._power(settings.power)
        evidence = self._evidence(settings, journal)
        hardware = self._hardware(settings, evidence)
        catalogue = Catalogue(texts())
        self.lock = HostLock(settings.data / "lock.json", settings.kiosk.pin)
        self.door = TableApi(
            TableParts(
                self.table,
                catalogue,
                self.presence,
                hardware,
                self._join_info(settings),
                self._keepsakes(settings, evidence),
                self.lock,
                None if settings.safe else self._wizard(settings, hardware, self.lock),
                self._deck_editor,
                games.metas(),
                settings.kiosk.sleep_min,
                settings.kiosk.call_s,
                opens_set_up=settings.opens_set_up,
                beginning=startup_notice(journal, self.table.moment.stamp, cut_off=cut_off),
                sd_card=SdCardNotice(settings.sd_card, settings.hotspot),
                power=self.power,
                safe_mode=SafeMode(self._leave_safe_mode, reads_games) if settings.safe else None,
                cafe=load_features(settings.data, settings.cafe.broker),
                restart=self._begin_again,
                sent=self._sent(settings),
                new_versions=new_versions_of(settings),
            )
        )
        self._serve(settings, catalogue)

    def _power(self, note: str) -> Power:
        switch = self.told.set if note == PRETEND else partial(noted, Path(note)) if note else None
        power = Power(switch, self.presence.wake)
        self._closing.callback(power.close)
        return power

    def _table(self, settings: CompanionSettings, journal: Journal) -> Table:
        game = usual_game(settings)
        table = Table(settings.table, game, journal, CardShelf(settings.data), game_loaders())
        table.clock.most = 60 * settings.kiosk.sleep_min
        self._closing.callback(table.close)
        if settings.plays_game:
            try:
                table.execute(PlayGame(game.meta.name))
            except Refused as refused:
                log.warning("%s is not played now: %s", game.meta.name, refused.reason.key)
        return table

    def _join_info(self, settings: CompanionSettings) -> JoinInfo:
        return JoinInfo(
            lambda: self.address,
            settings.wifi,
            settings.hotspot,
            others=lambda: self._addresses.all(self.server.port)[1:],
        )

    def _serve(self, settings: CompanionSettings, catalogue: Catalogue) -> None:
        self._thread("bots", Bots(self.table).run)
        self._thread("stage", StageClock(self.table, lambda: self.door.stage_s).run)
        names = partial(own_names, settings.address)
        house = SingleTable(settings.table, self.door, self._identity, names)
        self.server: Server = serve(house, settings.host, settings.port)
        self._closing.callback(self.server.close)
        self.server.start()
        self._announce(settings)
        self._join_cafe(settings.cafe, catalogue)
        if settings.programs.webhook:
            self._thread("webhook", self.door.webhooks(settings.programs).run)
        self._parts = (
            WatchedPart("the table", self.table.nod),
            WatchedPart("the pages", PageProbe(self._ask_pages, lambda: self.server.answered)),
        )
        for part in self._parts:
            self._thread(part.name, part.run)
        for thread in self._threads:
            thread.start()

    def _ask_pages(self) -> None:
        ask_pages("127.0.0.1", self.server.side_door)

    def _join_cafe(self, settings: CafeSettings, catalogue: Catalogue) -> None:
        cafe = self.door.cafe
        if cafe is None:
            return
        place = TableContext(
            table=self.table,
            door=self.door,
            data=self.settings.data,
            own=self._identity,
            key=self.lock.own_key,
            catalogue=catalogue,
            cafe=cafe,
            lend=self._lend,
            restart=self._begin_again,
        )
        station = join(settings, place)
        if station is not None:
            self._thread("café", station)

    def _journal(self, settings: CompanionSettings) -> tuple[Journal, bool]:
        """The journal, and whether it is more than a makeshift."""
        try:
            sources = Redeciding(Repertoire(usual_game(settings), game_loaders()), CardShelf(settings.data))
            journal = open_or_begin(settings.data / "journal.sqlite3", sources)
            self._closing.callback(journal.close)
            return journal, True
        except JournalError:
            if not settings.safe:
                raise
            log.exception("the journal cannot be used")
            folder = self._closing.enter_context(TemporaryDirectory())
            makeshift = Journal(Path(folder) / "journal.sqlite3")
            self._closing.callback(makeshift.close)
            return makeshift, False

    def _evidence(self, settings: CompanionSettings, journal: Journal) -> RollPhotos:
        """The photographs; those of rolls that a damaged journal has lost are no longer among them."""
        evidence = RollPhotos(settings.data / "evidence")
        if journal.loss is not None:
            evidence.set_aside(settings.table, journal.has)
        return evidence

    def _sent(self, settings: CompanionSettings) -> SentLog:
        """The log of sent pages; logs of abandoned games and tables are deleted."""
        path = in_memory(settings.data, self._identity)
        forget_left_behind(path)
        sent = SentLog(path, data=settings.data)
        if self.table.moment.game is None:
            with suppress(OSError):
                sent.forget()
        self._closing.callback(sent.write)
        return sent

    def _read_again(self) -> None:
        self._camera_supervisor.look_again()

    def _leave_safe_mode(self) -> None:
        Starts(self.settings.data).well()
        self._begin_again()

    def _begin_again(self) -> None:
        self.begins_again = True
        self.told.set()

    def _announce(self, settings: CompanionSettings) -> None:
        here = own_address(settings.host, self.server.port)
        try:
            me = Running(os.getpid(), here, settings.table, self.lock.own_key, self._identity)
            note = announce(settings.data, me)
        except OSError as fault:
            log.warning("other commands will not find this table: %s", fault)
        else:
            self._closing.callback(note.unlink, missing_ok=True)

    def _wizard(self, settings: CompanionSettings, hardware: Hardware, lock: HostLock) -> Wizard:
        preferences = Preferences(settings.data / NAME)
        deck_editor = WizardParts(
            self.table,
            preferences,
            self._touched,
            lock,
            hardware.eye,
            hardware.teacher,
            hardware.lamps,
            hardware.contacts,
            hardware.panel,
        )
        return Wizard(deck_editor)

    def _deck_editor(self, game: Game[Any, Any]) -> DeckEditor | None:
        if game.meta.name not in self._deck_editors:
            self._deck_editors[game.meta.name] = self._new_deck_editor(game, self.settings.data)
        return self._deck_editors[game.meta.name]

    def _new_deck_editor(self, game: Game[Any, Any], data: Path) -> DeckEditor | None:
        decks = OwnDecks(CardShelf(data), game, self.presence.wake)
        pictures = CardPictures(data / "pictures")
        return DeckEditor(self.table, game, game.card_editor, decks, pictures) if game.card_editor else None

    def _keepsakes(self, settings: CompanionSettings, evidence: RollPhotos) -> Archive:
        book = ThrowBook(settings.data / "dice.json")
        return Archive(self.table, evidence, book, self._lone_reader.read_alone)

    def _hardware(self, settings: CompanionSettings, evidence: RollPhotos) -> Hardware:
        eye = self._dice_input(settings, evidence)
        camera = first_camera(settings.camera, waits=settings.waits)
        self._closing.callback(camera.close)
        calibrations = Calibrations(settings.data / "calibration" / settings.table)
        reader = TableReader(self.table, lambda: teacher.owners)
        teacher = DiceTeacher(self.table, calibrations, reader.forget_mat, self.presence.wake)
        self._lone_reader = TableReader(self.table, lambda: teacher.owners)  # the camera's may be busy
        photos = PhonePhotos(eye, self._lone_reader.read_alone)
        self._thread("photographs", photos.run)
        pretend = camera if isinstance(camera, PretendTable) else None
        tiles = TileInput(self.table, self.presence.wake, pretend, evidence=evidence)
        self._thread("tiles", tiles.run)
        self._watch(camera, reader, FrameObservers(eye, tiles, teacher, MemoryTrim()), settings.camera)
        pins = Pins(settings.data)
        claims = Claims(self.table, self._look_again, connected=self.presence.here)
        contacts = ButtonConnection(settings.buttons, pins, self.presence.wake)
        panel = UsbPanel(settings.strip, settings.buttons, settings.panel, self._on_panel)
        buttons = self._touch(contacts, panel, claims, eye)
        strip = FakeStrip(settings.strip.length)
        finder = StripFinder(settings.strip, pins, panel.strip)
        outlet = self._outlet = StripConnection(finder.find, self.presence.wake)
        hardware = Hardware(
            eye,
            pretend,
            buttons,
            self._hands,
            strip,
            outlet,
            contacts,
            claims,
            panel,
            teacher,
            tiles=tiles,
            throwing=PretendThrows(lambda: eye.sight, self._look_again) if pretend else None,
            photos=photos,
        )
        if panel.panel is not None:
            self._thread("panel", panel.panel.run)
        return replace(hardware, lamps=self._lamps(settings, hardware, finder))

    def _dice_input(self, settings: CompanionSettings, evidence: RollPhotos) -> DiceInput:
        return DiceInput(
            self.table,
            evidence,
            self._look_again,
            by_tokens=settings.tokens_answer,
            read_again=self._read_again,
        )

    def _watch(self, camera: Camera, reader: TableReader, observers: FrameObservers, name: str) -> None:
        pretend = camera if isinstance(camera, PretendTable) else None
        self._camera_supervisor = CameraSupervisor(
            camera,
            reader,
            observers,
            lambda: pretend or open_pretend_or_real(name),
            inf if pretend else PATIENCE_S,  # what draws its own pictures may take its time
        )
        self._thread("camera", self._camera_supervisor.run)

    def _lamps(self, settings: CompanionSettings, hardware: Hardware, finder: StripFinder) -> StripController:
        eye, strip, outlet = hardware.eye, hardware.strip, hardware.outlet
        assert eye is not None
        assert strip is not None
        assert outlet is not None
        lamps = StripController(
            self.table,
            settings.strip,
            strip,
            outlet,
            rewire=finder.rewire,
            blind=lambda: eye.sight.lost is not None,
            sight=lambda: eye.sight,
            trouble=lambda: bool(hardware.troubles),
            away=lambda: self.presence.away(self.table.moment.seating),
            going=lambda: self.power.going,
            call_s=settings.kiosk.call_s,
        )
        self._lend = lamps.lend
        self._thread("lamps", lamps.run)
        return lamps

    def _touch(
        self, contacts: ButtonConnection, panel: UsbPanel, claims: Claims, eye: DiceInput
    ) -> FakeButtons:
        real = contacts.buttons
        on_page = FakeButtons(real.names) if real else FakeButtons()
        sources = (on_page, real, panel.buttons)

        def light(names: Collection[str]) -> None:
            contacts.light(names)
            panel.light(names)

        self._hands = ButtonInput(
            self.table,
            tuple(source for source in sources if source is not None),
            lambda name: self._touched.press(name) or self.power.press(name),
            claims=claims,
            lying=lambda: eye.sight.lying,
            tokens=lambda: eye.sight.tokens,
            light=light,
            changed=self.presence.wake,
        )
        self._closing.callback(self._hands.close)
        if real:
            self._thread("buttons", real.run)
        return on_page

    def _look_again(self) -> None:
        if self._hands is not None:
            self._hands.look()
        self.presence.wake()

    def _on_panel(self) -> None:
        if self._outlet is not None:
            self._outlet.look_again()
        self.presence.wake()

    def _thread(self, name: str, run: Callable[[Event], None]) -> None:
        """A thread for later: pages come first, and eyes and hands after them."""
        thread = Thread(target=run, args=(self._stop,), name=name, daemon=True)
        self._threads.append(thread)
        self._closing.callback(join_thread, thread)
