"""The frames that the companion and its panel exchange, in one file that both of them run.

A frame is COBS(kind, number, payload, CRC-16/XMODEM, high byte first), then a zero byte, which occurs nowhere
else (Cheshire and Baker, 1999). Numbers are 16-bit, high byte first. What neither end knows it passes over,
and payloads only ever grow at their end, so that an old board and a new companion understand one another.

| kind | from | payload |
|---|---|---|
| `HELLO` | companion | version, session |
| `PICTURE` | companion | first lamp (16), fade in 1/100 s, then red, green, blue of every lamp |
| `LEAVE` | companion | nothing: the board gives its program up, for another to be installed |
| `LIGHT` | companion | the buttons whose lamps are lit (16); boards know it since version 2 |
| `HERE` | board | session, version, lamps (16), buttons, those that are down (16), the board's name |
| `TAKEN` | board | session, all that are down (16); its number is that of what was taken |
| `BUTTON` | board | session, the button that changed, all that are down (16) |
| `ALIVE` | board | session, all that are down (16), pictures shown (16), frames dropped (16), once a second |
"""

import struct

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias

Frame: "TypeAlias" = "tuple[int, int, bytes]"
"""Kind, number and payload."""
VERSION = 2
"""The version of these frames, and of the programs that speak them."""
LIGHT_SINCE = 2
"""The first version whose boards light the lamps in their buttons."""
HELLO, PICTURE, LEAVE, LIGHT = 0x48, 0x50, 0x4C, 0x42
HERE, TAKEN, BUTTON, ALIVE = 0x68, 0x61, 0x62, 0x73
HELLO_FIELDS, PICTURE_FIELDS, LIGHT_FIELDS = ">BB", ">HB", ">H"
HERE_FIELDS, TAKEN_FIELDS, BUTTON_FIELDS, ALIVE_FIELDS = ">BBHBH", ">BH", ">BBH", ">BHHH"
"""Layout of the payloads, as for `struct`; a picture's LEDs and a board's name follow."""

END = b"\0"
LAMPS_IN_ONE = 80
"""A longer strip is sent in pieces; it shows them when the last lamp has come."""
LONGEST = 3 + 3 * LAMPS_IN_ONE
"""Bytes of a payload: so short that a frame has no 254 bytes without a zero, which keeps COBS simple."""
_OVERHEAD = 5
"""Kind, number, two bytes of the CRC, and one of COBS."""


def encode(kind: int, number: int, payload: bytes = b"") -> bytes:
    """The bytes of one frame, with the zero that ends it. Raises ValueError for a payload too long."""
    if len(payload) > LONGEST:
        raise ValueError(f"a payload has at most {LONGEST} bytes, not {len(payload)}")
    body = bytes((kind, number)) + payload
    return _stuff(body + struct.pack(">H", crc(body))) + END


class FrameReader:
    """Finds frames in what arrives; `dropped` counts what came and was none."""

    def __init__(self) -> None:
        self.dropped = 0
        self._begun = b""

    def feed(self, arrived: bytes) -> "list[Frame]":
        """The frames that end in these bytes, in their order."""
        *ended, begun = (self._begun + arrived).split(END)
        self._begun = begun[: LONGEST + _OVERHEAD + 1]  # one too many, so that it is none when it ends
        frames = [_decode(one) for one in ended if one]
        self.dropped += frames.count(None)
        return [frame for frame in frames if frame is not None]


def crc(data: bytes) -> int:
    """The CRC-16/XMODEM of the data: polynomial 0x1021, begun with 0."""
    value = 0
    for byte in data:
        value = ((value << 8) & 0xFFFF) ^ _TABLE[(value >> 8) ^ byte]
    return value


def _table_entry(byte: int) -> int:
    value = byte << 8
    for _ in range(8):
        value = (value << 1 ^ 0x1021 if value & 0x8000 else value << 1) & 0xFFFF
    return value


_TABLE = [_table_entry(byte) for byte in range(256)]


def _decode(stuffed: bytes) -> "Frame | None":
    body = _unstuff(stuffed)
    if not _OVERHEAD - 1 <= len(body) <= LONGEST + _OVERHEAD - 1 or crc(body):
        return None
    return body[0], body[1], body[2:-2]


def _stuff(body: bytes) -> bytes:
    stuffed = bytearray()
    for run in body.split(END):
        stuffed.append(len(run) + 1)
        stuffed.extend(run)
    return bytes(stuffed)


def _unstuff(stuffed: bytes) -> bytes:
    body = bytearray()
    place = 0
    while place < len(stuffed):
        after = place + stuffed[place]
        if after > len(stuffed):
            return b""
        body.extend(stuffed[place + 1 : after])
        body.append(0)
        place = after
    return bytes(body[:-1])
