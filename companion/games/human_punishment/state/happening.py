"""Facts of a journal happen to a city again, without any rule."""

from collections.abc import Iterable
from dataclasses import fields
from typing import Any

from companion.engine.frozen import UnknownNameError
from companion.games.human_punishment.phrases.notation import sentence_of
from companion.games.human_punishment.state.facts.fact import Came, Ended, Fact, Is, Moved, Place, Plain, Went
from companion.games.human_punishment.state.facts.part import Part, home, opened
from companion.games.human_punishment.state.facts.pen import KIND, TUPLE, Pen
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.parts import Enemy, Shift
from companion.games.human_punishment.state.player import (
    Aims,
    Figure,
    Held,
    Known,
    Kuro,
    Level,
    Sheet,
)
from companion.games.human_punishment.state.reckoning import Reckoning, Share
from companion.games.human_punishment.state.steps import campaign, due, waiting
from companion.games.human_punishment.state.steps.step import CarryOut, Step, Throw

_STEPS = [
    one
    for module in (campaign, due, waiting)
    for one in vars(module).values()
    if isinstance(one, type) and issubclass(one, Step)
]
_OF_PEOPLE = (Figure, Held, Sheet, Aims, Known)
_THINGS = (Kuro, *_OF_PEOPLE, Enemy, Level, Intent, Reckoning, Share, Shift, Throw, CarryOut)
_CLASSES = {one.__name__: one for one in (*_THINGS, *_STEPS)}
_PERSONAL = {field.name for kind in _OF_PEOPLE for field in fields(kind)} | {"markers", "owner"}
"""Words behind which stands whose it is."""


def applied(city: City, facts: Iterable[Fact]) -> City:
    """Another city, in which these facts have happened. Raises UnknownNameError."""
    pen = Pen(paper=False)
    after = opened(city, pen)
    after.recent.news = []
    for fact in facts:
        _happens(after, fact)
    pen.put_away()
    return after


def _happens(city: City, fact: Fact) -> None:
    match fact:
        case Is(what, value):
            there, key = _found(city, what)
            if isinstance(there, Part):
                setattr(there, key, read(value))
            else:
                there[int(key) if isinstance(there, list) else key] = read(value)
        case Ended(what):
            there, key = _found(city, what)
            del there[key]
        case Came(to, at, things):
            _there(city, to)[at:at] = map(read, things)
        case Went(of, at, n):
            del _there(city, of)[at : at + n]
        case Moved(of, at, n, to, onto):
            lying = _there(city, of)
            things = lying[at : at + n]
            del lying[at : at + n]
            _there(city, to)[onto:onto] = things


def _there(city: City, place: Place) -> Any:
    return _get(*_found(city, place))


def _found(city: City, what: Place) -> tuple[Any, str]:
    """The thing that has the value of that name, and the last word of the name."""
    word, *rest = what
    thing: Any = city.player(rest.pop(0)) if word in _PERSONAL else city
    try:
        thing = home(thing, word)
    except KeyError:
        raise UnknownNameError(f"{type(thing).__name__}.{word}") from None
    for one in rest:
        thing, word = _get(thing, word), one
    return thing, word


def _get(thing: Any, word: str) -> Any:
    if isinstance(thing, Part):
        return getattr(thing, word)
    if isinstance(thing, list):
        return next(one for one in thing if one.id == word)
    return thing[word]


def read(value: Plain) -> Any:
    """Reads a value that a pen has written. Raises UnknownNameError."""
    if isinstance(value, list):
        return [read(one) for one in value]
    if not isinstance(value, dict):
        return value
    if "op" in value:
        return sentence_of(value)
    if TUPLE in value:
        return tuple(map(read, value[TUPLE]))
    said = {key: read(one) for key, one in value.items()}
    kind = said.pop(KIND, "")
    return _thing(kind, said) if kind else said


def _thing(kind: str, said: dict[str, Any]) -> Any:
    if kind not in _CLASSES:
        raise UnknownNameError(kind)
    for name in said.keys() - {field.name for field in fields(_CLASSES[kind])}:
        raise UnknownNameError(f"{kind}.{name}")
    return _CLASSES[kind](**said)
