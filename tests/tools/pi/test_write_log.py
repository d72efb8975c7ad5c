"""The log of every write to a disk, as the kernel's `log-writes` target keeps it."""

import io
import struct

import pytest

from tools.pi.write_log import DISCARD, MAGIC, MARK, LoggedWrite, logged_writes

SECTOR = 512


def log(*entries: tuple[int, int, int, bytes, bytes], magic: int = MAGIC) -> io.BytesIO:
    """A log of entries: sector, sectors, flags, what is in the entry's own sector, and what follows it."""
    head = struct.pack("<QQQI", magic, 1, len(entries), SECTOR).ljust(SECTOR, b"\0")
    written = [
        (struct.pack("<QQQQ", first, sectors, flags, len(within)) + within).ljust(SECTOR, b"\0") + behind
        for first, sectors, flags, within, behind in entries
    ]
    return io.BytesIO(head + b"".join(written))


def test_writes_and_marks_come_in_their_order() -> None:
    one, two = b"1" * SECTOR, b"2" * 2 * SECTOR
    found = logged_writes(log((8, 1, 0, b"", one), (0, 0, MARK, b"answered\0", b""), (3, 2, 1, b"", two)))
    assert [*found] == [
        LoggedWrite(8 * SECTOR, one),
        LoggedWrite(0, b"", "answered"),
        LoggedWrite(3 * SECTOR, two),
    ]


def test_a_discard_has_no_data_and_changes_nothing() -> None:
    one = b"1" * SECTOR
    assert [*logged_writes(log((0, 900, DISCARD, b"", b""), (1, 1, 0, b"", one)))] == [
        LoggedWrite(SECTOR, one)
    ]


def test_another_file_is_no_log() -> None:
    with pytest.raises(ValueError, match="no log of writes"):
        next(logged_writes(log(magic=1)))
