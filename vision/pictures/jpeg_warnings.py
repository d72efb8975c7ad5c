"""Captures libjpeg's warnings about corrupt data, which it writes to the error stream alone."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryFile
from threading import Lock

COMPLAINTS = (
    b"Corrupt JPEG data",
    b"Premature end of JPEG",
    b"Inconsistent progression",
    b"Invalid SOS parameters",
    b"Unknown Adobe color transform",
)
"""Prefix of its warnings (jerror.h)."""
STDERR = 2
_LOCK = Lock()


@contextmanager
def heard() -> Iterator[list[str]]:
    """The list that the block is given holds its complaints afterwards; all else is said as ever."""
    complaints: list[str] = []
    with _LOCK, TemporaryFile() as said:
        sys.stderr.flush()
        before = os.dup(STDERR)
        os.dup2(said.fileno(), STDERR)
        try:
            yield complaints
        finally:
            os.dup2(before, STDERR)
            os.close(before)
            said.seek(0)
            for line in said:
                if line.startswith(COMPLAINTS):
                    complaints.append(line.decode(errors="replace").strip())
                else:
                    os.write(STDERR, line)
