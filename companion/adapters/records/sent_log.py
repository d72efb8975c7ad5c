"""The log of everything each phone was sent in the current game, limited in size, for review after its end.

One file of appended records: each is its length, then some entries, compressed. The first record names the
game and the table's data folder. The file is in memory, so that it does not wear the SD card: it survives a
restart of the program but not a power cut.
"""

import json
import logging
import lzma
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from threading import RLock
from time import monotonic
from typing import Any

from companion.any_system import NO_LINKS, user
from companion.table.seating.identity import goes_by

log = logging.getLogger(__name__)

MOST_BYTES = 8_000_000
"""Longest log of one game, in bytes, compressed; nothing sent afterwards is kept."""
AT_ONCE = 1_000_000
"""Characters that wait in memory at most before they are written."""
EVERY_S = 300.0
LENGTH = 4
"""Bytes in which each record says how long it is."""


MEMORY = "/dev/shm"  # noqa: S108 - its owner's alone, and no link is followed
NAME = "companion-{}-sent"
"""File name of a log in memory, with its table's identity."""


def in_memory(data: Path, identity: str) -> Path:
    """The path of a table's log: in memory, or in its data folder if there is no such memory.

    A service has its own folder in memory, which outlives a restart; systemd clears `/dev/shm` after it.
    """
    memory = Path(os.environ.get("RUNTIME_DIRECTORY", MEMORY))
    if not os.access(memory, os.W_OK) or data.resolve().is_relative_to(memory):
        return data / "sent"
    return memory / NAME.format(identity)


def forget_left_behind(own: Path) -> None:
    """Deletes the logs beside a table's `own` whose tables have gone with their data."""
    for path in own.parent.glob(NAME.format("*")):
        data = None if path == own else _data_of(path)
        if data is not None and not goes_by(data, _identity_in(path)):
            with suppress(OSError):
                path.unlink()


def _identity_in(path: Path) -> str:
    before, after = NAME.split("{}")
    return path.name.removeprefix(before).removesuffix(after)


def _data_of(path: Path) -> Path | None:
    """The data folder that a log names; None where it cannot be read, or is another user's."""
    try:
        is_own = path.is_file() and path.stat().st_uid == user()
        content = path.read_bytes() if is_own else b""
    except OSError:
        return None
    match next(_records(content), None):
        case [str(), str(data)]:
            return Path(data)
    return None


@dataclass(frozen=True)
class SentEntry:
    """A message sent to a seat's phone, `at` seconds after the game began.

    `what` is a `page` (all of it), `parts` (lines that replace others) or a `reply` (to a form).
    """

    at: float
    seat: str
    what: str
    text: str


class SentLog:
    """The log of the table with that `data` folder; from any thread. `clock` counts seconds from anywhere."""

    def __init__(self, path: Path, clock: Callable[[], float] = monotonic, data: Path = Path()) -> None:
        self._path, self._clock, self._data = path, clock, data
        self._lock = RLock()
        self._game = ""
        self._began = self._written_at = 0.0
        self._waiting: list[SentEntry] = []
        self._length = 0
        self._full = False

    def note(self, game: str, seat: str, what: str, text: str) -> None:
        """Keeps what has just left for that seat. A disk that cannot take it costs that, and nothing else."""
        with self._lock:
            if game != self._game:
                self._open(game)
            if self._full:
                return
            now = self._clock()
            self._waiting.append(SentEntry(round(now - self._began, 1), seat, what, text))
            self._length += len(text)
            if self._length >= AT_ONCE or now - self._written_at >= EVERY_S:
                self.write()

    def write(self) -> None:
        """Writes what waits in memory."""
        with self._lock:
            waiting, self._waiting, self._length = self._waiting, [], 0
            self._written_at = self._clock()
            if waiting:
                self._append([[one.at, one.seat, one.what, one.text] for one in waiting])

    def of(
        self, game: str, seat: str, first: int = 0, most: int = 10**6
    ) -> tuple[int, tuple[SentEntry, ...]]:
        """The number of messages to that seat in that game, and up to `most` of them from `first` on.

        Only the latest game has any. Holds one record in memory at a time.
        """
        with self._lock:
            self.write()
            content = self._read()
        total, found = 0, []
        for entry in _entries(content, game) or ():
            if entry[1] == seat:
                if first <= total < first + most:
                    found.append(SentEntry(*entry))
                total += 1
        return total, tuple(found)

    @property
    def full(self) -> bool:
        """True if messages may be missing because the log is full."""
        return self._full

    def forget(self) -> None:
        """Deletes all of it. Raises OSError."""
        with self._lock:
            self._game, self._waiting, self._length, self._full = "", [], 0, False
            self._path.unlink(missing_ok=True)

    def _open(self, game: str) -> None:
        """Opens the file to append if it belongs to that game, otherwise starts a new one."""
        content = self._read()
        found = _entries(content, game)
        self._game, self._waiting, self._length = game, [], 0
        self._began = self._written_at = self._clock()
        self._full = len(content) >= MOST_BYTES and found is not None
        if found is None:
            self._begin(game)
            return
        self._began -= max((entry[0] for entry in found), default=0.0)
        self._cut(content)

    def _begin(self, game: str) -> None:
        try:
            self._path.unlink(missing_ok=True)
        except OSError as fault:
            self._give_up(fault)
            return
        self._append([game, str(self._data.resolve())])

    def _append(self, record: list[Any]) -> None:
        packed = lzma.compress(json.dumps(record, ensure_ascii=False).encode(), preset=1)
        try:
            with open(self._path, "ab", opener=_private) as file:
                file.write(len(packed).to_bytes(LENGTH, "big") + packed)
                self._full = self._full or file.tell() >= MOST_BYTES
        except OSError as fault:
            self._give_up(fault)

    def _cut(self, content: bytes) -> None:
        """Cuts off a record that a power cut left half written; it would hide all later ones."""
        ends = [at + LENGTH + _length(content, at) for at in _places(content)]
        try:
            if ends[-1] < len(content):
                os.truncate(self._path, ends[-1])
        except OSError as fault:
            self._give_up(fault)

    def _give_up(self, fault: OSError) -> None:
        log.warning("what phones are sent is not kept any more: %s", fault)
        self._full = True

    def _read(self) -> bytes:
        try:
            return self._path.read_bytes()
        except OSError:
            return b""


def _private(path: str, flags: int) -> int:
    return os.open(path, flags | NO_LINKS, 0o600)


def _entries(content: bytes, game: str) -> Iterator[list[Any]] | None:
    """The entries of all records; None where that is no file of this game."""
    records = _records(content)
    first = next(records, None)
    return chain.from_iterable(records) if first and first[0] == game else None


def _records(content: bytes) -> Iterator[list[Any]]:
    """Each whole record, up to one that cannot be read."""
    for at in _places(content):
        packed = content[at + LENGTH : at + LENGTH + _length(content, at)]
        try:
            yield json.loads(lzma.decompress(packed))
        except (ValueError, lzma.LZMAError):
            return


def _places(content: bytes) -> Iterator[int]:
    """Offsets of the complete records."""
    at = 0
    while at + LENGTH <= len(content):
        ends = at + LENGTH + _length(content, at)
        if ends > len(content):
            return
        yield at
        at = ends


def _length(content: bytes, at: int) -> int:
    return int.from_bytes(content[at : at + LENGTH], "big")
