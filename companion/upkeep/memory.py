"""Spares memory on small machines, and keeps garbage collection from delaying the game there."""

import gc
import threading

from companion.any_system import c_function

TRIM_THRESHOLD, MMAP_THRESHOLD, ARENA_MAX = -1, -3, -8
"""The names of glibc's settings (malloc.h)."""
SETTINGS = {ARENA_MAX: 1, MMAP_THRESHOLD: 1 << 20, TRIM_THRESHOLD: 1 << 20}
"""One heap for all threads instead of eight for each core, 4 MB less than with two; and each picture in a
place of its own, which the system has back as soon as it is put away; otherwise the largest that was ever
drawn stays for ever."""

STACK = 2 << 20
"""Bytes of address space of a thread: with the usual eight megabytes seventy reserve half a gigabyte."""

TOO_LITTLE = (
    "the system gives this program too little memory: a table needs 600 MB of address space. Allow it more "
    "(`ulimit -v`, or MemoryMax= in a service), or end other programs"
)


def is_too_little(fault: Exception) -> bool:
    """True for an error of a process that gets no more memory, or no room for one more thread."""
    return isinstance(fault, MemoryError) or "can't start new thread" in str(fault)


def spare_memory() -> bool:
    """Sets that for this process, before it has threads; False where the C library is not glibc."""
    threading.stack_size(STACK)
    mallopt = c_function("mallopt")
    return mallopt is not None and all(mallopt(name, value) == 1 for name, value in SETTINGS.items())


def give_back() -> bool:
    """Gives the system back what was put away here and there; False where the C library is not glibc.

    It takes less than a millisecond. Without it a roll costs some eight megabytes that nobody uses.
    """
    trim = c_function("malloc_trim")
    if trim is None:
        return False
    trim(0)
    return True


def settle() -> None:
    """Excludes all present objects from garbage collection.

    Otherwise a full collection in the middle of an answer takes 60 to 100 ms on a desktop machine, more on a
    Pi, and finds nothing.
    """
    gc.freeze()
