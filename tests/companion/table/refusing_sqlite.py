"""SQLite on a disk whose writes are numbered: one of them fails, as on a card that is full or dies."""

import ctypes
import errno
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes.util import find_library
from typing import Any

WRITES = (b"write", b"pwrite", b"pwrite64", b"ftruncate")
"""The system calls by which SQLite changes a file, as it names them itself."""
FIELDS_BEFORE_CALLS = 13
"""Functions of a VFS before those about system calls."""

Call = ctypes.CFUNCTYPE(
    ctypes.c_ssize_t, ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_longlong, use_errno=True
)
SetCall = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
GetCall = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)


class Vfs(ctypes.Structure):
    """What SQLite calls its file system, up to where its system calls can be replaced."""

    _fields_ = (
        ("version", ctypes.c_int),
        ("file_size", ctypes.c_int),
        ("longest_path", ctypes.c_int),
        ("next", ctypes.c_void_p),
        ("name", ctypes.c_char_p),
        ("data", ctypes.c_void_p),
        ("others", ctypes.c_void_p * FIELDS_BEFORE_CALLS),
        ("set_call", SetCall),
        ("get_call", GetCall),
    )


class Writes:
    """How many writes there were, and whether the one of number `at` failed."""

    def __init__(self, at: int) -> None:
        self.made, self.at = 0, at

    @property
    def failed(self) -> bool:
        return self.made > self.at

    def is_refused(self) -> bool:
        self.made += 1
        return self.made - 1 == self.at


@contextmanager
def refusing(at: int, fault: int = errno.ENOSPC) -> Iterator[Writes]:
    """Within, SQLite's write of that number fails, counted from 0. Raises OSError where SQLite is not a
    library of its own."""
    library = ctypes.CDLL(find_library("sqlite3") or "libsqlite3.so.0")
    library.sqlite3_vfs_find.restype = ctypes.c_void_p
    here = library.sqlite3_vfs_find(None)
    vfs = Vfs.from_address(here)
    writes, kept = Writes(at), []

    def replaced(real: int) -> Any:
        call = Call(real)

        def write(file: int, what: int, size: int, place: int) -> int:
            if writes.is_refused():
                ctypes.set_errno(fault)
                return -1
            done = call(file, what, size, place)
            return int(done)

        return Call(write)

    for name in WRITES:
        real = vfs.get_call(here, name)
        if real:
            kept.append(replaced(real))
            vfs.set_call(here, name, ctypes.cast(kept[-1], ctypes.c_void_p))
    try:
        yield writes
    finally:
        vfs.set_call(here, None, None)
