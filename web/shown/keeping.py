"""What a host is shown of the machine itself: the doctor's findings."""

from dataclasses import dataclass


@dataclass(frozen=True)
class FindingView:
    """One part of the table: its name, its light as an id, as a sign and as a word, and what to do."""

    id: str
    about: str
    light: str
    sign: str
    word: str
    says: str


@dataclass(frozen=True)
class Checkup:
    """All that the doctor found, in one language; `well` where nothing is red."""

    language: str
    well: bool
    findings: tuple[FindingView, ...]
    plays: bool = False
    """Whether a game is going on."""
    safe: bool = False
    """Whether the table is in safe mode: it comes up, and is not well all the same."""
