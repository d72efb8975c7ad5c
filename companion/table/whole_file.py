"""A small file that is replaced as a whole: after a power cut it is the old one or the new one."""

import os
from contextlib import suppress
from pathlib import Path


def write_whole(path: Path, content: str | bytes) -> None:
    """Puts the content in the place of the file, with its rights. Raises OSError; the old one stays."""
    target = path.resolve()
    fresh = target.with_name(f"{target.name}.new")
    try:
        with fresh.open("wb") as file:
            os.fchmod(file.fileno(), target.stat().st_mode & 0o777 if target.exists() else 0o600)
            file.write(content.encode() if isinstance(content, str) else content)
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        with suppress(OSError):
            fresh.unlink()  # half a file takes room that is wanted
        raise
    fresh.replace(target)
    sync_folder(target.parent)


def sync_folder(folder: Path) -> None:
    """The names in a folder, too, have to be on the disk. Raises OSError."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
