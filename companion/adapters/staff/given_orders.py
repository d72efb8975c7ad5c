"""Orders of this staff page, with their outcomes."""

from dataclasses import dataclass, field
from datetime import datetime
from threading import Lock

from companion.adapters.cafe.order_log import OrderLog
from companion.cafe.orders import StaffOrder
from companion.cafe.outcome import OrderOutcome
from web.shown import staff

SHOWN = 12
"""Number of the latest orders on the page."""


@dataclass
class GivenOrders:
    """Orders without an answer yet, and the log of the others; from any thread."""

    log: OrderLog
    _lock: Lock = field(default_factory=Lock)
    _open: dict[str, StaffOrder] = field(default_factory=dict)

    def add(self, order: StaffOrder) -> None:
        """An order that was just sent."""
        with self._lock:
            self._open[order.id] = order

    def answered(self, outcome: OrderOutcome) -> None:
        """Records an order's outcome; ignores orders from elsewhere. Raises OSError."""
        with self._lock:
            if self._open.pop(outcome.id, None) is not None:
                self.log.keep(outcome)

    def lines(self) -> tuple[staff.OrderLineView, ...]:
        """The latest of both, the latest first."""
        with self._lock:
            open_ = [_line(one.table, one.do.value, one.at, "asked") for one in self._open.values()]
            done = [
                _line(one.table, one.do, one.at, "done" if one.done else "refused", one.why)
                for one in self.log
            ]
        return tuple(reversed([*done, *open_]))[:SHOWN]


def _line(table: str, deed: str, at: str, fate: str, why: str = "") -> staff.OrderLineView:
    return staff.OrderLineView(f"{datetime.fromisoformat(at).astimezone():%H:%M}", table, deed, fate, why)
