"""Connects a table to its café if the settings name a broker."""

import logging
from collections.abc import Callable
from threading import Event

from companion.adapters.cafe_station.table_context import TableContext
from companion.table.settings.settings import CafeSettings

log = logging.getLogger(__name__)


def join(settings: CafeSettings, place: TableContext) -> Callable[[Event], None] | None:
    """Starts the table's station and returns its loop; None if its package is missing."""
    try:
        from companion.adapters.cafe_station.station import Station  # noqa: PLC0415 - 2 MB, for a café alone
    except Exception as fault:  # it is missing, or a library below it fails
        place.cafe.link.state = "missing"
        log.warning("this table is on its own: %s; install the extra `cafe`", fault)
        return None
    try:
        return Station(settings, place).run
    except ValueError as fault:
        place.cafe.link.state = "away"
        log.warning("this table is on its own: the settings of the broker %s: %s", settings.broker, fault)
        return None
    except OSError as fault:
        place.cafe.link.state = "certificate"
        log.warning("this table is on its own: the certificate %s: %s", settings.certificate, fault)
        return None
    except Exception:  # an error of the broker's library
        place.cafe.link.state = "away"
        log.exception("this table is on its own: the broker %s cannot be used", settings.broker)
        return None
