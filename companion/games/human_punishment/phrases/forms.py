"""Sentences as the rules read them: an operation and its fields, as journals and scenarios write them."""

import re
from collections.abc import Mapping
from dataclasses import fields
from enum import Enum
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

from companion.engine.phrasebook.phrase_pieces import OutOfRange
from companion.engine.phrasebook.phrasebook import ENGLISH, Phrasebook, say
from companion.games.human_punishment.phrases.conditions import Condition, Effect
from companion.games.human_punishment.phrases.lasting import Lasting
from companion.games.human_punishment.phrases.objectives import Test
from companion.games.human_punishment.phrases.people import GainHealth, HealWounds, LoseHealth, TakeWounds
from companion.games.human_punishment.phrases.stacks import Loyal, Stack
from companion.games.human_punishment.phrases.standing import Standing
from companion.games.human_punishment.phrases.words import code
from companion.games.human_punishment.state.card_form import DraftForm, Form

EFFECTS: tuple[type[Any], ...] = get_args(Effect)
CONDITIONS: tuple[type[Any], ...] = get_args(Condition)
TESTS: tuple[type[Any], ...] = get_args(Test)
LASTING: tuple[type[Any], ...] = get_args(Lasting)
STANDING: tuple[type[Any], ...] = get_args(Standing)
STACKS: tuple[type[Any], ...] = (*get_args(Stack), Loyal)
ALL: Phrasebook[Any] = Phrasebook((*EFFECTS, *TESTS, *LASTING, *STANDING, *STACKS))
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
"""Operations that journals and scenarios have known before there was a sentence for them."""
_UNSAID: Mapping[str, str] = {"whom": "active", "die": "pink"}
"""Values of fields that journals and scenarios leave out."""
_DOWN: tuple[type[Any], ...] = (LoseHealth, HealWounds)
_UP: Mapping[str, type[Any]] = {"health": GainHealth, "wound": TakeWounds}


def op_of(cls: type[Any]) -> str:
    """The name of a sentence's operation in the rules."""
    return _CALLED.get(cls.__name__) or re.sub("(?<=.)(?=[A-Z])", " ", cls.__name__).lower()


def form(value: Any) -> DraftForm:
    """An operation and its fields; what is not said is left out."""
    said: DraftForm = {"op": op_of(type(value))}
    for field in fields(value):
        found = getattr(value, field.name)
        if found is not None:
            said[field.name] = _plain(found)
    if isinstance(value, _DOWN):
        said["n"] = -said["n"]
    return said


def value_of(said: Form) -> Any | None:
    """The sentence of an operation, or None where there is none, as for a scenario's own words."""
    cls = _class(said)
    if cls is None:
        return None
    hints = _all_hints()[cls.__name__]
    if set(said) - {"op", "whom"} - hints.keys():
        return None
    values = {name: _word(hint, said.get(name, _UNSAID.get(name))) for name, hint in hints.items()}
    if cls in _DOWN:
        values["n"] = -values["n"]
    return cls(**values)


def sentence(said: Form, language: str = ENGLISH) -> str | None:
    """The sentence of an operation in that language, or None, as for a number beyond any card's."""
    value = value_of(said)
    try:
        return None if value is None else say(value, language)
    except OutOfRange:
        return None


def _plain(found: Any) -> Any:
    if isinstance(found, Enum):
        return code(found)
    return found if isinstance(found, int | str) else form(found)


@cache
def _classes() -> dict[str, type[Any]]:
    return {op_of(cls): cls for cls in ALL.phrases}


def _class(said: Form) -> type[Any] | None:
    op = said["op"]
    if op in _UP:
        down = next(one for one in _DOWN if op_of(one) == op)
        return down if said.get("n", 0) < 0 else _UP[op]
    return _classes().get(op)


@cache
def _all_hints() -> dict[str, DraftForm]:
    return {cls.__name__: get_type_hints(cls, include_extras=True) for cls in ALL.phrases}


def _word(hint: Any, found: Any) -> Any:
    """A word of the list that the hole takes, or what was found as it is."""
    if isinstance(found, Mapping):
        return value_of(found)
    words = next(
        (one for one in (hint, *get_args(hint)) if isinstance(one, type) and issubclass(one, Enum)), None
    )
    if words is None or found is None or get_origin(words):
        return found
    return next(one for one in words if code(one) == found)
