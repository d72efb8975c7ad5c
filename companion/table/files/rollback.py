"""A change of several files that fails in the middle leaves all of them as they were."""

import os
import shutil
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

BEFORE = ".before"
"""Suffix of the copy of a file while it may be restored."""


@contextmanager
def whole(folder: Path, files: Iterable[Path] = ()) -> Iterator[None]:
    """If the block fails, what it brought into `folder` goes again, and the `files` are as they were.

    That needs no room on the disk: it may have been full. Nothing may be moved in the block.
    """
    there = set(folder.rglob("*"))
    kept: dict[Path, Path] = {}
    try:
        for path in files:
            if path.is_file():
                kept[path] = _kept(path)
        yield
    except BaseException:
        for path, before in kept.items():
            before.replace(path)
        for path in sorted(set(folder.rglob("*")) - there - set(kept.values()), reverse=True):
            path.rmdir() if path.is_dir() else path.unlink()
        raise
    finally:
        for before in kept.values():
            with suppress(OSError):  # it takes no room, and is written over the next time
                before.unlink(missing_ok=True)


def _kept(path: Path) -> Path:
    before = path.with_name(path.name + BEFORE)
    before.unlink(missing_ok=True)
    try:
        os.link(path, before)
    except OSError:  # a disk that knows no links
        shutil.copy2(path, before)
    return before
