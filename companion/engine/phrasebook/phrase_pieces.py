"""The pieces that a sentence form is made of; each can print, read, offer and show itself."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from string import Formatter
from typing import Any, Protocol, TypeAlias

from companion.engine.phrasebook.nouns import GrammaticalCase, Noun
from companion.engine.phrasebook.spoken import Spoken, in_language
from companion.engine.words import Message
from companion.engine.words import say as words

Values: TypeAlias = dict[str, Any]
Scan: TypeAlias = Iterator[tuple[Values, int]]
_DIGITS, _QUOTED = re.compile(r"[0-9]{1,6}(?![0-9])"), re.compile('"([^"]+)"')
_LETTERS = re.compile(r"[^\W\d_]+")
_NUMBERS = (
    *("a an one ein eine einen einem einer eines", "two zwei", "three drei", "four vier", "five fünf"),
    *("six sechs", "seven sieben", "eight acht", "nine neun", "ten zehn", "eleven elf", "twelve zwölf"),
)
_IN_WORDS = {word: n for n, said in enumerate(_NUMBERS, start=1) for word in said.split()}


class OutOfRange(ValueError):  # noqa: N818 - named for what a reader is told
    """A number that its sentence does not take; `message` says which it takes."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


@dataclass(frozen=True)
class Between:
    """The least and the most that a number in a sentence may be."""

    least: int
    most: int


class PhrasePiece(Protocol):
    """One piece of a sentence form."""

    def say(self, values: Values) -> str: ...

    def scan(self, text: str, at: int) -> Scan:
        """Each way to read the piece from folded text: the fields found, and where it ends."""
        ...

    def offers(self, numbers: Sequence[int]) -> Iterator[Values]:
        """Each way to fill the piece; a number takes those of `numbers` that fit, or its least."""
        ...

    def show(self) -> str:
        """The piece on a reference page."""
        ...


class Fixed:
    """A piece without a hole."""

    def offers(self, numbers: Sequence[int]) -> Iterator[Values]:  # noqa: ARG002 - the shape of every piece
        yield {}


@dataclass(frozen=True)
class Literal(Fixed):
    """Words that always stand there."""

    text: str

    def say(self, values: Values) -> str:  # noqa: ARG002 - the shape of every piece
        return self.text

    def scan(self, text: str, at: int) -> Scan:
        """The words, in upper or lower case."""
        if text.startswith(self._folded, at):
            yield {}, at + len(self._folded)

    @cached_property
    def _folded(self) -> str:
        return self.text.casefold()

    def show(self) -> str:
        return self.text


@dataclass(frozen=True)
class Word:
    """A hole for one word or name of a closed list, in the language of its sentence."""

    name: str
    words: type[Enum]
    language: str

    def say(self, values: Values) -> str:
        return in_language(values[self.name], self.language)

    def scan(self, text: str, at: int) -> Scan:
        """Each word of the list that starts here."""
        for folded, word in self._folded:
            if text.startswith(folded, at):
                yield {self.name: word}, at + len(folded)

    @cached_property
    def _folded(self) -> tuple[tuple[str, Enum], ...]:
        return tuple((in_language(word, self.language).casefold(), word) for word in self.words)

    def offers(self, numbers: Sequence[int]) -> Iterator[Values]:  # noqa: ARG002 - the shape of every piece
        """Each word of the list."""
        for word in self.words:
            yield {self.name: word}

    def show(self) -> str:
        return f"<{self.name}>"


@dataclass(frozen=True)
class Declined(Word):
    """A hole for a noun of a closed list, in that case, as many as the field `count` says."""

    case: GrammaticalCase
    count: str = ""
    many: bool = False
    weak: bool = False
    adjective: str = ""

    def say(self, values: Values) -> str:
        return self._form(values[self.name], many=self.many or values.get(self.count, 1) != 1)

    def _form(self, word: Enum, *, many: bool) -> str:
        noun = word.in_other_languages.get(self.language) if isinstance(word, Spoken) else None
        if not isinstance(noun, Noun):
            return in_language(word, self.language)
        return noun.say(self.case, many=many, weak=self.weak, adjective=self.adjective)

    @cached_property
    def _folded(self) -> tuple[tuple[str, Enum], ...]:
        """Each noun for many and for one, the longer first: a *Soldaten* is no *Soldat*."""
        found = {
            self._form(word, many=many).casefold(): word for word in self.words for many in (True, False)
        }
        return tuple(sorted(found.items(), key=lambda one: -len(one[0])))


@dataclass(frozen=True)
class Number:
    """A hole for a whole number, which is printed in digits."""

    name: str
    bounds: Between

    def say(self, values: Values) -> str:
        """The number in digits. Raises OutOfRange."""
        number: int = values[self.name]
        if not self.bounds.least <= number <= self.bounds.most:
            bounds = self.bounds
            raise OutOfRange(words("fault-span", least=bounds.least, most=bounds.most, n=number))
        return str(number)

    def scan(self, text: str, at: int) -> Scan:
        """All the digits that start here, or a number in words."""
        if found := _DIGITS.match(text, at):
            yield {self.name: int(found[0])}, found.end()
        elif (found := _LETTERS.match(text, at)) and found[0] in _IN_WORDS:
            yield {self.name: _IN_WORDS[found[0]]}, found.end()

    def offers(self, numbers: Sequence[int]) -> Iterator[Values]:
        """The numbers that fit, or the least."""
        fitting = [number for number in numbers if self.bounds.least <= number <= self.bounds.most]
        for one in fitting or [self.bounds.least]:
            yield {self.name: one}

    def show(self) -> str:
        return f"<{self.bounds.least} to {self.bounds.most}>"


