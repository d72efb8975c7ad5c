"""Checksum chain of a journal: each row bears its number and a checksum that covers the row before."""

import json
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

BYTES = 16
"""Of a checksum: enough for chance, which is what damages cards."""


@dataclass(frozen=True)
class Head:
    """Head of a journal: the number of its last step, and that step's checksum."""

    step: int = 0
    link: bytes = b""

    def then(self, *row: Any) -> "Head":
        """The head once that row was added: its texts and numbers, in their order."""
        return self._next(b"", row)

    def chained(self, *row: Any) -> "Head":
        """As `then` until edition 2, whose checksums were over the step before as well."""
        return self._next(self.link, row)

    def _next(self, before: bytes, row: tuple[Any, ...]) -> "Head":
        step = self.step + 1
        text = json.dumps((step, *row), default=repr)
        return Head(step, blake2b(before + text.encode(), digest_size=BYTES).digest())


START = Head()
"""The head of an empty journal."""
