"""The address by which phones reach this machine: a number, since names fail on many phones."""

import socket

ANYWHERE = ("192.0.2.1", 9)
"""An address of the documentation's network (RFC 5737): asking the way to it sends nothing."""
HOTSPOT = ("10.42.0.2", 9)
"""A phone in the box's own Wi-Fi, from which there is no way anywhere."""


HTTP = 80


def base_address(host: str, port: int) -> str:
    """`http://number:port`, for a server that listens on `host`; 80 is what an address means without one."""
    name = _own_number() if host in {"0.0.0.0", "::", ""} else host  # noqa: S104
    return f"http://{name}" if port == HTTP else f"http://{name}:{port}"


def own_address(host: str, port: int) -> str:
    """The same for programs on this very machine."""
    return f"http://{'127.0.0.1' if host in {'0.0.0.0', ''} else host}:{port}"  # noqa: S104


def _own_number() -> str:
    return _number_towards(ANYWHERE) or _number_towards(HOTSPOT) or "127.0.0.1"


def _number_towards(where: tuple[str, int]) -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(where)
        except OSError:
            return None
        number: str = way.getsockname()[0]
        return number
