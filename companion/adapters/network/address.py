"""The addresses of this table: for phones, and for programs on this machine."""

from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from time import monotonic

from companion.adapters.network.interfaces import Interface, interfaces, outward, reachable

HTTP = 80
ANY = frozenset({"", "0.0.0.0", "::"})  # noqa: S104 - read, and listened on where the settings say so
"""Addresses that listen on all interfaces."""
FRESH_S = 3.0
"""Networks come and go, yet many pages are drawn at once."""


class Addresses:
    """Addresses of a server that listens on `host`; `named`, from the settings, replaces them."""

    def __init__(
        self,
        host: str,
        named: str = "",
        networks: Callable[[], tuple[Interface, ...]] = interfaces,
        way: Callable[[], str | None] = outward,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._host, self._named = host, named
        self._networks, self._way, self._clock = networks, way, clock
        self._found: tuple[float, tuple[str, ...]] = (float("-inf"), ())

    def all(self, port: int) -> tuple[str, ...]:
        """Every address that phones may reach it by, the likeliest first; at least one."""
        if self._named:
            return (web_address(self._named, port),)
        if self._host not in ANY:
            return (web_address(self._host, port),)
        return tuple(web_address(number, port) for number in self._numbers() or ("127.0.0.1",))

    def _numbers(self) -> tuple[str, ...]:
        now = self._clock()
        if now - self._found[0] >= FRESH_S:
            self._found = (now, self._look())
        return self._found[1]

    def _look(self) -> tuple[str, ...]:
        try:
            return reachable(self._networks(), self._way())
        except OSError:
            return ()


def own_address(host: str, port: int) -> str:
    """The address of the same server for programs on this very machine."""
    if host == "::":
        return web_address("::1", port)
    return web_address("127.0.0.1" if host in ANY else host, port)


@lru_cache(64)
def web_address(host: str, port: int) -> str:
    """`http://host:port`; 80 goes without saying, and a number with colons stands in brackets."""
    name = in_brackets(host)
    return f"http://{name}" if port == HTTP else f"http://{name}:{port}"


def in_brackets(host: str) -> str:
    """A host as it stands in an address: a number of IPv6 in brackets, its zone escaped (RFC 6874)."""
    try:
        number = ip_address(host.strip("[]"))
    except ValueError:
        return host
    return f"[{str(number).replace('%', '%25')}]" if isinstance(number, IPv6Address) else str(number)
