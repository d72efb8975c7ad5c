"""Sentences of a closed phrasebook as a form needs them: read or explained, taken apart, and to be picked."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from companion.engine.craft import Sentence
from companion.engine.holes import Start, parts
from companion.engine.looks import may_look
from companion.engine.phrasebook import ENGLISH, OutOfRange, Phrasebook, UnknownPhrase, say
from companion.engine.words import Message
from companion.engine.words import say as words


class NotInBook(ValueError):  # noqa: N818 - named for what a reader is told
    """A sentence that the book does not have; `message` says what to write instead."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


@dataclass(frozen=True)
class Book:
    """The phrases that may stand in one line, of which each is a dataclass with its sentence."""

    phrases: tuple[type[Any], ...]

    def read(self, sentence: str, language: str = ENGLISH) -> Any:
        """What a sentence says, in whatever language. Raises NotInBook, with the words of that language."""
        try:
            return Phrasebook(self.phrases).read(sentence)
        except OutOfRange as range_:
            raise NotInBook(range_.message) from range_
        except UnknownPhrase as unknown:
            raise NotInBook(_explained(self.phrases, unknown.sentence, language)) from unknown

    def sentences(self, texts: Iterable[str], language: str) -> Iterator[Sentence]:
        """Each of these sentences, taken apart or with what is wrong about it."""
        for text in texts:
            try:
                value = self.read(text, language)
            except NotInBook as fault:
                yield Sentence(text, fault=fault.message)
            else:
                yield Sentence(text, parts(value, _any, language))

    def starts(self, values: Iterable[Any], language: str) -> tuple[Start, ...]:
        """These phrases as sentences to begin with."""
        return tuple(Start(one, one) for one in dict.fromkeys(say(value, language) for value in values))


def _any(_: Any) -> bool:
    return True


@lru_cache(maxsize=256)
def _nearest(phrases: tuple[type[Any], ...], sentence: str) -> str | None:
    """Whoever types has the same sentences looked up again, and looking takes a while."""
    return Phrasebook(phrases).nearest(sentence)


def _explained(phrases: tuple[type[Any], ...], sentence: str, language: str) -> Message:
    nearest: Callable[..., str | None] = _nearest
    meant = nearest(phrases, sentence) if may_look() else None
    if meant is not None:
        return words("fault-sentence-nearest", sentence=sentence, nearest=meant)
    known = "; ".join(Phrasebook(phrases).forms(language))
    return words("fault-sentence", sentence=sentence, known=known)
