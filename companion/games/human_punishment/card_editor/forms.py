"""The lines of each kind of card in the card editor."""

from collections.abc import Iterator

from companion.engine.phrasebook.card_editor_spec import Fill, LineForm
from companion.engine.phrasebook.card_file import Lines
from companion.engine.phrasebook.nested import texts
from companion.engine.phrasebook.phrasebook import ENGLISH
from companion.games.human_punishment.cards.kinds import lines_of
from companion.games.human_punishment.cards.lines import Get, label
from companion.games.human_punishment.effects.pages import Page
from companion.kit.cards.form import picture_line


def form(section: str, lines: Lines, language: str = ENGLISH) -> tuple[LineForm, ...]:
    """The lines of such a card, by what it is: an Event has those of its kind."""
    return tuple(_form(section, _getting(lines), language))


def page_of(section: str, key: str, lines: Lines) -> Page | None:
    """The part of the phrasebook for a line, or None where no sentence stands."""
    get = _getting(lines)
    return next((one.page(get) for one in lines_of(section, get) if key in one.keys), None)


def _form(section: str, get: Get, language: str) -> Iterator[LineForm]:
    yield LineForm("title", label("title"), Fill.SHORT)
    yield picture_line(label("picture"))
    for line in lines_of(section, get):
        yield from line.forms(get, language)
    yield LineForm("text", label("text"), Fill.LONG)


def _getting(lines: Lines) -> Get:
    return lambda key: " ".join(texts(lines.get(key, "")))
