"""The network: whether phones can reach this machine."""

import socket
from collections.abc import Callable
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

from companion.upkeep.finding import DoctorFinding, beware, broken, well

BLOCKED = Path("/run/companion-hotspot/blocked")
"""Written by systemd/hotspot while the machine may not use its Wi-Fi."""


def found(host: str) -> str:
    """The first number of a name, or the number itself. Raises OSError."""
    return str(socket.getaddrinfo(host, None)[0][4][0])


def check(address: str, find: Callable[[str], str] = found, blocked: Path = BLOCKED) -> DoctorFinding:
    """Checks if phones can reach the pages at that address (`http://number:port`).

    `find` resolves a name; the file `blocked` is there while the Wi-Fi is blocked.
    """
    host = urlsplit(address).hostname or ""
    try:
        number = ip_address(find(host))
    except (OSError, ValueError):
        return broken("network", "network-no-name", host=host)
    if blocked.exists() and (number.is_loopback or number.is_link_local):
        return broken("network", "network-blocked")
    if number.is_loopback:
        return broken("network", "network-none")
    if number.is_link_local:
        return beware("network", "network-no-router", address=address)
    return well("network", "network-well", address=address)
