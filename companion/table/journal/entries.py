"""Entries of the journal: beginning, answer, undo, redo, correction, recall."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Any, TypeAlias

from companion.engine.answers import Answer, Origin
from companion.engine.dice import Die


class EntryKind(StrEnum):
    """Kind of a journal entry."""

    BEGIN = "begin"
    ANSWER = "answer"
    UNDO = "undo"
    REDO = "redo"
    CORRECT = "correct"
    RESEAT = "reseat"
    LOST = "lost"
    RECALL = "recall"


@dataclass(frozen=True)
class Undo:
    """Undoes an answer, by the number of its entry, and all later answers."""

    entry: int
    command: str
    seat: str | None
    origin: Origin


@dataclass(frozen=True)
class Redo:
    """Redoes the latest undo, by the number of its entry."""

    entry: int
    command: str
    seat: str | None
    origin: Origin


@dataclass(frozen=True)
class Correct:
    """Corrects the dice of a roll, by the number of its entry, or the `option` that the camera saw.

    `counts` are the numbers of events of the roll and of each later answer, when they were decided
    again; answers beyond its end no longer fitted and were taken back.
    """

    entry: int
    dice: tuple[Die, ...]
    command: str
    seat: str | None
    origin: Origin
    counts: tuple[int, ...] = ()
    option: str = ""


class Plays(StrEnum):
    """Player of a seat: a bot for a while or for good, another person, or its own player again."""

    BOT = "bot"
    GONE = "gone"
    OTHER = "other"
    BACK = "back"


@dataclass(frozen=True)
class Reseat:
    """Changes who plays for a seat; the game itself knows nothing of it.

    `name` is what the seat goes by, `player` another person who plays on, and `by` the seat that said so
    (None: the table).
    """

    seat: str
    name: str
    plays: Plays
    command: str
    by: str | None
    player: str = ""


@dataclass(frozen=True)
class Recall:
    """Restores a lost entry by its number, or (no `answer`) goes on without it.

    `counts` are the numbers of events of it, and of each later entry that still fits, when they were
    decided again; for a correction as many as it has itself. `left_out` are entries that no longer fitted.
    """

    entry: int
    answer: Answer | None
    command: str
    seat: str | None
    origin: Origin
    counts: tuple[tuple[int, ...], ...] = ()
    left_out: tuple[int, ...] = ()


def says_the_same(one: "Said", other: "Said") -> bool:
    """True if both are the same statement of the same seat, sent twice by a retrying page.

    A confirmed correction counts as its first sender's, and the page may have been reloaded since.
    """
    return _meant(one) == _meant(other)


def _meant(said: "Said") -> tuple[object, ...]:
    match said:
        case Answer():
            return said.seat, said.question, said.value
        case Undo() | Redo():
            return type(said), said.seat, said.entry
        case Correct():
            return said.entry, said.dice, said.option
        case Recall(answer=Answer() as answer):
            return _meant(answer)
        case Recall():
            return type(said), said.seat, said.entry
        case Reseat():
            return said.by, said.seat, said.plays, said.name, said.player


Said: TypeAlias = Answer | Undo | Redo | Correct | Reseat | Recall
SAID: Mapping[EntryKind, type[Said]] = MappingProxyType(
    {
        EntryKind.ANSWER: Answer,
        EntryKind.UNDO: Undo,
        EntryKind.REDO: Redo,
        EntryKind.CORRECT: Correct,
        EntryKind.RESEAT: Reseat,
        EntryKind.RECALL: Recall,
    }
)
"""Content by the kind of entry; none for a beginning or a lost entry."""
KINDS = {type_: kind for kind, type_ in SAID.items()}


@dataclass(frozen=True)
class Entry:
    """One step of a game: `number` counts from 0 without gaps; the first is its beginning.

    `undone` is the number of the entry that took it back, or None while it stands.
    """

    number: int
    kind: EntryKind
    said: Said | None
    events: tuple[Any, ...]
    undone: int | None = None

    @property
    def answer(self) -> Answer | None:
        """The answer that it records, if it records one."""
        return self.said if isinstance(self.said, Answer) else None


def recorded(number: int, said: Said, events: tuple[Any, ...]) -> Entry:
    """The entry for what was said, and for what came of it."""
    return Entry(number, KINDS[type(said)], said, events)


def marked(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """The same entries, those marked that a later one took back."""
    all_, standing = list(entries), list[int]()
    for entry in all_:
        if entry.kind is EntryKind.ANSWER:
            standing.append(entry.number)
        for number in _done_again(entry, all_):
            standing.append(number)
            all_[number] = replace(all_[number], undone=None)
        for number in _taken_back(entry, standing):
            standing.remove(number)
            all_[number] = replace(all_[number], undone=entry.number)
    return tuple(all_)


def _done_again(entry: Entry, all_: Iterable[Entry]) -> list[int]:
    again = entry.said.entry if isinstance(entry.said, Redo) else None
    return [one.number for one in all_ if again is not None and one.undone == again]


def _taken_back(entry: Entry, standing: list[int]) -> list[int]:
    match entry.said:
        case Undo(since):
            return [number for number in standing if number >= since]
        case Correct(entry=roll, counts=counts):
            return [number for number in standing if number >= roll][len(counts) :]
        case Recall(left_out=left_out):
            return [number for number in standing if number in left_out]
        case _:
            return []
