"""One card of a file, read strictly: what is missing, unknown or misplaced is noted, and reading goes on."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Any, TypeVar

from companion.engine.phrasebook.outline import (
    Items,
    Outline,
    OutlineFault,
    OutlineTable,
    SourcePosition,
    Text,
    did_you_mean,
)
from companion.engine.phrasebook.phrasebook import ENGLISH
from companion.engine.words import Message, say
from companion.kit.cards.page import CardListPage, NotHere
from companion.kit.composer.line import read_line
from companion.kit.composer.words import UnknownWordError

E = TypeVar("E", bound=StrEnum)

FILE = "file"
"""The kind of a Sheet that is a whole card file."""
NOTHING = "nothing"
"""Text of a branch without effect."""


class CardSheetSpec:
    """The table of one card in its `language`; `faults` is the list that everything wrong is added to.

    Its `kind` is the section that it stands in, or FILE.
    """

    def __init__(
        self, kind: str, table: OutlineTable, faults: list[OutlineFault], language: str = ENGLISH
    ) -> None:
        self.kind, self.table, self.faults, self.language = kind, table, faults, language

    def has(self, key: str) -> bool:
        """True if the card has that line."""
        return key in self.table.values

    def place(self, key: str) -> SourcePosition:
        """Where the value of that line stands, or else where the card begins."""
        value = self.table.values.get(key)
        return value.place if value else self.table.place

    def blame(self, key: str, message: Message) -> None:
        """Note a fault of that line, once."""
        fault = OutlineFault(self.place(key), message)
        if fault not in self.faults:
            self.faults.append(fault)

    def only(self, known: Iterable[str]) -> None:
        """Note each line that such a card does not have."""
        known = tuple(known)
        for key, place in self.table.places.items():
            if key not in known:
                self.faults.append(OutlineFault(place, self._unknown_key(key, known)))

    def text(self, key: str) -> str:
        """The text of a line that must be there."""
        value = self.table.values.get(key)
        if value is None:
            self.blame(key, say("fault-needs", kind=self._kind, line=key))
        elif not isinstance(value, Text) or not value.text:
            self.blame(key, say("fault-no-text", line=key))
        else:
            return value.text
        return ""

    def choice(self, key: str, choices: type[E], default: E) -> E:
        """One of a closed list of words."""
        text = self.text(key)
        return (self._word(text, choices, self.place(key)) or default) if text else default

    def choices(self, key: str, choices: type[E]) -> frozenset[E]:
        """Several of a closed list, divided by commas; none if the line is missing."""
        words = [word.strip() for word in self.text(key).split(",")] if self.has(key) else []
        found = [self._word(word, choices, self.place(key)) for word in words]
        return frozenset(one for one in found if one)

    def number(self, key: str, most: int, least: int = 0) -> int:
        """A whole number from `least` on that must be there."""
        text = self.text(key)
        plain = text.isascii() and text.isdigit() and len(text) <= len(str(most))
        if plain and least <= int(text) <= most:
            return int(text)
        if text:
            self.blame(key, say("fault-number", line=key, least=least, most=most, text=text))
        return least

    def yes(self, key: str) -> bool:
        """Reads a yes/no line; a missing one is no."""
        text = self.text(key) if self.has(key) else "no"
        if text not in ("yes", "no", ""):
            self.blame(key, say("fault-yes-no", line=key, text=text))
        return text == "yes"

    def picture(self) -> str:
        """The words of the card's picture, none if the line is missing."""
        line = self.text("picture") if self.has("picture") else ""
        try:
            read_line(line)
        except UnknownWordError as unknown:
            known = ", ".join(unknown.known)
            self.blame("picture", say("fault-picture-word", words=", ".join(unknown.words), known=known))
        except ValueError as wrong:
            self.blame("picture", say("fault-picture-two", words=str(wrong)))
        return line

    def sentences(self, key: str, page: CardListPage) -> tuple[Any, ...]:
        """Parses the sentences of a line, one or a list; empty if it is missing or says nothing."""
        value = self.table.values.get(key)
        if value is None or (isinstance(value, Text) and value.text == NOTHING):
            return ()
        lines = value.items if isinstance(value, Items) else (value,)
        if not lines or lines == (Text("", value.place),):
            self.blame(key, say("fault-no-sentence", line=key))
            return ()
        return tuple(found for line in lines if (found := self._sentence(line, page)) is not None)

    def some_sentences(self, key: str, page: CardListPage) -> tuple[Any, ...]:
        """Parses the sentences of a mandatory line."""
        value = self.table.values.get(key)
        if value is None or (isinstance(value, Text) and value.text in (NOTHING, "")):
            self.blame(key, say("fault-needs-sentence", kind=self._kind, line=key))
            return ()
        return self.sentences(key, page)

    def _sentence(self, line: Outline, page: CardListPage) -> Any:
        if not isinstance(line, Text):
            self.faults.append(OutlineFault(line.place, say("fault-sentence-colon")))
            return None
        try:
            said = page.read(line.text, self.language)
        except NotHere as fault:
            self.faults.append(OutlineFault(line.place, fault.message))
            return None
        self.note(line.place, said)
        return said

    def _word(self, word: str, choices: type[E], place: SourcePosition) -> E | None:
        known = {str(choice).casefold(): choice for choice in choices}
        if word.casefold() in known:
            return known[word.casefold()]
        hint = did_you_mean(word, [str(choice) for choice in choices])
        self.faults.append(OutlineFault(place, say("fault-word", word=word, hint=hint)))
        return None

    def note(self, place: SourcePosition, said: Any) -> None:
        """A sentence was understood there."""

    def later(self, _line: str) -> Message | None:
        """Message for a line that is not implemented yet."""
        return None

    @property
    def _kind(self) -> Message:
        return say(f"fault-kind-{self.kind}")

    def _unknown_key(self, key: str, known: tuple[str, ...]) -> Message:
        hint = did_you_mean(key, known)
        return self.later(key) or say("fault-has-no", kind=self._kind, line=key, hint=hint)
