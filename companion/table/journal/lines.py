"""The lines of a game's file, each with its own checksum: a line is what was written, or it is none."""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import Any
from zlib import crc32

FORMAT = 1
"""Number of this layout, in each head; a file of a later one is left alone."""
HEAD, ENTRY, TOLD, LEFT = "head", "n", "told", "left"
"""Kinds of lines: what is played, an entry by its number, how it was told, how it stood when left."""
LINE = re.compile(rb'\{"(head|n|told|left)":(\d{1,9}),[^\n]*?,"crc":"([0-9a-f]{8})"\}')
"""Lines are found by this pattern, so that a damaged line end costs no line."""
MENDED, MOST_MENDED = 4096, 8
"""Bytes of a damaged line in which a single flipped bit is looked for, and how many such lines: 0.1 s each.
At this length CRC-32 takes no other bits for it."""
LONGEST = 2_000_000
"""Bytes of a line: the longest beginning of a game of ours has a tenth of it."""


@dataclass(frozen=True)
class GameLine:
    """A line that is what was written; it lies in its file from the byte `start` up to `end`."""

    kind: str
    number: int
    raw: bytes
    start: int
    end: int

    @cached_property
    def fields(self) -> Mapping[str, Any]:
        """The content, read when it is asked for."""
        fields: Mapping[str, Any] = json.loads(self.raw)
        return fields


def packed(kind: str, number: int, fields: Mapping[str, str], salt: str) -> bytes:
    """One line of these fields, which are JSON already.

    The checksum is begun with the `salt`, a file's own, so that a block of another file is no line of this
    one.
    """
    told = chain([f'{{"{kind}":{number}'], (f'"{name}":{text}' for name, text in fields.items()))
    body = ",".join(told).encode()
    return body + b',"crc":"%08x"}\n' % _sum(body, salt)


def lines_in(content: bytes, salt: str) -> Iterator[GameLine]:
    """The lines that are what was written, in their order."""
    for match in LINE.finditer(content):
        body = content[match.start() : match.start(3) - len(b',"crc":"')]
        if len(match[0]) <= LONGEST and _sum(body, salt) == int(match[3], 16):
            yield GameLine(match[1].decode(), int(match[2]), match[0], match.start(), match.end())


def mended(content: bytes, salt: str) -> bytes:
    """The content in which each damaged line, of a few, has again the one bit that was flipped in it."""
    pieces, tried = content.split(b"\n"), 0
    for place, piece in enumerate(pieces):
        if 0 < len(piece) <= MENDED and tried < MOST_MENDED and not any(lines_in(piece, salt)):
            pieces[place], tried = _mended(piece, salt), tried + 1
    return b"\n".join(pieces)


def _mended(piece: bytes, salt: str) -> bytes:
    tried = bytearray(piece)
    for bit in range(8 * len(piece)):
        tried[bit // 8] ^= 1 << bit % 8
        line = LINE.fullmatch(tried)
        if line and _sum(bytes(tried[: line.start(3) - len(b',"crc":"')]), salt) == int(line[3], 16):
            return bytes(tried)
        tried[bit // 8] ^= 1 << bit % 8
    return piece


def compact(value: Any) -> str:
    """A plain value as JSON without spaces."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False)


def _sum(body: bytes, salt: str) -> int:
    return crc32(body, crc32(salt.encode()))
