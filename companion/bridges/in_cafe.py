"""What a table of a café has that no other needs: somebody to be called, and a book of its evenings."""

from dataclasses import dataclass
from pathlib import Path

from companion.bridges.calling import Calling
from companion.bridges.evening_book import EveningBook


@dataclass(frozen=True)
class InCafe:
    """Both of one table."""

    calling: Calling
    book: EveningBook


def in_cafe(data: Path, broker: str) -> InCafe | None:
    """As they are kept in the data folder; None for a table without a `broker`."""
    return InCafe(Calling(data / "calling"), EveningBook(data / "evenings.json")) if broker else None
