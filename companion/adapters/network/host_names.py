"""Host names of this machine in its network."""

import socket
from pathlib import Path

RESOLVER = Path("/etc/resolv.conf")
"""File with the search domains given by the router (resolv.conf(5))."""


def own_names(named: str = "", resolver: Path = RESOLVER) -> frozenset[str]:
    """The machine's name in each of the network's domains, and what the settings call it; small letters."""
    host = socket.gethostname().lower()
    names = {host, f"{host.partition('.')[0]}.local", named.lower()}
    names |= {f"{host.partition('.')[0]}.{domain}" for domain in _domains(resolver)}
    return frozenset(names - {""})


def _domains(resolver: Path) -> list[str]:
    try:
        lines = resolver.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return []
    words = [line.split() for line in lines if line.startswith(("search", "domain"))]
    return [domain.strip(".").lower() for word in words for domain in word[1:]]
