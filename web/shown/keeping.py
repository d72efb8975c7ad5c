"""The doctor's findings, as the host sees them."""

from dataclasses import dataclass


@dataclass(frozen=True)
class FindingView:
    """One part of the table: its name, its light as an id, a sign and a word, and the advice."""

    id: str
    about: str
    light: str
    sign: str
    word: str
    says: str


@dataclass(frozen=True)
class Checkup:
    """All findings of the doctor, in one language; `well` if nothing is red."""

    language: str
    well: bool
    findings: tuple[FindingView, ...]
    plays: bool = False
    """True during a game."""
    safe: bool = False
    """True in safe mode: the table runs, but is not well."""
