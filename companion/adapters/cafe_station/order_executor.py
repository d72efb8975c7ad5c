"""A table does what staff ask of it, by the same door as everybody else, as its host."""

import logging
from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from queue import SimpleQueue
from threading import Lock, Thread

from companion.adapters.cafe.order_log import OrderLog
from companion.adapters.cafe_station.table_context import Place
from companion.cafe.orders import Deed, Doubt, Gate, NotHeeded, Order
from companion.cafe.outcome import Outcome
from web.protocol import Sorry, Who

log = logging.getLogger(__name__)


class Obeying:
    """What orders come to at one table; for one thread, which fetching a version never holds up."""

    def __init__(self, place: Place, key: str, table: str) -> None:
        """`key` is the café's, `table` the name that orders call this one by."""
        self._place, self._done = place, OrderLog(place.data)
        self._gate = Gate(table, key, self)
        self._under_way: set[str] = set()
        self._fetching = Lock()
        self._ended: SimpleQueue[Outcome] = SimpleQueue()
        self._not_heeded: deque[Outcome] = deque()

    def __contains__(self, order: object) -> bool:
        """Whether the order of that id was heeded already."""
        return order in self._under_way or order in self._done

    def heed(self, payload: bytes, language: str) -> None:
        """Does what is ordered; by nobody who has the key nothing is ordered, and to them nothing is said."""
        try:
            order = self._gate.read(payload)
        except NotHeeded as not_heeded:
            log.warning("an order is not heeded: %s", not_heeded.doubt)
            if not_heeded.order is not None:
                self._not_heeded.append(_outcome(not_heeded.order, not_heeded.doubt))
            return
        host = replace(self._place.host, language=language)
        self._under_way.add(order.id)
        if order.do is Deed.UPDATE:
            Thread(target=self._fetch, args=(order, host), name="fetching", daemon=True).start()
        else:
            self._ended.put(self._outcome(order, host))

    def outcomes(self) -> Iterator[Outcome]:
        """What came of orders since it was last asked."""
        while self._not_heeded:
            yield self._not_heeded.popleft()
        while not self._ended.empty():
            outcome = self._ended.get()
            self._done.keep(outcome)
            self._under_way.discard(outcome.id)
            yield outcome
            if outcome.done and outcome.do == Deed.RESTART:
                self._place.restart()

    def _fetch(self, order: Order, host: Who) -> None:
        with self._fetching:
            self._ended.put(self._outcome(order, host))

    def _outcome(self, order: Order, host: Who) -> Outcome:
        try:
            self._do(order, host)
        except Sorry as sorry:
            return _outcome(order, sorry.text)
        return _outcome(order)

    def _do(self, order: Order, host: Who) -> None:
        door = self._place.door
        match order.do:
            case Deed.NEXT if self._place.table.moment.game is None:
                door.clear(host)
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
