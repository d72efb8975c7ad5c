"""Staff orders to a table over the broker: signed with the café's key, dated, executed once.

The signature is HMAC-SHA256 (RFC 2104) over all other fields of the order, with the key that tables and staff
share.
"""

import hmac
import secrets
from collections.abc import Callable, Container
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any

from companion.cafe.table_state import packed, unpacked

LASTS_S = 60.0
"""An order counts so long after it was given, and may seem to be given so long before: clocks differ."""
SHORTEST_KEY = 16
LONGEST = 250_000
"""Bytes of an order; the broker that is set up by systemd/cafe takes no longer ones."""


class OrderedAction(StrEnum):
    """Actions that staff can order at a table."""

    NEXT = "next"
    END = "end"
    RESTART = "restart"
    COMING = "coming"
    SETTINGS = "settings"
    DECK = "deck"
    UPDATE = "update"


class OrderFault(StrEnum):
    """Why an order is not heeded."""

    NO_KEY = "no-key"
    FORGED = "forged"
    STALE = "stale"
    REPEATED = "repeated"


class OrderRejected(Exception):  # noqa: N818 - an answer, not a fault of the program
    """The order is rejected. `order` is its content if the signature is valid."""

    def __init__(self, doubt: OrderFault, order: "StaffOrder | None" = None) -> None:
        super().__init__(doubt.value)
        self.doubt, self.order = doubt, order


@dataclass(frozen=True)
class StaffOrder:
    """An order to a table. `id` is unique, `at` the time at which it was given (UTC, ISO 8601).

    `text` is its content: lines of settings, a whole card file, or the address of a newer version.
    """

    table: str
    do: OrderedAction
    id: str
    at: str
    text: str = ""


def order(table: str, do: OrderedAction, at: datetime, text: str = "") -> StaffOrder:
    """Creates an order."""
    given = at.astimezone(UTC).isoformat(timespec="milliseconds")
    return StaffOrder(table, do, secrets.token_urlsafe(12), given, text)


def signed(given: StaffOrder, key: str) -> bytes:
    """The order as it goes over the broker."""
    return packed({**_said(given), "signature": _signature(given, key)})


@dataclass(frozen=True)
class OrderGate:
    """Lets orders to one table through that count; `heeded` knows the ids of those that did already."""

    table: str
    key: str
    heeded: Container[str]
    clock: Callable[[], datetime] = lambda: datetime.now(UTC)

    def read(self, payload: bytes) -> StaffOrder:
        """The order. Raises OrderRejected for one that does not count (any more)."""
        if len(self.key) < SHORTEST_KEY:
            raise OrderRejected(OrderFault.NO_KEY)
        given = self._proven(payload)
        if abs((self.clock() - datetime.fromisoformat(given.at)).total_seconds()) > LASTS_S:
            raise OrderRejected(OrderFault.STALE, given)
        if given.id in self.heeded:
            raise OrderRejected(OrderFault.REPEATED, given)
        return given

    def _proven(self, payload: bytes) -> StaffOrder:
        try:
            raw = unpacked(payload)
            table, id_, at, text = (str(raw[name]) for name in ("table", "id", "at", "text"))
            given = StaffOrder(table, OrderedAction(raw["do"]), id_, at, text)
            datetime.fromisoformat(given.at).astimezone(UTC)
            by_key = hmac.compare_digest(str(raw["signature"]).encode(), _signature(given, self.key).encode())
        except (ValueError, KeyError, TypeError, OverflowError) as fault:
            raise OrderRejected(OrderFault.FORGED) from fault
        if not by_key or given.table != self.table or datetime.fromisoformat(given.at).tzinfo is None:
            raise OrderRejected(OrderFault.FORGED)
        return given


def _said(given: StaffOrder) -> dict[str, Any]:
    return asdict(given)


def _signature(given: StaffOrder, key: str) -> str:
    return hmac.new(key.encode(), packed(_said(given)), "sha256").hexdigest()
