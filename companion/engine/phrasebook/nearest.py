"""Nearest sentences to a wrong one; the search takes time, and is asked for apart."""

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, TypeVar

from companion.engine.phrasebook.phrase_pieces import Literal, OutOfRange, PhrasePiece, all_offers
from companion.engine.phrasebook.phrasebook import (
    ENGLISH,
    MOST_LETTERS,
    Nested,
    Phrasebook,
    UnknownPhrase,
    examples,
    fold,
    inner_holes,
    say,
    sentence_of,
)
from companion.engine.phrasebook.suggestions import closest

P = TypeVar("P")
_MOST_EXAMPLES = 5_000


def nearest(book: Phrasebook[Any], sentence: str) -> str | None:
    """The closest sentence of a book in any language, with the numbers that were written; or None."""
    if len(sentence) > MOST_LETTERS:
        return None
    text = fold(sentence)
    return _mended(book, text) or _alike(book, text)


def _mended(book: Phrasebook[Any], text: str) -> str | None:
    """The sentence, if all of it is understood but a sentence within it, with the nearest to that."""
    for cls in book.phrases:
        for language, form in sentence_of(cls).printed.items():
            mended = _mend(form, text, 0) if inner_holes(form)[0] else None
            if mended is not None:
                return _in_range(book, mended, language)
    return None


def _in_range(book: Phrasebook[Any], text: str, language: str) -> str | None:
    try:
        return say(book.read(text), language)
    except OutOfRange:
        return None


def _alike(book: Phrasebook[Any], text: str) -> str | None:
    """The sentence that looks most like it; of a sentence within one, what was written is kept."""
    numbers, inner = _numbers_in(text), _end_of(book, text)
    said = (
        say(one, language)
        for cls in book.phrases
        for one in islice(_with_inner(cls, inner, numbers), _MOST_EXAMPLES)
        for language in sentence_of(cls).printed
    )
    by_folded = {fold(one): one for one in said}
    close = closest(text, by_folded)
    return None if close is None else by_folded[close]


def _end_of(book: Phrasebook[Any], text: str) -> Any:
    """The longest phrase that a sentence ends in and that may stand within another, or None."""
    inner = dict.fromkeys(kind for cls in book.phrases for kind in _kinds_within(cls))
    for end in re.finditer(" ", text):
        try:
            return Phrasebook(tuple(inner)).read(text[end.end() :])
        except (UnknownPhrase, OutOfRange):
            continue
    return None


def _with_inner(cls: type[P], inner: Any, numbers: Sequence[int]) -> Iterator[P]:
    """Examples; those with a phrase within have that one, or else one of them all."""
    form = sentence_of(cls).form(ENGLISH)
    first, alike = inner_holes(form)
    if not first:
        yield from examples(cls, numbers)
        return
    held = inner if type(inner) in _kinds_within(cls) else next(examples(next(_kinds_within(cls)), numbers))
    for values in all_offers(tuple(piece for piece in form if not isinstance(piece, Nested)), numbers):
        known = values | dict.fromkeys((first, *alike), held)
        yield cls(**{name: known.get(name) for name in sentence_of(cls).fields})


def _kinds_within(cls: type[Any]) -> Iterator[type[Any]]:
    for piece in sentence_of(cls).form(ENGLISH):
        if isinstance(piece, Nested):
            yield from piece.phrases


def _mend(form: Sequence[PhrasePiece], text: str, at: int) -> str | None:
    """The rest of a text, each inner sentence as it is understood; None if anything else is wrong."""
    if not form:
        return "" if at == len(text) else None
    piece, *others = form
    if isinstance(piece, Nested):
        return _mend_inner(piece, others, text, at)
    for _, end in piece.scan(text, at):
        tail = _mend(others, text, end)
        if tail is not None:
            return text[at:end] + tail
    return None


def _mend_inner(piece: Nested, others: Sequence[PhrasePiece], text: str, at: int) -> str | None:
    after = next((other.text.casefold() for other in others if isinstance(other, Literal)), None)
    ends = [len(text)] if after is None else [one.start() for one in re.finditer(re.escape(after), text[at:])]
    for end in ends if after is None else [at + one for one in ends]:
        tail = _mend(others, text, end)
        inner = None if tail is None else _understood(piece, text[at:end])
        if inner is not None and tail is not None:
            return inner + tail
    return None


def _understood(piece: Nested, text: str) -> str | None:
    """An inner sentence as it stands, or the nearest to it."""
    book: Phrasebook[Any] = Phrasebook(piece.phrases)
    try:
        return say(book.read(text), piece.language)
    except UnknownPhrase:
        return nearest(book, text)
    except OutOfRange:
        return None


def _numbers_in(text: str) -> tuple[int, ...]:
    return tuple(dict.fromkeys(int(one) for one in re.findall(r"(?<![0-9])[0-9]{1,6}(?![0-9])", text)))
