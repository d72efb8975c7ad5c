"""A journal is examined by a copy: SQLite, which drops what it takes for damaged, sees the copy first."""

import sqlite3
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory

from companion.table.disk import PAGE
from companion.table.found import UNREADABLE, Found, found_in
from companion.table.mended import mend
from companion.table.tables import LOG


def examined(path: Path, *, mended: bool = False) -> Found:
    """What a journal gives away that may be damaged anywhere, or may not be there. Raises OSError.

    With `mended` SQLite reads on where it finds its own checksums wrong.
    """
    with TemporaryDirectory() as folder:
        copy, log = Path(folder) / path.name, Path(folder) / f"{path.name}{LOG}"
        for one in (copy, log):
            if path.with_name(one.name).exists():
                copyfile(path.with_name(one.name), one)
        has_content = copy.exists() and copy.stat().st_size > 0
        if not has_content and not log.exists():
            return Found()
        if not has_content:
            copy.write_bytes(bytes(PAGE))  # SQLite deletes the log of a file that is empty
        if mended:
            mend(copy, log)
        found = _read(copy)
        if has_content:
            return found
        return replace(found, health="it is empty beside its log") if found.steps else Found()


def _read(copy: Path) -> Found:
    with closing(sqlite3.connect(copy, isolation_level=None)) as file:
        with suppress(*UNREADABLE):
            file.execute("PRAGMA synchronous = OFF")
        return found_in(file)
