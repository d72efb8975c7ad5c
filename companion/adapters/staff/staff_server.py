"""The process of the staff page: broker connection, desk, server."""

from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from companion.adapters.cafe.cafe_features import broker_of
from companion.adapters.cafe.order_log import OrderLog
from companion.adapters.network.address import Addresses
from companion.adapters.seats.host_lock import HostLock
from companion.adapters.staff.floor_plan import FloorPlan
from companion.adapters.staff.given_orders import GivenOrders
from companion.adapters.staff.offered_version import OfferedVersion
from companion.adapters.staff.staff_desk import StaffDesk
from companion.cafe.broker_connection import BrokerConnection
from companion.cafe.floor import LISTENS, CafeFloor
from companion.table.files.private_folder import make_own
from companion.table.seating.identity import identity
from companion.table.settings.settings import CafeSettings
from web.server import Server
from web.staff import serve_staff
from web.words import Catalogue


@dataclass(frozen=True)
class StaffOptions:
    """Options of the staff page. `data` holds its plan and its log, apart from any table's."""

    cafe: CafeSettings
    data: Path
    pin: str
    host: str
    port: int
    address: str = ""
    """Name of this machine in the settings."""


class StaffServer:
    """A running page of staff. Use it as a context."""

    def __init__(self, begun: StaffOptions, catalogue: Catalogue) -> None:
        """Raises OSError if the data folder or the port cannot be used."""
        make_own(begun.data)
        own = f"staff-{identity(begun.data)}"
        given = GivenOrders(OrderLog(begun.data))
        floor = CafeFloor(given.answered)
        self.line = BrokerConnection(broker_of(begun.cafe), own, LISTENS, heard=floor.hear)
        lock = HostLock(begun.data / "lock.json", begun.pin)
        self._host, self._address = begun.host, begun.address
        self.desk = StaffDesk(
            *(self.line, floor, given, FloorPlan(begun.data), lock, begun.cafe.key, catalogue),
            offered=OfferedVersion(begun.data),
            address=lambda: self.address,
        )
        self.server: Server = serve_staff(self.desk, own, begun.host, begun.port)
        self._closing = ExitStack()

    @property
    def address(self) -> str:
        return Addresses(self._host, self._address).all(self.server.port)[0]

    def __enter__(self) -> Self:
        self._closing.callback(self.server.close)
        self.server.start()
        self._closing.callback(self.line.close)
        self.line.open()
        return self

    def __exit__(self, *_: object) -> None:
        self._closing.close()
