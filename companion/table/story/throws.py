"""Counts of faces: of one evening, and of all evenings together, in an anonymous file.

Dice of one colour look alike: their throws are counted together, with the number of dice on the table at
once.
"""

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
from companion.table.files.atomic_file import write_whole
from companion.table.story.counted_answers import CountedAnswer
from companion.table.story.timeline import Story

log = logging.getLogger(__name__)

Faces: TypeAlias = tuple[int, ...]
"""Counts of 1, 2, 3, 4, 5 and 6."""
Throws: TypeAlias = Mapping[str, Faces]
"""The faces of each body colour of dice."""
AtOnce: TypeAlias = Mapping[str, int]
"""The most dice of each body colour that lay there at once: no colour of which that is not known."""


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


def at_once(story: Story) -> AtOnce:
    """Dice of a colour on the table at once, as far as rolls tell: the most that were read in one of them."""
    most = Counter[str]()
    for step in story.rolls:
        if any(_thrown(step)):
            most |= Counter(die.colour for die in step.dice)
    return MappingProxyType(dict(most))


def most(*games: tuple[Throws, AtOnce]) -> AtOnce:
    """The most of each colour at once in all these games, of colours for which each of them knows it."""
    thrown = {colour for of_game, _ in games for colour in of_game}
    known = (
        (colour, [there.get(colour, 0) for of_game, there in games if colour in of_game]) for colour in thrown
    )
    return MappingProxyType({colour: max(counts) for colour, counts in sorted(known) if all(counts)})


Kept: TypeAlias = tuple[Throws, AtOnce]
"""Record of a game."""


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
        return len(self._games)

    @property
    def all(self) -> Throws:
        """The throws of all games."""
        return together(*(thrown for thrown, _ in self._games.values()))

    def __contains__(self, game: object) -> bool:
        return game in self._games

    @property
    def at_once(self) -> AtOnce:
        """The most dice of each colour that were read at once in any game."""
        return most(*self._games.values())

    def others(self, game: str) -> tuple[Kept, ...]:
        """Records of all other games."""
        return tuple(one for name, one in self._games.items() if name != game)

    def keep(self, game: str, of_game: Throws, there: AtOnce) -> None:
        """Writes the throws of a game, by its fingerprint, in the place of what was known of it, and how many
        dice were `there` at once."""
        if of_game:
            self._write({**self._games, game: (of_game, there)})

    def forget(self) -> int:
        """Empties the book; how many games were in it."""
        forgotten = self.games
        self._write({})
        return forgotten

    def _write(self, games: Mapping[str, Kept]) -> None:
        with self._lock:
            write_whole(self._path, json.dumps({name: _raw(*one) for name, one in games.items()}))
            self._games = dict(games)


def _thrown(step: CountedAnswer) -> Iterator[Die]:
    form = step.asked.question.form
    if step.answer.origin in {Origin.SIMULATED, Origin.DRAWN} or not isinstance(form, RollDice):
        return
    read = {one.colour for one in form.wanted if one.pips}
    thrown = (Counter(step.dice) - Counter(form.keeps)).elements()
    yield from (die for die in thrown if form.open_ended or die.colour in read)


def _added(many: Iterator[Faces]) -> Faces:
    return tuple(map(sum, zip(*many, strict=True)))


def _raw(of_game: Throws, there: AtOnce) -> dict[str, list[int]]:
    """Six counts for each colour, and where that is known how many dice there were at once."""
    return {
        colour: [*faces, *([there[colour]] if colour in there else [])] for colour, faces in of_game.items()
    }


def _read(path: Path) -> dict[str, Kept]:
    if not path.exists():
        return {}
    try:
        games = json.loads(path.read_text(encoding="utf-8"))
        return {str(name): _checked(one) for name, one in games.items()}
    except (OSError, ValueError, AttributeError, TypeError) as fault:
        log.warning("%s cannot be read and counts as empty: %s", path, fault)
        return {}


def _checked(raw: Mapping[str, list[int]]) -> Kept:
    counted = {str(colour): tuple(int(count) for count in counts) for colour, counts in raw.items()}
    six = len(FACES)
    if any(len(counts) not in {six, six + 1} or min(counts) < 0 for counts in counted.values()):
        raise ValueError("six counts for each colour and perhaps how many dice, none below zero")
    faces = {colour: counts[:six] for colour, counts in counted.items()}
    there = {colour: counts[six] for colour, counts in counted.items() if len(counts) > six}
    return MappingProxyType(faces), MappingProxyType(there)
