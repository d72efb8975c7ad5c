"""The parts of one table that its pages use."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from companion.adapters.cafe.cafe_features import CafeFeatures
from companion.adapters.card_editor.deck_editor import DeckEditor
from companion.adapters.network.join_info import JoinInfo
from companion.adapters.records.archive import Archive
from companion.adapters.records.sent_log import SentLog
from companion.adapters.seats.host_lock import HostLock
from companion.adapters.seats.presence import Presence
from companion.adapters.system.new_versions import NewVersions
from companion.adapters.system.power import Power
from companion.adapters.system.safe_mode import SafeMode
from companion.adapters.system.sd_card_notice import SdCardNotice
from companion.adapters.system.startup_notice import StartupNotice
from companion.adapters.use_cases.hardware import Hardware
from companion.adapters.wizard.wizard import Wizard
from companion.engine.game import Game
from companion.engine.meta import Meta
from companion.table.table import Table
from web.words import Catalogue

AS_USUAL = StartupNotice()
NO_CARD = SdCardNotice()


def no_deck_editor(_: Game[Any, Any]) -> None:
    """A table at which no cards are written."""


@dataclass(frozen=True)
class TableParts:
    """A table, its words, its streams, its hardware, its records and its lock.

    There is a `deck_editor` for each game whose cards can be written; the `games` can be chosen here.
    The kiosk falls asleep after `sleep_min` minutes and calls a person who is asked after `call_s` seconds, 0
    for never; where it `opens_set_up` it opens the set-up of a new table by itself.
    """

    table: Table
    catalogue: Catalogue
    presence: Presence
    hardware: Hardware
    join_info: JoinInfo
    archive: Archive | None = None
    lock: HostLock | None = None
    wizard: Wizard | None = None
    deck_editor: Callable[[Game[Any, Any]], DeckEditor | None] = no_deck_editor
    games: tuple[Meta, ...] = ()
    sleep_min: int = 0
    call_s: int = 0
    opens_set_up: bool = False
    beginning: StartupNotice = AS_USUAL
    sd_card: SdCardNotice = NO_CARD
    power: Power | None = None
    safe_mode: SafeMode | None = None
    cafe: CafeFeatures | None = None
    restart: Callable[[], None] | None = None
    """Starts the program again; None where no viewer can."""
    sent: SentLog | None = None
    """Log of what phones are sent; None where that is not kept."""
    new_versions: NewVersions | None = None
    """Where newer versions are brought; None where nobody would install them."""
