"""A table joins a café: what its station needs of all that stands around the table."""

import logging
from collections.abc import Callable
from dataclasses import replace
from threading import Event

from companion.bridges.door.door import TableDoor
from companion.bridges.speech import Speech, folder_of_words
from companion.devices.strip import Rgb
from companion.table.moment import Moment
from companion.table.settings import CafeSettings
from companion.table.table import Table
from web.protocol import Who
from web.shown.keeping import Checkup
from web.words import ENGLISH, Catalogue

log = logging.getLogger(__name__)


def join(
    settings: CafeSettings,
    table: Table,
    door: TableDoor,
    own: str,
    key: str,
    catalogue: Catalogue,
    lend: Callable[[Rgb | None], None],
) -> Callable[[Event], None] | None:
    """What runs the table's station; None where this table keeps to itself.

    `own` is its identity, `key` makes whoever has it its host, `lend` lends its light strip.
    """
    if not settings.broker:
        return None
    try:
        from companion.bridges.cafe.station import Station  # noqa: PLC0415 - 2 MB, for a café alone
    except ImportError as fault:
        log.warning("this table keeps to itself: %s; install the extra `cafe`", fault)
        return None
    host = Who(None, ENGLISH, at_screen=True, host=key)

    def speech(moment: Moment) -> Speech:
        words = catalogue.beside(folder_of_words(table.game_of(moment).package))
        return Speech(words, moment.seating.language or ENGLISH)

    def doctor(language: str) -> Checkup:
        return door.doctor(replace(host, language=language))

    return Station(table, settings, own, speech, doctor, lend).run
