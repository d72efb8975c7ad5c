"""The evening looked back at."""

from dataclasses import dataclass

from web.shown.dice import Throws


@dataclass(frozen=True)
class Passage:
    """A sentence of the story of the evening; `photograph` names the picture of the roll that decided it, and
    `struck` which dice were corrected on it."""

    text: str
    photograph: str | None
    struck: str = ""


@dataclass(frozen=True)
class Chapter:
    """What happened in one round."""

    title: str
    passages: tuple[Passage, ...]


@dataclass(frozen=True)
class Evening:
    """The evening looked back at: its story and its dice, `thrown`, and the dice of all evenings, `sets`."""

    chapters: tuple[Chapter, ...]
    thrown: tuple[Throws, ...]
    sets: tuple[Throws, ...]
    sets_of: str
    """How many evenings those are."""


@dataclass(frozen=True)
class Told:
    """An evening of before on a page of its own: what was played, when and by whom, and its story."""

    title: str
    about: str
    evening: Evening
    language: str
