"""What a child would do, done in this process."""

import io
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from companion.table.sandbox import child, sandbox
from companion.table.sandbox.pickling import dump, load

IN_A_CHILD = sandbox._run


@contextmanager
def reading_here() -> Iterator[None]:
    """Within, the sandbox starts no child. What goes in and comes out is pickled all the same."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sandbox, "_run", _run)
        yield


def _run(job: tuple[Any, ...], _megabytes: int) -> bytes:
    work, given, named = load(_pickled(job))
    return _pickled(child._outcome(work, given, named)).getvalue()


def _pickled(value: Any) -> io.BytesIO:
    file = io.BytesIO()
    dump(value, file)
    file.seek(0)
    return file
