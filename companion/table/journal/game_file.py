"""A game is a file: a line an answer, on the disk before anybody is told, into room that lies there already.

    {"head":1,"game":…,"set_up":…,"crc":"1a2b3c4d"}       what is played, by whom
    {"n":0,"stamp":294,"kind":"begin",…,"crc":"…"}        how it began; both are written twice
    {"n":17,"stamp":311,"kind":"answer",…,"crc":"…"}      an entry
    {"told":68,"evening":…,"crc":"…"}                     how an evening that was over was told
    {"left":68,"party":…,"crc":"…"}                       how it stood when its people left; written twice
    blank lines                                           while it is played on

Blank lines are reserved many at once, so that an answer changes no size: each new size is a second flush.
"""

import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from zlib import crc32

from companion.any_system import BINARY, sync_content
from companion.table.files.atomic_file import write_whole
from companion.table.files.surviving import read_all
from companion.table.journal.lines import ENTRY, FORMAT, HEAD, LEFT, TOLD, GameLine, lines_in, mended, packed

ROOM = 4096
"""A file that is played on is a multiple of this long and ends in a blank line: one that was cut is not."""
RESERVED = 4 * ROOM
"""Bytes that are reserved at once."""
MARK, MARK_PLACES, MARK_BYTES = ".mark", (0, 512), 40
"""Where the number of an entry is noted beside the file, by turns: a sector each."""


@dataclass(frozen=True)
class Mark:
    """Number of the last entry that was surely told, and of the last that was begun; -1 if unknown."""

    told: int = -1
    begun: int = -1


@dataclass(frozen=True)
class FoundGame:
    """Content of a game's file.

    `missing` are entries that were written and are not there; `unsure`: nobody can tell whether one is.
    """

    head: GameLine | None
    entries: Mapping[int, GameLine]
    told: GameLine | None
    left: GameLine | None
    missing: tuple[int, ...]
    unsure: bool
    end: int
    """The byte behind the last line; what is damaged behind it stays where it is."""

    @property
    def next(self) -> int:
        """The number of the next entry."""
        return 1 + max((*self.entries, *self.missing), default=-1)


def understood(content: bytes, salt: str, mark: Mark = Mark()) -> FoundGame:
    """Content read from bytes, and what is known to have been there."""
    lines = list(lines_in(content, salt))
    entries = {line.number: line for line in lines if line.kind == ENTRY}
    heads, tolds, lefts = ([line for line in lines if line.kind == kind] for kind in (HEAD, TOLD, LEFT))
    left, last = lefts[-1] if lefts else None, max(entries, default=-1)
    surely = max(last, mark.told, left.number - 1 if left else -1)
    end = lines[-1].end + 1 if lines else len(content)
    blank = not content[end:].strip(b"\n")
    sealed = bool(lines) and lines[-1] == left and end == len(content)
    whole = sealed or (blank and len(content) % ROOM == 0 and content.endswith(b"\n\n"))
    return FoundGame(
        heads[0] if heads else None,
        entries,
        tolds[-1] if tolds else None,
        left,
        tuple(n for n in range(surely + 1) if n not in entries),
        mark.begun > surely or (mark.told < 0 and not whole and left is None),
        end if blank else len(content) + (not content.endswith(b"\n")),
    )


def read(path: Path) -> FoundGame:
    """A game by its file and the mark beside it. Raises OSError."""
    content, mark = read_all(path), read_mark(path)
    found = understood(content, path.stem, mark)
    return understood(mended(content, path.stem), path.stem, mark) if found.missing or found.unsure else found


def ends_of(path: Path) -> tuple[GameLine | None, GameLine | None]:
    """The head, and the last line if it says how the game was left: a few blocks are read. Raises OSError."""
    with path.open("rb", buffering=0) as file:
        size, step = file.seek(0, os.SEEK_END), ROOM
        while True:
            file.seek(0)
            first = understood(file.read(step), path.stem)
            file.seek(max(0, size - step))
            last = understood(file.read(step), path.stem)
            if step >= size or (first.head and last.left):
                return first.head, last.left
            step *= 4


