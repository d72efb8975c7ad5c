"""Which names a browser may call the table by: those that no site of the internet can have.

A site may give its own name this machine's number (DNS rebinding), and then ask as the table's page does.
"""

import re
from collections.abc import Callable, Container
from functools import cache
from ipaddress import ip_address

from publicsuffixlist import PublicSuffixList

NOBODY_S = (".home.arpa", ".fritz.box", ".ts.net")
"""Names below public ones that only a home's router, or a private network's own service, gives: RFC 8375, and
two whose owners give them to no site."""
NOWHERE_S = (".example", ".invalid", ".onion")
"""Endings that are kept free of any network (RFC 6761, 7686)."""
A_NAME = re.compile(r"(?!-)[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})*")


def is_ours(host: str, names: Callable[[], Container[str]]) -> bool:
    """True if a Host header is an address, a private name, or one of the machine's
    `names`, which are fetched only if needed."""
    name = _without_port(host).rstrip(".").lower()
    if _is_number(name):
        return True
    if not A_NAME.fullmatch(name):
        return False
    return _is_private(name) or name in names()


def _without_port(host: str) -> str:
    return re.sub(r":\d*$", "", host)


def _is_number(name: str) -> bool:
    try:
        ip_address(name.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return ":" not in name or name.startswith("[")


def _is_private(name: str) -> bool:
    """True if its top level is not public (a name without a dot has none)."""
    if name.endswith(NOWHERE_S):
        return False
    return "." not in name or name.endswith(NOBODY_S) or _public().publicsuffix(name) is None


@cache
def _public() -> PublicSuffixList:
    """The names below which anybody may register others (publicsuffix.org), as the package brings them."""
    return PublicSuffixList(accept_unknown=False)
