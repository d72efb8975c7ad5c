"""Sentences allowed in one place of a card, and faults for all others."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from companion.engine.phrasebook.nearest import nearest
from companion.engine.phrasebook.phrase_pieces import OutOfRange
from companion.engine.phrasebook.phrasebook import ENGLISH, Phrasebook, UnknownPhrase
from companion.engine.phrasebook.spoken import Spoken, in_language
from companion.engine.phrasebook.suggestions import may_look
from companion.engine.words import Message, say


class NotHere(ValueError):  # noqa: N818 - named for what a reader is told
    """A sentence that cannot stand where it was written; `message` says what to do."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


@dataclass(frozen=True)
class CardListPage:
    """The part of a phrasebook for one place: its phrases, and whom its effects may be for.

    Its `name` is the end of a key, `fault-place-…`. A game says which `book` it is a part of.
    """

    name: str
    phrases: tuple[type[Any], ...]
    whom: tuple[Spoken, ...] = ()

    @property
    def book(self) -> Phrasebook[Any]:
        """Every sentence of the game, to recognise one in the wrong place."""
        return Phrasebook(self.phrases)

    def read(self, sentence: str, language: str = ENGLISH) -> Any:
        """Parses a sentence. Raises NotHere, with a reason in that language."""
        try:
            value = self.book.read(sentence)
        except UnknownPhrase as unknown:
            raise NotHere(self.later(sentence) or self._explain(unknown, language)) from unknown
        except OutOfRange as range_:
            raise NotHere(range_.message) from range_
        self.check(value, language)
        return value

    def check(self, value: Any, language: str = ENGLISH) -> None:
        """Raise NotHere if the value means nothing in this place."""
        if not isinstance(value, self.phrases):
            raise NotHere(self.explain_kind(value))
        self.check_people(value, language)

    def fits(self, value: Any) -> bool:
        """True if the value is valid in this place."""
        try:
            self.check(value)
        except NotHere:
            return False
        return True

    def check_people(self, value: Any, language: str) -> None:
        """Raises NotHere for a role that does not exist here."""
        said = getattr(value, "whom", None)
        if isinstance(said, Spoken):
            self.check_person(said, said, language)

    def check_person(self, whom: Spoken, said: Spoken, language: str) -> None:
        """Raise NotHere if that person, in the words in which it is `said`, is not there."""
        if whom not in self.whom:
            names = ", ".join(f"“{in_language(one, language)}”" for one in self.whom)
            who = in_language(said, language)
            raise NotHere(say("fault-nobody", whom=who, place=self.place, names=names))

    def later(self, _words: str) -> Message | None:
        """Message for words that ask for something not implemented yet."""
        return None

    def explain_kind(self, _value: object) -> Message:
        """Message for a sentence that belongs elsewhere."""
        return say("fault-elsewhere", place=self.place)

    @property
    def place(self) -> Message:
        """Name of the place."""
        return say(f"fault-place-{self.name}")

    def _explain(self, unknown: UnknownPhrase, language: str) -> Message:
        if not may_look():
            return say("fault-one-of-many", sentence=unknown.sentence)
        nearest = _nearest(self.phrases, unknown.sentence)
        if nearest is None:
            known = "; ".join(Phrasebook(self.phrases).forms(language))
            return say("fault-unknown", sentence=unknown.sentence, place=self.place, known=known)
        return say("fault-nearest", sentence=unknown.sentence, nearest=nearest)


@lru_cache(maxsize=256)
def _nearest(phrases: tuple[type[Any], ...], sentence: str) -> str | None:
    """Closest sentence of the phrasebook, cached: searching all of them is slow."""
    return nearest(Phrasebook(phrases), sentence)
