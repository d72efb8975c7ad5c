"""Opens what a table keeps: its journal, photographs of rolls, and the log of what phones were sent."""

import logging
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from companion.adapters.camera.roll_photos import RollPhotos
from companion.adapters.records.sent_log import SentLog, forget_left_behind, in_memory
from companion.app.compose import game_loaders, usual_game, was_cut_off
from companion.app.settings import CompanionSettings
from companion.engine.refusal import Refused
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.game import PlayGame
from companion.table.files.faults import JournalError
from companion.table.files.private_folder import make_own
from companion.table.journal.journal import Journal
from companion.table.seating.identity import identity
from companion.table.table import Table
from companion.upkeep.logbook import kept_log

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Records:
    """Records as the program finds them when it starts.

    The journal `is_own` unless safe mode makes do with a temporary one. `cut_off`: the run before did not end
    by itself.
    """

    identity: str
    journal: Journal
    is_own: bool
    cut_off: bool
    photographs: RollPhotos


def open_records(settings: CompanionSettings, closing: ExitStack) -> Records:
    """Makes or opens the data folder, and all that is kept in it."""
    make_own(settings.data)
    closing.enter_context(kept_log(settings.data))
    own = identity(settings.data)
    journal, is_own = _journal(settings, closing)
    cut_off = was_cut_off(settings.data)
    return Records(own, journal, is_own, cut_off, _roll_photos(settings, journal))


def _journal(settings: CompanionSettings, closing: ExitStack) -> tuple[Journal, bool]:
    try:
        journal = Journal(settings.data)
        closing.callback(journal.close)
        journal.table(settings.table)
    except JournalError:
        if not settings.safe:
            raise
        log.exception("the journal cannot be used")
        folder = closing.enter_context(TemporaryDirectory())
        temporary = Journal(Path(folder))
        closing.callback(temporary.close)
        return temporary, False
    return journal, True


def open_table(settings: CompanionSettings, journal: Journal, closing: ExitStack) -> Table:
    """The table with what was played there last, or with the game that the settings name."""
    game = usual_game(settings)
    shelf, others = CardShelf(settings.data), game_loaders()
    table = Table(settings.table, game, journal, shelf, others, rests=settings.rests)
    table.clock.most = 60 * settings.kiosk.sleep_min
    closing.callback(table.close)
    if settings.plays_game:
        try:
            table.execute(PlayGame(game.meta.name))
        except Refused as refused:
            log.warning("%s is not played now: %s", game.meta.name, refused.reason.key)
    return table


def _roll_photos(settings: CompanionSettings, journal: Journal) -> RollPhotos:
    """The photographs; those of rolls that a damaged journal has lost are no longer among them."""
    photographs = RollPhotos(settings.data / "evidence")
    table = journal.table(settings.table)
    if table.loss is not None:
        photographs.set_aside(settings.table, table.has)
    return photographs


def open_sent_log(settings: CompanionSettings, own: str, table: Table, closing: ExitStack) -> SentLog:
    """The log of sent pages; logs of abandoned games and tables are deleted."""
    path = in_memory(settings.data, own)
    forget_left_behind(path)
    sent = SentLog(path, data=settings.data)
    if table.moment.game is None:
        with suppress(OSError):
            sent.forget()
    closing.callback(sent.write)
    return sent
