"""Sentences as journals and scenarios write them: an operation and its fields, `{"op": "bar", ...}`."""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import fields
from enum import Enum
from functools import cache
from importlib import import_module
from typing import Any, get_args, get_origin, get_type_hints

from companion.engine.phrasebook.phrase_pieces import OutOfRange
from companion.engine.phrasebook.phrasebook import ENGLISH, is_phrase, say
from companion.games.human_punishment.phrases.words import code

_CALLED = {
    "MoveBar": "bar",
    "CallEx": "ex",
    "Destroy": "dead zone",
    "PutBox": "box",
    "MixTraps": "traps",
    "GainHealth": "health",
    "LoseHealth": "health",
    "TakeWounds": "wound",
    "HealWounds": "wound",
}
"""Operations that are called otherwise than their sentences."""
UNSAID: Mapping[str, str] = {"whom": "active", "die": "pink"}
"""Values of fields that are left out."""
_DOWN = {"GainHealth": "LoseHealth", "TakeWounds": "HealWounds"}
"""The other sentence of an operation, for a number below 0."""


def op_of(cls: type[Any]) -> str:
    """The name of a sentence's operation."""
    return _CALLED.get(cls.__name__) or re.sub("(?<=.)(?=[A-Z])", " ", cls.__name__).lower()


def form(value: Any) -> dict[str, Any]:
    """An operation and its fields; what is not said is left out."""
    found = {field.name: getattr(value, field.name) for field in fields(value)}
    said = {name: _plain(one) for name, one in found.items() if one is not None}
    if value.__class__.__name__ in _DOWN.values():
        said["n"] = -said["n"]
    return {"op": op_of(type(value)), **said}


def is_sentence(value: object) -> bool:
    """True for a sentence, and for what only a written scenario says."""
    return _classes().get(value.__class__.__name__) is value.__class__


def sentence_of(said: Mapping[str, Any]) -> Any:
    """The sentence of an operation. Raises KeyError for one that is not known."""
    cls = _classes()[said["op"]]
    down = cls.__name__ in _DOWN and said.get("n", 0) < 0
    if down:
        cls = _classes()[_DOWN[cls.__name__]]
    values = {
        name: _word(hint, said.get(name, UNSAID.get(name))) for name, hint in _hints(cls.__name__).items()
    }
    return cls(**values | ({"n": -said["n"]} if down else {}))


def sentence(value: object, language: str = ENGLISH) -> str | None:
    """A sentence in that language, or None for numbers and operations of scenarios that no card has."""
    try:
        return say(value, language) if is_phrase(type(value)) else None
    except OutOfRange:
        return None


def read_card(text: str) -> dict[str, Any]:
    """A card as a box writes it, with its sentences."""
    card: dict[str, Any] = json.loads(text, object_hook=read_value)
    return card


def written_card(card: Mapping[str, Any]) -> str:
    """A card in a line of text."""
    return json.dumps(card, sort_keys=True, ensure_ascii=False, default=form)


def read_value(said: dict[str, Any]) -> Any:
    """The sentence where it is an operation, else the same."""
    return sentence_of(said) if "op" in said else said


def _plain(found: Any) -> Any:
    if isinstance(found, Enum):
        return code(found)
    return found if isinstance(found, int | str) else form(found)


@cache
def _classes() -> Mapping[str, type[Any]]:
    """The sentences by their operations; they know the rules, which read cards: so they are found late."""
    every = import_module("companion.games.human_punishment.effects.every")
    people = import_module("companion.games.human_punishment.effects.people")
    found = {cls.__name__: cls for cls in (*every.ALL.phrases, people.DetainSeat)}
    return found | {op_of(cls): cls for name, cls in found.items() if name not in _DOWN.values()}


def hints_of(op: str) -> Mapping[str, tuple[Any, ...]]:
    """The fields of an operation: the type of each, the bounds of a number, None if it may be left out."""
    hints = _hints(_classes()[op].__name__).items()
    return {name: tuple(_parts(hint)) for name, hint in hints}


def _parts(hint: Any) -> Iterator[Any]:
    for one in get_args(hint) or (hint,):
        if one is type(None):
            yield None
        else:
            yield from get_args(one) or (one,)


@cache
def _hints(name: str) -> dict[str, Any]:
    return get_type_hints(_classes()[name], include_extras=True)


def _word(hint: Any, found: Any) -> Any:
    """A word of the list that the hole takes, or what was found as it is."""
    if isinstance(found, Mapping):
        return sentence_of(found)
    words = next(
        (one for one in (hint, *get_args(hint)) if isinstance(one, type) and issubclass(one, Enum)), None
    )
    if words is None or found is None or get_origin(words):
        return found
    return next(word for word in words if code(word) == found)
