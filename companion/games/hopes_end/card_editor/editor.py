"""The card editor's questions about the tiles and cards of Hope's End, answered."""

from collections.abc import Iterator, Mapping
from typing import Any

from companion.engine.chance import Chance
from companion.engine.phrasebook.card_editor_spec import (
    CardKind,
    Caution,
    Examined,
    Fill,
    LineForm,
    TriedCard,
    Understood,
)
from companion.engine.phrasebook.card_file import CardFile, Lines, lines_of
from companion.engine.phrasebook.nested import texts
from companion.engine.phrasebook.outline import (
    Items,
    OutlineFault,
    OutlineFaults,
    OutlineTable,
    SourcePosition,
    read_outline,
)
from companion.engine.phrasebook.phrasebook import ENGLISH
from companion.engine.refusal import Refused
from companion.engine.words import Words, say
from companion.games.hopes_end.box import read_box
from companion.games.hopes_end.card_editor import card_forms, tile_form
from companion.games.hopes_end.cards import Type
from companion.games.hopes_end.telling import in_words

TILES = "tiles"
COUNTS: Mapping[str, int] = {TILES: 144, "history": 72, "morality": 110}
"""Cards of each kind in the box (HE-002)."""


class EndCardEditor:
    """Card editor of Hope's End."""

    kinds = tuple(
        CardKind(one, say(f"editor-{one}-one"), say(f"editor-{one}-many"), tried=False, drawn=one == TILES)
        for one in COUNTS
    )

    one_box = True

    def form(self, section: str, lines: Lines, language: str) -> tuple[LineForm, ...]:
        """The lines that such a card has, given those that are filled in already."""
        return tile_form.form(lines) if section == TILES else card_forms.form(section, language)

    def every_line(self) -> Mapping[str, Fill]:
        """Every line that any card may have, and how it is filled in."""
        walls = {"edges": "brbr"}
        return {line.key: line.fill for one in COUNTS for line in self.form(one, walls, ENGLISH)}

    def tidy(self, section: str, lines: Lines) -> Lines:
        """The card as a card file holds it."""
        return tile_form.tidy(lines) if section == TILES else card_forms.tidy(section, lines)

    def examine(self, section: str, lines: Lines, language: str) -> Examined:
        if section != TILES:
            return card_forms.examine(section, lines, language)
        faults = {key: (message,) for key, message in tile_form.faults(lines)}
        tile = Understood(say("editor-tiles-one"), (in_words(tile_form.made(lines)),))
        return Examined(faults, {}, () if faults else (tile,), picture=tile_form.picture(lines))

    def check(self, name: str, text: str) -> tuple[OutlineFault, ...]:
        try:
            faults = tuple(self._card_faults(name, text))
            if not faults:
                read_box({name: text})
        except OutlineFaults as broken:
            return broken.faults
        except Refused as refused:
            return (OutlineFault(SourcePosition(name, 1, 1), refused.reason),)
        return faults

    def signs(self, section: str, lines: Lines) -> tuple[Words, ...]:
        """Of a tile what it shows and how many there are, of a Morality card its type and its question."""
        if section == TILES:
            tile = in_words(tile_form.made(lines))
            return tile, say("editor-times", n=" ".join(texts(lines.get("count", "1"))))
        return tuple(say(f"type-{one}") for one in Type if lines.get("type") == one)

    def warn(self, file: CardFile) -> tuple[Caution, ...]:
        """Warnings about missing or surplus cards of a box."""
        cards = {section: len(file.sections.get(section, ())) for section in COUNTS}
        found = {**cards, TILES: sum(map(_count, file.sections.get(TILES, ())))}
        return tuple(
            Caution(say("editor-count", kind=say(f"editor-{one}-many"), n=found[one], of=of), one)
            for one, of in COUNTS.items()
            if found[one] != of
        )

    def try_out(
        self, _game: Any, _section: str, _lines: Lines, _language: str, _chance: Chance
    ) -> tuple[TriedCard, ...]:
        """A tile and a card are what they are: there is nothing to be tried."""
        return ()

    def _card_faults(self, name: str, text: str) -> Iterator[OutlineFault]:
        """Faults of each tile and card with their place. Raises OutlineFaults."""
        outline = read_outline(name, text)
        sections = outline.values if isinstance(outline, OutlineTable) else {}
        for section in COUNTS:
            items = sections.get(section)
            for one in items.items if isinstance(items, Items) else ():
                if isinstance(one, OutlineTable):
                    lines = self.tidy(section, lines_of(one))
                    for key, messages in self.examine(section, lines, ENGLISH).faults.items():
                        place = one.places.get(key, one.place)
                        yield from (OutlineFault(place, message) for message in messages)


def _count(lines: Lines) -> int:
    said = "".join(texts(lines.get("count", "1")))
    return int(said) if said.isascii() and said.isdigit() else 1
