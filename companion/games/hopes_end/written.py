"""Morality and History cards as owners' files have them: with sentences, or as scenarios write them."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from companion.engine.outline import Items, Table, Text
from companion.engine.slug import slug
from companion.games.hopes_end.cards import History, Morality
from companion.games.hopes_end.definitions import read_history, read_morality
from companion.games.hopes_end.sentences import EFFECTS, GAINS, effect_of, gain_of
from companion.kit.cards.page import Page
from companion.kit.rehearsal.parts import Part

GAINS_OF = ("gains 1", "gains 2", "gains 3")
"""The sentences of each answer of a Morality card."""
NUMBER = re.compile(r"-?\d{1,4}")
WORDS = {"true": True, "false": False}


def plain(value: Any) -> Any:
    """Tables, lists and texts of a card file as they are read: numbers and yes or no are told from texts."""
    if isinstance(value, Table):
        return {name: plain(one) for name, one in value.values.items()}
    if isinstance(value, dict):
        return {name: plain(one) for name, one in value.items()}
    if isinstance(value, Items | list | tuple):
        return [plain(one) for one in (value.items if isinstance(value, Items) else value)]
    text = value.text if isinstance(value, Text) else str(value)
    return WORDS.get(text, int(text) if NUMBER.fullmatch(text) else text)


def history_of(part: Part) -> History:
    """A History card. Raises Misread, or NotHere for a sentence that there is not."""
    said = part.maybe("effects")
    plain = said is not None and all(isinstance(one, str) for one in _listed(said.value))
    card = read_history(_named(part, "title", *(("effects",) if plain else ())), "title", "text", "by-hand")
    if said is None or not plain:
        return card
    return replace(card, effects=tuple(effect_of(one) for one in _read(EFFECTS, said)))


def morality_of(part: Part) -> Morality:
    """A Morality card. Raises Misread, or NotHere for a sentence that there is not."""
    card = read_morality(_named(part, "question", *GAINS_OF), "question", "texts")
    said = tuple(part.maybe(name) for name in GAINS_OF)
    if not any(said):
        return card
    gains = tuple(tuple(gain_of(one) for one in _read(GAINS, some)) if some else () for some in said)
    return replace(card, gains=gains)


def _named(part: Part, name: str, *without: str) -> Part:
    """The card, with an id by that line where it has none, and without some of its lines."""
    values = {key: value for key, value in part.entries().items() if key not in without}
    plain = {key: value.value for key, value in values.items()}
    if "id" not in plain and isinstance(plain.get(name), str):
        plain["id"] = slug(plain[name])
    return Part(plain, part.path)


def _read(page: Page, part: Part) -> Iterator[Any]:
    return (page.read(one) for one in _listed(part.value) if one.strip())


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]
