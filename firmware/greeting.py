"""How a board introduces itself, and the first words that are exchanged with one."""

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
        """How many bytes have come."""
        ...

    def read(self, size: int, /) -> bytes:
        """At most so many bytes; fewer after its time-out."""
        ...

    def write(self, data: bytes, /) -> object:
        """Sends the bytes."""
        ...


@dataclass(frozen=True)
class Here:
    """What a board says of itself; `down` is the sum of the bits of all buttons that are down."""

    session: int
    version: int
    lamps: int
    buttons: int
    down: int
    name: str


def hello(session: int) -> bytes:
    """The bytes that ask a board to introduce itself; a zero before them ends whatever came before."""
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
    """Says hello until the board has introduced itself, or None after so many seconds."""
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
