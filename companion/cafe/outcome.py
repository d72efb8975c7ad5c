"""The outcome of an order, sent to staff and kept in the table's log."""

from dataclasses import asdict, dataclass

from companion.cafe.table_state import packed, unpacked


@dataclass(frozen=True)
class OrderOutcome:
    """The outcome of the order with that `id`: `done` or not, and if not, `why`, in the table's language."""

    table: str
    id: str
    do: str
    at: str
    done: bool
    why: str = ""


def packed_outcome(outcome: OrderOutcome) -> bytes:
    """An outcome as it goes over the broker."""
    return packed(asdict(outcome))


def read_outcome(payload: bytes | str) -> OrderOutcome | None:
    """An outcome as it came; None for what makes no sense."""
    try:
        raw = unpacked(payload)
        table, id_, do, at, why = (str(raw[name]) for name in ("table", "id", "do", "at", "why"))
        return OrderOutcome(table, id_, do, at, raw["done"] is True, why)
    except (ValueError, KeyError, TypeError):
        return None
