"""The changes of a step as facts for the journal, applied without any rule."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from typing import Any, TypeAlias

from companion.engine.frozen import UnknownNameError, make
from companion.games.human_punishment.phrases.notation import form, is_sentence, sentence_of
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.part import Part
from companion.games.human_punishment.state.parts import Enemy
from companion.games.human_punishment.state.player import (
    Aims,
    Figure,
    Held,
    Known,
    Kuro,
    Level,
    Player,
    Sheet,
)
from companion.games.human_punishment.state.reckoning import Reckoning, Share
from companion.games.human_punishment.state.shifts import Shift
from companion.games.human_punishment.state.steps import campaign, due, waiting
from companion.games.human_punishment.state.steps.step import CarryOut, Step, Throw

Path: TypeAlias = tuple[str, ...]
"""The path of a value: names of fields, keys of dicts, places in lists."""
Plain: TypeAlias = Any
"""A value as JSON holds it."""


@dataclass(frozen=True)
class Now:
    """A value is this from now on."""

    of: Path
    value: Plain


@dataclass(frozen=True)
class Gone:
    """A key is no longer there."""

    of: Path


@dataclass(frozen=True)
class Spliced:
    """In a list, `out` things from place `at` on have made way for others."""

    of: Path
    at: int
    out: int
    put: tuple[Plain, ...]


@dataclass(frozen=True)
class PutUnder:
    """The first thing of a list has gone to its end, as a card goes under its pile."""

    of: Path


Change: TypeAlias = Now | Gone | Spliced | PutUnder
_APART = frozenset({"news", "fixed"})
"""Fields that are announced by other events, or never change."""
_STEPS = [
    one
    for module in (campaign, due, waiting)
    for one in vars(module).values()
    if isinstance(one, type) and issubclass(one, Step)
]
_THINGS = (
    Player,
    Kuro,
    Figure,
    Held,
    Sheet,
    Aims,
    Known,
    Enemy,
    Level,
    Intent,
    Reckoning,
    Share,
    Shift,
    Throw,
    CarryOut,
)
_CLASSES = {one.__name__: one for one in (*_THINGS, *_STEPS)}
_KIND, _TUPLE = "is", "tuple"
"""The keys that tell a thing of ours, or a tuple, from a plain dict."""
_UNSAID = object()
"""The default of a field that has none: a field with its usual value is not written."""


def difference(before: City, after: City) -> tuple[Change, ...]:
    """Returns the changes that turn one city into the other."""
    return tuple(_of_part((), before, after))


def _of_part(of: Path, one: Part, other: Part) -> Iterator[Change]:
    for name, value in vars(other).items():
        if name not in _APART:
            yield from _between((*of, name), getattr(one, name), value)


def _between(of: Path, one: Any, other: Any) -> Iterator[Change]:
    kind = type(other)
    if one is other or (type(one) is kind and one == other):
        return
    if type(one) is not kind:
        yield Now(of, written(other))
    elif isinstance(other, Part) and kind is not Enemy:
        yield from _of_part(of, one, other)
    elif kind is dict and [*other] == [*(key for key in one if key in other), *(other.keys() - one.keys())]:
        yield from _of_dict(of, one, other)
    elif kind is list:
        yield from _of_list(of, one, other)
    else:
        yield Now(of, written(other))


def _of_dict(of: Path, one: dict[str, Any], other: dict[str, Any]) -> Iterator[Change]:
    yield from (Gone((*of, key)) for key in one if key not in other)
    for key, value in other.items():
        if key in one:
            yield from _between((*of, key), one[key], value)
        else:
            yield Now((*of, key), written(value))


def _of_list(of: Path, one: list[Any], other: list[Any]) -> Iterator[Change]:
    if len(one) == len(other) and other and isinstance(other[0], Player):
        for n, (before, after) in enumerate(zip(one, other, strict=True)):
            yield from _between((*of, str(n)), before, after)
        return
    if len(one) > 1 and [*one[1:], one[0]] == other:
        yield PutUnder(of)
        return
    shorter = min(len(one), len(other))
    at = next((n for n in range(shorter) if one[n] != other[n]), shorter)
    most = shorter - at
    behind = next((n for n in range(most) if one[-1 - n] != other[-1 - n]), most)
    yield Spliced(of, at, len(one) - at - behind, tuple(map(written, other[at : len(other) - behind])))


def applied(city: City, changes: Iterable[Change]) -> City:
    """Another city in which these changes have happened; what they leave alone is shared by both."""
    after = make(City, **vars(city))
    own = {id(after)}
    for change in changes:
        _apply(after, change, own)
    return after


def _apply(city: City, change: Change, own: set[int]) -> None:
    *path, last = change.of
    there: Any = city
    for name in path:
        there = _own(there, name, own)
    match change:
        case Now(_, value):
            _put(there, last, read(value))
        case Gone():
            del there[last]
        case PutUnder():
            pile = _own(there, last, own)
            pile.append(pile.pop(0))
        case Spliced(_, at, out, put):
            _own(there, last, own)[at : at + out] = map(read, put)


def _own(there: Any, name: str, own: set[int]) -> Any:
    """Returns the value of that name as a copy of its own."""
    thing = _get(there, name)
    if id(thing) not in own:
        thing = make(type(thing), **vars(thing)) if isinstance(thing, Part) else thing.copy()
        own.add(id(thing))
        _put(there, name, thing)
    return thing


def _get(there: Any, name: str) -> Any:
    if isinstance(there, dict):
        return there[name]
    return there[int(name)] if isinstance(there, list) else getattr(there, _known(there, name))


def _put(there: Any, name: str, value: Any) -> None:
    if isinstance(there, dict):
        there[name] = value
    elif isinstance(there, list):
        there[int(name)] = value
    else:
        setattr(there, _known(there, name), value)


def _known(thing: object, name: str) -> str:
    """The name of a field. Raises UnknownNameError for any other."""
    if name not in vars(thing):
        raise UnknownNameError(f"{type(thing).__name__}.{name}")
    return name


def written(value: Any) -> Plain:
    """A value as JSON holds it; a thing of ours names its kind."""
    if isinstance(value, tuple):
        return {_TUPLE: [written(one) for one in value]}
    if isinstance(value, list):
        return [written(one) for one in value]
    if isinstance(value, dict):
        return {key: written(one) for key, one in value.items()}
    if is_sentence(value):
        return form(value)
    kind = type(value)
    if kind.__name__ not in _CLASSES:
        return value
    said = {name: one for name, one in vars(value).items() if one != getattr(kind, name, _UNSAID)}
    return {_KIND: kind.__name__, **written(said)}


def read(value: Plain) -> Any:
    """Reads the output of `written`. Raises UnknownNameError."""
    if isinstance(value, list):
        return [read(one) for one in value]
    if not isinstance(value, dict):
        return value
    if "op" in value:
        return sentence_of(value)
    if _TUPLE in value:
        return tuple(map(read, value[_TUPLE]))
    said = {key: read(one) for key, one in value.items()}
    kind = said.pop(_KIND, "")
    return _thing(kind, said) if kind else said


def _thing(kind: str, said: dict[str, Any]) -> Any:
    if kind not in _CLASSES:
        raise UnknownNameError(kind)
    for name in said.keys() - {one.name for one in fields(_CLASSES[kind])}:
        raise UnknownNameError(f"{kind}.{name}")
    return _CLASSES[kind](**said)
