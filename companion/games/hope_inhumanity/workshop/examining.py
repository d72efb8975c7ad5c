"""What the game makes of one card as it was typed: its faults line by line, and what each sentence says."""

from collections.abc import Iterator
from typing import Any

from companion.engine.card_file import Line, Lines
from companion.engine.craft import Examined, Fill, Sentence
from companion.engine.holes import parts
from companion.engine.outline import Fault, Items, Outline, Place, Table, Text
from companion.engine.phrasebook import ENGLISH
from companion.engine.words import Message
from companion.games.hope_inhumanity.cards import making
from companion.games.hope_inhumanity.cards.pages import NotHere, Page
from companion.games.hope_inhumanity.cards.sheet import NOTHING, Sheet
from companion.games.hope_inhumanity.printing import back_of
from companion.games.hope_inhumanity.workshop.forms import form, page_of, tidy
from companion.games.hope_inhumanity.workshop.understanding import understood

MAKING = {
    "scenes": making.make_scene,
    "traits": making.make_trait,
    "personalities": making.make_personality,
    "relationships": making.make_relationship,
    "assets": making.make_asset,
}
CARD = "card"


def examine(section: str, lines: Lines, language: str) -> Examined:
    """The card, line by line; its sentences are taken apart in that language."""
    _, faults = make(section, lines, language)
    by_line: dict[str, tuple[Message, ...]] = {}
    for fault in faults:
        by_line[fault.place.file] = (*by_line.get(fault.place.file, ()), fault.message)
    sentences = {
        line.key: tuple(_sentences(lines.get(line.key, ""), page_of(section, line.key, lines), language))
        for line in form(section, lines)
        if line.fill is Fill.SENTENCES
    }
    read = {key: tuple(_values(lines.get(key, ""), page_of(section, key, lines))) for key in sentences}
    return Examined(by_line, sentences, tuple(understood(section, lines, read)), back_of(section, lines))


def make(section: str, lines: Lines, language: str = ENGLISH) -> tuple[Any, tuple[Fault, ...]]:
    """The card as the game makes it, and its faults; the file of a fault's place is the name of its line."""
    faults: list[Fault] = []
    card = MAKING[section](CARD, Sheet(section, _table(tidy(section, lines)), faults, language))
    return card, tuple(dict.fromkeys(faults))


def _table(lines: Lines) -> Table:
    values = {key: _outline(line, key) for key, line in lines.items()}
    places = {key: Place(key, 1, 1) for key in lines}
    return Table(values, places, Place(CARD, 1, 1))


def _outline(line: Line, key: str) -> Outline:
    if isinstance(line, str):
        return Text(line, Place(key, 1, 1))
    return Items(tuple(Text(one, Place(key, n, 1)) for n, one in enumerate(line, 1)), Place(key, 1, 1))


def _sentences(line: Line, page: Page | None, language: str) -> Iterator[Sentence]:
    for text in _texts(line):
        try:
            value = page.read(text, language) if page else None
        except NotHere as fault:
            yield Sentence(text, fault=fault.message)
        else:
            yield Sentence(text, parts(value, page.fits, language) if page else ())


def _values(line: Line, page: Page | None) -> Iterator[Any]:
    for text in _texts(line):
        try:
            yield page.read(text) if page else None
        except NotHere:
            continue


def _texts(line: Line) -> Iterator[str]:
    for text in (line,) if isinstance(line, str) else line:
        if text.strip() and text.strip() != NOTHING:
            yield text
