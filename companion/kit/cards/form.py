"""Lines of a card editor's form, derived from what may stand there: the phrases of a page, words, numbers."""

from collections.abc import Iterable
from dataclasses import replace
from enum import StrEnum
from functools import cache
from typing import Any, TypeAlias

from companion.engine.phrasebook.card_editor_spec import Fill, LineForm, TextSpot
from companion.engine.phrasebook.card_file import Line, Lines
from companion.engine.phrasebook.nested import texts
from companion.engine.phrasebook.phrasebook import ENGLISH, examples, speaks
from companion.engine.phrasebook.phrasebook import say as sentence
from companion.engine.phrasebook.placeholders import Start, starts
from companion.engine.printed import Sign
from companion.engine.words import Words, say
from companion.kit.cards.page import CardListPage

NUMBERS = (1, 2)
"""Placeholder of a number in the sentences to choose from."""
Choices: TypeAlias = tuple[tuple[str, Words], ...]


def sentence_line(
    key: str,
    label: Words,
    page: CardListPage,
    language: str,
    sign: Sign | None,
    apart: tuple[type[Any], ...] = (),
) -> LineForm:
    """The line of sentences of a page, those of `apart` not among the ones to be picked."""
    begun, said = _starts(page, language), phrases(page, language, apart)
    line = LineForm(key, label, Fill.SENTENCES, starts=begun, phrases=said, sign=sign)
    return foreign(line, page, language)


def foreign(line: LineForm, page: CardListPage, language: str) -> LineForm:
    """The line of sentences, which says so where they have no form in the deck's language."""
    if not language or all(speaks(kind, language) for kind in page.phrases):
        return line
    return replace(line, language=ENGLISH, note=say("editor-stays-english"))


def picture_line(label: Words) -> LineForm:
    """The line of a card's picture, whose words are English in every deck."""
    note = say("editor-picture-english")
    return LineForm("picture", label, Fill.SHORT, spot=TextSpot.PICTURE, language=ENGLISH, note=note)


@cache
def phrases(
    page: CardListPage, language: str = ENGLISH, apart: tuple[type[Any], ...] = ()
) -> tuple[str, ...]:
    """Sentences in that language that may stand on that page, to be picked instead of typed."""
    kinds = (kind for kind in page.phrases if kind not in apart)
    said = (
        sentence(example, language)
        for kind in kinds
        for example in examples(kind, NUMBERS)
        if page.fits(example)
    )
    return tuple(dict.fromkeys(said))


def yes_no(yes: str = "yes") -> Choices:
    """No, or that word of a card file for yes."""
    return ("", say("no")), (yes, say("yes"))


def numbers(some: Iterable[int]) -> Choices:
    """Numbers to choose from."""
    return tuple((str(n), str(n)) for n in some)


@cache
def words(kinds: type[StrEnum], key: str) -> Choices:
    """Each word with its text, whose key ends in its name."""
    return tuple((str(kind), say(f"{key}-{kind.name.lower().replace('_', '-')}")) for kind in kinds)


def filled(form: LineForm, line: Line) -> Line:
    """The line as a card file holds it, without blanks; nothing where nothing is said."""
    if form.fill is Fill.PLACES:
        some = line.split(";") if isinstance(line, str) else line
        places = tuple(" ".join(one.split()) for one in some)
        return places if any(places) else ""
    said = said_in(line)
    if form.fill is Fill.SEVERAL:
        return ", ".join(said)
    return said if len(said) > 1 else "".join(said)


def said_in(line: Line) -> tuple[str, ...]:
    """The sentences of a line, without blanks and empty ones."""
    return tuple(text for one in texts(line) if (text := " ".join(one.split())))


def tidied(form: Iterable[LineForm], lines: Lines) -> dict[str, Line]:
    """The lines that such a card has, none of them empty."""
    said = ((one.key, filled(one, lines.get(one.key, ""))) for one in form)
    return {key: line for key, line in said if line}


@cache
def _starts(page: CardListPage, language: str) -> tuple[Start, ...]:
    return tuple(starts(page.phrases, page.fits, language))
