"""The door before the server: each address has a few connections, and those who play always find room."""

import errno
import os
import socket
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from ipaddress import ip_address
from threading import Lock
from time import monotonic
from typing import Any

from werkzeug.wsgi import ClosingIterator

from web.connections.own_screen import is_this_machine
from web.connections.rate_limit import network

EACH = 24
"""Connections of one address: a browser opens six, and a stream stays open."""
EACH_HERE = 96
"""The own machine has more: in a demonstration all phones are on it."""
ROOM = 128
"""Most connections of this machine, of addresses with seats, and of all others."""
BURST, A_SECOND = 48, 8
"""Connections an address may open at once, and further ones each second."""
FRESH_S = 2.0
"""Seconds for which an address check is cached."""
ADDRESSES = 1024
GUESTS = 64
LOOPBACK = frozenset({"127.0.0.1", "::1"})
AT_ONCE = 64
"""Most connections refused in one go."""
Application = Callable[[dict[str, Any], Any], Iterable[bytes]]


class Guests:
    """Addresses from which a seat, the code or the PIN was proven lately; thread-safe, on no disk."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, None] = OrderedDict()
        self._lock = Lock()

    def note(self, address: str | None) -> None:
        """Marks an address as that of a player with a proven seat."""
        if address is None:
            return
        with self._lock:
            self._known[address] = None
            self._known.move_to_end(address)
            while len(self._known) > GUESTS:
                self._known.popitem(last=False)

    def __contains__(self, address: str) -> bool:
        return address in self._known


class Knocks:
    """Rate limit of new connections by address; needs no thread."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, kin: str) -> bool:
        """Spends one connection of this address; False if it has none left."""
        now = self._clock()
        left, at = self._left.get(kin, (BURST, now))
        left = min(BURST, left + A_SECOND * (now - at))
        self._left[kin] = (left - (left >= 1), now)
        self._left.move_to_end(kin)
        if len(self._left) > ADDRESSES:
            self._left.popitem(last=False)
        return left >= 1


@dataclass(eq=False)
class Connection:
    """A connection: whether it is of this machine, what was served on it, and since when it only waits."""

    socket: socket.socket
    address: str
    here: bool
    since: float
    kin: str = ""
    served: int = 0
    running: int = 0


class Lines:
    """The connections of one server; thread-safe. A newcomer takes the place of one that says nothing."""

    def __init__(self, guests: Guests, clock: Callable[[], float] = monotonic) -> None:
        self._guests, self._clock = guests, clock
        self._open: dict[tuple[str, str], Connection] = {}
        self._knocks = Knocks(clock)
        self._here: dict[str, tuple[bool, float]] = {}
        self._lock = Lock()
        self.answered = 0
        """Number of requests served."""

    def takes(self, taken: socket.socket, address: str, port: int) -> bool:
        """True if there is room for this connection; a waiting one may be closed for it."""
        line = Connection(taken, address, self._is_here(address), self._clock())
        line.kin = address if line.here or address in self._guests else network(address)
        with self._lock:
            if not line.here and not self._knocks.allows(line.kin):
                return False
            self._open = {at: one for at, one in self._open.items() if one.socket.fileno() >= 0}
            near = [one for one in self._open.values() if one.kin == line.kin]
            like = [one for one in self._open.values() if self._rank(one) == self._rank(line)]
            if not (self._has_room(near, EACH_HERE if line.here else EACH) and self._has_room(like, ROOM)):
                return False
            self._open[address, str(port)] = line
            return True

    def noted(self, application: Application) -> Application:
        """The application, whose requests are noted while they are served."""

        def served(environ: dict[str, Any], start: Any) -> Iterable[bytes]:
            line = self._open.get((environ.get("REMOTE_ADDR", ""), environ.get("REMOTE_PORT", "")))
            self._note(line, 1)
            return ClosingIterator(application(environ, start), lambda: self._note(line, -1))

        return served

    def plays(self, address: str) -> bool:
        """True if the address has a seat, or is this machine."""
        return address in self._guests or self._is_here(address)

    def __len__(self) -> int:
        with self._lock:
            return sum(one.socket.fileno() >= 0 for one in self._open.values())

    def _is_here(self, address: str) -> bool:
        now = self._clock()
        here, at = self._here.get(address, (False, float("-inf")))
        if now - at >= FRESH_S:
            here = _is_here(address)
            self._here = {**(self._here if len(self._here) < ADDRESSES else {}), address: (here, now)}
        return here

    def _note(self, line: Connection | None, more: int) -> None:
        with self._lock:
            self.answered += more < 0
            if line is not None:
                line.running += more
                line.served += more < 0
                line.since = self._clock()

    def _rank(self, line: Connection) -> tuple[bool, bool]:
        return line.here, line.address in self._guests

    def _has_room(self, lines: list[Connection], most: int) -> bool:
        """Makes room for one more: connections without a request are closed first, served ones never."""
        if len(lines) < most:
            return True
        waiting = [one for one in lines if not one.running]
        if waiting:
            self._end(min(waiting, key=lambda one: (one.served > 0, one.since)))
        return bool(waiting)

    def _end(self, line: Connection) -> None:
        self._open = {at: one for at, one in self._open.items() if one is not line}
        try:
            line.socket.shutdown(socket.SHUT_RDWR)  # the server notices, and closes it
        except OSError:
            return  # whoever was there has gone


class ConnectionLimits(socket.socket):
    """Listening socket that closes excess connections before the server sees them."""

    def __init__(self, family: int, lines: Lines) -> None:
        super().__init__(family, socket.SOCK_STREAM)
        self._lines = lines

    def accept(self) -> tuple[socket.socket, Any]:
        """The next one for whom there is room. Raises BlockingIOError where there is none for now."""
        for _ in range(AT_ONCE):
            taken, address = super().accept()
            if self._lines.takes(taken, *address[:2]):
                return taken, address
            taken.close()
        raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))


def _is_here(address: str) -> bool:
    """True for addresses of this machine; of the loopback only the first, as tests use the others as
    strangers."""
    return is_this_machine(address) and (address in LOOPBACK or not ip_address(address).is_loopback)
