"""Checks one card as it was typed: faults by line, and the meaning of each sentence."""

from typing import Any

from companion.engine.phrasebook.card_editor_spec import Examined, Fill
from companion.engine.phrasebook.card_file import Lines
from companion.engine.phrasebook.outline import OutlineFault
from companion.engine.phrasebook.phrasebook import ENGLISH
from companion.engine.words import Message
from companion.games.hope_inhumanity.card_editor.forms import form, page_of, tidy
from companion.games.hope_inhumanity.card_editor.understanding import understood
from companion.games.hope_inhumanity.cards import making
from companion.games.hope_inhumanity.cards.sheet import Sheet
from companion.games.hope_inhumanity.view.printing import back_of
from companion.kit.cards.examining import CARD, sentences, table_of, values

MAKING = {
    "scenes": making.make_scene,
    "traits": making.make_trait,
    "personalities": making.make_personality,
    "relationships": making.make_relationship,
    "assets": making.make_asset,
    "destinations": making.make_destination,
}


def examine(section: str, lines: Lines, language: str) -> Examined:
    """The card, line by line; its sentences are taken apart in that language."""
    _, faults = make(section, lines, language)
    by_line: dict[str, tuple[Message, ...]] = {}
    for fault in faults:
        by_line[fault.place.file] = (*by_line.get(fault.place.file, ()), fault.message)
    said = {
        line.key: tuple(sentences(lines.get(line.key, ""), page_of(section, line.key, lines), language))
        for line in form(section, lines)
        if line.fill is Fill.SENTENCES
    }
    read = {key: tuple(values(lines.get(key, ""), page_of(section, key, lines))) for key in said}
    return Examined(by_line, said, tuple(understood(section, lines, read)), back_of(section, lines))


def make(section: str, lines: Lines, language: str = ENGLISH) -> tuple[Any, tuple[OutlineFault, ...]]:
    """The card as the game makes it, and its faults; the file of a fault's place is the name of its line."""
    faults: list[OutlineFault] = []
    card = MAKING[section](CARD, Sheet(section, table_of(tidy(section, lines)), faults, language))
    return card, tuple(dict.fromkeys(faults))
