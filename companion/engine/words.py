"""Messages to people as a key and values, translatable to every language."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TypeAlias

from companion.engine.frozen import make

MINUS = "\N{MINUS SIGN}"


@dataclass(frozen=True)
class Message:
    """A sentence of the language files: `key` names it, `values` fill its holes.

    A value may be a Message itself (it is said first), a number, or text that people wrote: a name, a card.
    """

    key: str
    values: "Mapping[str, Words | int]" = field(default_factory=lambda: MappingProxyType({}))

    def __hash__(self) -> int:
        return hash((self.key, tuple(sorted((name, str(value)) for name, value in self.values.items()))))


class Printed(str):
    """Text printed on a card, and its two-letter `language`, if any."""

    language: str

    def __new__(cls, text: str, language: str = "") -> "Printed":
        """The text, as any other."""
        made = super().__new__(cls, text)
        made.language = language
        return made


Words: TypeAlias = Message | str
"""Text for people: a Message, or the words of an author (a card, a player's name)."""


def say(key: str, **values: "Words | int") -> Message:
    """The Message of that key: `say("hope-left", n=2)`."""
    return make(Message, key=key, values=MappingProxyType(values))


def figure(n: int) -> str:
    """A number as it is written, with a true minus."""
    return str(n).replace("-", MINUS)


def signed(n: int) -> str:
    """A number by which something changes, with its sign; 0 has none."""
    return f"+{n}" if n > 0 else figure(n)
