"""Makes the staff page from the broker's messages, and signed orders from taps."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

from companion.adapters.language.speech import Speech
from companion.adapters.seats.host_lock import HostLock
from companion.adapters.staff import spreadsheets
from companion.adapters.staff.floor_plan import FloorPlan
from companion.adapters.staff.given_orders import GivenOrders
from companion.adapters.staff.offered_version import OfferedVersion
from companion.adapters.staff.table_tiles import tile
from companion.cafe.broker_connection import BrokerConnection
from companion.cafe.floor import CafeFloor
from companion.cafe.orders import LONGEST, SHORTEST_KEY, OrderedAction, order, signed
from companion.cafe.topics import Topics
from companion.engine.refusal import Refused, refuse
from companion.table.files.faults import not_written
from web.ports.protocol import PageViewer, Sorry
from web.shown import staff
from web.words import Catalogue

IDLE = frozenset({"free", "waiting", "over"})
"""Stages of a table without a running game."""


class StaffDesk:
    """All tables of a café, as the page of staff uses them."""

    def __init__(
        self,
        line: BrokerConnection,
        floor: CafeFloor,
        given: GivenOrders,
        plan: FloorPlan,
        lock: HostLock,
        key: str,
        catalogue: Catalogue,
        offered: OfferedVersion,
        address: Callable[[], str],
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        """`key` is the café's, with which orders are signed; at `address` tables find this page."""
        self._offered, self._address = offered, address
        self._line, self._floor, self._given, self._plan = line, floor, given, plan
        self._lock, self._key, self._catalogue, self._clock = lock, key, catalogue, clock

    def floor(self, who: PageViewer) -> staff.FloorView:
        """All tables as they are now."""
        now, connected = self._clock(), self._line.connected.is_set()
        tiles = (
            tile(table, self._plan.cell(table.table), now, lives=connected and self._floor.lives(table))
            for table in self._floor.tables()
        )
        return staff.FloorView(
            tuple(sorted(tiles, key=lambda one: (one.y, one.x))),
            self._given.lines(),
            connected,
            locked=not self._may(who),
            has_pin=self._lock.is_set,
        )

    def place(self, table: str, x: int, y: int, who: PageViewer) -> None:
        """Puts a table elsewhere on the plan. Raises Sorry."""
        with self._sorry(who):
            self._check(who)
            self._check_known(table)
            self._plan.move(table, x, y)

    def bring(self, tables: tuple[str, ...], what: str, text: str, who: PageViewer) -> None:
        """Brings lines of `settings`, or a `deck`, to these tables. Raises Sorry where one is away."""
        with self._sorry(who):
            self._check(who)
            if not tables or not text.strip():
                raise refuse("refused-staff-nothing")
        for table in tables:
            self.order(table, what, who, text)

    def update(self, wheel: bytes, signature: bytes, who: PageViewer) -> None:
        """Has every table at which no game is going on fetch a newer version from here. Raises Sorry.

        Each of them takes it only if it trusts who signed it.
        """
        with self._sorry(who):
            self._check(who)
            idle = [one.table for one in self.floor(who).tiles if one.lives and one.stage in IDLE]
            if not idle or not wheel or not signature:
                raise refuse("refused-staff-update")
            where = f"{self._address()}/version/{self._offered.take(wheel, signature)}"
        for table in idle:
            self.order(table, OrderedAction.UPDATE, who, where)

    def version(self, name: str, kind: str) -> bytes | None:
        """The version that tables fetch, or its signature."""
        return self._offered.file(name, kind)

    def order(self, table: str, deed: str, who: PageViewer, text: str = "") -> None:
        """Has a table do something: what comes of it stands in the log. Raises Sorry."""
        with self._sorry(who):
            self._check(who)
            self._check_known(table)
            if len(self._key) < SHORTEST_KEY:
                raise refuse("refused-staff-key")
            if not self._line.connected.is_set():
                raise refuse("refused-staff-broker")
            sight = self._floor.find(table)
            if sight is None or not self._floor.lives(sight):
                raise refuse("refused-staff-silent", table=table)
            new = order(table, OrderedAction(deed), self._clock(), text)
            packed = signed(new, self._key)
            if len(packed) > LONGEST:
                raise refuse("refused-staff-large")
            self._given.add(new)
            self._line.tell(Topics(table).command, packed, kept=False)

    def sheet(self, what: str, who: PageViewer) -> str:
        """The evenings of all tables as CSV: its `games`, or its `dice`. Raises Sorry."""
        with self._sorry(who):
            self._check(who)
            return {"games": spreadsheets.games, "dice": spreadsheets.dice}[what](self._floor.tables())

    def unlock(self, pin: str, who: PageViewer, address: str) -> str:
        """Proves staff by the PIN, and returns the token that does so for a while. Raises Sorry."""
        with self._sorry(who):
            return self._lock.let_in(pin, address)

    def lock(self) -> None:
        """Logs staff out on all devices."""
        self._lock.shut()

    def _may(self, who: PageViewer) -> bool:
        return self._lock.is_set and self._lock.is_host(who.host, acts=False)

    def _check(self, who: PageViewer) -> None:
        """Without a PIN nobody but looks on: any guest in the network may open this page."""
        if not self._lock.is_set:
            raise refuse("refused-staff-pin")
        if not self._lock.is_host(who.host, acts=True):
            raise refuse("refused-locked")

    def _check_known(self, table: str) -> None:
        if self._floor.find(table) is None:
            raise refuse("refused-staff-silent", table=table)

    @contextmanager
    def _sorry(self, who: PageViewer) -> Iterator[None]:
        speech = Speech(self._catalogue, who.language)
        try:
            yield
        except Refused as refused:
            raise Sorry(speech(refused.reason)) from refused
        except OSError as fault:
            raise Sorry(speech(not_written(fault).reason)) from fault
