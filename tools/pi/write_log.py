"""Reads the log that the kernel's `log-writes` target keeps of every write to a disk.

Format: Documentation/admin-guide/device-mapper/log-writes.rst, and struct log_write_* in dm-log-writes.c.
"""

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from typing import BinaryIO

MAGIC = 0x6A736677736872
HEAD, ENTRY = struct.Struct("<QQQI"), struct.Struct("<QQQQ")
DISCARD, MARK = 4, 8


@dataclass(frozen=True)
class LoggedWrite:
    """Bytes that were written at an offset; a `mark` is a word of ours between two writes."""

    at: int
    data: bytes
    mark: str = ""


def logged_writes(log: BinaryIO) -> Iterator[LoggedWrite]:
    """All writes and marks, in the order in which they reached the disk. Raises ValueError for no log."""
    magic, _, count, sector = HEAD.unpack(log.read(HEAD.size))
    if magic != MAGIC:
        raise ValueError("no log of writes")
    log.seek(sector)
    for _ in range(count):
        block = log.read(sector)
        first, sectors, flags, length = ENTRY.unpack_from(block)
        if flags & MARK:
            yield LoggedWrite(0, b"", block[ENTRY.size : ENTRY.size + length].decode().rstrip("\0"))
        elif not flags & DISCARD:
            yield LoggedWrite(first * sector, log.read(sectors * sector))
