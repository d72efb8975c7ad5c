"""High-water mark stored outside the journal; detects entries lost by truncation."""

import json
import logging
import os
from collections.abc import Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from itertools import cycle
from pathlib import Path
from typing import Any

from companion.table.files.atomic_file import write_whole
from companion.table.files.sql_tables import EDITION, MARK
from companion.table.journal.checksum_chain import START, Head

log = logging.getLogger(__name__)

PLACES = (0, 512)
"""Where in the file a note is written, by turns, so that the note before stays: a sector each."""
BYTES, BYTES_OF_CHECK = 512, 16
"""Of a note, and of the checksum that it begins with."""
BINARY: int = getattr(os, "O_BINARY", 0)
"""Without it Windows writes two bytes for the end of a line."""


@dataclass(frozen=True)
class Loss:
    """Loss found when a journal was opened, at that step of the rest.

    At the end `missing` steps, None if unknown; `before` evenings in front of it. `file` holds the damaged
    one, if it was damaged. A `backup` of that time (ISO 8601) lacks all later steps.
    """

    step: int
    missing: int | None
    before: int = 0
    file: str = ""
    backup: str = ""


@dataclass(frozen=True)
class MarkNote:
    """Note of the last confirmed step, the one being written (`next`), and any loss found."""

    head: Head = START
    next: Head | None = None
    loss: Loss | None = None
    edition: int = EDITION
    number: int = field(default=0, compare=False)
    """Of two notes in a file the later one counts."""


class HighWaterMark:
    """The file beside a journal that is open. Raises OSError if it cannot be made.

    A disk that cannot take a note costs the note alone: what was written is in the journal.
    """

    def __init__(self, journal: Path, note: MarkNote) -> None:
        found = read_mark(journal)
        if found != note:
            write_mark(journal, note)
        self._note = found if found == note else note
        self._number = self._note.number
        self._file: int | None = os.open(_beside(journal), os.O_WRONLY | BINARY)
        self._places = cycle(PLACES)
        self._thread = ThreadPoolExecutor(1, "mark")
        self._noted: Future[None] | None = None

    @property
    def loss(self) -> Loss | None:
        return self._note.loss

    def announce(self, next_: Head) -> None:
        """Begins to note what is being written; returns at once, for two syncs beside each other take as long
        as one. One of the next two calls follows."""
        self._noted = self._thread.submit(self._write, replace(self._note, next=next_), sync=True)

    def reach(self, head: Head) -> None:
        """The journal has got so far; what was announced is on disk on return.

        Before the next sync a power cut may take this note, but not what was announced, and that is found.
        """
        self._settle(replace(self._note, head=head))

    def give_up(self) -> None:
        """Cancels the announced step, which was not written."""
        if self._noted is not None:
            self._settle(self._note)

    def close(self) -> None:
        """Closes the file; safe to call twice."""
        self._thread.shutdown()
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def _settle(self, note: MarkNote) -> None:
        if self._noted is not None:
            self._noted.result()
        self._noted, self._note = None, note
        self._write(note, sync=False)

    def _write(self, note: MarkNote, *, sync: bool) -> None:
        assert self._file is not None
        self._number += 1
        try:
            os.lseek(self._file, next(self._places), os.SEEK_SET)
            os.write(self._file, _packed(replace(note, number=self._number)))
            if sync:
                _sync(self._file)
        except OSError as fault:
            log.error("how far the journal has got could not be noted: %s", fault)


def _sync(file: int) -> None:
    """Of the content alone where the system can (Linux), which spares a card the note of when it was."""
    getattr(os, "fdatasync", os.fsync)(file)


def write_mark(journal: Path, note: MarkNote) -> None:
    """A new file for a journal, in the place of an old one. Raises OSError."""
    packed = _packed(note)
    write_whole(_beside(journal), packed.ljust(PLACES[1]) + packed)


def note_backup(journal: Path, made_at: str) -> None:
    """Notes beside a journal that nobody has open that it is the backup of that time. Raises OSError."""
    note = read_mark(journal) or MarkNote()
    write_mark(journal, replace(note, loss=Loss(note.head.step, None, backup=made_at)))


def read_mark(journal: Path) -> MarkNote | None:
    """The note that goes furthest, or None where there is none that can be read."""
    try:
        raw = _beside(journal).read_bytes()
    except OSError:
        return None
    notes = [note for place in PLACES if (note := _unpacked(raw[place : place + BYTES])) is not None]
    return max(notes, key=lambda note: note.number, default=None)


def _beside(journal: Path) -> Path:
    return journal.with_name(journal.name + MARK)


def _packed(note: MarkNote) -> bytes:
    text = json.dumps(note, default=_plain).encode()
    return (blake2b(text, digest_size=BYTES_OF_CHECK).hexdigest().encode() + b" " + text).ljust(BYTES)


def _plain(value: object) -> object:
    return value.hex() if isinstance(value, bytes) else vars(value)


def _unpacked(raw: bytes) -> MarkNote | None:
    check, _, text = raw.rstrip().partition(b" ")
    if blake2b(text, digest_size=BYTES_OF_CHECK).hexdigest().encode() != check:
        return None
    told = json.loads(text)
    loss = Loss(**told["loss"]) if told["loss"] else None
    next_ = _head(told["next"]) if told["next"] else None
    return MarkNote(_head(told["head"]), next_, loss, told["edition"], told["number"])


def _head(told: Mapping[str, Any]) -> Head:
    return Head(told["step"], bytes.fromhex(told["link"]))
