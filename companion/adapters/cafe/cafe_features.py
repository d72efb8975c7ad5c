"""The extras of a table in a café: staff call, evening book, link to the broker."""

from dataclasses import dataclass
from pathlib import Path

from companion.adapters.cafe.evening_book import EveningBook
from companion.adapters.cafe.staff_call import Calling


@dataclass
class Link:
    """The link to the broker.

    `state` is `here`, `away`, `refused`, `missing` (its package) or `certificate` (absent).
    """

    state: str = "away"


@dataclass(frozen=True)
class InCafe:
    """The café's extras for one table."""

    calling: Calling
    book: EveningBook
    link: Link


def in_cafe(data: Path, broker: str) -> InCafe | None:
    """Loads the extras from the data folder; None for a table without a `broker`."""
    return InCafe(Calling(data / "calling"), EveningBook(data / "evenings.json"), Link()) if broker else None
