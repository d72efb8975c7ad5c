"""The messages to each phone in a finished game, ready to be drawn."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Sending:
    """One message to a phone, sent `at` seconds after the game began.

    `what` is `page`, `panels` or `reply`; `text` is the message, to the byte.
    """

    at: int
    what: str
    text: str


@dataclass(frozen=True)
class SentPage:
    """One page of the messages to a seat, from number `first` (counted from 0), of `total`.

    `key` opens the page, `seats` are ids and names, and `full` is true if not all could be kept.
    """

    key: str
    title: str
    seats: tuple[tuple[str, str], ...]
    seat: str
    first: int
    total: int
    sendings: tuple[Sending, ...]
    full: bool = False
