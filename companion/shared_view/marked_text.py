"""Sentences of which a page has to know more than their characters."""


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
