"""Features of single systems, each with its fallback on the others."""

import ctypes
import os
import select
import socket
import time
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

NO_LINKS: int = getattr(os, "O_NOFOLLOW", 0)
"""Flag to open a file only if it is no link; needed in `/dev/shm`, which Windows does not have."""
BINARY: int = getattr(os, "O_BINARY", 0)
"""Flag to open a file; without it Windows writes two bytes for the end of a line."""
HAS_POLL = hasattr(select, "poll")
"""False on Windows, which waits with `select`."""
_TIMEOUT = getattr(socket, "TCP_USER_TIMEOUT", None)
_MAC_TIMEOUT = getattr(socket, "TCP_KEEPALIVE", None)
_EXCLUSIVE = getattr(socket, "SO_EXCLUSIVEADDRUSE", None)
_LOCAL = getattr(socket, "AF_UNIX", None)


def _module(name: str) -> Any | None:
    try:
        found: ModuleType = import_module(name)
    except ImportError:
        return None
    return found


fcntl: Any | None = _module("fcntl")
"""Locks of files; None on Windows."""
resource: Any | None = _module("resource")
"""Limits of a process; None on Windows."""


def c_function(name: str) -> Any | None:
    """A function of this process's C library; None where it has none of that name, as on other systems."""
    try:
        return getattr(ctypes.CDLL(None), name, None)
    except (OSError, TypeError):
        return None


def own_port(listening: socket.socket) -> None:
    """Opens a port again soon after a restart, and never one that another program has.

    Windows would let two programs share a port that is reused, and needs no reuse after a restart.
    """
    if _EXCLUSIVE is None:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    else:
        listening.setsockopt(socket.SOL_SOCKET, _EXCLUSIVE, 1)


def drop_dead_peers(listening: socket.socket, milliseconds: int) -> None:
    """Closes accepted connections whose peer vanished; elsewhere than on Linux later."""
    if _TIMEOUT is not None:
        listening.setsockopt(socket.IPPROTO_TCP, _TIMEOUT, milliseconds)
        return
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    if _MAC_TIMEOUT is not None:
        listening.setsockopt(socket.IPPROTO_TCP, _MAC_TIMEOUT, milliseconds // 1000)


def send_locally(path: str, content: bytes) -> None:
    """Sends a datagram to a socket on this machine. Raises OSError, also where there are no such sockets."""
    if _LOCAL is None:
        raise OSError("this system has no local sockets")
    with socket.socket(_LOCAL, socket.SOCK_DGRAM) as sender:
        sender.sendto(content, path)


def user() -> int:
    """The number of the user who runs this; 0, as files have it, on Windows."""
    return os.getuid() if hasattr(os, "getuid") else 0


def typeface_folders() -> tuple[Path, ...]:
    """Folders in which systems keep typefaces, a user's own first; some are not there."""
    home, data = Path(os.environ.get("HOME", "")), os.environ.get("XDG_DATA_HOME")
    own = (Path(data or home / ".local/share") / "fonts", home / ".fonts", home / "Library/Fonts")
    windows = (
        (os.environ.get("LOCALAPPDATA"), "Microsoft/Windows/Fonts"),
        (os.environ.get("WINDIR"), "Fonts"),
    )
    here = (Path(folder) / rest for folder, rest in windows if folder)
    shared = ("/usr/local/share/fonts", "/usr/share/fonts", "/Library/Fonts", "/System/Library/Fonts")
    return (*own, *here, *map(Path, shared))


def load() -> float:
    """Mean number of programs that wanted a core in the last minute; 0 on Windows, which does not count."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0


def work_s(thread: int) -> float:
    """Seconds that a thread of this process, which must live, has worked, by its number.

    On macOS and Windows, which do not tell, seconds that have passed.
    """
    if not hasattr(time, "pthread_getcpuclockid"):
        return time.monotonic()
    return time.clock_gettime(time.pthread_getcpuclockid(thread))


def raise_in(thread: int, error: type[BaseException]) -> None:
    """Raises that error in a thread, by its number, once it is in Python.

    It cannot be taken back: after that CPython 3.11 looks for one at every step, and a traced thread hangs.
    """
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(error))


def be_nice(by: int) -> None:
    """Lets other programs go first; Windows does without."""
    if hasattr(os, "nice"):
        os.nice(by)


def allow_files(wanted: int) -> int:
    """Lets this process open that many files at once, as far as the system does; returns how many it may."""
    if resource is None:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(ValueError, OSError):  # macOS refuses some
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most


def limit_process(megabytes: int, seconds: int | None = None) -> None:
    """Limits this process's own memory, and the time that it works, as far as the system can.

    Linux counts all memory that is a process's own, others less of it, and Windows none.
    """
    if resource is None:
        return
    limits = ((resource.RLIMIT_DATA, megabytes << 20), (resource.RLIMIT_CPU, seconds))
    for limit, most in limits:
        with suppress(ValueError, OSError):  # macOS refuses some
            if most is not None:
                resource.setrlimit(limit, (most, most))


def sync_content(handle: int) -> None:
    """Syncs a file's content alone where the system can (Linux), which spares a card the note of when it was.

    Raises OSError.
    """
    getattr(os, "fdatasync", os.fsync)(handle)


def sync_folder(folder: Path) -> None:
    """Syncs the names in a folder to the disk before anything else is done there. Raises OSError.

    Windows opens no folders, and NTFS keeps names in a journal of its own.
    """
    if not hasattr(os, "O_DIRECTORY"):
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def may_live(process: int) -> bool:
    """False if no process has that number; True also on Windows, where asking would end it."""
    if os.name == "nt":
        return True
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
