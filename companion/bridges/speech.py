"""Messages become sentences in somebody's language."""

from companion.engine.words import Message, Words
from web.words import Catalogue


class Speech:
    """Says Words in one language: a Message by the catalogue, what people wrote as it is."""

    def __init__(self, catalogue: Catalogue, language: str) -> None:
        self._catalogue = catalogue
        self.language = language

    def __call__(self, words: Words) -> str:
        """The sentence. Raises KeyError for a key that the language files do not know."""
        if isinstance(words, str):
            return words
        return self._catalogue.say(self.language, words.key, self._values(words))

    def maybe(self, words: Words | None) -> str | None:
        """The sentence, or None for nothing to say."""
        return None if words is None else self(words)

    def all(self, many: tuple[Words, ...]) -> tuple[str, ...]:
        """Each of them as a sentence."""
        return tuple(self(words) for words in many)

    def _values(self, message: Message) -> dict[str, str | int]:
        return {
            name: value if isinstance(value, int) else self(value) for name, value in message.values.items()
        }
