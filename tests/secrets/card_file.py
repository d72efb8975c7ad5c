"""A card file as its cards, each a few lines by their keys, to be changed and written again."""

import re
from collections.abc import Mapping

Card = dict[str, str]
"""The lines of a card by key; the text of one may go on over further lines."""
Cards = dict[str, dict[str, Card]]
"""The cards of a file by section and title."""

_KEY = re.compile(r"^([a-z][a-z ]*):", re.MULTILINE)


def read(text: str) -> tuple[str, Cards]:
    """The head of a card file, and its cards."""
    head, *sections = re.split(r"^([a-z]+):\n(?=  - )", text, flags=re.MULTILINE)
    return head, {name: _section(body) for name, body in zip(sections[::2], sections[1::2], strict=True)}


def write(head: str, cards: Mapping[str, Mapping[str, Card]]) -> str:
    """The card file with that head and these cards."""
    sections = (f"{name}:\n{''.join(map(_written, section.values()))}" for name, section in cards.items())
    return head + "".join(sections)


def _section(body: str) -> dict[str, Card]:
    cards = (_card(item) for item in re.split(r"^  - ", body, flags=re.MULTILINE) if item)
    return {card["title"]: card for card in cards}


def _card(item: str) -> Card:
    lines = re.sub(r"^    ", "", item, flags=re.MULTILINE)
    _, *parts = _KEY.split(lines)
    return {key: text.strip(" ").rstrip("\n") for key, text in zip(parts[::2], parts[1::2], strict=True)}


def _written(card: Card) -> str:
    lines = "\n".join(f"{key}:{'' if text.startswith(chr(10)) else ' '}{text}" for key, text in card.items())
    return "  - " + lines.replace("\n", "\n    ") + "\n"