@dataclass(frozen=True)
class Signed:
    """A hole for a number that is said as an increase or a decrease.

    A word is one for all sizes, or has a form for one and one for many, after a `/`.
    """

    name: str
    bounds: Between
    more: str
    less: str

    def say(self, values: Values) -> str:
        """The size and its word. Raises OutOfRange, also for 0."""
        number: int = values[self.name]
        word = self.more if number > 0 else self.less
        most = self.bounds.most if number > 0 else -self.bounds.least
        if not 1 <= abs(number) <= most:
            raise OutOfRange(words("fault-span-word", most=most, word=word.split("/")[-1], n=abs(number)))
        return f"{abs(number)} {word.split('/')[abs(number) != 1 and '/' in word]}"

    def scan(self, text: str, at: int) -> Scan:
        """Digits and one of the two words."""
        for values, end in Number(self.name, self.bounds).scan(text, at):
            for sign, word in self._folded:
                if text.startswith(word, end):
                    yield {self.name: sign * values[self.name]}, end + len(word)

    @cached_property
    def _folded(self) -> tuple[tuple[int, str], ...]:
        words = ((1, self.more), (-1, self.less))
        return tuple((sign, f" {one.casefold()}") for sign, word in words for one in word.split("/"))

    def offers(self, numbers: Sequence[int]) -> Iterator[Values]:
        """The increases and decreases that fit."""
        for size in dict.fromkeys((*numbers, 1)):
            for number in (size, -size):
                if number and self.bounds.least <= number <= self.bounds.most:
                    yield {self.name: number}

    def show(self) -> str:
        """The span and both words."""
        return f"<1 to {self.bounds.most} {self.more}, 1 to {-self.bounds.least} {self.less}>"


@dataclass(frozen=True)
class Quoted:
    """A hole for a name between quotation marks, in just the letters that were written."""

    name: str

    def say(self, values: Values) -> str:
        """The name between its marks."""
        return f'"{values[self.name]}"'

    def scan(self, text: str, at: int) -> Scan:
        found = _QUOTED.match(text, at)
        if found:
            yield {self.name: found[1]}, found.end()

    def offers(self, numbers: Sequence[int]) -> Iterator[Values]:  # noqa: ARG002 - the shape of every piece
        yield {self.name: "…"}

    def show(self) -> str:
        return f'"<{self.name}>"'


@dataclass(frozen=True)
class Agreement(Fixed):
    """A word that follows the number or the word of a field; each form is read, the right one is printed."""

    name: str
    words: tuple[str, ...]
    language: str

    def say(self, values: Values) -> str:
        """The form for one, or for many; a Spoken or a phrase within says itself which of the forms."""
        value = values[self.name]
        many = int(abs(value) != 1) if isinstance(value, int) else value.agreement(self.language)
        return self.words[many]

    def scan(self, text: str, at: int) -> Scan:
        for folded in self._folded:
            if text.startswith(folded, at):
                yield {}, at + len(folded)

    @cached_property
    def _folded(self) -> tuple[str, ...]:
        return tuple(word.casefold() for word in self.words)

    def show(self) -> str:
        return "/".join(self.words)


@dataclass(frozen=True)
class Optional:
    """Pieces that are there or not; they are not when their fields are None."""

    pieces: tuple[PhrasePiece, ...]

    def say(self, values: Values) -> str:
        names = next(all_offers(self.pieces, ()))
        if all(values[name] is None for name in names):
            return ""
        return "".join(piece.say(values) for piece in self.pieces)

    def scan(self, text: str, at: int) -> Scan:
        """With the pieces, then without."""
        yield from scan_all(self.pieces, text, at)
        yield {}, at

    def offers(self, numbers: Sequence[int]) -> Iterator[Values]:
        """Without the pieces, then with them."""
        yield {}
        yield from all_offers(self.pieces, numbers)

    def show(self) -> str:
        return f"[{''.join(piece.show() for piece in self.pieces)}]"


def scan_all(pieces: Sequence[PhrasePiece], text: str, at: int) -> Scan:
    """Each way to read all pieces one after the other."""
    if not pieces:
        yield {}, at
        return
    for first, end in pieces[0].scan(text, at):
        for others, last in scan_all(pieces[1:], text, end):
            yield first | others, last


def all_offers(pieces: Sequence[PhrasePiece], numbers: Sequence[int]) -> Iterator[Values]:
    """Each way to fill all pieces."""
    if not pieces:
        yield {}
        return
    for first in pieces[0].offers(numbers):
        for others in all_offers(pieces[1:], numbers):
            yield first | others


def parse_form(form: str, hole: Callable[[str, str], PhrasePiece]) -> tuple[PhrasePiece, ...]:
    """The pieces of a form; `hole` makes the piece for a field's name and what stands after its colon."""
    pieces: list[PhrasePiece] = []
    for part in re.split(r"(\[.*?\])", form):
        if part.startswith("["):
            pieces.append(Optional(parse_form(part[1:-1], hole)))
            continue
        for literal, name, spec, _ in Formatter().parse(part):
            pieces += [Literal(literal)] if literal else []
            pieces += [hole(name, spec or "")] if name is not None else []
    return tuple(pieces)
