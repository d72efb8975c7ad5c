"""Logs errors to files of limited size, without names or typed text."""

import logging
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path
from time import monotonic

NAME = "companion.log"
MOST_BYTES, FILES = 400_000, 2
"""Of one file, and how many there are: the older one makes room."""
OURS = ("companion", "vision", "web", "firmware")
AGAIN_S = 60.0
"""The same place in the program is written down only so often: SD cards wear out."""


class RedactingFormatter(logging.Formatter):
    """Writes our own sentences with numbers and kinds of faults, and an ellipsis for all else.

    Of other programs' sentences it writes where they were said alone: names may be in them.
    """

    def format(self, record: logging.LogRecord) -> str:
        """One line, and the places in the program that led to a fault, without its words."""
        lines = [f"{self.formatTime(record)} {record.levelname} {record.name}: {_said(record)}"]
        if record.exc_info and record.exc_info[1] is not None:
            frames = traceback.extract_tb(record.exc_info[2])
            lines += [f"    {Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
            lines.append(f"    {type(record.exc_info[1]).__name__}")
        return "\n".join(lines)


class RepeatFilter(logging.Filter):
    """Lets the same place in the program through once a minute."""

    def __init__(self) -> None:
        super().__init__()
        self._told: dict[tuple[str, int], float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """True unless the same line was logged a short time ago."""
        place, now = (record.pathname, record.lineno), monotonic()
        if now - self._told.get(place, -AGAIN_S) < AGAIN_S:
            return False
        self._told[place] = now
        return True


class _Kept(RotatingFileHandler):
    """Is open only while it writes. A disk that is full costs the log, and nothing else."""

    def emit(self, record: logging.LogRecord) -> None:
        """Writes a line, and closes the file: the next may be a day away."""
        super().emit(record)
        with suppress(OSError):
            self.close()

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the library's name
        """Writes nothing, and says nothing."""


@contextmanager
def kept_log(data: Path) -> Iterator[None]:
    """While the block runs, warnings and faults are written into the data folder."""
    handler = _Kept(data / NAME, maxBytes=MOST_BYTES, backupCount=FILES - 1, encoding="utf-8", delay=True)
    handler.setLevel(logging.WARNING)
    handler.setFormatter(RedactingFormatter())
    handler.addFilter(RepeatFilter())
    logging.getLogger().addHandler(handler)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(handler)
        handler.close()


def logs(data: Path) -> dict[str, str]:
    """The log files' texts by name, the newest first."""
    names = (NAME, *(f"{NAME}.{number}" for number in range(1, FILES)))
    paths = [data / name for name in names]
    return {path.name: path.read_text("utf-8", "replace") for path in paths if path.is_file()}


def _said(record: logging.LogRecord) -> str:
    if record.name.partition(".")[0] not in OURS:
        return f"{record.funcName}:{record.lineno}"
    told = record.args if isinstance(record.args, tuple) else ()
    try:
        return str(record.msg) % tuple(map(_shown, told)) if told else str(record.msg)
    except (TypeError, ValueError):
        return str(record.msg)


def _shown(value: object) -> object:
    if isinstance(value, BaseException):
        return type(value).__name__
    return value if isinstance(value, int | float) else "…"
