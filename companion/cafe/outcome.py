"""What came of an order, as a table tells it: to staff, and to its own log."""

import json
from dataclasses import asdict, dataclass

from companion.cafe.state import packed


@dataclass(frozen=True)
class Outcome:
    """What came of the order of that `id`: `done` or not, and if not, why, in the table's language."""

    id: str
    do: str
    at: str
    done: bool
    why: str = ""


def packed_outcome(outcome: Outcome) -> bytes:
    """An outcome as it goes over the broker."""
    return packed(asdict(outcome))


def read_outcome(payload: bytes | str) -> Outcome | None:
    """An outcome as it came; None for what makes no sense."""
    try:
        raw = json.loads(payload)
        return Outcome(str(raw["id"]), str(raw["do"]), str(raw["at"]), raw["done"] is True, str(raw["why"]))
    except (ValueError, KeyError, TypeError):
        return None
