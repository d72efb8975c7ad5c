"""Replaces the data with a backup; the old data are moved aside and never overwritten."""

import json
import re
import shutil
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeAlias
from zipfile import ZipFile

from companion.table.files.atomic_file import write_whole
from companion.table.files.backup_swap import TABLES, exchange, go_on, is_under_way
from companion.table.files.faults import JournalError
from companion.table.files.folder_lock import FolderLock, InUseError
from companion.table.journal.journal import Journal
from companion.table.journal.upload_check import UnfitJournal, check_journal
from companion.upkeep.backup import A_GAME, A_NAME, FORMAT, MANIFEST
from companion.upkeep.checks.versions import PROGRAM

LARGEST, MOST_BYTES, MOST_FILES = 200_000_000, 400_000_000, 10_000
"""Bytes of one file and of all, and how many there may be: years of evenings are a tenth of it."""
LARGEST_OTHER = 4_000_000
"""Bytes of a file that is no game."""
MANIFEST_BYTES = 4_000_000
PIECE = 1_000_000
OF_A_MAC = re.compile(r"(^|/)(__MACOSX/|\.DS_Store$|\._)")
IN_A_FOLDER = re.compile(rf"[^/]+/{re.escape(MANIFEST)}")
FRESH = "restoring"
Listed: TypeAlias = Mapping[str, Mapping[str, Any]]
"""The size (`bytes`) and the hash (`sha256`) of each file by its name."""


class BackupError(Exception):
    """This backup cannot be restored: says why, and what to do. Nothing was changed, unless it says so."""


def restore(file: Path, data: Path, now: datetime) -> Path | None:
    """Puts the backup into the data folder; where what was there lies now, or None if there was nothing.

    A plug that is pulled leaves the one or the other. Raises BackupError, and OSError where the disk cannot
    take it.
    """
    try:
        with closing(FolderLock(data, 0.0)):
            go_on(data)
            return _exchanged(file, data, now)
    except InUseError as fault:
        raise BackupError(f"{data}: a table is running on it; end that one first") from fault


def _exchanged(file: Path, data: Path, now: datetime) -> Path | None:
    fresh = data / FRESH
    shutil.rmtree(fresh, ignore_errors=True)
    try:
        unpack(file, fresh)
        return exchange(data, fresh, now)
    except OSError as fault:
        if is_under_way(data):
            later = "the backup will be in its place after the next start"
            raise BackupError(f"{data}: {fault}; {later}") from fault
        raise
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def unpack(file: Path, into: Path) -> None:
    """Writes the files of a backup into a folder that is not there yet, each checked.

    Raises BackupError, and OSError where the disk cannot take it.
    """
    with _understanding(file):
        if file.stat().st_size > MOST_BYTES:
            raise _too_large(file)
        archive = ZipFile(file)
    with archive:
        with _understanding(file):
            made_at, listed = _manifest(file, archive)
            _check_names(file, archive, listed)
        members = dict(_members(archive))
        for name, told in listed.items():
            path = into / name
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(path, _content(file, archive, members[name], told))
    try:
        check_journal(into / TABLES)
        with closing(Journal(into)) as journal:
            for table in journal.tables():
                if table.now is None:
                    raise UnfitJournal("nobody can tell who sat there")
                table.note_backup(made_at)
    except (JournalError, UnfitJournal) as fault:
        raise BackupError(f"{file}: the games in it cannot be read by this program ({fault})") from fault


def _content(file: Path, archive: ZipFile, name: str, told: Mapping[str, Any]) -> Iterator[bytes]:
    """A file of it piece by piece, the last one not before the sum is right."""
    left, found = told["bytes"], sha256()
    with _understanding(file), archive.open(name) as packed:
        while piece := packed.read(min(PIECE, left + 1)):
            left -= len(piece)
            found.update(piece)
            if left < 0:
                raise _broken(file)
            yield piece
    if left or found.hexdigest() != told["sha256"]:
        raise _broken(file)


def _manifest(file: Path, archive: ZipFile) -> tuple[str, Listed]:
    """The backup's date (ISO 8601), and its files by their names."""
    members = dict(_members(archive))
    if MANIFEST not in members or archive.getinfo(members[MANIFEST]).file_size > MANIFEST_BYTES:
        raise _not_ours(file)
    raw = archive.read(members[MANIFEST])
    try:
        made = json.loads(raw)
        if made["program"] != PROGRAM:
            raise _not_ours(file)
        if made["format"] > FORMAT:
            newer = str(made["version"])[:40]
            raise BackupError(f"{file}: a newer companion made it ({newer}); bring this one up to date first")
        made_at = datetime.fromisoformat(made["made_at"]).isoformat(timespec="seconds")
        return made_at, {
            name: {"bytes": int(one["bytes"]), "sha256": one["sha256"]} for name, one in made["files"].items()
        }
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as fault:
        raise _not_ours(file) from fault


def _members(archive: ZipFile) -> tuple[tuple[str, str], ...]:
    """The name of each file in a backup, and in this zip.

    A program that unpacks one and packs it up again may put it in a folder, and a Mac adds files of its own.
    """
    names = [name for name in archive.namelist() if not name.endswith("/") and not OF_A_MAC.search(name)]
    folder = next((name.removesuffix(MANIFEST) for name in names if IN_A_FOLDER.fullmatch(name)), "")
    wrapped = bool(folder) and all(name.startswith(folder) for name in names)
    return tuple((name.removeprefix(folder) if wrapped else name, name) for name in names)


def _check_names(file: Path, archive: ZipFile, listed: Listed) -> None:
    """The archive has what is listed, once each, under names of ours and in sizes of ours."""
    names = [name for name, _ in _members(archive) if name != MANIFEST]
    strange = next((name for name in names if not A_NAME.fullmatch(name)), None)
    if strange is not None:
        raise BackupError(f"{file}: it has a file in it that no backup has ({strange[:80]!r})")
    if sorted(names) != sorted(listed) or not any(map(A_GAME.fullmatch, listed)):
        raise _broken(file)
    sizes = [one["bytes"] for one in listed.values()]
    if len(sizes) > MOST_FILES or max(sizes) > LARGEST or sum(sizes) > MOST_BYTES or min(sizes) < 0:
        raise _too_large(file)
    if any(one["bytes"] > LARGEST_OTHER for name, one in listed.items() if not A_GAME.fullmatch(name)):
        raise _too_large(file)


@contextmanager
def _understanding(file: Path) -> Iterator[None]:
    """Converts errors of a damaged zip to BackupError: its decoders may raise anything."""
    try:
        yield
    except (BackupError, MemoryError):
        raise
    except FileNotFoundError as fault:
        raise BackupError(f"{file}: there is no such file") from fault
    except Exception as fault:
        raise (_broken(file) if _is_zip(file) else _not_ours(file)) from fault


def _is_zip(file: Path) -> bool:
    with file.open("rb") as opened:
        return opened.read(2) == b"PK"


def _not_ours(file: Path) -> BackupError:
    return BackupError(f"{file}: this is no backup of a table companion")


def _too_large(file: Path) -> BackupError:
    return BackupError(f"{file}: it would unpack to more than a table ever needs")


def _broken(file: Path) -> BackupError:
    return BackupError(f"{file}: the backup is broken; was it copied to its end? Take another one")
