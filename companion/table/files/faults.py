"""Faults of files: why a journal cannot be used, and how a refusing disk is told."""

import errno
from pathlib import Path

from companion.engine.refusal import Refused, refuse

FULL = (errno.ENOSPC, errno.EDQUOT)
ASIDE = "nothing in it was changed; move it aside to begin with a new one"


class JournalError(Exception):
    """The journal cannot be used: says which file, why, and what to do. Nothing in it was changed."""

    def __init__(self, path: Path, why: str, do: str = ASIDE) -> None:
        super().__init__(f"{path}: {why}; {do}")


def cannot_open(path: Path, fault: OSError) -> JournalError:
    """Error for a journal that the system does not let us open."""
    return JournalError(path, f"cannot be opened ({fault})", "check the folder's rights and free space")


def not_written(fault: OSError) -> Refused:
    """Refusal for a failed write: refused-disk-full or refused-disk."""
    return refuse("refused-disk-full" if fault.errno in FULL else "refused-disk")
