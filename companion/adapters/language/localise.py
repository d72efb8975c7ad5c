"""A view in one language: of the same classes, with sentences, painted colours and addresses of pictures."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields
from functools import cache
from types import MappingProxyType
from typing import Any, Generic, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

from companion.adapters.language.speech import Speech
from companion.engine.frozen import make
from companion.kit.composer.face import face
from companion.shared_view.localisable import Colour_co, Drawing, Localisable, Picture, Text_co

Paint = TypeVar("Paint")
OF_SEAT = re.compile(r"(seat|shape|face):([a-z]+)(?::([a-z-]+))?")
"""In a drawing, the paint and the shape of a seat by its colour, or a face in it by its words."""
Conversion: TypeAlias = Callable[["Localiser[Any]", Any], Any]


@dataclass(frozen=True)
class Localiser(Generic[Paint]):
    """Localises any part of a game's view; `drawn` gives the address of a picture, None if there is none."""

    say: Speech
    colour: Callable[[str], Paint]
    drawn: Callable[[str | None], str | None]

    def __call__(self, part: Any) -> Any:
        """The same part for a page. Raises KeyError for words that the language files do not know."""
        return self._converted(part) if isinstance(part, Localisable) else part

    def all(self, parts: Iterable[Any]) -> tuple[Any, ...]:
        """The same parts for a page, in their order. Raises KeyError as for one part."""
        return tuple([self(part) for part in parts])

    def _converted(self, part: Any) -> Any:
        values = dict(part.__dict__)
        for name, convert in _conversions(part.__class__):
            value = values[name]
            if value is not None:
                values[name] = convert(self, value)
        return make(part.__class__, **values)


_LEAVES: Mapping[Any, Conversion] = MappingProxyType(
    {
        Text_co: lambda to, words: to.say(words),
        Colour_co: lambda to, colour: to.colour(colour),
        Picture: lambda to, name: to.drawn(name),
        Drawing: lambda to, svg: OF_SEAT.sub(
            lambda found: _look(to.colour(found[2]), *found.group(1, 3)), svg
        ),
    }
)
"""Conversions of the types that all others are made of."""


def _look(colour: Any, what: str, words: str) -> str:
    """The paint of a colour, its shape, or a face in it."""
    if what == "face":
        return face(words.strip("-").replace("-", " ") or colour.shape, colour.paint)
    return str(colour.paint if what == "seat" else colour.shape)


@cache
def _conversions(kind: type[Any]) -> tuple[tuple[str, Conversion], ...]:
    """The fields of a class that are converted, and how."""
    hints = get_type_hints(kind, include_extras=True)
    found = ((field.name, _conversion(hints[field.name])) for field in fields(kind))
    return tuple((name, convert) for name, convert in found if convert is not None)


def _conversion(hint: Any) -> Conversion | None:
    if hint in _LEAVES:
        return _LEAVES[hint]
    if get_origin(hint) is tuple:
        return _of_items(get_args(hint))
    if members := get_args(hint):
        return _of_union(members)
    return Localiser.__call__ if isinstance(hint, type) and issubclass(hint, Localisable) else None


def _of_union(members: tuple[Any, ...]) -> Conversion | None:
    """All members that are converted at all are converted alike; None stays as it is."""
    return next((one for one in map(_conversion, members) if one is not None), None)


def _of_items(items: tuple[Any, ...]) -> Conversion | None:
    """Each item of a tuple: of any length by one type, of a fixed length by its own."""
    found = [_conversion(item) for item in items if item is not Ellipsis]
    if not any(found):
        return None
    if items[-1] is Ellipsis:
        convert = found[0]
        return convert and (lambda to, value: tuple([convert(to, one) for one in value]))
    each = [one or (lambda _, value: value) for one in found]
    return lambda to, value: tuple([one(to, part) for one, part in zip(each, value, strict=True)])
