"""Network interfaces of this machine, and the address by which phones reach it."""

import socket
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from ipaddress import IPv4Address, IPv6Address, ip_address
from pathlib import Path

import ifaddr

Number = IPv4Address | IPv6Address
SYSTEM = Path("/sys/class/net")
"""Linux's description of each interface; other systems have none, and all interfaces count alike."""
ETHERNET = "1"
"""Hardware type of Ethernet frames, Wi-Fi included (ARPHRD_ETHER)."""
DOWN = frozenset({"down", "lowerlayerdown", "notpresent"})
FAR = ("192.0.2.1", 9)
"""An address of the documentation's network (RFC 5737): asking the way to it sends nothing."""


class InterfaceStatus(IntEnum):
    """Kind of a network interface. Phones are on the first kind that exists."""

    HARDWARE = 0
    SOFTWARE = 1
    TUNNEL = 2


@dataclass(frozen=True)
class Interface:
    """One network: what its interface stands on, and this machine's numbers in it."""

    name: str
    standing: InterfaceStatus
    numbers: tuple[Number, ...]


def interfaces(system: Path = SYSTEM) -> tuple[Interface, ...]:
    """Those that are up. Raises OSError."""
    found = (
        Interface(adapter.name, _standing(adapter.name, system), tuple(_numbers(adapter)))
        for adapter in ifaddr.get_adapters()
        if _word(system / adapter.name / "operstate") not in DOWN
    )
    return tuple(one for one in found if one.numbers)


def reachable(networks: Iterable[Interface], outward: str | None = None) -> tuple[str, ...]:
    """The numbers that phones may reach this machine by, the likeliest first; none where there is no network.

    `outward` is the number that leads away from here: it comes first among its like, and never before them,
    for a VPN leads everything away.
    """
    numbers = [
        (network, number) for network in networks for number in network.numbers if not number.is_loopback
    ]
    usable = [(one, number) for one, number in numbers if not number.is_link_local] or [
        (one, number) for one, number in numbers if number.version == 4
    ]
    if not usable:
        return ()
    best = min((one.standing, number.version) for one, number in usable)
    likely = [(one, number) for one, number in usable if (one.standing, number.version) == best]
    likely.sort(key=lambda pair: (str(pair[1]) != outward, pair[0].name, pair[1].packed))
    return tuple(dict.fromkeys(str(number) for _, number in likely))


def outward(far: tuple[str, int] = FAR) -> str | None:
    """The number by which this machine sends to far places, if it knows any way there."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(far)
        except OSError:
            return None
        number: str = way.getsockname()[0]
        return number


def _numbers(adapter: ifaddr.Adapter) -> Iterator[Number]:
    for one in adapter.ips:
        yield ip_address(one.ip if isinstance(one.ip, str) else one.ip[0])


def _standing(name: str, system: Path) -> InterfaceStatus:
    """Hardware, also below a bridge or a VLAN; else what is like Ethernet; else what a VPN makes."""
    here = system / name
    if not here.exists() or _has_hardware(here):
        return InterfaceStatus.HARDWARE
    is_tunnel = _word(here / "type") != ETHERNET or (here / "tun_flags").exists()
    return InterfaceStatus.TUNNEL if is_tunnel else InterfaceStatus.SOFTWARE


def _has_hardware(interface: Path) -> bool:
    own = any((interface / part).exists() for part in ("device", "phy80211"))
    return own or any(_has_hardware(lower) for lower in interface.glob("lower_*"))


def _word(file: Path) -> str:
    try:
        return file.read_text(encoding="ascii").strip()
    except OSError:
        return ""
