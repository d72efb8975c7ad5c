"""Copies of SQLite files with repaired heads and log checksums.

SQLite drops a log from the first wrong checksum on. The rows of a journal have checksums of their own, so
all of it may be read, and they tell which are right.
"""

import struct
from collections import Counter
from pathlib import Path

from companion.table.files.sqlite_file import PAGE

LOG_HEAD, FRAME_HEAD = struct.Struct(">8I"), struct.Struct(">6I")
"""Of the log: magic, version, page, count, two salts, two sums; of a frame: page, size, salts, sums."""
LITTLE = 0x377F0682
"""Magic number of the log on little-endian machines such as a Pi."""
VERSION = 3007000
PAGES = tuple(2**power for power in range(9, 16))
HEAD = 100
"""Bytes that a file begins with; these are the same in all that were ever a journal."""
SAME = {0: b"SQLite format 3\0", 18: b"\2\2\0\x40\x20\x20", 44: b"\0\0\0\4", 56: b"\0\0\0\1"}

Sums = tuple[int, int]


def mend(copy: Path, log: Path) -> None:
    """Mends a copy of a journal, and of its log if there is one. Raises OSError."""
    content = copy.read_bytes() if copy.exists() else b""
    frames = log.read_bytes() if log.exists() else b""
    page = page_size(content, frames)
    if len(frames) >= LOG_HEAD.size:
        log.write_bytes(_log(frames, page))
    if len(content) >= HEAD:
        copy.write_bytes(_head(content, page) + content[HEAD:])


def page_size(content: bytes, log: bytes) -> int:
    """The bytes of a page, as most of those say who should know."""
    told = [PAGE, int.from_bytes(content[16:18], "big"), int.from_bytes(log[8:12], "big")]
    return Counter(one for one in told[::-1] if one in PAGES).most_common(1)[0][0]


def _head(content: bytes, page: int) -> bytes:
    head = bytearray(content[:HEAD])
    for place, what in SAME.items():
        head[place : place + len(what)] = what
    struct.pack_into(">H", head, 16, page)
    struct.pack_into(">I", head, 28, len(content) // page)
    head[92:96] = head[24:28]  # the number of pages was written last with the file
    return bytes(head)


def _log(log: bytes, page: int) -> bytes:
    """The log with sums that are right for what stands in it, up to the last frame that is of its time."""
    size = FRAME_HEAD.size + page
    whole = (len(log) - LOG_HEAD.size) // size
    frames = [log[LOG_HEAD.size + at * size :][:size] for at in range(whole)]
    count, *salts = LOG_HEAD.unpack_from(log)[3:6]
    times = [FRAME_HEAD.unpack_from(frame)[2:4] for frame in frames]
    [(time, _)] = Counter((tuple(salts), *times[:2])).most_common(1)
    head = struct.pack(">6I", LITTLE, VERSION, page, count, *time)
    sums = _summed(head, (0, 0))
    parts = [head, struct.pack(">2I", *sums)]
    ends = max((at for at, one in enumerate(times, 1) if one == time), default=0)
    for frame in frames[:ends]:
        place, content = frame[:8], frame[FRAME_HEAD.size :]
        sums = _summed(content, _summed(place, sums))
        parts += place, struct.pack(">4I", *time, *sums), content
    return b"".join(parts)


def _summed(content: bytes, sums: Sums) -> Sums:
    """SQLite's checksum, in which the next words are reckoned with those before."""
    one, other = sums
    for first, second in struct.iter_unpack("<2I", content):
        one = (one + first + other) & 0xFFFFFFFF
        other = (other + second + one) & 0xFFFFFFFF
    return one, other
