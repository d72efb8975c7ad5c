"""What a child would do, done in this process: to start one takes half a second."""

import io
from typing import Any

import pytest

from companion.table.sandbox import child, sandbox
from companion.table.sandbox.pickling import dump, load


def read_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Has the sandbox start no child. What goes in and comes out is pickled all the same."""
    monkeypatch.setattr(sandbox, "_run", _run)


def _run(job: tuple[Any, ...]) -> bytes:
    work, given, named = load(_pickled(job))
    return _pickled(child._outcome(work, given, named)).getvalue()


def _pickled(value: Any) -> io.BytesIO:
    file = io.BytesIO()
    dump(value, file)
    file.seek(0)
    return file
