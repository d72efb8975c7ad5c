"""The handshake with a board."""

import struct
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Protocol

from firmware import wire

AGAIN = 0.5
"""Seconds between two hellos: an Arduino that has just been restarted needs two for its boot loader."""
_FIELDS = struct.calcsize(wire.HERE_FIELDS)


class BoardWire(Protocol):
    """An open port that gives up reading after a while, as pyserial's does."""

    @property
    def in_waiting(self) -> int:
        """Number of bytes received."""
        ...

    def read(self, size: int, /) -> bytes:
        """Reads up to that many bytes; fewer after its timeout."""
        ...

    def write(self, data: bytes, /) -> object: ...


@dataclass(frozen=True)
class Here:
    """A board's introduction; `down` is the sum of the bits of all pressed buttons."""

    session: int
    version: int
    lamps: int
    buttons: int
    down: int
    name: str


def hello(session: int) -> bytes:
    """The bytes that ask a board to introduce itself; a leading zero ends any frame before them."""
    return wire.END + wire.encode(wire.HELLO, 0, struct.pack(wire.HELLO_FIELDS, wire.VERSION, session))


def read_here(payload: bytes) -> Here | None:
    """The introduction, or None for a payload that is too short for one."""
    if len(payload) < _FIELDS:
        return None
    session, version, lamps, buttons, down = struct.unpack(wire.HERE_FIELDS, payload[:_FIELDS])
    return Here(session, version, lamps, buttons, down, payload[_FIELDS:].decode("ascii", "replace"))


def greet(
    port: BoardWire, session: int, seconds: float, clock: Callable[[], float] = monotonic
) -> Here | None:
    """Sends hello until the board has introduced itself; None after that many seconds."""
    reader, ends = wire.FrameReader(), clock() + seconds
    while clock() < ends:
        port.write(hello(session))
        again = clock() + AGAIN
        while clock() < again:
            for kind, _, payload in reader.feed(port.read(max(1, port.in_waiting))):
                here = read_here(payload) if kind == wire.HERE else None
                if here is not None and here.session == session:
                    return here
    return None
