"""A closed phrasebook: one decorated dataclass is the parser, the printer and the help of one sentence."""

import re
import types
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Annotated, Any, Generic, TypeVar, Union, get_args, get_origin, get_type_hints

from companion.engine.phrasebook.nouns import GrammaticalCase
from companion.engine.phrasebook.phrase_pieces import (
    Agreement,
    Between,
    Declined,
    Number,
    PhrasePiece,
    Quoted,
    Signed,
    Values,
    Word,
    all_offers,
    parse_form,
    scan_all,
)

P = TypeVar("P")
MOST_LETTERS = 600
"""A sentence that is longer is none of the book; the longest of a printed card has a quarter of them."""
_ATTRIBUTE = "__phrase__"
ENGLISH = "en"
"""The language of the first form of every sentence, and of a sentence that has no form in another."""


@dataclass(frozen=True, eq=False)
class Sentence:
    """Data that the decorator attaches to a class: its fields, its form in each language, and all forms."""

    kind: Callable[..., Any]
    fields: tuple[str, ...]
    printed: dict[str, tuple[PhrasePiece, ...]]
    forms: tuple[tuple[PhrasePiece, ...], ...]

    def form(self, language: str) -> tuple[PhrasePiece, ...]:
        """The canonical form in that language, or else in English."""
        return self.printed.get(language, self.printed[ENGLISH])


class UnknownPhrase(ValueError):  # noqa: N818 - named for what a reader is told
    """A sentence that the phrasebook does not have; what is nearest to it takes time, and is asked apart."""

    def __init__(self, sentence: str) -> None:
        super().__init__(f"“{sentence}” is not a sentence that the phrasebook knows.")
        self.sentence = sentence


def phrase(form: str, *also: str, **translated: str) -> Callable[[type[P]], type[P]]:
    """Give a frozen dataclass its sentence; `form` is how it is printed, `also` are further ways to read it.

    `translated` are the forms in other languages, by two letters: all are read, and each is printed where
    cards are in that language. `{field}` is a hole, filled by the field's type: an int with `Between`, a
    str between quotation marks, an Enum whose values are words, another phrase (a union of them, or the base
    of all that it may be).
    `{field:one|many|you}` is a word that agrees with that field (a number, a Spoken, or a phrase that has an
    `agreement`), `{field:+more|-less}` a signed number in words (`one/many`), `{field:accusative count}` a
    Noun in that case and as many as another field says (`plural` for always many, `weak` after an article,
    or an adjective), and `[...]` is left out when its fields are None.
    """

    def decorate(cls: type[P]) -> type[P]:
        hints = get_type_hints(cls, include_extras=True)

        def pieces(one: str, language: str) -> tuple[PhrasePiece, ...]:
            return parse_form(one, lambda name, spec: _piece(name, hints, spec, language))

        printed = {language: pieces(one, language) for language, one in {ENGLISH: form, **translated}.items()}
        others = (pieces(one, ENGLISH) for one in also)
        setattr(cls, _ATTRIBUTE, Sentence(cls, tuple(hints), printed, (*printed.values(), *others)))
        return cls

    return decorate


def say(value: object, language: str = ENGLISH) -> str:
    """The one canonical sentence of a phrase. Raises OutOfRange for a number that its hole does not take."""
    sentence = sentence_of(type(value))
    values = {name: getattr(value, name) for name in sentence.fields}
    return "".join(piece.say(values) for piece in sentence.form(language))


def examples(cls: type[P], numbers: Sequence[int] = ()) -> Iterator[P]:
    """The phrase with each choice of words, and with those of `numbers` that fit (else the least number).

    Of several phrases within it all are the same: there would be too many.
    """
    sentence = sentence_of(cls)
    first, alike = inner_holes(sentence.form(ENGLISH))
    pieces = tuple(piece for piece in sentence.form(ENGLISH) if getattr(piece, "name", "") not in alike)
    for values in all_offers(pieces, numbers):
        yield cls(**{name: values.get(first if name in alike else name) for name in sentence.fields})


def speaks(cls: type[Any], language: str) -> bool:
    """True if the phrase has a form in that language; else it is said in English."""
    return language in sentence_of(cls).printed


def pieces(cls: type[Any], language: str = ENGLISH) -> tuple[PhrasePiece, ...]:
    """Pieces of the canonical sentence of a phrase in that language."""
    return sentence_of(cls).form(language)


class Phrasebook(Generic[P]):
    """The phrases that may be written in one place."""

    def __init__(self, phrases: Sequence[type[P]]) -> None:
        self.phrases = tuple(phrases)

    def read(self, sentence: str) -> P:
        """Parses a sentence. Raises UnknownPhrase, or OutOfRange for a number that does not fit.

        Each position is parsed once, so the time is linear in the length.
        """
        if len(sentence) > MOST_LETTERS:
            raise UnknownPhrase(f"{' '.join(sentence[:MOST_LETTERS].split())} …")
        text = fold(sentence)
        for cls in self.phrases:
            for value, end in _scan(cls, text, 0):
                if end == len(text):
                    say(value)
                    return value
        raise UnknownPhrase(" ".join(sentence.split()))

    def forms(self, language: str = ENGLISH) -> tuple[str, ...]:
        """Each sentence form for a reference page, with its holes named in <angle quotes>."""
        return tuple(
            "".join(piece.show() for piece in sentence_of(cls).form(language)) for cls in self.phrases
        )


