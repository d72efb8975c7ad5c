"""A sentence of the phrasebook taken apart: what is fixed, and what else may stand in each of its holes."""

import dataclasses
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from companion.engine.phrase_pieces import (
    Number,
    Optional,
    OutOfRange,
    Piece,
    Signed,
    Values,
    Word,
    all_offers,
)
from companion.engine.phrasebook import Nested, examples, pieces, say

Fits: TypeAlias = Callable[[Any], bool]
"""Whether a phrase may stand where the sentence stands."""
NONE = "…"


@dataclass(frozen=True)
class Hole:
    """`said` stands there now; `ways` are what may, each with the whole sentence that it makes."""

    said: str
    ways: tuple[tuple[str, str], ...]


Part: TypeAlias = str | Hole


@dataclass(frozen=True)
class Start:
    """A sentence to begin with: its form with the holes named, and one way to fill them."""

    form: str
    sentence: str


def parts(value: Any, fits: Fits) -> tuple[Part, ...]:
    """The sentence of a phrase, piece by piece; a hole that one thing alone can fill is fixed."""
    found = _parts(value, lambda other: say(other) if fits(other) else None)
    return tuple(part.said if isinstance(part, Hole) and len(part.ways) < 2 else part for part in found)


def starts(phrases: Sequence[type[Any]], fits: Fits) -> Iterator[Start]:
    """Each of these phrases once, as far as it may stand there."""
    for cls in phrases:
        first = next((one for one in examples(cls, (1,)) if fits(one)), None)
        if first is not None:
            yield Start("".join(piece.show() for piece in pieces(cls)), say(first))


def _parts(value: Any, whole: Callable[[Any], str | None]) -> Iterator[Part]:
    values = {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
    for piece in pieces(type(value)):
        if isinstance(piece, Nested):
            yield from _inner(value, piece.name, whole)
        elif isinstance(piece, Word | Number | Signed | Optional):
            yield _hole(piece, value, values, whole)
        elif text := piece.say(values):
            yield text


def _inner(value: Any, name: str, whole: Callable[[Any], str | None]) -> Iterator[Part]:
    return _parts(getattr(value, name), lambda inner: whole(dataclasses.replace(value, **{name: inner})))


def _hole(piece: Piece, value: Any, values: Values, whole: Callable[[Any], str | None]) -> Hole:
    ways = []
    for offered in _offers(piece):
        sentence = whole(dataclasses.replace(value, **offered))
        if sentence is not None:
            ways.append((piece.say(values | offered).strip() or NONE, sentence))
    return Hole(piece.say(values), tuple(dict.fromkeys(ways)))


def _offers(piece: Piece) -> Iterator[Values]:
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
