"""A disk whose calls are numbered, so that each in turn can fail, or be that at which a plug is pulled."""

import errno
import io
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

CALLS = (
    "rename",
    "replace",
    "unlink",
    "rmdir",
    "mkdir",
    "fsync",
    "fdatasync",
    "ftruncate",
    "write",
    "chmod",
    "utime",
)


class Pulled(BaseException):
    """The plug was pulled: nothing happens any more."""


class Numbered:
    """The calls that change something on a disk, by their names. Number `at` raises `fault`.

    After Pulled, which no program survives, all further calls raise it as well.
    """

    def __init__(self, at: int | None, fault: BaseException) -> None:
        self.made: list[str] = []
        self._at, self._fault = at, fault

    @property
    def failed(self) -> bool:
        """True if it came to the call that fails."""
        return self._at is not None and len(self.made) > self._at

    def call(self, name: str) -> None:
        """Counts a call, and raises what it is to raise."""
        self.made.append(name)
        number = len(self.made) - 1
        if number == self._at or (self.failed and isinstance(self._fault, Pulled)):
            raise self._fault


class _File(io.FileIO):
    """A file whose writing is a call of its own."""

    def __init__(self, calls: Numbered, path: Any, mode: str) -> None:
        super().__init__(path, mode)
        self._calls = calls

    def write(self, content: Any) -> int:
        self._calls.call("write")
        return super().write(content)


@contextmanager
def numbered(
    monkeypatch: pytest.MonkeyPatch, at: int | None = None, fault: BaseException | None = None
) -> Iterator[Numbered]:
    """Within, the disk's calls are counted, and call `at` raises: that the disk is full, or another fault."""
    calls = Numbered(at, fault or OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)))
    real_open = io.open

    def opened(path: Any, mode: str = "r", *args: Any, **more: Any) -> Any:
        if not set(mode) & set("wax+"):
            return real_open(path, mode, *args, **more)
        calls.call("open")
        raw = _File(calls, path, mode.replace("b", "").replace("t", ""))
        if "b" not in mode:
            return io.TextIOWrapper(io.BufferedWriter(raw), more.get("encoding"))
        return raw if more.get("buffering") == 0 else io.BufferedWriter(raw)

    def counted(name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **more: Any) -> Any:
            calls.call(name)
            return real(*args, **more)

        return call

    with monkeypatch.context() as patch:
        for name in CALLS:
            patch.setattr(os, name, counted(name, getattr(os, name)))
        patch.setattr(io, "open", opened)
        patch.setattr("builtins.open", opened)
        yield calls
