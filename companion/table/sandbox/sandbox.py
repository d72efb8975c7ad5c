"""Reads uploads in a child process with limits of memory and time."""

import io
import logging
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pickle import UnpicklingError
from threading import BoundedSemaphore, Lock, Timer
from typing import Any, ParamSpec, TypeVar

from companion.engine.refusal import refuse
from companion.table.sandbox.pickling import dump, load

log = logging.getLogger(__name__)

MEGABYTES = 96
"""Of its own that a child may have in memory, what it imports among them."""
CPU_S, WALL_S = 20, 60.0
"""Seconds that a child may work, and last."""
RESULT_BYTES = 8_000_000
CHILD = "companion.table.sandbox.child"
_turn, _places = Lock(), BoundedSemaphore(2)
"""One child at a time, and one request that waits for it: each holds what it was sent."""

P = ParamSpec("P")
T = TypeVar("T")


def sandboxed(work: Callable[P, T], /, *given: P.args, **named: P.kwargs) -> T:
    """Calls `work`, a module function, in a child process; arguments and result must be picklable.

    Raises its exception, or Refused: refused-too-much if the child runs out of memory or time, and
    refused-reading while others wait for one.
    """
    return with_memory(MEGABYTES, work, *given, **named)


def with_memory(megabytes: int, work: Callable[P, T], /, *given: P.args, **named: P.kwargs) -> T:
    """The same in a child that may have that much memory of its own."""
    with _one_at_a_time():
        returned, outcome = _outcome(_run((work, given, named), megabytes))
    if not returned:
        raise outcome
    result: T = outcome
    return result


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    if not _places.acquire(blocking=False):
        raise refuse("refused-reading")
    try:
        with _turn:
            yield
    finally:
        _places.release()


def _run(job: tuple[Any, ...], megabytes: int) -> bytes:
    """Output of the child: empty or truncated if it was killed."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command, pipe = [sys.executable, "-m", CHILD, str(megabytes), str(CPU_S)], subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, env=environment) as child:
        timer = Timer(WALL_S, child.kill)
        timer.start()
        try:
            written = _asked(child, job)
            child.wait()
        finally:
            timer.cancel()
            child.kill()
    if child.returncode:
        log.warning("what was brought in was too much to read: status %d", child.returncode)
    return written


def _asked(child: subprocess.Popen[bytes], job: tuple[Any, ...]) -> bytes:
    assert child.stdin
    assert child.stdout
    with suppress(BrokenPipeError), child.stdin as door:
        dump(job, door)
    with child.stdout as door:
        return door.read(RESULT_BYTES)


def _outcome(written: bytes) -> tuple[bool, Any]:
    try:
        returned, outcome = load(io.BytesIO(written))
    except (EOFError, UnpicklingError) as fault:
        raise refuse("refused-too-much") from fault
    return bool(returned), outcome
