"""How far a journal had got, noted outside of it: what is missing from it later is missed."""

import json
import logging
import os
from dataclasses import asdict, dataclass
from hashlib import blake2b
from itertools import cycle
from pathlib import Path

from companion.table.chain import START, Head
from companion.table.tables import EDITION
from companion.table.whole_file import write_whole

log = logging.getLogger(__name__)

ENDING = "-mark"
"""Of the file's name, after that of the journal."""
PLACES = (0, 4096)
"""Where in the file a note is written, by turns: what a cut tears is one block, and the note before stays."""
BYTES, BYTES_OF_CHECK = 512, 16
"""Of a note, a sector; and of the checksum that it begins with."""


@dataclass(frozen=True)
class Loss:
    """What was found missing when a journal was opened, at that step of what was left.

    Of the end `missing` steps, None if nobody can tell; of evenings before `before` of them. The damaged
    one lies in `file`, if it was damaged.
    """

    step: int
    missing: int | None
    before: int = 0
    file: str = ""


@dataclass(frozen=True)
class Note:
    """How far a journal had got, and what had been found missing."""

    head: Head = START
    loss: Loss | None = None
    edition: int = EDITION


class Mark:
    """The file beside a journal that is open. Raises OSError if it cannot be made."""

    def __init__(self, journal: Path, note: Note) -> None:
        self.loss = note.loss
        if read_mark(journal) != note:
            write_mark(journal, note)
        self._file: int | None = os.open(_beside(journal), os.O_WRONLY)
        self._places = cycle(PLACES)

    def move(self, head: Head) -> None:
        """Notes that the journal has got as far as that; it is on disk on return.

        A disk that cannot take it costs the note alone: what was written is in the journal.
        """
        assert self._file is not None
        try:
            os.pwrite(self._file, _packed(Note(head, self.loss)), next(self._places))
            os.fdatasync(self._file)
        except OSError as fault:
            log.error("how far the journal has got could not be noted: %s", fault)

    def close(self) -> None:
        """Closes the file; safe to call twice."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


def write_mark(journal: Path, note: Note) -> None:
    """A new file for a journal, in the place of an old one. Raises OSError."""
    packed = _packed(note)
    write_whole(_beside(journal), packed.ljust(PLACES[1]) + packed)


def read_mark(journal: Path) -> Note | None:
    """The note that goes furthest, or None where there is none that can be read."""
    try:
        raw = _beside(journal).read_bytes()
    except OSError:
        return None
    notes = [note for place in PLACES if (note := _unpacked(raw[place : place + BYTES])) is not None]
    return max(notes, key=lambda note: note.head.step, default=None)


def _beside(journal: Path) -> Path:
    return journal.with_name(journal.name + ENDING)


def _packed(note: Note) -> bytes:
    text = json.dumps(asdict(note), default=bytes.hex).encode()
    return (blake2b(text, digest_size=BYTES_OF_CHECK).hexdigest().encode() + b" " + text).ljust(BYTES)


def _unpacked(raw: bytes) -> Note | None:
    check, _, text = raw.rstrip().partition(b" ")
    if blake2b(text, digest_size=BYTES_OF_CHECK).hexdigest().encode() != check:
        return None
    told = json.loads(text)
    loss = Loss(**told["loss"]) if told["loss"] else None
    return Note(Head(told["head"]["step"], bytes.fromhex(told["head"]["link"])), loss, told["edition"])
