"""Imports cards from a text; refuses what is too large before it examines it."""

from collections.abc import Callable, Iterator, Sequence, Set
from dataclasses import dataclass

from companion.engine.limits import MOST_CHARACTERS, is_fit
from companion.engine.phrasebook.card_editor_spec import CardEditor, Examined
from companion.engine.phrasebook.card_file import CardFile, Lines, read_card_file
from companion.engine.phrasebook.card_sheet import SheetRow, read_card_sheet
from companion.engine.phrasebook.encoding import decoded
from companion.engine.phrasebook.outline import OutlineFault, OutlineFaults, SourcePosition
from companion.engine.phrasebook.suggestions import few_looks
from companion.engine.refusal import refuse
from companion.engine.words import Words
from companion.table.cards.card_shelf import language_in
from companion.table.cards.drafts import check_length

MOST_CARDS, MOST_FAULTS = 1_000, 500
"""Of what is brought in at once."""


@dataclass(frozen=True)
class ImportedCards:
    """The cards that were found in a text: good ones, others, and every fault.

    A text that is not `readable` is no card file at all.
    """

    good: tuple[tuple[str, Lines], ...]
    others: tuple[tuple[str, Lines], ...]
    faults: tuple[OutlineFault, ...]
    readable: bool = True


@dataclass(frozen=True)
class ImportTarget:
    """For which deck cards are brought in, in which section and language; for a new one without a `name`."""

    name: str = ""
    section: str = ""
    language: str = ""


def imported(
    editor: CardEditor, brought: bytes | str, deck: ImportTarget, speak: Callable[[Words], str]
) -> tuple[str, ImportedCards]:
    """The imported data as text with its cards, from a card file or a sheet. Raises Refused.

    `speak` translates into the deck's language, as its cards are printed.
    """
    text = _text(brought, deck)
    if is_card_file(text):
        return text, out_of_file(editor, deck.name, text)
    if not deck.name:
        raise refuse("refused-import-new")
    if deck.section not in {kind.section for kind in editor.kinds}:
        raise refuse("refused-card-gone")
    return text, out_of_sheet(editor, deck.name, text, deck.section, deck.language, speak)


def _text(brought: bytes | str, deck: ImportTarget) -> str:
    """Raises Refused where its letters are in doubt, or no page can show them."""
    if isinstance(brought, str) and not is_fit(brought):
        raise refuse("refused-letters")
    data = brought.encode() if isinstance(brought, str) else brought
    text = decoded(data, deck.language if deck.name else language_in(data))
    if not is_fit(text):
        raise refuse("refused-letters")
    return text


def is_card_file(text: str) -> bool:
    """A card file has its name in a line of its own; no sheet begins so."""
    return any(line.startswith("deck:") for line in text.splitlines())


def language_of(file: CardFile) -> str:
    """The language in which its cards are written."""
    return file.head.get("language", "")


def out_of_file(editor: CardEditor, name: str, text: str) -> ImportedCards:
    """The cards of a card file. Raises Refused for what is too much."""
    _check_characters(text)
    try:
        file = read_card_file(name, text)
    except OutlineFaults as broken:
        return ImportedCards((), (), _limited(broken.faults), readable=False)
    cards = [(kind.section, card) for kind in editor.kinds for card in file.sections.get(kind.section, ())]
    _check_cards(cards)
    with few_looks():
        faults = _limited(editor.check(name, text))
        return _sorted(editor, cards, [editor.examine(*one, language_of(file)) for one in cards], faults)


def out_of_sheet(
    editor: CardEditor, name: str, text: str, section: str, language: str, speak: Callable[[Words], str]
) -> ImportedCards:
    """The cards of a sheet for a deck in that language. Raises Refused for what is too much."""
    _check_characters(text)
    sheet = read_card_sheet(name, text, editor, section, language, speak)
    cards, blamed = [(row.section, row.lines) for row in sheet.rows], {one.place for one in sheet.faults}
    _check_cards(cards)
    faults, examined = dict.fromkeys(_limited(sheet.faults)), list[Examined]()
    with few_looks():
        for row in sheet.rows:
            examined.append(editor.examine(row.section, row.lines, language))
            faults |= dict.fromkeys(_faults(row, examined[-1], blamed))
            _limited(tuple(faults))
    return _sorted(editor, cards, examined, tuple(sorted(faults, key=lambda fault: fault.place)))


def _sorted(
    editor: CardEditor,
    cards: Sequence[tuple[str, Lines]],
    examined: Sequence[Examined],
    faults: tuple[OutlineFault, ...],
) -> ImportedCards:
    good = [one for one, found in zip(cards, examined, strict=True) if found.is_good]
    others = tuple(one for one, found in zip(cards, examined, strict=True) if not found.is_good)
    return ImportedCards(
        tuple((section, editor.tidy(section, lines)) for section, lines in good), others, faults
    )


def _faults(row: SheetRow, examined: Examined, blamed: Set[SourcePosition]) -> Iterator[OutlineFault]:
    """The game's complaints about the card, without cells that have one already."""
    for line, messages in examined.faults.items():
        if row.places.get(line) not in blamed:
            place = row.places.get(line) or min(row.places.values())
            yield from (
                OutlineFault(SourcePosition(place.file, place.line, place.column), message)
                for message in messages
            )


def _check_characters(text: str) -> None:
    if len(text) > MOST_CHARACTERS:
        raise refuse("refused-deck-long", most=MOST_CHARACTERS)


def _check_cards(cards: Sequence[tuple[str, Lines]]) -> None:
    if len(cards) > MOST_CARDS:
        raise refuse("refused-import-many", most=MOST_CARDS)
    check_length(lines for _, lines in cards)


def _limited(faults: tuple[OutlineFault, ...]) -> tuple[OutlineFault, ...]:
    """The faults as given; with more than MOST_FAULTS it raises Refused with the first."""
    if len(faults) > MOST_FAULTS:
        raise refuse("refused-import-faults", line=faults[0].place.line, why=faults[0].message)
    return faults
