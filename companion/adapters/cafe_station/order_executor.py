"""Executes staff orders with the host's permissions, through the same interface as the pages."""

import logging
from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from queue import SimpleQueue
from threading import Lock, Thread

from companion.adapters.cafe.order_log import OrderLog
from companion.adapters.cafe_station.table_context import TableContext
from companion.adapters.use_cases.calling_staff import CallStaff
from companion.adapters.use_cases.machine.box import FetchVersion
from companion.adapters.use_cases.setup import AdjustSettings
from companion.cafe.orders import OrderedAction, OrderFault, OrderGate, OrderRejected, StaffOrder
from companion.cafe.outcome import OrderOutcome
from companion.table.commands.game import EndGame, NextParty
from companion.table.commands.seating import ClearTable
from web.ports.protocol import PageViewer, Sorry

log = logging.getLogger(__name__)


class OrderExecutor:
    """Executes orders for one table.

    Used by one thread; fetching a version runs in another and never delays it.
    """

    def __init__(self, place: TableContext, key: str, table: str) -> None:
        """`key` is the café's, `table` the name that orders call this one by."""
        self._place, self._done = place, OrderLog(place.data)
        self._gate = OrderGate(table, key, self)
        self._under_way: set[str] = set()
        self._fetching = Lock()
        self._ended: SimpleQueue[OrderOutcome] = SimpleQueue()
        self._not_heeded: deque[OrderOutcome] = deque()

    def __contains__(self, order: object) -> bool:
        """True if the order with that id was executed or is being executed."""
        return order in self._under_way or order in self._done

    def heed(self, payload: bytes, language: str) -> None:
        """Does what is ordered; by nobody who has the key nothing is ordered, and to them nothing is said."""
        try:
            order = self._gate.read(payload)
        except OrderRejected as not_heeded:
            log.warning("an order is not heeded: %s", not_heeded.doubt)
            if not_heeded.order is not None:
                self._not_heeded.append(_outcome(not_heeded.order, not_heeded.doubt))
            return
        host = replace(self._place.host, language=language)
        self._under_way.add(order.id)
        if order.do is OrderedAction.UPDATE:
            Thread(target=self._fetch, args=(order, host), name="fetching", daemon=True).start()
        else:
            self._ended.put(self._outcome(order, host))

    def outcomes(self) -> Iterator[OrderOutcome]:
        """Outcomes of orders since the last call."""
        while self._not_heeded:
            yield self._not_heeded.popleft()
        while not self._ended.empty():
            outcome = self._ended.get()
            self._done.keep(outcome)
            self._under_way.discard(outcome.id)
            yield outcome
            if outcome.done and outcome.do == OrderedAction.RESTART:
                self._place.restart()

    def _fetch(self, order: StaffOrder, host: PageViewer) -> None:
        with self._fetching:
            self._ended.put(self._outcome(order, host))

    def _outcome(self, order: StaffOrder, host: PageViewer) -> OrderOutcome:
        try:
            self._do(order, host)
        except Sorry as sorry:
            return _outcome(order, sorry.text)
        return _outcome(order)

    def _do(self, order: StaffOrder, host: PageViewer) -> None:
        door = self._place.door
        match order.do:
            case OrderedAction.NEXT if self._place.table.moment.game is None:
                door.execute(ClearTable(), host)
            case OrderedAction.NEXT:
                door.execute(NextParty(), host)
            case OrderedAction.END:
                door.execute(EndGame(), host)
            case OrderedAction.COMING:
                door.execute(CallStaff(call=False), host)
            case OrderedAction.SETTINGS:
                door.execute(AdjustSettings(order.text), host)
            case OrderedAction.DECK:
                found = door.card_editor(host).bring_in("", "", order.text)
                if found.faults:
                    raise Sorry(found.faults[0])
            case OrderedAction.UPDATE:
                door.execute(FetchVersion(order.text), host)
            case OrderedAction.RESTART:
                pass  # once it is written down


def _outcome(order: StaffOrder, why: str | OrderFault = "") -> OrderOutcome:
    return OrderOutcome(order.table, order.id, order.do.value, order.at, done=not why, why=str(why))
