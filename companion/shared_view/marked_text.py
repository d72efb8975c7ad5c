"""Sentences of which a page has to know more than their characters."""


class MarkedText(str):
    """A sentence with words `quoted` in it that are in another language, with the `sign` of an outcome before
    it, or in a `language` that is not the reader's."""

    quoted: "tuple[MarkedText, ...]"
    sign: str
    language: str

    def __new__(
        cls, text: str, quoted: "tuple[MarkedText, ...]" = (), sign: str = "", language: str = ""
    ) -> "MarkedText":
        """The sentence, as any other."""
        made = super().__new__(cls, text)
        made.quoted, made.sign, made.language = quoted, sign, language
        return made

    def __eq__(self, other: object) -> bool:
        """The language is part of the sentence, for drawings are cached by it."""
        return str.__eq__(self, other) is True and getattr(other, "language", "") == self.language

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = str.__hash__
