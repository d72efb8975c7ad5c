"""Reads what a dying card still gives of a file."""

import errno
import logging
from io import FileIO
from pathlib import Path

log = logging.getLogger(__name__)

BLOCK = 4096
"""Bytes that a card gives or does not give."""


def read_all(path: Path) -> bytes:
    """The content of a file, with zeros where the card gives nothing any more. Raises OSError."""
    try:
        return path.read_bytes()
    except OSError as fault:
        if fault.errno != errno.EIO:
            raise
        log.error("%s can be read in parts only: %s", path, fault)
        size = path.stat().st_size
        with path.open("rb", buffering=0) as file:
            return b"".join(_block(file, at, min(BLOCK, size - at)) for at in range(0, size, BLOCK))


def _block(file: FileIO, at: int, length: int) -> bytes:
    try:
        file.seek(at)
        return file.read(length)
    except OSError:
        return bytes(length)
