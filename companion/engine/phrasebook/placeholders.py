"""A sentence of the phrasebook taken apart: what is fixed, and what else may stand in each of its holes."""

import dataclasses
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from companion.engine.phrasebook.phrase_pieces import (
    Number,
    Optional,
    OutOfRange,
    PhrasePiece,
    Signed,
    Values,
    Word,
    all_offers,
)
from companion.engine.phrasebook.phrasebook import ENGLISH, Nested, examples, pieces, say

Fits: TypeAlias = Callable[[Any], bool]
"""True if a phrase may replace the sentence."""
NONE = "…"


@dataclass(frozen=True)
class Placeholder:
    """`said` stands there now; `ways` are what may, each with the whole sentence that it makes."""

    said: str
    ways: tuple[tuple[str, str], ...]


Part: TypeAlias = str | Placeholder


@dataclass(frozen=True)
class Start:
    """A sentence to begin with: its form with the holes left open, and one way to fill them."""

    form: str
    sentence: str


def parts(value: Any, fits: Fits, language: str = ENGLISH) -> tuple[Part, ...]:
    """The sentence of a phrase, piece by piece; a hole that one thing alone can fill is fixed."""
    found = _parts(value, language, lambda other: say(other, language) if fits(other) else None)
    return tuple(
        part.said if isinstance(part, Placeholder) and len(part.ways) < 2 else part for part in found
    )


def starts(phrases: Sequence[type[Any]], fits: Fits, language: str = ENGLISH) -> Iterator[Start]:
    """Each of these phrases once, as far as it may stand there."""
    for cls in phrases:
        first = next((example for example in examples(cls, (1,)) if fits(example)), None)
        if first is not None:
            values = _values(first)
            form = "".join(_open(piece, values) for piece in pieces(cls, language))
            yield Start(form, say(first, language))


def _values(value: Any) -> Values:
    return {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}


def _open(piece: PhrasePiece, values: Values) -> str:
    """A piece of a sentence to begin with."""
    if isinstance(piece, Signed):
        return f"{NONE} {piece.more}/{piece.less}"
    if isinstance(piece, Optional):
        return ""
    return NONE if isinstance(piece, Nested | Word | Number) else piece.say(values)


def _parts(value: Any, language: str, whole: Callable[[Any], str | None]) -> Iterator[Part]:
    values = _values(value)
    for piece in pieces(type(value), language):
        if isinstance(piece, Nested):
            yield from _inner(value, piece.name, language, whole)
        elif isinstance(piece, Word | Number | Signed | Optional):
            yield _hole(piece, value, values, whole)
        elif text := piece.say(values):
            yield text


def _inner(value: Any, name: str, language: str, whole: Callable[[Any], str | None]) -> Iterator[Part]:
    def around(inner: Any) -> str | None:
        return whole(dataclasses.replace(value, **{name: inner}))

    return _parts(getattr(value, name), language, around)


def _hole(piece: PhrasePiece, value: Any, values: Values, whole: Callable[[Any], str | None]) -> Placeholder:
    ways = []
    for offered in _offers(piece):
        sentence = whole(dataclasses.replace(value, **offered))
        if sentence is not None:
            ways.append((piece.say(values | offered).strip() or NONE, sentence))
    return Placeholder(piece.say(values), tuple(dict.fromkeys(ways)))


def _offers(piece: PhrasePiece) -> Iterator[Values]:
    if isinstance(piece, Optional):
        empty: Values = dict.fromkeys(next(all_offers(piece.pieces, ())))
        yield empty
        yield from all_offers(piece.pieces, ())
    elif isinstance(piece, Number | Signed):
        bounds = piece.bounds
        for number in range(bounds.least, bounds.most + 1):
            try:
                piece.say({piece.name: number})
            except OutOfRange:
                continue
            yield {piece.name: number}
    else:
        yield from piece.offers(())
