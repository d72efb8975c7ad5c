"""The error of a device that cannot be used, and the boundary around what its library may raise."""

from collections.abc import Iterator
from contextlib import contextmanager


class DeviceTrouble(Exception):  # noqa: N818 - named for what the host is told
    """A device cannot be used, now or at all: one line that says which, why, and what to do."""


@contextmanager
def in_trouble(what: str) -> Iterator[None]:
    """Turns each error that a device's library raises into DeviceTrouble about `what`."""
    try:
        yield
    except DeviceTrouble:
        raise
    except Exception as fault:
        raise DeviceTrouble(f"{what} cannot be used: {fault or type(fault).__name__}") from fault