class Nested:
    """A hole that another whole phrase fills."""

    def __init__(self, name: str, phrases: tuple[type[Any], ...], language: str) -> None:
        self.name, self.phrases, self.language = name, phrases, language

    def say(self, values: Values) -> str:
        return say(values[self.name], self.language)

    def scan(self, text: str, at: int) -> Iterator[tuple[Values, int]]:
        """Every inner sentence that starts here."""
        for cls in self.phrases:
            for value, end in _scan(cls, text, at):
                yield {self.name: value}, end

    def offers(self, numbers: Sequence[int]) -> Iterator[Values]:
        """Every inner sentence there is."""
        for cls in self.phrases:
            for value in examples(cls, numbers):
                yield {self.name: value}

    def show(self) -> str:
        return f"<{self.name}>"


def inner_holes(form: tuple[PhrasePiece, ...]) -> tuple[str, tuple[str, ...]]:
    """The first hole that a whole phrase fills, if there is one, and the others."""
    first, *alike = [piece.name for piece in form if isinstance(piece, Nested)] or [""]
    return first, tuple(alike)


def _scan(cls: type[P], text: str, at: int) -> tuple[tuple[P, int], ...]:
    return _scanned(sentence_of(cls), text, at)


@lru_cache(maxsize=8_192)
def _scanned(sentence: Sentence, text: str, at: int) -> tuple[tuple[Any, int], ...]:
    return tuple(
        (sentence.kind(**{name: values.get(name) for name in sentence.fields}), end)
        for pieces in sentence.forms
        for values, end in scan_all(pieces, text, at)
    )


def sentence_of(cls: type[Any]) -> Sentence:
    """The sentence that `phrase` gave to a class. Raises TypeError where it gave none."""
    found = getattr(cls, _ATTRIBUTE, None)
    if not isinstance(found, Sentence):
        raise TypeError(f"{cls.__name__} has no sentence: decorate it with @phrase(...)")
    return found


def _piece(name: str, hints: Mapping[str, Any], spec: str, language: str) -> PhrasePiece:
    hint = hints[name]
    if spec.startswith("+"):
        more, less = spec[1:].split("|-")
        return Signed(name, _bounds(name, hint), more, less)
    if "|" in spec:
        return Agreement(name, tuple(spec.split("|")), language)
    if spec:
        return _declined(name, hints, spec.split(), language)
    return _hole(name, hint, language)


def _declined(name: str, hints: Mapping[str, Any], spec: list[str], language: str) -> PhrasePiece:
    case, *details = spec
    others = [detail for detail in details if detail not in {*hints, "plural", "weak"}]
    return Declined(
        name,
        _kinds(hints[name])[0],
        language,
        GrammaticalCase(case),
        count="".join(detail for detail in details if detail in hints),
        many="plural" in details,
        weak="weak" in details,
        adjective="".join(others),
    )


def _hole(name: str, hint: Any, language: str) -> PhrasePiece:
    kinds = _kinds(hint)
    if kinds[0] is str:
        return Quoted(name)
    if kinds[0] is int or get_origin(kinds[0]) is Annotated:
        return Number(name, _bounds(name, kinds[0]))
    if issubclass(kinds[0], Enum):
        return Word(name, kinds[0], language)
    some = (one for kind in kinds for one in sorted(_derived(kind), key=lambda one: str(one.__module__)))
    return Nested(name, tuple(some), language)


def _derived(kind: type[Any]) -> tuple[type[Any], ...]:
    """A phrase itself; of a class without a sentence all that derive from it. Raises TypeError if none do."""
    if _ATTRIBUTE in vars(kind) or not kind.__subclasses__():
        sentence_of(kind)
        return (kind,)
    below = (one for one in kind.__subclasses__() if _ATTRIBUTE in vars(one) or one.__subclasses__())
    return tuple(one for each in below for one in _derived(each))


def is_phrase(thing: object) -> bool:
    """True for a class that has a sentence."""
    return isinstance(thing, type) and _ATTRIBUTE in vars(thing)


def _kinds(hint: Any) -> tuple[Any, ...]:
    if get_origin(hint) not in (Union, types.UnionType):
        return (hint,)
    return tuple(kind for kind in get_args(hint) if kind is not type(None))


def _bounds(name: str, hint: Any) -> Between:
    for extra in get_args(hint)[1:]:
        if isinstance(extra, Between):
            return extra
    raise TypeError(f"the number {name!r} needs its bounds: Annotated[int, Between(least, most)]")


def fold(sentence: str) -> str:
    """Small letters, single spaces, the long dash that a keyboard may not have; names as they are."""
    parts = re.split('("[^"]*")', " ".join(sentence.split()).removesuffix("."))
    folded = (part if n % 2 else part.replace(" - ", " – ").casefold() for n, part in enumerate(parts))
    return "".join(folded)
