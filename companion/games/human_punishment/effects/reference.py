"""Prints all sentences as Markdown: `python -m companion.games.human_punishment.effects.reference`."""

from collections.abc import Iterator
from enum import Enum
from typing import Any

from companion.engine.phrasebook.phrasebook import Phrasebook
from companion.engine.phrasebook.spoken import in_language
from companion.games.human_punishment.effects import (
    cards,
    chips,
    city,
    conditions,
    machines,
    moments,
    people,
)
from companion.games.human_punishment.effects.every import STACKS, phrases
from companion.games.human_punishment.phrases import lasting, standing, words
from companion.games.human_punishment.rules.cards import deeds_wanted, ends_wanted, objectives

CHAPTERS = {
    "The city": phrases(city),
    "People": phrases(people),
    "Cards and secrets": phrases(cards),
    "Machines and chips": phrases(machines, chips),
    "An attack, a check, a roll": phrases(moments),
    "Conditions": phrases(conditions),
    "What a Wound or a lasting Program changes": phrases(lasting),
    "What the marker of an Enemy always says": phrases(standing),
    "What an Objective wants": phrases(deeds_wanted, ends_wanted, objectives),
    "What lies in a deck of Influence": STACKS[:2],
    "What lies in a Loyalty pile": STACKS[2:],
}
HEAD = """# What the cards of Human Punishment can say

Every sentence of the closed phrasebook, in English and German. What stands in <angles> is a hole; what may
fill it stands at the end. A part in [brackets] can be left out. A sentence that is not here is refused with
the nearest one.
"""


def page() -> str:
    """The whole of it, as Markdown."""
    return "\n".join((HEAD, *_chapters(), "## What fills the holes\n", *_words()))


def _chapters() -> Iterator[str]:
    for title, sentences in CHAPTERS.items():
        book: Phrasebook[Any] = Phrasebook(sentences)
        yield f"## {title}\n\n| English | German | what it does |\n|---|---|---|"
        for cls, *said in zip(book.phrases, book.forms(), book.forms("de"), strict=True):
            english, german = (f"`{one}`".replace("|", "/") for one in said)
            yield f"| {english} | {german} | {' '.join((cls.__doc__ or '').split())} |"
        yield ""


def _words() -> Iterator[str]:
    for name, listed in vars(words).items():
        if isinstance(listed, type) and issubclass(listed, Enum) and listed.__module__ == words.__name__:
            said = "; ".join(f"{one.value} ({in_language(one, 'de')})" for one in listed)
            yield f"- **{name}**: {said}"
    yield ""


if __name__ == "__main__":
    print(page(), end="")
