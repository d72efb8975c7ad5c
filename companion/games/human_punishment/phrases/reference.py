"""Prints all sentences as Markdown: `python -m companion.games.human_punishment.phrases.reference`."""

from collections.abc import Iterator
from enum import Enum
from typing import Any, get_args

from companion.engine.phrasebook.phrase_pieces import in_language
from companion.engine.phrasebook.phrasebook import Phrasebook
from companion.games.human_punishment.phrases import words
from companion.games.human_punishment.phrases.cards import Cards
from companion.games.human_punishment.phrases.city import City
from companion.games.human_punishment.phrases.conditions import Condition
from companion.games.human_punishment.phrases.lasting import Lasting
from companion.games.human_punishment.phrases.machines import Machines
from companion.games.human_punishment.phrases.moments import Moments
from companion.games.human_punishment.phrases.objectives import Test
from companion.games.human_punishment.phrases.people import People
from companion.games.human_punishment.phrases.stacks import Loyal, Stack
from companion.games.human_punishment.phrases.standing import Standing

CHAPTERS = {
    "The city": City,
    "People": People,
    "Cards and secrets": Cards,
    "Machines and chips": Machines,
    "An attack, a check, a roll": Moments,
    "Conditions": Condition,
    "What a Wound or a lasting Program changes": Lasting,
    "What the marker of an Enemy always says": Standing,
    "What an Objective wants": Test,
    "What lies in a deck of Influence": Stack,
    "What lies in a Loyalty pile": Loyal,
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
    for title, phrases in CHAPTERS.items():
        book: Phrasebook[Any] = Phrasebook(get_args(phrases) or (phrases,))
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
