"""Animates the strip between two pictures, and while none arrive."""

from math import cos, pi

BUSY, WAITING = 500, 3000
"""Milliseconds: the companion is busy without a picture for so long, and gone without a word for so long."""
MOVING = 1000
"""A picture counts as moving for that many milliseconds after its last change."""
BREATH, EBB = 3000, 115
"""Period of a pulse in milliseconds, and its depth in 256ths."""
SPARK = bytes((28, 14, 3))
"""The one lamp, warm and dim, that wanders while the board waits."""
STRIDE = 120
"""Milliseconds that it stays on a lamp."""


class Glow:
    """The light of that many LEDs; never brighter than the pictures.

    It fades from picture to picture, pulses while the companion is busy, and wanders while there is none.
    Times are milliseconds since the board started; LEDs are red, green, blue, a byte each.
    """

    def __init__(self, lamps: int) -> None:
        self.pictures = 0
        self._size = 3 * lamps
        self._coming = bytearray(self._size)
        self._from = self._to = self._shown = bytes(self._size)
        self._heard = -WAITING
        self._taken = self._moved = self._fade = 0

    def hear(self, now: int) -> None:
        """Notes that the companion is alive."""
        self._heard = now

    def take(self, now: int, first: int, fade: int, lamps: bytes) -> None:
        """Takes the piece of a picture that begins at lamp `first`; with the last lamp the fade begins."""
        begin = min(3 * first, self._size)
        end = min(begin + len(lamps), self._size)
        self._coming[begin:end] = lamps[: end - begin]
        if lamps and end == self._size:
            self._change(now, fade)

    def at(self, now: int) -> bytes:
        """The strip's colours at that time."""
        self._shown = self._wandering(now) if now - self._heard >= WAITING else self._picture(now)
        return self._shown

    def _change(self, now: int, fade: int) -> None:
        coming = bytes(self._coming)
        if coming != self._to:
            self._moved = now
        self._from, self._to = self._shown, coming
        self._taken, self._fade = now, fade
        self.pictures += 1

    def _picture(self, now: int) -> bytes:
        silent = now - self._taken
        if silent < self._fade:
            pairs = zip(self._from, self._to)
            return bytes([old + (new - old) * silent // self._fade for old, new in pairs])
        if silent <= BUSY or self._taken - self._moved > MOVING:
            return self._to
        level = 256 - int(EBB * (1 - cos(2 * pi * (silent - BUSY) / BREATH)) / 2)
        return bytes([light * level >> 8 for light in self._to])

    def _wandering(self, now: int) -> bytes:
        light = bytearray(self._size)
        if self._size:
            place = 3 * (now // STRIDE % (self._size // 3))
            light[place : place + 3] = SPARK
        return bytes(light)
