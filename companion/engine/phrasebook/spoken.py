"""Closed lists of words that say themselves in every language."""

from enum import Enum, StrEnum

from companion.engine.phrasebook.nouns import Noun


class Spoken(StrEnum):
    """A closed list of words, each with the words for it in other languages: `NAME = "word", {"de": "Wort"}`.

    The first is how programs and the first form of a sentence know it. A word may be a Noun, in English too.
    """

    in_other_languages: dict[str, str | Noun]

    def __new__(cls, word: str, others: dict[str, str | Noun] | None = None) -> "Spoken":
        """The word; it is what its value is."""
        made = str.__new__(cls, word)
        made._value_ = word
        made.in_other_languages = others or {}
        return made

    def agreement(self, language: str) -> int:  # noqa: ARG002 - a list whose words differ says how
        """Which form of a verb follows the word in that language: 0 for one, 1 for many, 2 for you."""
        return 0


def in_language(word: Enum, language: str) -> str:
    """The word in that language, or as its value says it."""
    others = word.in_other_languages if isinstance(word, Spoken) else {}
    return str(others.get(language, word.value))
