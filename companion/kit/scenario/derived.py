"""Words of scenarios, derived from annotations: nothing that a state or a function says is listed again.

A step is a function of a moment, of who takes it (`seat`, `table`, `anybody` or `nobody`), and of its
fields. A field of a check is one of a state or a person, or a function of a moment, and perhaps of a seat.
`last_hope` is `lastHope` in a file, `set_up` the step `set up`, `from_` is `from`.
"""

import collections.abc
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from inspect import Parameter, signature
from types import NoneType
from typing import Annotated, Any, Literal, TypeAlias, get_args, get_origin, get_type_hints

from companion.kit.scenario.fields import MANY, ScenarioField, each
from companion.kit.scenario.parts import ScenarioPart
from companion.kit.scenario.script import TABLE, StepKind, StepReader

ONE_OF, ORDERED = "one of", "ordered"
"""Marks of a field of which exactly one stands in a step, and of one whose order is compared."""


@dataclass(frozen=True)
class Rest:
    """Mark of a parameter that several `fields` of a step are read for together."""

    fields: tuple[str, ...]
    read: StepReader


Seat: TypeAlias = Annotated[str, lambda part, given: part.word(given.players, "seat")]
Signed: TypeAlias = Annotated[int, lambda part, _: part.number(-MANY, MANY)]
Face: TypeAlias = Annotated[int, lambda part, _: part.number(1, 6)]
Pile: TypeAlias = Annotated[
    tuple[str, ...],
    lambda part, _: (
        tuple(item.text() for item in part.items()) if isinstance(part.value, list) else _count(part)
    ),
]
"""Cards, or how many there are."""
OrderedPile: TypeAlias = Annotated[Pile, ORDERED]
_PLAIN: Mapping[Any, StepReader] = {
    int: lambda part, _: _count(part),
    bool: lambda part, _: part.flag(),
    str: lambda part, _: part.text(),
}


def steps(*functions: Callable[..., Any], table: tuple[str, ...] = (TABLE,)) -> Mapping[str, StepKind]:
    """The steps that these functions take, by their words; `table` are its names."""
    return {_named(function.__name__).replace("_", " "): step(function, table) for function in functions}


def fields_of(
    owner: type,
    names: str = "",
    *,
    of: Callable[[Any], Any] = lambda moment: moment.state,
    kind: Any = None,
    **others: str,
) -> dict[str, ScenarioField]:
    """Fields of the state, or of what `of` finds; None where there is nothing. `others` have other words.

    They are read as they are annotated, or as of that `kind`.
    """
    return {
        word: ScenarioField(reader(kind or _type(owner, name)), _get(of, name), _ordered(kind))
        for word, name in _words(names, others).items()
    }


def fields_of_each(
    owner: type, names: str = "", *, of: Callable[[Any, str], Any], kind: Any = None, **others: str
) -> dict[str, ScenarioField]:
    """Fields of every person, whom `of` finds by seat."""
    return {
        word: ScenarioField(
            _by_seat(reader(kind or _type(owner, name))), each(_get_of(of, name)), _ordered(kind)
        )
        for word, name in _words(names, others).items()
    }


def found(*functions: Callable[..., Any]) -> dict[str, ScenarioField]:
    """Fields that are found by functions: of a moment, or of a moment and one seat or another key."""
    return {_camel(_named(function.__name__)): _field(function) for function in functions}


def reader(kind: Any) -> StepReader:
    """Reader of a value of that type. Raises TypeError for one that a file cannot have."""
    args, origin = get_args(kind), get_origin(kind)
    if origin is Annotated:
        return next((one for one in args[1:] if callable(one)), None) or reader(args[0])
    if NoneType in args:
        return _maybe(reader(next(one for one in args if one is not NoneType)))
    if origin in {tuple, frozenset}:
        return _listed(origin, reader(args[0]))
    if origin is collections.abc.Mapping:
        return _by_seat(reader(args[1]))
    return _PLAIN[kind] if kind in _PLAIN else _word(kind)


def _count(part: ScenarioPart) -> int:
    return part.number(0, MANY)


def _maybe(one: StepReader) -> StepReader:
    return lambda part, given: None if part.value is None else one(part, given)


