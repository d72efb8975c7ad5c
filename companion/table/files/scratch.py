"""Moves temporary files beside the data where the system's folder for them has no room."""

import logging
import shutil
import tempfile
from pathlib import Path

log = logging.getLogger(__name__)

NEEDED_BYTES = 100_000_000
"""Of free room: a journal and a backup of some years are copied there."""
FOLDER = "scratch"


def ensure_room(data: Path) -> None:
    """Has this process write its temporary files below `data` if the system's folder is full or read-only.

    Does nothing where that cannot be made either.
    """
    if _has_room():
        return
    folder = data / FOLDER
    try:
        shutil.rmtree(folder, ignore_errors=True)  # of a program that was killed
        folder.mkdir(parents=True, mode=0o700)
    except OSError as fault:
        log.warning("there is no room for temporary files: %s", fault)
    else:
        tempfile.tempdir = str(folder)


def _has_room() -> bool:
    try:
        return shutil.disk_usage(tempfile.gettempdir()).free >= NEEDED_BYTES
    except OSError:
        return False
