"""Morality and History cards as owners' files have them: with sentences."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import zip_longest
from typing import Any

from companion.engine.phrasebook.outline import Items, OutlineTable, Text
from companion.engine.slug import slug
from companion.games.hopes_end.cards import History, Later, Morality
from companion.games.hopes_end.definitions import read_history, read_morality
from companion.games.hopes_end.sentences import EFFECTS, GAINS, LATER, effect_of, gain_of, later_gain_of
from companion.kit.cards.page import CardListPage
from companion.kit.scenario.parts import ScenarioPart

GAINS_OF = ("gains 1", "gains 2", "gains 3")
"""The sentences of each answer of a Morality card."""
LATER_OF = ("later 1", "later 2", "later 3")
"""The sentences of what becomes of each."""
NUMBER = re.compile(r"-?\d{1,4}")
WORDS = {"true": True, "false": False}
NUMBERS = frozenset({"count"})
FLAGS = frozenset({"start", "barracks", "by-hand"})


def plain(value: Any, line: str = "") -> Any:
    """Tables, lists and texts of a card file as they are read; which lines are numbers, or true or false."""
    if isinstance(value, OutlineTable):
        return plain(value.values)
    if isinstance(value, Mapping):
        return {name: plain(one, name) for name, one in value.items()}
    if isinstance(value, Items | list | tuple):
        return [plain(one, line) for one in (value.items if isinstance(value, Items) else value)]
    text = value.text if isinstance(value, Text) else str(value)
    if line in FLAGS:
        return WORDS.get(text, text)
    return int(text) if line in NUMBERS and NUMBER.fullmatch(text) else text


def history_of(part: ScenarioPart) -> History:
    """Reads a History card. Raises Misread, or NotHere for an unknown sentence."""
    card = read_history(_named(part, "title", "effects"), "title", "picture", "text", "by-hand")
    said = part.maybe("effects")
    return replace(card, effects=tuple(effect_of(one) for one in _read(EFFECTS, said))) if said else card


def morality_of(part: ScenarioPart) -> Morality:
    """Reads a Morality card. Raises Misread, or NotHere for an unknown sentence."""
    named = _named(part, "question", *GAINS_OF, *LATER_OF)
    card = read_morality(named, "question", "picture", "texts", "face", "later")
    said = (part.maybe(name) for name in GAINS_OF)
    gains = tuple(tuple(gain_of(one) for one in _read(GAINS, some)) if some else () for some in said)
    return replace(card, gains=gains, later=tuple(_later(part, card)))


def _later(part: ScenarioPart, card: Morality) -> Iterator[Later]:
    """The outcome of each answer, with its gains. Raises Misread where gains stand without a text."""
    for name, told in zip_longest(LATER_OF, card.later):
        said = part.maybe(name)
        if told is None and said:
            raise said.fault("the line 'later' tells what becomes of each answer")
        if told is not None:
            yield replace(told, gains=tuple(later_gain_of(one) for one in _read(LATER, said)) if said else ())


def _named(part: ScenarioPart, name: str, *without: str) -> ScenarioPart:
    """The card, with an id by that line where it has none, and without some of its lines."""
    values = {key: value for key, value in part.entries().items() if key not in without}
    card = {key: value.value for key, value in values.items()}
    if "id" not in card and isinstance(card.get(name), str):
        card["id"] = slug(card[name])
    return ScenarioPart(card, part.path)


def _read(page: CardListPage, part: ScenarioPart) -> Iterator[Any]:
    return (page.read(one.text()) for one in _listed(part) if one.value != "")


def _listed(part: ScenarioPart) -> list[ScenarioPart]:
    return part.items() if isinstance(part.value, list) else [part]
