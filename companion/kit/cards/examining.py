"""One card as it was typed: its lines as a card file has them, and what each of its sentences says."""

from collections.abc import Iterator
from typing import Any

from companion.engine.phrasebook import nested
from companion.engine.phrasebook.card_editor_spec import PhraseSentence
from companion.engine.phrasebook.card_file import Line, Lines
from companion.engine.phrasebook.outline import Items, Outline, OutlineTable, SourcePosition, Text
from companion.engine.phrasebook.placeholders import parts
from companion.kit.cards.page import CardListPage, NotHere
from companion.kit.cards.sheet import NOTHING

CARD = "card"


def table_of(lines: Lines) -> OutlineTable:
    """The card as an outline; the file of each place is the name of the line."""
    values = {key: _outline(line, key) for key, line in lines.items()}
    places = {key: SourcePosition(key, 1, 1) for key in lines}
    return OutlineTable(values, places, SourcePosition(CARD, 1, 1))


def sentences(line: Line, page: CardListPage | None, language: str) -> Iterator[PhraseSentence]:
    """Each sentence of a line taken apart, or with what is wrong about it."""
    for text in texts(line):
        try:
            value = page.read(text, language) if page else None
        except NotHere as fault:
            yield PhraseSentence(text, fault=fault.message)
        else:
            yield PhraseSentence(text, parts(value, page.fits, language) if page else ())


def values(line: Line, page: CardListPage | None) -> Iterator[Any]:
    """Parsed sentences of a line, without those that cannot be parsed."""
    for text in texts(line):
        try:
            yield page.read(text) if page else None
        except NotHere:
            continue


def texts(line: Line) -> Iterator[str]:
    """The sentences of a line as they were typed, without empty ones."""
    for text in nested.texts(line):
        if text.strip() and text.strip() != NOTHING:
            yield text


def _outline(line: Line, key: str) -> Outline:
    if isinstance(line, str):
        return Text(line, SourcePosition(key, 1, 1))
    return Items(
        tuple(Text(one, SourcePosition(key, n, 1)) for n, one in enumerate(line, 1)),
        SourcePosition(key, 1, 1),
    )
