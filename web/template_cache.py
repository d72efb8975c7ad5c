"""Keeps what templates were compiled to in a folder beside theirs, as Python does with its modules."""

import sys
from contextlib import suppress
from pathlib import Path

from jinja2 import FileSystemBytecodeCache
from jinja2.bccache import Bucket

FOLDER = "__pycache__"


class Compiled(FileSystemBytecodeCache):
    """The compiled templates of one folder: a start spends a quarter of its time on them otherwise."""

    def __init__(self, templates: Path) -> None:
        super().__init__(str(templates.parent / FOLDER), f"%s.{sys.implementation.cache_tag}")

    def load_bytecode(self, bucket: Bucket) -> None:
        """Fills in what was kept, if it can be read and is of the template as it is now."""
        with suppress(OSError):
            super().load_bytecode(bucket)

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keeps one where that is wanted and can be done; it is compiled again otherwise."""
        if not sys.dont_write_bytecode:
            with suppress(OSError):
                Path(self.directory).mkdir(exist_ok=True)
                super().dump_bytecode(bucket)
