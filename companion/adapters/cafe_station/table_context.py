"""The parts of a table that its station needs."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from companion.adapters.cafe.cafe_features import CafeFeatures
from companion.adapters.language.speech import Speech, folder_of_words
from companion.adapters.use_cases.table_api import TableApi
from companion.devices.strip import Rgb
from companion.table.moment import Moment
from companion.table.table import Table
from web.ports.protocol import PageViewer
from web.ports.queries import ReadCheckup
from web.shown.keeping import Checkup
from web.words import ENGLISH, Catalogue


@dataclass(frozen=True)
class TableContext:
    """One table of a café.

    `own` is its identity, `key` grants the host's permissions, `lend` lends its light strip, `restart`
    restarts the program.
    """

    table: Table
    door: TableApi
    data: Path
    own: str
    key: str
    catalogue: Catalogue
    cafe: CafeFeatures
    lend: Callable[[Rgb | None], None]
    restart: Callable[[], None]

    @property
    def host(self) -> PageViewer:
        """The viewer for which staff orders are executed: the table's own screen, with the PIN typed."""
        return PageViewer(None, ENGLISH, at_screen=True, host=self.key)

    def speech(self, moment: Moment) -> Speech:
        """The table's language at that moment."""
        words = self.catalogue.beside(folder_of_words(self.table.game_of(moment).meta.package))
        return Speech(words, moment.seating.language or ENGLISH)

    def doctor(self, language: str) -> Checkup:
        """Runs the doctor. Raises Sorry."""
        return self.door.read(ReadCheckup(), replace(self.host, language=language))
