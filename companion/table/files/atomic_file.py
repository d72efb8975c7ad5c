"""A small file that is replaced as a whole: after a power cut it is the old one or the new one."""

import logging
import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from companion.any_system import sync_folder

log = logging.getLogger(__name__)

BLOCK = 4096
"""Bytes that a disk writes as one."""


def write_whole(path: Path, content: str | bytes | Iterable[bytes]) -> None:
    """Puts the content, or its pieces, in the place of the file, with its rights.

    Raises OSError, and what the pieces raise; the old one stays.
    """
    target = path.resolve()
    fresh = target.with_name(f"{target.name}.new")
    try:
        with fresh.open("wb", buffering=BLOCK) as file:
            fresh.chmod(target.stat().st_mode & 0o777 if target.exists() else 0o600)
            file.writelines(_pieces(content))
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(target)
    except BaseException:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)  # half a file takes room that is wanted
        raise
    settle(target.parent)


def _pieces(content: str | bytes | Iterable[bytes]) -> Iterable[bytes]:
    if isinstance(content, str):
        return [content.encode()]
    return [content] if isinstance(content, bytes) else content


def remove(path: Path) -> None:
    """Deletes a file, if it is there. Raises OSError; then it stays."""
    path.unlink(missing_ok=True)
    if path.parent.is_dir():
        settle(path.parent)


def settle(folder: Path) -> None:
    """Has the names in a folder on the disk where it can: what was done is done, and is said to be."""
    try:
        sync_folder(folder)
    except OSError as fault:
        log.error("%s may not outlast a power cut as it is: %s", folder, fault)