def _word(kind: Any) -> StepReader:
    if get_origin(kind) is Literal:
        return lambda part, _: part.word(get_args(kind), "value")
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return lambda part, _: kind(part.word(list(kind), kind.__name__.lower()))
    raise TypeError(f"{kind} stands in no scenario")


def _listed(kind: Callable[[Iterator[Any]], Any], one: StepReader) -> StepReader:
    def read_list(part: ScenarioPart, given: Any) -> Any:
        some = [one(entry, given) for entry in part.items()]
        if kind is frozenset and len({*some}) < len(some):
            raise part.fault("something stands here twice")
        return kind(iter(some))

    return read_list


def _by_seat(one: StepReader) -> StepReader:
    return lambda part, given: {
        seat: one(entry, given) for seat, entry in part.fields(*given.players).entries().items()
    }


def step(function: Callable[..., Any], table: tuple[str, ...] = (TABLE,)) -> StepKind:
    """The step that this function takes."""
    hints = get_type_hints(function, include_extras=True)
    _, who, *said = signature(function).parameters.values()
    rest = {one.name: mark for one in said for mark in get_args(hints[one.name]) if isinstance(mark, Rest)}
    words = {_camel(_named(one.name)): one for one in said if one.name not in rest}
    one_of = tuple(word for word, one in words.items() if ONE_OF in get_args(hints[one.name]))
    needs = tuple(w for w, one in words.items() if one.default is Parameter.empty and w not in one_of)

    def take(moment: Any, player: str, values: Mapping[str, Any]) -> Any:
        by = None if player in {"", *table} else player
        return function(moment, by, **{words[w].name if w in words else w: v for w, v in values.items()})

    return StepKind(
        needs=needs,
        may=tuple(word for word in words if word not in {*needs, *one_of}),
        one_of=one_of,
        table=table if _named(who.name) in {"table", "anybody"} else (),
        seats=_named(who.name) in {"seat", "anybody"},
        readers={word: reader(hints[one.name]) for word, one in words.items()},
        fields=tuple(name for mark in rest.values() for name in mark.fields),
        rest=lambda part, given: {name: mark.read(part, given) for name, mark in rest.items()},
        take=take,
    )


def _field(function: Callable[..., Any]) -> ScenarioField:
    hints = get_type_hints(function, include_extras=True)
    _, *keys = signature(function).parameters
    is_ordered, one = _ordered(hints["return"]), reader(hints["return"])
    if not keys:
        return ScenarioField(one, function, ordered=is_ordered)
    if hints[keys[0]] == Seat:
        return ScenarioField(_by_seat(one), each(function), ordered=is_ordered)
    key = reader(hints[keys[0]])

    def by_key(part: ScenarioPart, given: Any) -> dict[str, Any]:
        return {
            key(ScenarioPart(name, entry.path), given): one(entry, given)
            for name, entry in part.entries().items()
        }

    return ScenarioField(by_key, each(function), ordered=is_ordered)


def _type(owner: type, name: str) -> Any:
    """The annotation of a field or a property; a tuple of texts is a pile, which may be counted instead."""
    found = vars(owner).get(name)
    if isinstance(found, property):
        kind = get_type_hints(found.fget, include_extras=True)["return"]
    else:
        kind = get_type_hints(owner, include_extras=True)[name]
    return Pile if kind == tuple[str, ...] else kind


def _get(of: Callable[[Any], Any], name: str) -> Callable[[Any], Any]:
    return lambda moment: None if of(moment) is None else getattr(of(moment), name)


def _get_of(of: Callable[[Any, str], Any], name: str) -> Callable[[Any, str], Any]:
    return lambda moment, seat: getattr(of(moment, seat), name)


def _words(names: str, others: Mapping[str, str]) -> Mapping[str, str]:
    return {**{_camel(name): name for name in names.split()}, **others}


def _ordered(kind: Any) -> bool:
    return ORDERED in get_args(kind)


def _named(name: str) -> str:
    return name.strip("_")


def _camel(name: str) -> str:
    return re.sub(r"_(\w)", lambda found: found[1].upper(), name)
