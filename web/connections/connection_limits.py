"""The door before the server: each address has a few connections, and those who play always find room."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Collection
from contextlib import suppress
from functools import lru_cache
from ipaddress import ip_address
from threading import Lock
from time import monotonic
from typing import Any

from waitress.channel import HTTPChannel

from web.connections.own_screen import is_this_machine
from web.connections.rate_limit import network

EACH = 24
"""Connections of one address: a browser opens six, and a stream stays open."""
EACH_HERE = 96
"""The own machine has more: in a demonstration all phones are on it."""
ROOM = 128
"""Most connections of this machine, of addresses with seats, and of all others."""
BURST, BURST_S = 48, 6.0
"""Connections that an address may open in that many seconds."""
FRESH_S = 2.0
"""Seconds for which an address check is cached."""
ADDRESSES = 1024
GUESTS = 64
LOOPBACK = frozenset({"127.0.0.1", "::1"})
AT_ONCE = 64
"""Most connections refused in one go."""


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


class Admission:
    """Decides which connections waitress takes; a newcomer takes the place of one that asks nothing.

    `admits` and `channel` are called by the server's own thread.
    """

    def __init__(self, guests: Guests, room: int = ROOM, clock: Callable[[], float] = monotonic) -> None:
        """`room`: most connections of each of the three kinds."""
        self._guests, self._room, self._clock = guests, room, clock
        self._opened: Counter[tuple[int, str]] = Counter()

    def plays(self, address: str) -> bool:
        """True if the address has a seat, or is this machine."""
        return any(self._rank(address))

    def admits(self, address: str, channels: Collection[Any]) -> bool:
        """True if there is room beside these open channels; one that waits may be closed for it."""
        rank, kin = self._rank(address), self._kin(address)
        if not rank[0] and not self._keeps_pace(kin):
            return False
        lasting = [channel for channel in channels if not channel.will_close]
        near = [one for one in lasting if self._kin(one.addr[0]) == kin]
        like = [one for one in lasting if self._rank(one.addr[0]) == rank]
        return _has_room(near, EACH_HERE if rank[0] else EACH) and _has_room(like, self._room)

    def channel(self, server: Any, taken: Any, address: Any, adj: Any, map: Any = None) -> Any:
        """Channel of the first connection for which there is room; those before it are closed unread."""
        for _ in range(AT_ONCE):
            if self.admits(address[0], list(server.active_channels.values())):
                return HTTPChannel(server, taken, address, adj, map=map)
            taken.close()
            following = None
            with suppress(OSError):
                following = server.accept()
            if following is None:
                return None
            taken, address = following
        return taken.close()

    def _rank(self, address: str) -> tuple[bool, bool]:
        return _is_here(address, int(self._clock() / FRESH_S)), address in self._guests

    def _kin(self, address: str) -> str:
        return address if self.plays(address) else network(address)

    def _keeps_pace(self, kin: str) -> bool:
        window = int(self._clock() / BURST_S)
        if (window, "") not in self._opened:
            self._opened = Counter({(window, ""): 1})
        self._opened[window, kin] += 1
        return self._opened[window, kin] <= BURST


def _has_room(channels: list[Any], most: int) -> bool:
    """Makes room for one more: channels without an answer are closed first, those with a request never."""
    if len(channels) < most:
        return True
    waiting = [channel for channel in channels if not channel.requests]
    if waiting:
        oldest = min(waiting, key=lambda one: (one.current_outbuf_count > 0, one.last_activity))
        oldest.will_close = True  # waitress closes it, as it does with those that are idle for long
    return bool(waiting)


@lru_cache(ADDRESSES)
def _is_here(address: str, _moment: int) -> bool:
    """True for addresses of this machine; of the loopback only the first, as tests use the others as
    strangers."""
    return is_this_machine(address) and (address in LOOPBACK or not ip_address(address).is_loopback)
