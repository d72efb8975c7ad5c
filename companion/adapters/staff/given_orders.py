"""The orders that staff gave, as long as their page shows them, and what came of them."""

from dataclasses import dataclass, field
from datetime import datetime
from threading import Lock

from companion.adapters.cafe.order_log import OrderLog
from companion.cafe.orders import Order
from companion.cafe.outcome import Outcome
from web.shown import staff

SHOWN = 12
"""So many of the latest orders stand on the page."""


@dataclass
class Given:
    """What was ordered and has not been answered yet, and the log of what was; from any thread."""

    log: OrderLog
    _lock: Lock = field(default_factory=Lock)
    _open: dict[str, Order] = field(default_factory=dict)

    def add(self, order: Order) -> None:
        """An order that was just sent."""
        with self._lock:
            self._open[order.id] = order

    def answered(self, outcome: Outcome) -> None:
        """What came of one; of those that nobody gave here nothing is known. Raises OSError."""
        with self._lock:
            if self._open.pop(outcome.id, None) is not None:
                self.log.keep(outcome)

    def lines(self) -> tuple[staff.Line, ...]:
        """The latest of both, the latest first."""
        with self._lock:
            open_ = [_line(one.table, one.do.value, one.at, "asked") for one in self._open.values()]
            done = [
                _line(one.table, one.do, one.at, "done" if one.done else "refused", one.why)
                for one in self.log
            ]
        return tuple(reversed([*done, *open_]))[:SHOWN]


def _line(table: str, deed: str, at: str, fate: str, why: str = "") -> staff.Line:
    return staff.Line(f"{datetime.fromisoformat(at).astimezone():%H:%M}", table, deed, fate, why)
