"""Finds a command's card file: one on the shelf by its name, or any other by its path."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from companion.table.cards.card_shelf import HEAD, LANGUAGE


class NoDeck(Exception):  # noqa: N818 - named for what a reader is told
    """There is no such card file; the message says which there are."""


@dataclass(frozen=True)
class CheckedCardFile:
    """A card file by its name, and all that it says."""

    name: str
    text: str

    @property
    def language(self) -> str:
        """The language that its head names, or nothing."""
        found = LANGUAGE.search(self.text.encode()[:HEAD])
        return found[1].decode() if found else ""


def card_file(deck: str, known: Mapping[str, str], language: str = "en") -> CheckedCardFile:
    """The card file of that name among the known texts, or at that path. Raises NoDeck."""
    for name in (deck, f"{deck}.yaml", f"{deck}.{language}.yaml", f"{deck}.en.yaml"):
        if name in known:
            return CheckedCardFile(name, known[name])
    path = Path(deck)
    try:
        return CheckedCardFile(path.name, path.read_text(encoding="utf-8-sig"))
    except (OSError, UnicodeDecodeError) as fault:
        there = ", ".join(known)
        raise NoDeck(f"there is no card file “{deck}”. Name a file, or one of: {there}.") from fault
