"""Answers, events and other frozen values as JSON and back, so that what was written is what is read."""

import json
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from functools import partial, reduce
from operator import is_, or_
from types import GenericAlias, MappingProxyType, NoneType, UnionType
from typing import Any, TypeAlias, Union, get_args, get_origin

from cattrs import Converter
from cattrs.gen import make_dict_structure_fn
from cattrs.preconf.json import make_converter

from companion.engine.frozen import UnknownNameError
from companion.engine.words import Message
from companion.shared_view.localisable import Colour_co, Text_co

TAG = "is"
"""The key under which a value of several possible kinds names its own."""


Hook: TypeAlias = Callable[[Any, Any], Any]


class Values:
    """Writes and reads frozen dataclasses; events are those of `event_types` and no others.

    Fields may be dataclasses, enums, tuples, Mappings and unions of these. Output is read back at once and
    compared: a value that JSON cannot hold raises ValueError before it reaches a disk.
    """

    def __init__(self, event_types: tuple[type[Any], ...] = ()) -> None:
        self._converter = _converter()
        self._events = _by_name(event_types)

    def write(self, value: Any, kind: Any) -> str:
        """The value of that kind as one line of JSON."""
        text = _json(self._converter.unstructure(value, kind))
        return _same(text, value, self.read(text, kind))

    def read(self, text: str, kind: Any) -> Any:
        """Inverse of `write`. Raises any Exception for other input."""
        return self.understood(json.loads(text), kind)

    def understood(self, raw: Any, kind: Any) -> Any:
        """The value of that kind in a JSON document that was read. Raises as `read` does."""
        return self._converter.structure(raw, kind)

    def write_events(self, events: tuple[Any, ...]) -> str:
        """Events as a JSON list; each names its type. Raises ValueError for a type that is not known."""
        return self._written(events)[0]

    def read_again(self, events: tuple[Any, ...]) -> tuple[Any, ...]:
        """The events as they are read once they were written. Raises ValueError as `write_events` does."""
        return self._written(events)[1]

    def read_events(self, text: str) -> tuple[Any, ...]:
        """The events that `write_events` wrote. Raises an Exception of some kind for anything else."""
        return self.understood_events(json.loads(text))

    def understood_events(self, raw: Any) -> tuple[Any, ...]:
        """The events in a JSON document that was read. Raises as `read_events` does."""
        return tuple(_read_tagged(self._converter, self._events, one) for one in raw)

    def _written(self, events: tuple[Any, ...]) -> tuple[str, tuple[Any, ...]]:
        text = _json([self._write_event(event) for event in events])
        read = self.read_events(text)
        return _same(text, events, read), read

    def _write_event(self, event: Any) -> Any:
        if self._events.get(type(event).__name__) is not type(event):
            raise ValueError(f"{type(event).__name__} is not among the game's event_types")
        return _write_tagged(self._converter, event)


def _converter() -> Converter:
    converter = make_converter(detailed_validation=False)
    converter.register_structure_hook_factory(is_dataclass, _read_dataclass(converter))
    converter.register_structure_hook(Message, _read_message)
    converter.register_structure_hook_func(partial(is_, Text_co), _read_words)
    converter.register_structure_hook_func(partial(is_, Colour_co), lambda raw, _: str(raw))
    converter.register_structure_hook_factory(_is_mapping, _read_mapping(converter))
    converter.register_structure_hook_factory(_is_choice, _read_choice(converter))
    converter.register_unstructure_hook_factory(_is_choice, _write_choice(converter))
    converter.register_structure_hook(NoneType, _read_none)
    return converter


def _read_message(raw: Any, _: Any) -> Message:
    values = {str(name): _read_words(value, None) for name, value in raw["values"].items()}
    return Message(str(raw["key"]), MappingProxyType(values))


def _read_words(raw: Any, _: Any) -> Any:
    """A text of a game's view, or a value of a message, which may be a number."""
    return _read_message(raw, None) if isinstance(raw, dict) else raw


def _read_none(raw: Any, _: Any) -> None:
    if raw is not None:
        raise ValueError(f"nothing expected, found {raw!r}")


def _read_dataclass(converter: Converter) -> Callable[[Any], Hook]:
    """Reads values by their fields, each of which must be known."""

    def factory(kind: Any) -> Hook:
        read, known = make_dict_structure_fn(kind, converter), {field.name for field in fields(kind)}

        def read_known(raw: Any, _: Any) -> Any:
            for name in raw:
                if name not in known:
                    raise UnknownNameError(f"{kind.__name__}.{name}")
            return read(raw, kind)

        return read_known

    return factory


def _is_mapping(kind: Any) -> bool:
    return (get_origin(kind) or kind) in (Mapping, MappingProxyType)


def _read_mapping(converter: Converter) -> Callable[[Any], Hook]:
    def factory(kind: Any) -> Hook:
        plain: Any = GenericAlias(dict, get_args(kind) or (Any, Any))
        return lambda raw, _: MappingProxyType(converter.structure(raw, plain))

    return factory


def _is_choice(kind: Any) -> bool:
    return get_origin(kind) in (Union, UnionType) and len(_classes(kind)) > 1


def _classes(kind: Any) -> tuple[type[Any], ...]:
    return tuple(each for each in get_args(kind) if isinstance(each, type) and is_dataclass(each))


def _read_choice(converter: Converter) -> Callable[[Any], Hook]:
    def factory(kind: Any) -> Hook:
        known = _by_name(_classes(kind))
        rest = [each for each in get_args(kind) if not is_dataclass(each)]
        others: Any = reduce(or_, rest) if rest else None

        def read(raw: Any, _: Any) -> Any:
            if isinstance(raw, dict) or not rest:
                return _read_tagged(converter, known, raw)
            return converter.structure(raw, others)

        return read

    return factory


def _write_choice(converter: Converter) -> Callable[[Any], Callable[[Any], Any]]:
    return lambda _: (
        lambda value: _write_tagged(converter, value) if is_dataclass(value) else converter.unstructure(value)
    )


def _write_tagged(converter: Converter, value: Any) -> dict[str, Any]:
    return {TAG: type(value).__name__, **converter.unstructure(value)}


def _read_tagged(converter: Converter, known: Mapping[str, type[Any]], raw: Any) -> Any:
    said = dict(raw)
    name = said.pop(TAG)
    if name not in known:
        raise UnknownNameError(name)
    return converter.structure(said, known[name])


def _by_name(kinds: tuple[type[Any], ...]) -> dict[str, type[Any]]:
    known = {kind.__name__: kind for kind in kinds}
    if len(known) != len(kinds):
        raise ValueError("two kinds of value share a name: " + ", ".join(kind.__name__ for kind in kinds))
    return known


def _json(raw: Any) -> str:
    return json.dumps(raw, ensure_ascii=False, separators=(",", ":"), allow_nan=False)


def _same(text: str, written: Any, read: Any) -> str:
    if read != written:
        raise ValueError(f"would not be read as it is written: {written!r}")
    return text
