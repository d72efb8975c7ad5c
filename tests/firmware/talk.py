"""The companion's end of the wire, by hand."""

import struct
from time import monotonic

import serial

from firmware import wire
from tests.firmware.pretend_board import BUSY


class Talk:
    """One end of the wire: `say` a frame, `hear` the next of a kind."""

    def __init__(self, port: serial.Serial) -> None:
        self.port = port
        self._reader = wire.FrameReader()
        self._waiting: list[wire.Frame] = []

    def say(self, kind: int, number: int, payload: bytes = b"") -> None:
        self.port.write(wire.encode(kind, number, payload))

    def hear(self, kind: int, seconds: float = BUSY) -> "wire.Frame | None":
        """The next frame of that kind, or None after so many seconds; others are passed over."""
        ends = monotonic() + seconds
        while monotonic() < ends:
            while self._waiting:
                frame = self._waiting.pop(0)
                if frame[0] == kind:
                    return frame
            self._waiting += self._reader.feed(self.port.read(max(1, self.port.in_waiting)))
        return None

    def picture(self, number: int, lamps: bytes, fade: int = 0) -> None:
        """Says a whole picture, red, green, blue of each lamp; its fade in hundredths of a second."""
        self.say(wire.PICTURE, number, struct.pack(wire.PICTURE_FIELDS, 0, fade) + lamps)
