"""Adds a file to a zip on a machine whose clock may be wrong."""

import time
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

FIRST = (1980, 1, 1, 0, 0, 0)
"""A zip knows no moment before this one; a box without a battery for its clock starts in 1970."""
LAST = (2107, 12, 31, 23, 59, 58)


def add(archive: ZipFile, name: str, content: str | bytes) -> None:
    """Writes an entry with the current time, or the nearest that a zip can store."""
    now = time.localtime(time.time())[:6]
    entry = ZipInfo(name, min(max(now, FIRST), LAST))
    entry.compress_type = ZIP_DEFLATED
    entry.external_attr = 0o600 << 16
    archive.writestr(entry, content)
