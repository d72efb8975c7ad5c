"""Defines the interface between the card editor and its pages."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Protocol

from web.shown.card_editor import DeckView, EditorCardView, Imported, ShelfView

Lines = Mapping[str, str | tuple[str, ...]]
"""A card as it was typed: its lines by name."""

ALL = "*"
"""Key that stands for every line of a card."""
Brought = bytes | str
"""A file as it was uploaded, or a text as it was pasted."""


@dataclass(frozen=True)
class EditorAddress:
    """A card: the file of its deck, its section, and its key there; one that begins with ~ is new."""

    deck: str
    section: str
    card: str


class EditorPort(Protocol):
    """The card editor of one table as the host uses it. Every method raises Sorry where it cannot be."""

    def shelf(self) -> ShelfView: ...

    def deck(self, file: str) -> DeckView: ...

    def card(
        self, place: EditorAddress, *, tried: bool = False, touched: Collection[str] | None = None
    ) -> EditorCardView:
        """One card as it was last typed; `tried` out where that is asked for.

        Of a new card faults are told of the `touched` lines, else of those in which something stands.
        """
        ...

    def create(self, title: str, language: str) -> str:
        """A new deck; returns the name of its file."""
        ...

    def copy(self, file: str, title: str) -> str:
        """A copy of a deck under another name; returns the name of its file."""
        ...

    def rename(self, file: str, title: str) -> str:
        """Another name for a deck; returns the name of its file."""
        ...

    def delete(self, file: str) -> None:
        """Puts a deck into the bin."""
        ...

    def bring_back(self, file: str) -> str:
        """Takes a deck out of the bin; returns the name of its file."""
        ...

    def restore(self, file: str, version: int) -> None:
        """Makes a deck as it was in that version."""
        ...

    def take(self, file: str, *, taken: bool) -> None:
        """Plays with a deck, or without it, from the next game on."""
        ...

    def export(self, file: str) -> str:
        """The text of a deck, without any photograph."""
        ...

    def bring_in(self, file: str, section: str, brought: Brought) -> Imported:
        """Adds the cards of a card file or a sheet to a deck; without a `file`, makes a new deck."""
        ...

    def begin(self, file: str, section: str) -> EditorAddress:
        """A new card that is to be written."""
        ...

    def draft(
        self, place: EditorAddress, lines: Lines, touched: Collection[str] | None = None
    ) -> EditorCardView:
        """Keeps a card as it is typed now, whole or not; the card as it then stands."""
        ...

    def keep(self, place: EditorAddress, lines: Lines) -> EditorAddress:
        """Writes a card into its deck."""
        ...

    def give_up(self, place: EditorAddress) -> None:
        """Forgets what was typed since the card was kept."""
        ...

    def remove(self, place: EditorAddress) -> None:
        """Takes a card out of its deck."""
        ...

    def photograph(self, place: EditorAddress, picture: bytes) -> None:
        """Keeps a picture of the printed card beside its entry; an empty one takes it away."""
        ...
