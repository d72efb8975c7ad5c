"""What keeps a command from being done is said in one line on the error stream; the exit status is 1."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager


class Undone(Exception):  # noqa: N818 - named for what whoever called it is told
    """The command could not be done: says why, in words for whoever called it."""


@contextmanager
def undone_by(*faults: type[Exception]) -> Iterator[None]:
    """Raises Undone, with the words of the fault, where one of these keeps the command from being done."""
    try:
        yield
    except faults as fault:
        raise Undone(str(fault)) from fault


def warn(what: str) -> None:
    """Says what whoever called the command should know, apart from what it prints."""
    print(f"companion: {what}", file=sys.stderr)
