"""The card editor's questions about the tiles and cards of Hope's End, answered."""

from collections.abc import Collection, Iterator, Mapping

from companion.engine.phrasebook.card_editor_spec import Examined, LineForm, Understood
from companion.engine.phrasebook.card_file import Lines, lines_of
from companion.engine.phrasebook.nested import texts
from companion.engine.phrasebook.outline import (
    Items,
    OutlineFault,
    OutlineFaults,
    OutlineTable,
    read_outline,
)
from companion.engine.phrasebook.phrasebook import ENGLISH
from companion.engine.words import Words, say
from companion.games.hopes_end.box import read_box
from companion.games.hopes_end.card_editor import card_forms, tile_form
from companion.games.hopes_end.cards import Type
from companion.games.hopes_end.reckoning import PALETTE
from companion.games.hopes_end.telling import in_words
from companion.kit.cards.editor import KitCardEditor, kinds_of

TILES = "tiles"
COUNTS: Mapping[str, int] = {TILES: 144, "history": 72, "morality": 110}
"""Cards of each kind in the box (HE-002)."""


class EndCardEditor(KitCardEditor):
    """Card editor of Hope's End."""

    palette = PALETTE

    kinds = kinds_of(COUNTS, tried=lambda _: False, drawn=lambda one: one == TILES)
    shapes = {TILES: ({"edges": "brbr"},)}  # noqa: RUF012 - declared so in the kit
    counts = {one: (count,) for one, count in COUNTS.items()}  # noqa: RUF012 - declared so in the kit

    def form(self, section: str, lines: Lines, language: str) -> tuple[LineForm, ...]:
        return tile_form.form(lines) if section == TILES else card_forms.form(section, language)

    def tidy(self, section: str, lines: Lines) -> Lines:
        return tile_form.tidy(lines) if section == TILES else card_forms.tidy(section, lines)

    def examine(self, section: str, lines: Lines, language: str) -> Examined:
        if section != TILES:
            return card_forms.examine(section, lines, language)
        faults = {key: (message,) for key, message in tile_form.faults(lines)}
        tile = Understood(say("editor-tiles-one"), (in_words(tile_form.made(lines)),))
        return Examined(faults, {}, () if faults else (tile,), picture=tile_form.picture(lines))

    def read(self, files: Mapping[str, str]) -> object:
        """The box. Raises OutlineFaults for those of each tile and card first."""
        for name, text in files.items():
            if faults := tuple(self._card_faults(name, text)):
                raise OutlineFaults(faults)
        return read_box(files)

    def signs(self, section: str, lines: Lines) -> tuple[Words, ...]:
        """Of a tile what it shows and how many there are, of a Morality card its type and its question."""
        if section == TILES:
            tile = in_words(tile_form.made(lines))
            return tile, say("editor-times", n=" ".join(texts(lines.get("count", "1"))))
        return tuple(say(f"type-{one}") for one in Type if lines.get("type") == one)

    def count(self, section: str, cards: Collection[Lines]) -> int:
        return sum(map(_count, cards)) if section == TILES else len(cards)

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
