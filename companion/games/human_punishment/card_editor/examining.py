"""Examines one card as it was typed: its faults line by line, and its meaning."""

from collections.abc import Iterator

from companion.engine.phrasebook.card_editor_spec import Examined, Fill, Understood
from companion.engine.phrasebook.card_file import Lines
from companion.engine.phrasebook.outline import OutlineFault
from companion.engine.phrasebook.phrasebook import ENGLISH
from companion.engine.words import Message
from companion.games.human_punishment.card_editor.forms import form, page_of
from companion.games.human_punishment.cards.kinds import card_of
from companion.games.human_punishment.cards.printed_cards import BACKS
from companion.games.human_punishment.state.printed.card_form import Form
from companion.games.human_punishment.telling.words import effect_words
from companion.kit.cards.examining import sentences, table_of, values
from companion.kit.cards.form import tidied
from companion.kit.cards.sheet import CardSheetSpec


def examine(section: str, lines: Lines, language: str) -> Examined:
    """The card, line by line; its sentences are taken apart in that language."""
    _, faults = make(section, lines, language)
    by_line: dict[str, tuple[Message, ...]] = {}
    for fault in faults:
        by_line[fault.place.file] = (*by_line.get(fault.place.file, ()), fault.message)
    said = {
        line.key: tuple(sentences(lines.get(line.key, ""), page_of(section, line.key, lines), language))
        for line in form(section, lines, language)
        if line.fill is Fill.SENTENCES
    }
    back = BACKS.get(section)
    return Examined(by_line, said, tuple(_understood(section, lines, language)), back)


def make(section: str, lines: Lines, language: str = ENGLISH) -> tuple[Form, tuple[OutlineFault, ...]]:
    """The card as the rules read it, and its faults; the file of a fault's place is the name of its line."""
    faults: list[OutlineFault] = []
    sheet = CardSheetSpec(section, table_of(tidied(form(section, lines), lines)), faults, language)
    return card_of(section, sheet), tuple(dict.fromkeys(faults))


def _understood(section: str, lines: Lines, language: str) -> Iterator[Understood]:
    for line in form(section, lines, language):
        read = tuple(values(lines.get(line.key, ""), page_of(section, line.key, lines)))
        if line.fill is Fill.SENTENCES and read:
            yield Understood(line.label, tuple(map(effect_words, read)))
