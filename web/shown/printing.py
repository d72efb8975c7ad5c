"""What can be printed at a table, as a page offers it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class PrintedDeckView:
    """A card file that can be printed and its title, how many cards and tiles it has, and whether a board."""

    file: str
    title: str
    cards: int
    tiles: int = 0
    board: bool = False


@dataclass(frozen=True)
class Press:
    """On which papers, mats for how many (`seats`: as many as sit here), and the card files, for the host."""

    language: str
    papers: tuple[str, ...]
    mats: tuple[int, ...]
    seats: int
    decks: tuple[PrintedDeckView, ...]
