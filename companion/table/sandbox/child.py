"""The child of `sandbox`: takes its limits upon itself, and only then reads what it is to do."""

import os
import sys
from typing import Any

from companion.any_system import be_nice, limit_process
from companion.table.sandbox.pickling import dump, load


def main() -> None:
    """Reads a job, does it and writes what came of it, or nothing where memory does not suffice."""
    limit_process(*map(int, sys.argv[1:3]))
    be_nice(5)
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a library prints is no part of it
    try:
        work, given, named = load(sys.stdin.buffer)
        with out:
            dump(_outcome(work, given, named), out)
    except MemoryError:
        sys.exit("out of memory")


def _outcome(work: Any, given: tuple[Any, ...], named: dict[str, Any]) -> tuple[bool, Any]:
    """Pair of True and the returned value, or False and the exception."""
    try:
        return True, work(*given, **named)
    except MemoryError:
        raise
    except Exception as fault:  # the parent raises it again
        return False, fault


if __name__ == "__main__":
    main()
