"""A board as the wire knows it: what it answers, and what it says by itself."""

import struct

from firmware import wire


class Board:
    """Says back what a board of that version would.

    `shown` are the pictures that it was given whole, `lit` the buttons whose lamps are lit, a sum of bits.
    """

    def __init__(self, lamps: int = 3, buttons: int = 7, version: int = wire.VERSION) -> None:
        self.lamps, self.buttons, self.version = lamps, buttons, version
        self.shown: list[bytes] = []
        self.down = self.session = self.number = self.lit = 0
        self._reader = wire.FrameReader()
        self._coming = bytearray(3 * lamps)

    def hear(self, arrived: bytes) -> bytes:
        """Takes in what the companion sent; returns the answer."""
        return b"".join(self._answer(*frame) for frame in self._reader.feed(arrived))

    def press(self, button: int) -> bytes:
        """Pushes a button down; returns what the board says of it."""
        self.down |= 1 << button
        return self._say(wire.BUTTON, wire.BUTTON_FIELDS, button, self.down)

    def release(self, button: int) -> bytes:
        """Lets a button up; returns what the board says of it."""
        self.down &= ~(1 << button)
        return self._say(wire.BUTTON, wire.BUTTON_FIELDS, button, self.down)

    def alive(self) -> bytes:
        return self._say(wire.ALIVE, wire.ALIVE_FIELDS, self.down, len(self.shown) & 0xFFFF, 0)

    def restart(self) -> None:
        """It begins anew, as after the watchdog."""
        self.session = self.number = self.lit = 0

    def _say(self, kind: int, fields: str, *values: int) -> bytes:
        self.number = (self.number + 1) & 0xFF
        return wire.encode(kind, self.number, struct.pack(fields, self.session, *values))

    def _answer(self, kind: int, number: int, payload: bytes) -> bytes:
        if kind == wire.HELLO:
            if payload[1] != self.session:
                self.session, self.number = payload[1], 0
            fields = (self.session, self.version, self.lamps, self.buttons, self.down)
            return wire.encode(wire.HERE, 0, struct.pack(wire.HERE_FIELDS, *fields) + b"model")
        if kind == wire.LIGHT and self.version >= wire.LIGHT_SINCE:
            (self.lit,) = struct.unpack(wire.LIGHT_FIELDS, payload)
            return self._taken(number)
        if kind != wire.PICTURE:
            return b""
        first, _ = struct.unpack_from(wire.PICTURE_FIELDS, payload)
        self._coming[3 * first : 3 * first + len(payload) - 3] = payload[3:]
        if len(payload) > 3 and 3 * first + len(payload) - 3 >= 3 * self.lamps:
            self.shown.append(bytes(self._coming))
        return self._taken(number)

    def _taken(self, number: int) -> bytes:
        return wire.encode(wire.TAKEN, number, struct.pack(wire.TAKEN_FIELDS, self.session, self.down))
