"""Card files become a deck, or a list of all their faults."""

import re
from collections.abc import Callable, Mapping
from typing import TypeVar

from companion.engine.phrasebook.outline import (
    Items,
    OutlineFault,
    OutlineFaults,
    OutlineTable,
    SourcePosition,
    did_you_mean,
    read_outline,
)
from companion.engine.phrasebook.suggestions import few_looks
from companion.engine.slug import slug
from companion.engine.words import say
from companion.games.hope_inhumanity.cards.box import check_box
from companion.games.hope_inhumanity.cards.card import (
    Asset,
    Deck,
    Destination,
    Personality,
    Relationship,
    Scene,
    Trait,
)
from companion.games.hope_inhumanity.cards.making import (
    make_asset,
    make_destination,
    make_personality,
    make_relationship,
    make_scene,
    make_trait,
)
from companion.games.hope_inhumanity.cards.sheet import Sheet
from companion.kit.cards.sheet import FILE

C = TypeVar("C", Scene, Trait, Personality, Relationship, Asset, Destination)

_HEAD = ("deck", "language", "version", "expansion", "box")
_SECTIONS = ("scenes", "traits", "personalities", "relationships", "assets", "destinations")
_MOST_VERSION = 9_999


class DeckFaults(OutlineFaults):
    """Card files that cannot be played with; `faults` are all that was found, in the order of the files."""


def read_decks(files: Mapping[str, str]) -> Deck:
    """The deck of all card files, given as text by their names.

    Raises DeckFaults with every fault of every file: file, line, column and what to do.
    """
    if not files:
        raise DeckFaults((OutlineFault(SourcePosition("…", 1, 1), say("fault-no-file")),))
    reading = _Reading()
    with few_looks():
        for file, text in files.items():
            reading.read(file, text)
    reading.look_for_assets()
    if reading.faults:
        order = list(files)
        raise DeckFaults(
            tuple(sorted(reading.faults, key=lambda one: (order.index(one.place.file), one.place)))
        )
    return reading.deck()


class _Reading:
    """Accumulator while files are read."""

    def __init__(self) -> None:
        self.faults: list[OutlineFault] = []
        self.names: list[str] = []
        self.ids: dict[str, SourcePosition] = {}
        self.scenes: dict[str, Scene] = {}
        self.traits: dict[str, Trait] = {}
        self.personalities: dict[str, Personality] = {}
        self.relationships: dict[str, Relationship] = {}
        self.assets: dict[str, Asset] = {}
        self.destinations: dict[str, Destination] = {}
        self.expansion = False
        self.named: list[tuple[SourcePosition, str]] = []

    def deck(self) -> Deck:
        return Deck(
            names=tuple(self.names),
            scenes=self.scenes,
            traits=self.traits,
            personalities=self.personalities,
            relationships=self.relationships,
            assets=self.assets,
            expansion=self.expansion,
            destinations=self.destinations,
        )

    def read(self, file: str, text: str) -> None:
        """Adds one file."""
        try:
            outline = read_outline(file, text)
        except OutlineFaults as broken:
            self.faults += broken.faults
            return
        if not isinstance(outline, OutlineTable):
            self.faults.append(OutlineFault(outline.place, say("fault-no-deck")))
            return
        self._read_table(outline)

    def look_for_assets(self) -> None:
        """Note each title of an Asset that a sentence names and that no card of the files has."""
        titles = [asset.title for asset in self.assets.values()]
        for place, title in self.named:
            if title not in titles:
                hint = did_you_mean(title, titles)
                self.faults.append(OutlineFault(place, say("fault-no-such-asset", title=title, hint=hint)))

    def _read_table(self, table: OutlineTable) -> None:
        sheet = Sheet(FILE, table, self.faults)
        sheet.only((*_HEAD, *_SECTIONS))
        name = self._head(sheet)
        sheet = Sheet(sheet.kind, table, self.faults, sheet.text("language"))
        self.scenes |= self._section(sheet, name, "scenes", make_scene)
        self.traits |= self._section(sheet, name, "traits", make_trait)
        self.personalities |= self._section(sheet, name, "personalities", make_personality)
        self.relationships |= self._section(sheet, name, "relationships", make_relationship)
        self.assets |= self._section(sheet, name, "assets", make_asset)
        self.destinations |= self._section(sheet, name, "destinations", make_destination)
        self.expansion |= sheet.yes("expansion")
        check_box(sheet)

    def _head(self, sheet: Sheet) -> str:
        name = sheet.text("deck")
        language = sheet.text("language")
        if language and not re.fullmatch("[a-z]{2}", language):
            sheet.blame("language", say("fault-language"))
        sheet.number("version", _MOST_VERSION)
        if name and name in self.names:
            sheet.blame("deck", say("fault-deck-twin", name=name))
        if name and not slug(name):
            sheet.blame("deck", say("fault-deck-letters"))
        self.names.append(name)
        return name

    def _section(self, sheet: Sheet, deck: str, key: str, make: Callable[[str, Sheet], C]) -> dict[str, C]:
        section = sheet.table.values.get(key)
        if section is None:
            return {}
        if not isinstance(section, Items):
            sheet.blame(key, say("fault-no-list", line=key))
            return {}
        cards: dict[str, C] = {}
        for item in section.items:
            if not isinstance(item, OutlineTable):
                self.faults.append(
                    OutlineFault(item.place, say("fault-no-title", kind=say(f"fault-kind-{key}")))
                )
                continue
            page = Sheet(key, item, [], sheet.language)
            card = make(deck, page)
            self.faults += page.faults
            self.named += page.named
            self._note(card.id, card.title, item)
            cards[card.id] = card
        return cards

    def _note(self, id_: str, title: str, table: OutlineTable) -> None:
        place = table.values.get("title", table).place
        first = self.ids.setdefault(id_, place)
        if title and first != place:
            twin = say("fault-card-twin", title=title, line=first.line, file=first.file)
            self.faults.append(OutlineFault(place, twin))
