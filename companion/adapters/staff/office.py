"""The process of the staff page: broker connection, desk, server."""

from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from companion.adapters.cafe.broker import broker_of
from companion.adapters.cafe.order_log import OrderLog
from companion.adapters.network.address import Addresses
from companion.adapters.seats.host_lock import HostLock
from companion.adapters.staff.desk import Desk
from companion.adapters.staff.floor_plan import FloorPlan
from companion.adapters.staff.given_orders import GivenOrder
from companion.adapters.staff.offered_version import Offered
from companion.cafe.floor import LISTENS, CafeFloor
from companion.cafe.line import BrokerLine
from companion.table.files.private_folder import make_own
from companion.table.seating.identity import identity
from companion.table.settings.settings import CafeSettings
from web.server import Server
from web.staff import serve_staff
from web.words import Catalogue


@dataclass(frozen=True)
class OfficeStarted:
    """Options of the staff page. `data` holds its plan and its log, apart from any table's."""

    cafe: CafeSettings
    data: Path
    pin: str
    host: str
    port: int
    address: str = ""
    """Name of this machine in the settings."""


class Office:
    """A running page of staff. Use it as a context."""

    def __init__(self, begun: OfficeStarted, catalogue: Catalogue) -> None:
        """Raises OSError."""
        make_own(begun.data)
        own = f"staff-{identity(begun.data)}"
        given = GivenOrder(OrderLog(begun.data))
        floor = CafeFloor(given.answered)
        self.line = BrokerLine(broker_of(begun.cafe), own, LISTENS, heard=floor.hear)
        lock = HostLock(begun.data / "lock.json", begun.pin)
        self._host, self._address = begun.host, begun.address
        self.desk = Desk(
            *(self.line, floor, given, FloorPlan(begun.data), lock, begun.cafe.key, catalogue),
            offered=Offered(begun.data),
            address=lambda: self.address,
        )
        self.server: Server = serve_staff(self.desk, own, begun.host, begun.port)
        self._closing = ExitStack()

    @property
    def address(self) -> str:
        """The page's address."""
        return Addresses(self._host, self._address).all(self.server.port)[0]

    def __enter__(self) -> Self:
        self._closing.callback(self.server.close)
        self.server.start()
        self._closing.callback(self.line.close)
        self.line.open()
        return self

    def __exit__(self, *_: object) -> None:
        self._closing.close()
