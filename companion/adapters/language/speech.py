"""Translates messages and formats numbers for one language."""

import re
from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType

from babel import Locale
from babel.dates import format_date, format_time
from babel.lists import format_list

from companion.engine.printed import PossibleOutcome
from companion.engine.words import Message, Printed, Words
from companion.shared_view.marked_text import MarkedText, a_name
from web.words import Catalogue

NO_CARDS: Mapping[str, str] = MappingProxyType({})
SMALL_HOURS = timedelta(hours=5)
"""Of a night, the part that is of the evening before."""
REMEMBERED = 1024
"""Size of the cache of translated Messages, keyed by object: log lines stay on a page for long."""


@cache
def folder_of_words(package: str) -> Path:
    """The folder of a package's texts."""
    return Path(str(files(package))) / "texts"


BETWEEN = "; "
"""Separator of the sentences of a card that are told in one line."""


class Speech:
    """Says Words in one language: a Message by the catalogue, what people wrote as it is.

    `cards` are the texts of cards that are printed in this language, too, each with what is printed there.
    A Message without a text in this language is said in the language `otherwise`, or else in English.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        language: str,
        cards: Mapping[str, str] = NO_CARDS,
        otherwise: str = "",
        names: tuple[str, ...] = (),
    ) -> None:
        self._catalogue = catalogue
        self._cards = cards
        self._otherwise = otherwise
        self._names = {name: a_name(name) for name in sorted(names, key=len, reverse=True)}
        self._instead = {**cards, **self._names}
        self._named = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, self._names)) or '(?!)'})(?!\w)")
        self.language = language
        self._said: dict[int, tuple[Message, str]] = {}

    def __reduce__(
        self,
    ) -> "tuple[type[Speech], tuple[Catalogue, str, dict[str, str], str, tuple[str, ...]]]":
        """As another process can read it: without what was said."""
        return Speech, (self._catalogue, self.language, dict(self._cards), self._otherwise, (*self._names,))

    @property
    def wanted(self) -> tuple[str, ...]:
        """The languages in which a text is looked for, the reader's first."""
        return self.language, self._otherwise

    def __call__(self, words: Words) -> str:
        """The sentence. Raises KeyError for a key that the language files do not know."""
        if isinstance(words, str):
            return self._written(words)
        said = self._said.get(id(words))
        if said is None or said[0] is not words:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            said = self._said[id(words)] = words, self._translated(words)
        return said[1]

    def _written(self, words: str) -> str:
        """A written text as it is printed here; several sentences in a row each, if all of them are."""
        parts = words.split(BETWEEN)
        if words in self._instead or len(parts) == 1 or not self._cards.keys() >= {*parts}:
            return self._instead.get(words, words)
        return BETWEEN.join(self._cards[part] for part in parts)

    def _translated(self, words: Message) -> str:
        spoken = self._catalogue.speaker(self.wanted, words.key)
        return self._own(words) if spoken == self.language else self._in_another(words, spoken)

    def _in_another(self, words: Message, language: str) -> str:
        """The whole sentence in another language, with all that is put into it."""
        said = self.in_language(language)(words)
        return MarkedText(said, sign=said.sign if isinstance(said, MarkedText) else "", language=language)

    def _own(self, words: Message) -> str:
        values = self._values(words)
        text = self._catalogue.say(self.language, words.key, values)
        sign = str(words.sign) if isinstance(words, PossibleOutcome) else ""
        quoted = tuple(one for value in values.values() for one in self._foreign(value))
        return MarkedText(text, quoted, sign) if quoted or sign else text

    def with_cards(self, cards: Mapping[str, str]) -> "Speech":
        """The same words, and the texts of these cards."""
        return Speech(self._catalogue, self.language, cards, self._otherwise, (*self._names,))

    def with_names(self, names: Iterable[str]) -> "Speech":
        """The same words; these names of people are marked wherever a sentence takes them."""
        return Speech(self._catalogue, self.language, self._cards, self._otherwise, tuple(names))

    def naming(self, text: str) -> str:
        """A text that was put together, with the names in it marked."""
        names = self._foreign(text)
        return MarkedText(text, names) if names else text

    def in_language(self, language: str) -> "Speech":
        """The same words in that language, or in English where there are none of it."""
        return Speech(self._catalogue, language, names=(*self._names,))

    def named(self, language: str) -> str:
        """The name of another language in this one."""
        return Locale.parse(language).get_display_name(self.language) or language

    def day(self, at: str) -> str:
        """The day of a time in ISO 8601, where this machine stands."""
        return format_date(datetime.fromisoformat(at).astimezone().date(), "long", locale=self.language)

    def date(self, at: str) -> str:
        """The same day in few letters."""
        return format_date(datetime.fromisoformat(at).astimezone().date(), "medium", locale=self.language)

    def listed(self, names: Iterable[str]) -> str:
        """Names in a row, the last one after an *and*."""
        return format_list(tuple(names), locale=self.language)

    def evening(self, at: str) -> str:
        """The day of a time, with its weekday; what begins in the small hours is of the evening before."""
        began = datetime.fromisoformat(at).astimezone() - SMALL_HOURS
        return format_date(began.date(), "full", locale=self.language)

    def hour(self, at: str) -> str:
        """The time of day of a time in ISO 8601, where this machine stands."""
        return format_time(datetime.fromisoformat(at).astimezone(), "short", locale=self.language)

    def maybe(self, words: Words | None) -> str | None:
        """The sentence, or None for nothing to say."""
        return None if words is None else self(words)

    def all(self, many: tuple[Words, ...]) -> tuple[str, ...]:
        """Each of them as a sentence."""
        return tuple([self(words) for words in many])

    def joined(self, between: str, many: tuple[Words, ...]) -> str:
        """All of them as one text."""
        said = self.all(many)
        if len(said) == 1:
            return said[0]
        quoted = tuple(part for one in said for part in self._foreign(one))
        return MarkedText(between.join(said), quoted) if quoted else between.join(said)

    def _foreign(self, value: str | int) -> tuple[MarkedText, ...]:
        """The parts of a value that are in another language, and the names in it."""
        if isinstance(value, Printed):
            own = value.language in {"", self.language} or self._written(value) != value
            return () if own else (MarkedText(value, language=value.language),)
        if isinstance(value, MarkedText):
            return (value,) if value.language or value.is_name else value.quoted
        return tuple(self._names[one] for one in self._named.findall(value)) if isinstance(value, str) else ()

    def _values(self, message: Message) -> dict[str, str | int]:
        return {
            name: value if isinstance(value, int) else self(value) for name, value in message.values.items()
        }
