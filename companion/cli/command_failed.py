"""Failed commands: one line on the error stream, exit status 1."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager


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
