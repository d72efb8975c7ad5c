"""Checks whether a journal can be opened; rewrites the valid part of a damaged one, which goes to
quarantine."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from shutil import rmtree

from companion.table.files.atomic_file import settle, sync_folder
from companion.table.files.folder_lock import FolderLock
from companion.table.files.sql_tables import BEFORE_CHAINS, CHAINED, EDITION, PARTS, TABLES
from companion.table.files.sqlite_file import DamagedError, Disk, JournalError, cannot_open
from companion.table.journal.checksum_chain import START, Head
from companion.table.journal.high_water_mark import Loss, MarkNote, read_mark, write_mark
from companion.table.journal.integrity_check import examined, ransacked
from companion.table.journal.judgement import Judgement, judged
from companion.table.journal.raw_rows import Cells
from companion.table.journal.restoration import Sources, hashes, restored
from companion.table.journal.rows import Rows
from companion.table.journal.salvage import SalvagedFile, found_in

FRESH, RESCUED, READY = "-fresh", "-rescued-", "-ready"
"""Of a folder beside a journal with another: while that is written, until all that is damaged was moved aside
under the number behind it, and until it stands in its place."""


@contextmanager
def holding(path: Path) -> Iterator[None]:
    """Keeps all others off a journal. Raises JournalError, also for what the disk refuses within."""
    try:
        with closing(FolderLock(path)):
            yield
    except OSError as fault:
        raise cannot_open(path, fault) from fault


@dataclass(frozen=True)
class Seen:
    """A journal as it lies there, and what is noted and to be thought of it."""

    path: Path
    found: SalvagedFile
    note: MarkNote | None
    judgement: Judgement

    @property
    def head(self) -> Head:
        last = self.judgement.kept[-1] if self.judgement.kept else None
        return Head(last.step, last.link) if last else self.found.root

    @property
    def unsure(self) -> bool:
        """True if its last step is unknown, or the last one written was cut off or lost."""
        next_ = self.note.next if self.note else None
        return self.judgement.unsure or (next_ is not None and self.head.step < next_.step)

    @property
    def damage(self) -> str:
        """Description of the damage, or an empty string."""
        told = self.judgement
        if told.missing or told.before or told.gaps:
            return f"{told.missing} steps are missing from its end, {told.before + told.gaps} before"
        if any(row.number is None and not row.link for row in told.kept):
            return "who sits in a game is not what was written"
        if self.found.tables and self.found.edition not in (BEFORE_CHAINS, CHAINED, EDITION):
            return f"its edition reads {self.found.edition}"
        if self.found.spoilt_texts:
            return "a card file is not what was played with"
        return "" if self.found.health == "ok" else self.found.health

    def loss(self, step: int, file: str = "") -> Loss | None:
        """Loss to report, once the valid part reaches that step."""
        if not (self.damage or self.unsure):
            return self.note.loss if self.note else None
        missing = self.judgement.missing
        if missing and self.note and self.note.next and not _has_reached(self.found, self.note.next):
            missing += self.note.next.step - self.note.head.step  # it was entered, too, and is not there
        is_known = self.found.has_checksums and self.note is not None and (missing or not self.unsure)
        return Loss(step, missing if is_known else None, self.judgement.before, file)


def made_ready(path: Path) -> MarkNote:
    """Prepares a held journal for opening, adding checksums to an older edition.

    Raises DamagedError for one that is not whole, JournalError for one of another edition, and OSError.
    """
    put_in_place(path)
    seen = _seen(path)
    if seen.damage:
        raise DamagedError(path, f"is damaged ({seen.damage})")
    if seen.found.edition in (BEFORE_CHAINS, CHAINED):
        return _with_checksums(seen)
    return MarkNote(seen.head, loss=seen.loss(seen.head.step))


def rescue(path: Path, sources: Sources | None = None) -> None:
    """Sets a damaged journal aside, and puts in its place what stands of it and what the sources give back.

    A power cut leaves the one or the other, or what `put_in_place` goes on with. Raises JournalError.
    """
    with holding(path):
        found = found_in(ransacked(path))
        seen = _judged(path, restored(found, sources) if sources else found)
        number, fresh = _free(path), _fresh(path)
        head = _write(fresh / path.name, seen)
        write_mark(fresh / path.name, MarkNote(head, loss=seen.loss(head.step, _aside(path, number).name)))
        sync_folder(fresh)
        fresh.rename(path.with_name(f"{path.stem}{RESCUED}{number}"))
        put_in_place(path)


def put_in_place(path: Path) -> None:
    """Ends a rescue that was begun: first all that is damaged goes aside, then what was rescued comes."""
    ready = path.with_name(f"{path.stem}{READY}")
    for folder in path.parent.glob(f"{path.stem}{RESCUED}*"):
        _move(path, _aside(path, int(folder.name.rpartition("-")[2])))
        sync_folder(path.parent)
        folder.rename(ready)
    if ready.exists():
        sync_folder(path.parent)
        _move(ready / path.name, path)
        ready.rmdir()
        settle(path.parent)


def _move(one: Path, to: Path) -> None:
    """Moves the files of a journal, those that are still there."""
    for part in PARTS:
        if _part(one, part).exists():
            _part(one, part).rename(_part(to, part))


def _with_checksums(seen: Seen) -> MarkNote:
    """Rewrites an undamaged journal of an older edition with checksums."""
    fresh = _fresh(seen.path)
    head = _write(fresh / seen.path.name, seen)
    note = MarkNote(head, loss=seen.loss(head.step))
    with closing(sqlite3.connect(seen.path)) as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    write_mark(seen.path, note)
    (fresh / seen.path.name).replace(seen.path)
    settle(seen.path.parent)
    fresh.rmdir()
    return note


def _seen(path: Path) -> Seen:
    return _judged(path, found_in(examined(path)))


def _judged(path: Path, found: SalvagedFile) -> Seen:
    note, is_before = read_mark(path), found.edition in (BEFORE_CHAINS, CHAINED)
    foreign = found.tables and not is_before and found.edition != EDITION
    if foreign and (note is None or note.edition != EDITION):
        why = f"is of edition {found.edition}, and this program reads edition {EDITION}"
        raise JournalError(path, why)
    if note is not None and is_before and found.edition < note.edition:
        # It was whole, and was being written anew.
        return Seen(path, found, note, replace(judged(found, None), unsure=False))
    return Seen(path, found, note, judged(found, _reached(found, note) if note else None))


def _reached(found: SalvagedFile, note: MarkNote) -> Head:
    """Last confirmed head; the step being written counts if it is there."""
    return note.next if note.next and _has_reached(found, note.next) else note.head


def _has_reached(found: SalvagedFile, head: Head) -> bool:
    row = found.good.get(head.step)
    return row is not None and row.link == head.link


def _write(path: Path, seen: Seen) -> Head:
    """Writes what stands of a journal into a new one; how far that goes."""
    disk = Disk(path, TABLES, EDITION)
    with disk.writing() as file:
        rows = Rows(file, START)
        for row in seen.judgement.kept:
            if row.begins is not None:
                _begin(rows, seen.found, row.begins)
            add = rows.add_seating if row.number is None else rows.add_entry
            add(*row.cells)
    disk.close()
    return rows.head


def _begin(rows: Rows, found: SalvagedFile, game: Cells) -> None:
    rows.add_texts(
        (hash_, found.texts[hash_]) for hash_ in set(hashes(game).values()) if hash_ in found.texts
    )
    rows.add_game(*game)


def _fresh(path: Path) -> Path:
    fresh = path.with_name(f"{path.stem}{FRESH}")
    rmtree(fresh, ignore_errors=True)
    fresh.mkdir()
    return fresh


def _free(path: Path) -> int:
    """The first number under which nothing was set aside yet."""
    return next(n for n in count(1) if not any(_part(_aside(path, n), part).exists() for part in PARTS))


def _aside(path: Path, number: int) -> Path:
    return path.with_name(f"{path.stem}-damaged-{number}{path.suffix}")


def _part(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)