def begin(path: Path, head: Mapping[str, str], first: Mapping[str, str]) -> None:
    """A new game with its first entry, on the disk as a whole or not at all. Raises OSError."""
    content = 2 * (packed(HEAD, FORMAT, head, path.stem) + packed(ENTRY, 0, first, path.stem))
    write_whole(path, _blocks(content + _room(len(content))))


class GameFile:
    """A game that is played on; the one function `_put` writes, behind all that is there. Raises OSError."""

    def __init__(self, path: Path) -> None:
        self._salt = path.stem
        found = read(path)
        self.next, self._end, self._size = found.next, found.end, path.stat().st_size
        self._file = os.open(path, os.O_RDWR | BINARY)
        self._mark = os.open(path.with_suffix(MARK), os.O_RDWR | os.O_CREAT | BINARY, 0o600)
        self._broken, self._told = False, False

    def enter(self, fields: Mapping[str, str]) -> None:
        """Writes the next entry; it is on the disk then, or not there."""
        self._note(self.next, self.next)
        try:
            self._put(packed(ENTRY, self.next, fields, self._salt))
        except OSError:
            self._note(self.next - 1, self.next)
            raise
        self.next, self._told = self.next + 1, True

    def leave(self, fields: Mapping[str, str], evening: str = "") -> None:
        """Writes how the game stood, and how its evening was told, and gives the room back."""
        told = packed(TOLD, self.next, {"evening": evening}, self._salt) if evening else b""
        self._put(told + 2 * packed(LEFT, self.next, fields, self._salt))
        with suppress(OSError):  # it costs room alone
            os.ftruncate(self._file, self._end)
            os.fsync(self._file)
            self._size = self._end

    def close(self) -> None:
        """Notes that all of it was told; nothing is noted where nothing was written."""
        if self._told:
            self._note(self.next - 1, self.next)
        os.close(self._file)
        os.close(self._mark)

    def _put(self, raw: bytes) -> None:
        if self._broken:
            raise OSError("the disk refused a line and could not take it back")
        try:
            self._reserve(len(raw))
            _write(self._file, raw, self._end)
            sync_content(self._file)
        except OSError:
            self._take_back()
            raise
        self._end += len(raw)

    def _reserve(self, length: int) -> None:
        """Room for that number of bytes and a blank line."""
        end = self._end + length
        if end + 2 > self._size:
            size = end + len(_room(end))
            for block in _blocks(b"\n" * (size - self._size)):
                _write(self._file, block, self._size)
                self._size += len(block)
            os.fsync(self._file)

    def _take_back(self) -> None:
        """After a refused line the file is as it was; otherwise nothing more is written before a restart."""
        try:
            os.ftruncate(self._file, self._size)
            _write(self._file, b"\n" * (self._size - self._end), self._end)
            os.fsync(self._file)
        except OSError:
            self._broken = True

    def _note(self, number: int, place: int) -> None:
        """Not synced: it need not outlast what a power cut takes, only what a card loses later."""
        text = b"%d %08x" % (number, crc32(b"%d" % number))
        with suppress(OSError):
            _write(self._mark, text.ljust(MARK_BYTES), MARK_PLACES[place % 2])


def read_mark(path: Path) -> Mark:
    """Notes beside a game's file."""
    try:
        raw = path.with_suffix(MARK).read_bytes()
    except OSError:
        return Mark()
    noted = (raw[at : at + MARK_BYTES].split() for at in MARK_PLACES)
    good = sorted(int(one[0]) for one in noted if len(one) == 2 and one[1] == b"%08x" % crc32(one[0]))
    return Mark(good[0] if len(good) > 1 else good[0] - 1, good[-1]) if good else Mark()


def _room(length: int) -> bytes:
    """Blank lines up to a multiple of ROOM."""
    return b"\n" * (RESERVED - length % ROOM)


def _blocks(raw: bytes) -> list[bytes]:
    """Written one by one: what was written at once, a kernel may keep, and write again, as one."""
    return [raw[at : at + ROOM] for at in range(0, len(raw), ROOM)]


def _write(file: int, raw: bytes, at: int) -> None:
    os.lseek(file, at, os.SEEK_SET)
    while raw:
        raw = raw[os.write(file, raw) :]
