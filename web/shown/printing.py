"""The printable sheets of a table, as a page offers them."""

from dataclasses import dataclass


@dataclass(frozen=True)
class PrintedDeckView:
    """A card file that can be printed: its title, its numbers of cards and tiles, and if it has a board."""

    file: str
    title: str
    cards: int
    tiles: int = 0
    board: bool = False


@dataclass(frozen=True)
class Press:
    """The host's choices: papers, mats by number of people (`seats`: those seated here), and card files."""

    language: str
    papers: tuple[str, ...]
    mats: tuple[int, ...]
    seats: int
    decks: tuple[PrintedDeckView, ...]
