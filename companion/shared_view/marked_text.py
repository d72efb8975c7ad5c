"""Sentences of which a page has to know more than their characters."""

import re
from unicodedata import bidirectional

ISOLATE, END_ISOLATE = "\u2068", "\u2069"
"""Unicode's marks around text with a direction of its own."""
RIGHT_TO_LEFT = frozenset({"R", "AL", "AN"})


class MarkedText(str):
    """A sentence with words `quoted` in it that are no words of the reader's language, with the `sign` of an
    outcome before it, or in a `language` that is not the reader's; or a name, which is of no language."""

    quoted: "tuple[MarkedText, ...]"
    sign: str
    language: str
    is_name: bool

    def __new__(
        cls,
        text: str,
        quoted: "tuple[MarkedText, ...]" = (),
        sign: str = "",
        language: str = "",
        *,
        is_name: bool = False,
    ) -> "MarkedText":
        """The sentence, as any other."""
        made = super().__new__(cls, text)
        made.quoted, made.sign, made.language, made.is_name = quoted, sign, language, is_name
        return made

    def __eq__(self, other: object) -> bool:
        """The language is part of the sentence, for drawings are cached by it."""
        return str.__eq__(self, other) is True and getattr(other, "language", "") == self.language

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = str.__hash__


def a_name(text: str) -> MarkedText:
    """A person's name."""
    return MarkedText(text, is_name=True)


def isolated_name(name: str) -> str:
    """A name; one that runs from right to left between marks, so that figures after it stand to its right."""
    turned = any(bidirectional(letter) in RIGHT_TO_LEFT for letter in name)
    return f"{ISOLATE}{name}{END_ISOLATE}" if turned else name


def isolated(text: str) -> str:
    """A sentence in which each name that runs from right to left is between marks."""
    if not isinstance(text, MarkedText):
        return text
    if text.is_name:
        return isolated_name(text)
    names = sorted({str(one) for one in text.quoted if one.is_name and one}, key=len, reverse=True)
    pattern = "|".join(map(re.escape, names))
    return (
        re.sub(rf"(?<!\w)(?:{pattern})(?!\w)", lambda found: isolated_name(found[0]), text) if names else text
    )
