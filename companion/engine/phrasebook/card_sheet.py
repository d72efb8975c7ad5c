"""Cards out of a spreadsheet: rows under a row of names, divided as any spreadsheet divides them."""

import csv
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import islice, product

from companion.engine.phrasebook.card_editor_spec import CardEditor, Fill
from companion.engine.phrasebook.card_file import Line, Lines
from companion.engine.phrasebook.outline import OutlineFault, SourcePosition, did_you_mean
from companion.engine.phrasebook.own_words import OwnWords
from companion.engine.words import Message, Words, say

KIND = "kind"
TITLE = "title"
MOST_ROWS = 1_000
DIVIDERS = "\t,;:| "
QUOTES = "\"'"
"""Dividers that spreadsheets offer between cells, and quotes around cells that need them."""
ANNOUNCED = re.compile(r"sep=(.)(?:\r\n|\r|\n)")
"""First line with which Excel declares the divider."""
ENDS = re.compile(r"(?<=\n)|(?<=\r)(?!\n)")
"""Where a line ends in the files of Windows, of Linux, and of Macs old and new."""


@dataclass(frozen=True)
class SheetRow:
    """A card of a sheet: its section, its lines, and where each of them stands (rows and columns from 1)."""

    section: str
    lines: Lines
    places: Mapping[str, SourcePosition]


@dataclass(frozen=True)
class CardSheet:
    """The cards of a sheet, and what is wrong with the sheet itself."""

    rows: tuple[SheetRow, ...]
    faults: tuple[OutlineFault, ...] = ()


def read_card_sheet(
    name: str, text: str, editor: CardEditor, section: str, language: str, speak: Callable[[Words], str]
) -> CardSheet:
    """The cards in a text; without a column “kind” all of them stand in `section`.

    What stands in closed lists may be in the words of a card file, or in those that are printed in the deck's
    `language`, in which `speak` says them.
    """
    known = (KIND, *editor.every_line())
    try:
        written = [row for row in _rows(text, known) if any(cell.strip(DIVIDERS + QUOTES) for cell in row[1])]
    except csv.Error:
        return CardSheet((), (OutlineFault(SourcePosition(name, 1, 1), say("fault-no-sheet")),))
    if not written:
        return CardSheet((), (OutlineFault(SourcePosition(name, 1, 1), say("fault-sheet-empty")),))
    return _Sheet(name, editor, section, language, OwnWords(speak), written[0]).read(written[1:])


def _rows(text: str, known: Sequence[str]) -> Iterator[tuple[int, list[str]]]:
    """Each row with the line that it begins in."""
    announced = ANNOUNCED.match(text)
    lines = ENDS.split(text[announced.end() :] if announced else text)
    first = 2 if announced else 1
    divider, quote = _divided(lines, announced[1] if announced else DIVIDERS, known)
    reader, begins = csv.reader(lines, delimiter=divider, quotechar=quote), 0
    for row in reader:
        yield first + begins, [cell.strip() for cell in row]
        begins = reader.line_num


def _divided(lines: Sequence[str], dividers: str, known: Sequence[str]) -> tuple[str, str]:
    """Guesses the divider between cells and the quotes: most known names in the first row, and no row longer
    than it."""
    head = next((line for line in lines if line.strip(dividers + QUOTES).strip()), "")

    def named(pair: tuple[str, str]) -> int:
        return sum(cell.casefold() in known for cell in _cells([head], *pair)[0])

    divider, quote = max(product(dividers, QUOTES), key=named)  # the first of equals
    width = len(_cells([head], divider, quote)[0])
    rows = _cells(lines, divider, quote)
    strange = any(len(row) > width or any(map(_is_quoted, row)) for row in rows)
    return divider, QUOTES[1] if strange else quote


def _is_quoted(cell: str) -> bool:
    return len(cell) > 1 and cell.startswith(QUOTES[1]) and cell.endswith(QUOTES[1])


def _cells(lines: Sequence[str], divider: str, quote: str) -> list[list[str]]:
    """The rows, each without what is empty at its end; at least one."""
    rows = csv.reader(lines, delimiter=divider, quotechar=quote)
    found = [[cell.strip() for cell in row] for row in rows]
    return [row[: max((n for n, cell in enumerate(row, 1) if cell), default=0)] for row in found] or [[]]


class _Sheet:
    """A sheet whose first row is known."""

    def __init__(
        self,
        name: str,
        editor: CardEditor,
        section: str,
        language: str,
        words: OwnWords,
        first: tuple[int, Sequence[str]],
    ) -> None:
        line, head = first
        self._name, self._editor, self._language, self._words = name, editor, language, words
        self._sections = words.section(editor.kinds)
        self._kinds = tuple(words.speak(kind.label) for kind in editor.kinds)
        self._section = section
        self._fills = editor.every_line()
        self._head = tuple(cell.casefold() for cell in head)
        self._faults = list(self._faults_of_head(line))

    def read(self, rows: Sequence[tuple[int, list[str]]]) -> CardSheet:
        """The cards below the first row."""
        if TITLE not in self._head:
            return CardSheet((), tuple(self._faults))
        cards = [card for row in islice(rows, MOST_ROWS) if (card := self._card(*row)) is not None]
        for line, _ in rows[MOST_ROWS : MOST_ROWS + 1]:
            self._blame(line, 1, say("fault-rows", most=MOST_ROWS))
        return CardSheet(tuple(cards), tuple(self._faults))

    def _faults_of_head(self, line: int) -> Iterator[OutlineFault]:
        known = (KIND, *self._fills)
        if TITLE not in self._head:
            told = say("fault-columns", title=TITLE, known=", ".join(known))
            yield OutlineFault(SourcePosition(self._name, line, 1), told)
            return
        for column, word in enumerate(self._head, 1):
            if word and word not in known:
                told = say("fault-column", name=word, hint=did_you_mean(word, known))
                yield OutlineFault(SourcePosition(self._name, line, column), told)

    def _card(self, line: int, row: Sequence[str]) -> SheetRow | None:
        cells = dict(zip(self._head, row, strict=False))
        places = {word: SourcePosition(self._name, line, column) for column, word in enumerate(self._head, 1)}
        kind = cells.get(KIND, "")
        section = self._section_of(kind) if kind else self._section
        if section is None:
            hint = did_you_mean(kind, self._kinds)
            self._blame(line, places[KIND].column, say("fault-card-kind", name=kind, hint=hint))
            return None
        lines = {
            word: _line(text, self._fills[word])
            for word, text in cells.items()
            if text and word in self._fills
        }
        return SheetRow(section, self._in_words_of_a_file(section, lines, places), places)

    def _in_words_of_a_file(self, section: str, lines: Lines, places: Mapping[str, SourcePosition]) -> Lines:
        read = dict(lines)
        for form in self._editor.form(section, lines, self._language):
            if isinstance(text := lines.get(form.key, ""), str) and text:
                read[form.key], faults = self._words.read(form, text)
                self._faults += [OutlineFault(places[form.key], fault) for fault in faults]
        return {key: line for key, line in read.items() if line}

    def _section_of(self, kind: str) -> str | None:
        """The section that a word means, in the singular or the plural."""
        close = get_close_matches(kind.casefold(), self._sections, n=1, cutoff=0.75)
        return self._sections[close[0]] if close else None

    def _blame(self, line: int, column: int, message: Message) -> None:
        self._faults.append(OutlineFault(SourcePosition(self._name, line, column), message))


def _line(text: str, fill: Fill) -> Line:
    if fill is Fill.SENTENCES:
        return tuple(one.strip() for one in text.replace("\n", ";").split(";") if one.strip())
    return " ".join(text.split())
