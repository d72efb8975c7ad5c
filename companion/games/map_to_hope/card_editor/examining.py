"""Checks one card as it was typed: faults by line, and its meaning."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from companion.engine.phrasebook.card_editor_spec import Examined, Understood
from companion.engine.phrasebook.card_file import Lines
from companion.engine.words import Message, Words, say
from companion.games.map_to_hope import written
from companion.games.map_to_hope.card_editor.forms import PAGES, form, tidy
from companion.games.map_to_hope.cards import Hero, Leader, Location, RadiationCard
from companion.games.map_to_hope.telling import hero_lines, leader_lines, location_lines, radiation_lines
from companion.games.map_to_hope.view.printing import BACKS
from companion.kit.cards.examining import sentences
from companion.kit.scenario.parts import MisreadDie, ScenarioPart

CARD = "card"
READING: Mapping[str, Callable[[ScenarioPart], Any]] = {
    "heroes": written.hero,
    "specials": written.special,
    "locations": written.location,
    "camps": written.camp,
    "leaders": written.leader,
    "radiation": written.radiation_card,
}


def make(section: str, lines: Lines) -> Any:
    """The card as the game reads it. Raises Misread."""
    values = {
        key: list(line) if isinstance(line, tuple) else line for key, line in tidy(section, lines).items()
    }
    part = ScenarioPart(values, CARD)
    written.id_of(part)
    return READING[section](part)


def examine(section: str, lines: Lines, language: str) -> Examined:
    """The card, line by line."""
    said = {
        one.key: tuple(sentences(lines.get(one.key, ""), PAGES[one.key], language))
        for one in form(section, lines, language)
        if one.key in PAGES
    }
    faults = {
        key: tuple(one.fault for one in some if one.fault is not None)
        for key, some in said.items()
        if any(one.fault is not None for one in some)
    }
    if faults:
        return Examined(faults, said, back=BACKS[section])
    try:
        card = make(section, lines)
    except MisreadDie as misread:
        return Examined({_line_of(misread): (_fault(misread),)}, said, back=BACKS[section])
    return Examined({}, said, (Understood(say("editor-means"), told(card)),), BACKS[section])


def told(card: Hero | Location | Leader | RadiationCard) -> tuple[Words, ...]:
    """Text of a card, as on the table."""
    if isinstance(card, Hero):
        return hero_lines(card) or (say("does-nothing"),)
    if isinstance(card, Location):
        return location_lines(card)
    return leader_lines(card) if isinstance(card, Leader) else radiation_lines(card, 0)


def _line_of(misread: MisreadDie) -> str:
    """The line that a fault is in by its place, or that is missing."""
    found = re.match(rf"{CARD}(?:\.|: the field ')([a-z]+(?: [a-z0-9]+)?)", str(misread))
    return found[1] if found else "title"


def _fault(misread: MisreadDie) -> Message:
    why = str(misread).partition(": ")[2]
    return say("editor-missing") if why.endswith("is missing") else say("editor-fault", why=why)
