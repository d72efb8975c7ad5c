"""The address by which phones reach this machine: a number, since names fail on many phones."""

import socket

ANYWHERE = ("192.0.2.1", 9)
"""An address of the documentation's network (RFC 5737): asking the way to it sends nothing."""


HTTP = 80


def base_address(host: str, port: int) -> str:
    """`http://number:port`, for a server that listens on `host`; 80 is what an address means without one."""
    name = _own_number() if host in {"0.0.0.0", "::", ""} else host  # noqa: S104
    return f"http://{name}" if port == HTTP else f"http://{name}:{port}"


def _own_number() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(ANYWHERE)
        except OSError:
            return "127.0.0.1"
        number: str = way.getsockname()[0]
        return number
