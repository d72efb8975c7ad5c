"""The page of staff with all behind it, in one process: the line to the broker, the desk, the server."""

from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from companion.bridges.address import Addresses
from companion.bridges.cafe.broker import broker_of
from companion.bridges.cafe.order_log import OrderLog
from companion.bridges.host_lock import HostLock
from companion.bridges.staff.desk import Desk
from companion.bridges.staff.given import Given
from companion.bridges.staff.offered import Offered
from companion.bridges.staff.plan import Plan
from companion.cafe.floor import LISTENS, Floor
from companion.cafe.line import Line
from companion.table.identity import identity
from companion.table.own_folder import make_own
from companion.table.settings import CafeSettings
from web.server import Server
from web.staff import serve_staff
from web.words import Catalogue


@dataclass(frozen=True)
class Begun:
    """What the page of staff is started with. `data` keeps its plan and its log, apart from any table's."""

    cafe: CafeSettings
    data: Path
    pin: str
    host: str
    port: int
    address: str = ""
    """How the settings name this machine."""


class Office:
    """A running page of staff. Use it as a context."""

    def __init__(self, begun: Begun, catalogue: Catalogue) -> None:
        """Raises OSError."""
        make_own(begun.data)
        own = f"staff-{identity(begun.data)}"
        given = Given(OrderLog(begun.data))
        floor = Floor(given.answered)
        self.line = Line(broker_of(begun.cafe), own, LISTENS, heard=floor.hear)
        lock = HostLock(begun.data / "lock.json", begun.pin)
        self._host, self._address = begun.host, begun.address
        self.desk = Desk(
            *(self.line, floor, given, Plan(begun.data), lock, begun.cafe.key, catalogue),
            offered=Offered(begun.data),
            address=lambda: self.address,
        )
        self.server: Server = serve_staff(self.desk, own, begun.host, begun.port)
        self._closing = ExitStack()

    @property
    def address(self) -> str:
        """Where the page is found."""
        return Addresses(self._host, self._address).all(self.server.port)[0]

    def __enter__(self) -> Self:
        self._closing.callback(self.server.close)
        self.server.start()
        self._closing.callback(self.line.close)
        self.line.open()
        return self

    def __exit__(self, *_: object) -> None:
        self._closing.close()
