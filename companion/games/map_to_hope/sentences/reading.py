"""Reads the sentences of a card file as the forms of the catalogue."""

from typing import Any, get_args

from companion.games.map_to_hope.sentences.effects import Choose, Plain
from companion.games.map_to_hope.sentences.lasting import Lasting, Nothing, Once, When
from companion.games.map_to_hope.sentences.words import Form, Whom
from companion.kit.cards.page import CardListPage
from companion.kit.scenario.parts import ScenarioPart

EFFECTS = CardListPage("effects", (*get_args(Plain), Choose), tuple(Whom))
HOLDING = CardListPage("holding", get_args(Lasting))
TRIGGERS = CardListPage("when", (When,))
LEVELS = CardListPage("level", (Once, *get_args(Lasting), When, Nothing))


def sentences(part: ScenarioPart | None) -> list[ScenarioPart]:
    """The sentences of a line, of which there may be one or several."""
    if part is None:
        return []
    return part.items() if isinstance(part.value, list) else [part]


def effects(part: ScenarioPart | None) -> list[Form]:
    """Effects by sentence. Raises NotHere."""
    return [EFFECTS.read(sentence.text()).form for sentence in sentences(part)]


def holding(part: ScenarioPart | None) -> list[Form]:
    """Lasting rules by sentence. Raises NotHere."""
    return [HOLDING.read(sentence.text()).form for sentence in sentences(part)]


def triggers(part: ScenarioPart | None) -> list[Form]:
    """Triggers by sentence. Raises NotHere."""
    return [TRIGGERS.read(sentence.text()).form for sentence in sentences(part)]


def level(part: ScenarioPart) -> Form:
    """A level of Radiation: what it does once, what holds, what happens by itself. Raises NotHere."""
    found: dict[str, list[Form]] = {"once": [], "always": [], "when": []}
    for sentence in sentences(part):
        said = LEVELS.read(sentence.text())
        if not isinstance(said, Nothing):
            found[_LINES.get(type(said), "always")].append(said.form)
    return dict(found)


_LINES: dict[type[Any], str] = {Once: "once", When: "when"}
