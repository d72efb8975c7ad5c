"""Readers of what stands in a scenario: words, numbers, lists and tables of them. All raise Misread."""

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from companion.games.human_punishment.state.printed.cards import BOXES, CARDS, TRAPS
from companion.kit.scenario.fields import MANY
from companion.kit.scenario.parts import ScenarioPart

Read: TypeAlias = Callable[[ScenarioPart], Any]


def word(words: Iterable[str], what: str) -> Read:
    """One of these words."""
    known = tuple(words)
    return lambda part: part.word(known, what)


def different(words: Iterable[str], what: str) -> Read:
    """Several of these words, each once."""
    known = tuple(words)
    return lambda part: list(part.words(known, what))


def number(most: int = MANY, least: int = 0) -> Read:
    """A number up to that."""
    return lambda part: part.number(least, most)


def every(read: Read) -> Read:
    """A list of such things."""
    return lambda part: [read(item) for item in part.items()]


def or_null(read: Read) -> Read:
    """Such a thing, or null for none."""
    return lambda part: None if part.value is None else read(part)


def once(read: Read, what: str) -> Read:
    """A list of such things, each once."""

    def read_once(part: ScenarioPart) -> list[Any]:
        found = [read(item) for item in part.items()]
        if len({*found}) < len(found):
            raise part.fault(what)
        return found

    return read_once


cards = every(word(CARDS, "card"))
chips = every(word(("blue", "red", "purple"), "colour of a chip"))
boxes = every(word((*BOXES, *TRAPS), "box"))
texts = every(ScenarioPart.text)
