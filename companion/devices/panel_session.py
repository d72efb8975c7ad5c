"""The protocol of one connection to a panel: takes received bytes, returns presses and bytes to send."""

import struct
from dataclasses import dataclass
from types import MappingProxyType

from firmware import wire
from firmware.handshake import AGAIN, Here, hello, read_here

STRANGER, GONE = 4.0, 3.0
"""Seconds without an introduction, and without a word of one that was introduced, after which it is over."""
ANSWER = 0.25
"""Seconds after which a picture that was not taken is lost."""
STILL_HERE = 0.3
"""Seconds after which the board is told something, so that it knows that there is a companion."""
STILL_MEANT = 1.5
"""Seconds for which a picture is meant: so long it is told again, so that the board takes nobody for busy."""
NO_PICTURE = struct.pack(wire.PICTURE_FIELDS, 0, 0)
"""Without lamps, it is a word and changes nothing."""


@dataclass(frozen=True, eq=False)
class WantedLights:
    """A picture for the strip: red, green, blue of each lamp, the fade in 1/100 s, and since when."""

    lamps: bytes
    fade: int
    at: float


class Session:
    """The state of one connection; uses no port and no clock, times are seconds.

    `here` is the board's introduction, `down` the sum of bits of the pressed buttons. `shown` and `dropped`
    are the board's own counts, `lost` counts pictures without an acknowledgement, `noise` received bytes
    outside any frame.
    """

    def __init__(self, number: int, now: float) -> None:
        self.number = number
        self.here: Here | None = None
        self.down = self.shown = self.dropped = self.lost = 0
        self._reader = wire.FrameReader()
        self._heard = self._told = now
        self._greet_at = now
        self._latest = 0
        self._frame = 0
        self._in_flight = False
        self._pieces: list[bytes] = []
        self._sent: WantedLights | None = None
        self._lit: int | None = None

    @property
    def noise(self) -> int:
        """Number of received bytes outside any frame."""
        return self._reader.dropped

    def over(self, now: float) -> bool:
        """True once the board has been silent for too long."""
        return now - self._heard > (GONE if self.here else STRANGER)

    def hear(self, arrived: bytes, now: float) -> list[int]:
        """Takes in what came, and returns the buttons that were pressed just now."""
        pressed = [self._take(*frame, now) for frame in self._reader.feed(arrived)]
        return [button for button in pressed if button is not None]

    def due(self, now: float, wanted: WantedLights | None, lit: int = 0) -> bytes:
        """The bytes to send now: a hello, part of the `wanted` picture, the `lit` buttons (a sum of bits), a
        keep-alive, or none.
        """
        if self.here is None:
            return self._greet(now)
        if self._in_flight and now - self._told >= ANSWER:
            self.lost += 1
            self._forget()
        if self._in_flight:
            return b""
        if not self._pieces and wanted is not None and self._is_time(wanted, now):
            self._sent, self._pieces = wanted, list(_pieces(wanted, self.here.lamps))
        if self._pieces:
            return self._tell(wire.PICTURE, self._pieces.pop(0), now)
        return self._word(self.here, lit, now)

    def _word(self, here: Here, lit: int, now: float) -> bytes:
        """The lit buttons, on changes and as a keep-alive; an older board gets an empty picture instead."""
        knows = here.version >= wire.LIGHT_SINCE
        if now - self._told < STILL_HERE and not (knows and lit != self._lit):
            return b""
        if not knows:
            return self._tell(wire.PICTURE, NO_PICTURE, now)
        self._lit = lit
        return self._tell(wire.LIGHT, struct.pack(wire.LIGHT_FIELDS, lit), now)

    def _is_time(self, wanted: WantedLights, now: float) -> bool:
        again = now - self._told >= STILL_HERE and now - wanted.at < STILL_MEANT
        return again or wanted is not self._sent

    def _greet(self, now: float) -> bytes:
        if now < self._greet_at:
            return b""
        self._greet_at = now + AGAIN
        return hello(self.number)

    def _tell(self, kind: int, payload: bytes, now: float) -> bytes:
        self._told, self._in_flight = now, True
        self._frame = (self._frame + 1) & 0xFF
        return wire.encode(kind, self._frame, payload)

    def _forget(self) -> None:
        """Drops everything in flight, so that the board is sent its whole state again."""
        self._in_flight, self._pieces, self._sent, self._lit = False, [], None, None

    def _take(self, kind: int, number: int, payload: bytes, now: float) -> int | None:
        if kind == wire.HERE:
            self._meet(read_here(payload), now)
            return None
        if kind not in _FIELDS or not payload or self.here is None:
            return None
        self._heard = now
        if payload[0] != self.number:
            self.here = None  # it has begun anew, and does not know us
            return None
        _, *values = struct.unpack_from(_FIELDS[kind], payload.ljust(struct.calcsize(_FIELDS[kind]), b"\0"))
        return self._believe(kind, number, values, self.here)

    def _meet(self, here: Here | None, now: float) -> None:
        if self.here is None and here is not None and here.session == self.number:
            self.here, self.down, self._heard = here, here.down, now
            self._latest = 0
            self._forget()

    def _believe(self, kind: int, number: int, values: list[int], here: Here) -> int | None:
        if kind == wire.TAKEN and self._in_flight and number == self._frame:
            self._in_flight, self.down = False, values[0]
        if kind == wire.TAKEN or not self._is_news(number):
            return None
        if kind == wire.ALIVE:
            self.down, self.shown, self.dropped = values
            return None
        button, self.down = values
        return button if button < here.buttons and self.down >> button & 1 else None

    def _is_news(self, number: int) -> bool:
        if not 0 < (number - self._latest) & 0xFF < 0x80:
            return False
        self._latest = number
        return True


_FIELDS = MappingProxyType(
    {wire.TAKEN: wire.TAKEN_FIELDS, wire.BUTTON: wire.BUTTON_FIELDS, wire.ALIVE: wire.ALIVE_FIELDS}
)
"""Layout of each kind's payload; fields that an older board omits at the end are 0."""


def _pieces(wanted: WantedLights, lamps: int) -> list[bytes]:
    """The picture for that many LEDs, cut or padded with black, in pieces of the size of a frame."""
    light = wanted.lamps[: 3 * lamps].ljust(3 * lamps, b"\0")
    cuts = range(0, lamps, wire.LAMPS_IN_ONE)
    heads = [struct.pack(wire.PICTURE_FIELDS, first, wanted.fade) for first in cuts]
    return [
        head + light[3 * first : 3 * (first + wire.LAMPS_IN_ONE)]
        for first, head in zip(cuts, heads, strict=True)
    ]
