"""Lists a deck's cards: sorted, searched, and filtered by kind."""

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass

from web.shown.card_editor import CardRow, DeckView

SORTS = ("file", "title", "signs")
"""As they stand in the file, by their titles, or by what the list says of them."""


@dataclass(frozen=True)
class CardFilter:
    """Filter and order of a list of cards."""

    sort: str = SORTS[0]
    section: str = ""
    words: str = ""

    @classmethod
    def of(cls, asked: Mapping[str, str]) -> "CardFilter":
        """Reads the query of an address; invalid values are ignored."""
        sort = asked.get("sort", "")
        return cls(
            sort if sort in SORTS else SORTS[0], asked.get("section", ""), asked.get("words", "")[:100]
        )


def arranged(deck: DeckView, wanted: CardFilter) -> tuple[CardRow, ...]:
    """The cards that are wanted, in the order in which they are."""
    words = plain(wanted.words).split()
    cards = [
        card
        for card in deck.cards
        if wanted.section in {"", card.section} and all(word in _text(card) for word in words)
    ]
    if wanted.sort == "title":
        cards.sort(key=lambda card: plain(card.title))
    if wanted.sort == "signs":
        cards.sort(key=lambda card: (card.kind, card.signs, plain(card.title)))
    return tuple(cards)


def plain(text: str) -> str:
    """The text in small letters without accents, for searching and sorting."""
    return "".join(
        one for one in unicodedata.normalize("NFD", text) if not unicodedata.combining(one)
    ).casefold()


def _text(card: CardRow) -> str:
    return plain(" ".join((card.title, card.kind, *card.signs, card.words)))
