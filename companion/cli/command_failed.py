"""Terminal output of commands: a failure on one line and exit status 1, and letters that a terminal lacks."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from typing import TextIO


def replace_unknown_letters() -> None:
    """Prints a question mark for each letter that the terminal cannot show, instead of raising an error."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def can_write(text: str, stream: TextIO) -> bool:
    """True if the stream's coding has all of these letters."""
    try:
        text.encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


class CommandFailed(Exception):  # noqa: N818 - its text is shown to people as it is
    """The command failed; the message says why, for the user."""


@contextmanager
def undone_by(*faults: type[Exception]) -> Iterator[None]:
    """Converts these errors to CommandFailed, with their message."""
    try:
        yield
    except faults as fault:
        raise CommandFailed(str(fault)) from fault


def warn(what: str) -> None:
    """Prints a warning to the error stream."""
    print(f"companion: {what}", file=sys.stderr)
