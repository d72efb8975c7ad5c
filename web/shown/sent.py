"""What each phone was sent in a game that is over, ready to be drawn."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Sending:
    """One thing that left for a phone, `at` so many seconds after the game began.

    `what` is `page`, `parts` or `reply`; `text` is what left, to the byte.
    """

    at: int
    what: str
    text: str


@dataclass(frozen=True)
class SentPage:
    """Some of what one seat was sent, from the one numbered `first` on (from 0), of `total`.

    `key` opens it, `seats` are ids and names, and `full` says that not all could be kept.
    """

    key: str
    title: str
    seats: tuple[tuple[str, str], ...]
    seat: str
    first: int
    total: int
    sendings: tuple[Sending, ...]
    full: bool = False
