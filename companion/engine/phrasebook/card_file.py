"""Card file of any game, as people edit it: a head, and sections of cards made of lines."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType
from typing import Any, TypeAlias

import yaml

from companion.engine.frozen import replace
from companion.engine.phrasebook.nested import Said, flat, nested, texts
from companion.engine.phrasebook.outline import (
    Items,
    Outline,
    OutlineFault,
    OutlineFaults,
    OutlineTable,
    Text,
    read_outline,
)
from companion.engine.slug import slug
from companion.engine.words import say

Line: TypeAlias = Said
"""Value of a line: a text, or a list of sentences."""
Lines: TypeAlias = Mapping[str, Line]
"""A card: its lines by name, in the order in which they are written."""
WIDTH = 110
LONGEST_KEY = 120
KEPT = 8
"""Size of the cache of parsed files: a card editor's page shows each of them repeatedly."""
OF_ANY_CARDS = ("deck", "language", "version", "expansion")
"""Keys of a head that do not depend on the cards of the file."""


@dataclass(frozen=True)
class CardFile:
    """The head's lines by name, and the cards of each section in their order; a `single` one is a card."""

    head: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    sections: Mapping[str, tuple[Lines, ...]] = field(default_factory=lambda: MappingProxyType({}))
    single: frozenset[str] = frozenset()

    @property
    def title(self) -> str:
        return self.head.get("deck", "")

    @property
    def version(self) -> int:
        """The number of its version; 0 where none is said."""
        said = self.head.get("version", "")
        return int(said) if said.isascii() and said.isdigit() else 0

    @property
    def without_box(self) -> "CardFile":
        """The file without what its head says about which cards it has to hold."""
        kept = {key: self.head[key] for key in OF_ANY_CARDS if key in self.head}
        return replace(self, head=kept)

    def find(self, section: str, card: str) -> Lines | None:
        """The card of that section with that key, or None."""
        return next((one for one in self.sections.get(section, ()) if self.key(section, one) == card), None)

    def key(self, section: str, lines: Lines) -> str:
        """Key of a card, unique in its section; a section that is one card uses its name."""
        return section if section in self.single else card_key(lines)

    def with_head(self, **lines: str) -> "CardFile":
        """The file with these lines in its head."""
        return replace(self, head={**self.head, **lines})

    def with_card(self, section: str, before: str, lines: Lines) -> "CardFile":
        """The file with that card in the place of the one with the key `before`, or at the section's end."""
        cards = self.sections.get(section, ())
        keys = [self.key(section, card) for card in cards]
        at = keys.index(before) if before in keys else len(cards)
        return replace(self, sections={**self.sections, section: (*cards[:at], lines, *cards[at + 1 :])})

    def with_single(self, section: str, lines: Lines) -> "CardFile":
        """The file with that card as the whole of that section."""
        sections = {**self.sections, section: (lines,)}
        return replace(self, sections=sections, single=self.single | {section})

    def with_cards(self, more: Mapping[str, Iterable[Lines]]) -> "CardFile":
        """The file with these cards at the ends of their sections."""
        added = {section: (*self.sections.get(section, ()), *cards) for section, cards in more.items()}
        return replace(self, sections={**self.sections, **added})

    def without(self, section: str, card: str) -> "CardFile":
        """The file without the cards of that section and key."""
        cards = tuple(one for one in self.sections.get(section, ()) if self.key(section, one) != card)
        return replace(self, sections={**self.sections, section: cards})


def card_key(lines: Lines) -> str:
    """Key of a card in ASCII: from its title, its id, or its whole text."""
    said = (
        lines.get("title")
        or lines.get("id")
        or tuple(text for line in lines.values() for text in texts(line))
    )
    return slug(" ".join(texts(said)))[:LONGEST_KEY].strip("-")


def card_id(deck: str, title: str) -> str:
    """The id of a card in play, by the names of its deck and of itself."""
    return f"{slug(deck)}.{slug(title)}"


@lru_cache(maxsize=KEPT)
def read_card_file(name: str, text: str) -> CardFile:
    """The card file of that text. Raises OutlineFaults where it is no outline with a head.

    What a game would refuse is kept as it stands.
    """
    outline = read_outline(name, text)
    if not isinstance(outline, OutlineTable):
        raise OutlineFaults((OutlineFault(outline.place, say("fault-no-deck")),))
    head = {key: value.text for key, value in outline.values.items() if isinstance(value, Text)}
    sections = {key: _cards(value) for key, value in outline.values.items() if not isinstance(value, Text)}
    single = (key for key, value in outline.values.items() if isinstance(value, OutlineTable))
    return CardFile(head, sections, frozenset(single))


def write_card_file(file: CardFile) -> str:
    """The text of that card file, which reads as the same again."""
    parts = [_dump(dict(file.head))] if file.head else []
    for section, cards in file.sections.items():
        if cards:
            parts.append(f"{section}:\n")
            whole = section in file.single
            parts += [_indented(_dump(nested(card) if whole else [nested(card)])) for card in cards]
    return "\n".join(parts)


def lines_of(table: OutlineTable) -> Lines:
    """The lines of one card as they are written."""
    return dict(flat(table))


def _cards(value: Outline) -> tuple[Lines, ...]:
    items = value.items if isinstance(value, Items) else (value,)
    return tuple(lines_of(item) for item in items if isinstance(item, OutlineTable))


def _indented(text: str) -> str:
    return "".join(f"  {line}" if line.strip() else line for line in text.splitlines(keepends=True))


class _Dumper(yaml.SafeDumper):
    """Every value is text, so that yes and 2 need no quotation marks."""

    yaml_implicit_resolvers: dict[str, Any] = {}  # noqa: RUF012 - PyYAML looks for it on the class


def _dump(value: object) -> str:
    return yaml.dump(value, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=WIDTH)
