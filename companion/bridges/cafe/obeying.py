"""A table does what staff ask of it, by the same door as everybody else, as its host."""

import logging
from dataclasses import replace

from companion.bridges.cafe.order_log import OrderLog
from companion.bridges.cafe.place import Place
from companion.cafe.orders import Deed, Doubt, Gate, NotHeeded, Order
from companion.cafe.outcome import Outcome
from web.protocol import Sorry, Who

log = logging.getLogger(__name__)


class Obeying:
    """What orders come to at one table; for one thread."""

    def __init__(self, place: Place, gate: Gate, done: OrderLog) -> None:
        """`done` keeps what was done."""
        self._place, self._gate, self._done = place, gate, done

    def heed(self, payload: bytes, language: str) -> Outcome | None:
        """What came of an order; None for one by nobody who has the key: to them nothing is said."""
        try:
            order = self._gate.read(payload)
        except NotHeeded as not_heeded:
            log.warning("an order is not heeded: %s", not_heeded.doubt)
            given = not_heeded.order
            return None if given is None else _outcome(given, not_heeded.doubt)
        outcome = self._outcome(order, replace(self._place.host, language=language))
        self._done.keep(outcome)
        if outcome.done and order.do is Deed.RESTART:
            self._place.restart()
        return outcome

    def _outcome(self, order: Order, host: Who) -> Outcome:
        try:
            self._do(order, host)
        except Sorry as sorry:
            return _outcome(order, sorry.text)
        return _outcome(order)

    def _do(self, order: Order, host: Who) -> None:
        table, door = self._place.table, self._place.door
        match order.do:
            case Deed.NEXT if table.moment.game is None:
                for seat in table.moment.seating.seats:
                    door.free(seat.id, host)
            case Deed.NEXT:
                door.again(host)
            case Deed.END:
                door.end(host)
            case Deed.COMING:
                door.call(False, host)
            case Deed.SETTINGS:
                door.adjust(order.text, host)
            case Deed.DECK:
                found = door.workshop(host).bring_in("", "", order.text)
                if found.faults:
                    raise Sorry(found.faults[0])
            case Deed.UPDATE:
                door.fetch_version(order.text, host)
            case Deed.RESTART:
                pass  # once it is written down


def _outcome(order: Order, why: str | Doubt = "") -> Outcome:
    return Outcome(order.table, order.id, order.do.value, order.at, done=not why, why=str(why))
