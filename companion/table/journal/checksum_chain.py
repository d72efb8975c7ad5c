"""What binds the rows of a journal: each carries a checksum over itself and over all that was before it."""

import json
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

BYTES = 16
"""Of a checksum: enough for chance, which is what damages cards."""


@dataclass(frozen=True)
class Head:
    """How far a chain goes: the number of its last step, and that step's checksum."""

    step: int = 0
    link: bytes = b""

    def then(self, *row: Any) -> "Head":
        """The head once that row was added: its texts and numbers, in their order."""
        step = self.step + 1
        text = json.dumps((step, *row), default=repr)
        return Head(step, blake2b(self.link + text.encode(), digest_size=BYTES).digest())


START = Head()
"""Before the first step."""
