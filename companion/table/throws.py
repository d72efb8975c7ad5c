"""How often each face came up: of one evening, and of all evenings together, in a file without any name."""

import json
import logging
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from threading import Lock
from types import MappingProxyType
from typing import TypeAlias

from companion.engine.answers import Origin
from companion.engine.dice import FACES, Die
from companion.engine.questions import RollDice
from companion.table.steps import Step
from companion.table.story import Story
from companion.table.whole_file import write_whole

log = logging.getLogger(__name__)

Faces: TypeAlias = tuple[int, ...]
"""How often 1, 2, 3, 4, 5 and 6 came up."""
Throws: TypeAlias = Mapping[str, Faces]
"""The faces of each body colour of dice."""


def throws(story: Story) -> Throws:
    """The dice that were thrown in a game and read or typed in, as they count now; kept ones count once."""
    thrown = [die for step in story.rolls for die in _thrown(step)]
    colours = sorted({die.colour for die in thrown})
    return MappingProxyType(
        {colour: tuple(thrown.count(Die(colour, face)) for face in FACES) for colour in colours}
    )


def together(*many: Throws) -> Throws:
    """All of them added up, colour by colour."""
    colours = sorted({colour for one in many for colour in one})
    return MappingProxyType(
        {colour: _added(one[colour] for one in many if colour in one) for colour in colours}
    )


class ThrowBook:
    """The throws of all games at a house, each game once; nothing in it says who played or when.

    A file that cannot be read counts as empty: it is worth less than an evening.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = Lock()
        self._games = _read(path)

    @property
    def games(self) -> int:
        """How many games are in it."""
        return len(self._games)

    @property
    def all(self) -> Throws:
        """The throws of all games."""
        return together(*self._games.values())

    def __contains__(self, game: object) -> bool:
        return game in self._games

    def others(self, game: str) -> Throws:
        """The throws of all games but that one."""
        return together(*(one for name, one in self._games.items() if name != game))

    def keep(self, game: str, of_game: Throws) -> None:
        """Writes the throws of a game, by its fingerprint, in the place of what was known of it."""
        if of_game:
            self._write({**self._games, game: of_game})

    def forget(self) -> int:
        """Empties the book; how many games were in it."""
        forgotten = self.games
        self._write({})
        return forgotten

    def _write(self, games: Mapping[str, Throws]) -> None:
        with self._lock:
            write_whole(self._path, json.dumps({name: dict(one) for name, one in games.items()}))
            self._games = dict(games)


def _thrown(step: Step) -> Iterator[Die]:
    form = step.asked.question.form
    if step.answer.origin is Origin.SIMULATED or not isinstance(form, RollDice):
        return
    read = {one.colour for one in form.wanted if one.pips}
    thrown = (Counter(step.dice) - Counter(form.keeps)).elements()
    yield from (die for die in thrown if die.colour in read)


def _added(many: Iterator[Faces]) -> Faces:
    return tuple(map(sum, zip(*many, strict=True)))


def _read(path: Path) -> dict[str, Throws]:
    if not path.exists():
        return {}
    try:
        games = json.loads(path.read_text(encoding="utf-8"))
        return {str(name): _checked(one) for name, one in games.items()}
    except (OSError, ValueError, AttributeError, TypeError) as fault:
        log.warning("%s cannot be read and counts as empty: %s", path, fault)
        return {}


def _checked(raw: Mapping[str, list[int]]) -> Throws:
    counted = {str(colour): tuple(int(count) for count in faces) for colour, faces in raw.items()}
    if any(len(faces) != len(FACES) or min(faces) < 0 for faces in counted.values()):
        raise ValueError("six counts for each colour, none below zero")
    return MappingProxyType(counted)
