"""Runs a table whose memory can be counted: `python -m tools.block_count FILE demo ...` counts at SIGUSR1.

Resident memory depends on what else the machine does: on how many threads drew at once, and on what the
allocator kept of that. How many blocks Python holds once garbage is collected depends on what is kept alone.
"""

import gc
import os
import signal
import sys
import time
from pathlib import Path
from types import FrameType

from companion.__main__ import main

PATIENCE_S = 30.0


def count(process: int, file: Path) -> int:
    """The blocks of memory that the Python of that process holds. Raises TimeoutError."""
    file.unlink(missing_ok=True)
    os.kill(process, signal.SIGUSR1)
    deadline = time.monotonic() + PATIENCE_S
    while not file.exists():
        if time.monotonic() > deadline:
            raise TimeoutError("the table does not count")
        time.sleep(0.05)
    return int(file.read_text(encoding="ascii"))


def _note(file: Path) -> None:
    gc.collect()
    fresh = file.with_suffix(".fresh")
    fresh.write_text(str(sys.getallocatedblocks()), encoding="ascii")
    fresh.replace(file)


def _run() -> int:
    file = Path(sys.argv.pop(1))

    def counted(_signal: int, _frame: FrameType | None) -> None:
        _note(file)

    signal.signal(signal.SIGUSR1, counted)
    return main()


if __name__ == "__main__":
    sys.exit(_run())
