"""Card files become a deck, or a list of all their faults."""

import re
from collections.abc import Callable, Mapping
from typing import TypeVar

from companion.engine.outline import Fault, Items, OutlineFaults, Place, Table, read_outline
from companion.engine.slug import slug
from companion.games.hope_inhumanity.cards.box import check_box
from companion.games.hope_inhumanity.cards.card import Asset, Deck, Personality, Relationship, Scene, Trait
from companion.games.hope_inhumanity.cards.making import (
    make_asset,
    make_personality,
    make_relationship,
    make_scene,
    make_trait,
)
from companion.games.hope_inhumanity.cards.sheet import Sheet

C = TypeVar("C", Scene, Trait, Personality, Relationship, Asset)

_HEAD = ("deck", "language", "version", "expansion", "box")
_SECTIONS = ("scenes", "traits", "personalities", "relationships", "assets")
_MOST_VERSION = 9_999


class DeckFaults(Exception):  # noqa: N818 - it names what it carries
    """Card files that cannot be played with; `faults` are all that was found, in the order of the files."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = faults


def read_decks(files: Mapping[str, str]) -> Deck:
    """The deck of all card files, given as text by their names.

    Raises DeckFaults with every fault of every file: file, line, column and what to do.
    """
    if not files:
        raise DeckFaults((Fault(Place("no file", 1, 1), "There is no card file; choose at least one."),))
    reading = _Reading()
    for file, text in files.items():
        reading.read(file, text)
    if reading.faults:
        order = list(files)
        raise DeckFaults(tuple(sorted(reading.faults, key=lambda one: (order.index(one.place.file), one))))
    return reading.deck()


class _Reading:
    """All that is known so far of the files being read."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.names: list[str] = []
        self.ids: dict[str, Place] = {}
        self.scenes: dict[str, Scene] = {}
        self.traits: dict[str, Trait] = {}
        self.personalities: dict[str, Personality] = {}
        self.relationships: dict[str, Relationship] = {}
        self.assets: dict[str, Asset] = {}
        self.expansion = False

    def deck(self) -> Deck:
        """What was read."""
        return Deck(
            names=tuple(self.names),
            scenes=self.scenes,
            traits=self.traits,
            personalities=self.personalities,
            relationships=self.relationships,
            assets=self.assets,
            expansion=self.expansion,
        )

    def read(self, file: str, text: str) -> None:
        """Add one file."""
        try:
            outline = read_outline(file, text)
        except OutlineFaults as broken:
            self.faults += broken.faults
            return
        if not isinstance(outline, Table):
            self.faults.append(Fault(outline.place, "A card file begins with a line “deck:” and its name."))
            return
        self._read_table(outline)

    def _read_table(self, table: Table) -> None:
        sheet = Sheet("A card file", table, self.faults)
        sheet.only((*_HEAD, *_SECTIONS))
        name = self._head(sheet)
        sheet = Sheet(sheet.kind, table, self.faults, sheet.text("language"))
        self.scenes |= self._section(sheet, name, "scenes", "A Scene", make_scene)
        self.traits |= self._section(sheet, name, "traits", "A Trait", make_trait)
        self.personalities |= self._section(sheet, name, "personalities", "A Personality", make_personality)
        self.relationships |= self._section(sheet, name, "relationships", "A Relationship", make_relationship)
        self.assets |= self._section(sheet, name, "assets", "An Asset", make_asset)
        self.expansion |= sheet.yes("expansion")
        check_box(sheet)

    def _head(self, sheet: Sheet) -> str:
        name = sheet.text("deck")
        language = sheet.text("language")
        if language and not re.fullmatch("[a-z]{2}", language):
            sheet.blame("language", "Write the language in two small letters, such as en or de.")
        sheet.number("version", _MOST_VERSION)
        if name and name in self.names:
            sheet.blame("deck", f"Another file is called “{name}”, too; give one of them another name.")
        if name and not slug(name):
            sheet.blame("deck", "A name needs letters or digits.")
        self.names.append(name)
        return name

    def _section(
        self, sheet: Sheet, deck: str, key: str, kind: str, make: Callable[[str, Sheet], C]
    ) -> dict[str, C]:
        section = sheet.table.values.get(key)
        if section is None:
            return {}
        if not isinstance(section, Items):
            sheet.blame(key, f"After “{key}:” stands a list; begin each card with a dash and a space.")
            return {}
        cards: dict[str, C] = {}
        for item in section.items:
            if not isinstance(item, Table):
                self.faults.append(Fault(item.place, f"{kind} begins with a line “title:” and its name."))
                continue
            card = make(deck, Sheet(kind, item, self.faults, sheet.language))
            self._note(card.id, card.title, item)
            cards[card.id] = card
        return cards

    def _note(self, id_: str, title: str, table: Table) -> None:
        place = table.values.get("title", table).place
        first = self.ids.setdefault(id_, place)
        if title and first != place:
            where = f"line {first.line} of {first.file}"
            message = f"Two cards are called “{title}”; the first is in {where}. Rename one of them."
            self.faults.append(Fault(place, message))
