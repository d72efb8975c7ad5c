"""The address by which phones reach this machine: a number, since names fail on many phones."""

import socket

ANYWHERE = ("192.0.2.1", 9)
"""An address of the documentation's network (RFC 5737): asking the way to it sends nothing."""


def base_address(host: str, port: int) -> str:
    """`http://number:port`, for a server that listens on `host`."""
    return f"http://{_own_number() if host in {'0.0.0.0', '::', ''} else host}:{port}"  # noqa: S104


def _own_number() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(ANYWHERE)
        except OSError:
            return "127.0.0.1"
        number: str = way.getsockname()[0]
        return number
