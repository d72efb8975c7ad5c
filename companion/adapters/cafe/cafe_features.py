"""What a table of a café has that no other needs: somebody to be called, a book of its evenings, a line."""

from dataclasses import dataclass
from pathlib import Path

from companion.adapters.cafe.evening_book import EveningBook
from companion.adapters.cafe.staff_call import Calling


@dataclass
class Link:
    """How the line to the broker is: `here`, `away`, `refused`, without its package `missing`, or without
    its `certificate`."""

    state: str = "away"


@dataclass(frozen=True)
class InCafe:
    """All of it, of one table."""

    calling: Calling
    book: EveningBook
    link: Link


def in_cafe(data: Path, broker: str) -> InCafe | None:
    """As they are kept in the data folder; None for a table without a `broker`."""
    return InCafe(Calling(data / "calling"), EveningBook(data / "evenings.json"), Link()) if broker else None
