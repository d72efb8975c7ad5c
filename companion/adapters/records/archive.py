"""The archive of evenings beside the journal: roll photographs and dice statistics."""

from collections.abc import Callable
from dataclasses import dataclass

from companion.adapters.camera.roll_photos import RollPhotos
from companion.table.story.throws import AtOnce, ThrowBook, Throws, at_once, most, throws, together
from companion.table.story.timeline import Story
from companion.table.story.told_evening import ToldEvening, told_evening
from companion.table.table import Table
from vision.foreign_dice import apart
from vision.reading import DieSeen, Frame, TableReading


@dataclass(frozen=True)
class FinishedGame:
    """A finished game as it is told, and the dice of all evenings including it.

    `all_there` are the numbers of dice of each colour thrown at once, in any game.
    """

    told: ToldEvening
    all_thrown: Throws
    all_there: AtOnce
    evenings: int


class Archive:
    """The photographs and the throws of one table."""

    def __init__(
        self,
        table: Table,
        evidence: RollPhotos,
        book: ThrowBook,
        read: Callable[[Frame], TableReading] | None = None,
    ) -> None:
        """`read` reads a frame that was kept once more."""
        self._table = table
        self._read = read
        self._evidence = evidence
        self._book = book
        self._latest: tuple[Story, FinishedGame] | None = None

    @property
    def evenings(self) -> int:
        """Of how many games the throws are kept."""
        return self._book.games

    @property
    def all_thrown(self) -> Throws:
        """Dice statistics of all finished evenings."""
        return self._book.all

    @property
    def all_there(self) -> AtOnce:
        """Number of dice of each colour thrown at once."""
        return self._book.at_once

    def remember(self, story: Story) -> FinishedGame:
        """The recap of the current game; computed once for all pages."""
        latest = self._latest
        if latest is None or latest[0] is not story:
            latest = self._latest = (story, self._remembered(story))
        return latest[1]

    def photograph(self, game: int | None, roll: int | None) -> str | None:
        """The name of the photograph of a roll, by the number of its entry, if one was kept."""
        name = f"{self._table.id}-{game}-{roll}"
        return name if roll is not None and self._evidence.has(name) else None

    def read_on(self, photograph: str) -> tuple[DieSeen, ...]:
        """The dice that were read on that photograph when it was taken; none where that is not known."""
        reading = self._evidence.record(photograph)
        return reading.rolled if reading else ()

    @property
    def reads_again(self) -> bool:
        """True if stored photographs can be read again."""
        return self._read is not None

    def read_again(self, photograph: str) -> TableReading | None:
        """Today's reading of a stored photograph; None if it cannot be read."""
        frame, then = self._evidence.frame(photograph), self._evidence.record(photograph)
        if self._read is None or frame is None:
            return None
        return apart(self._read(frame), then.apart if then else ())

    def put_away(self, story: Story) -> None:
        """Adds the current game's throws to the statistics. Raises Refused without a game."""
        self._book.keep(self._table.record.fingerprint(), throws(story), at_once(story))

    def forget_photographs(self) -> int:
        """Deletes the photographs and the record of the current game; returns the number of photographs."""
        self._latest = None
        return self._evidence.forget(self._table.id)

    def forget_photographs_of(self, game: int) -> None:
        """Deletes the photographs of one game for good."""
        self._evidence.forget(self._table.id, game)

    def forget_throws(self) -> int:
        """Deletes the throws of all evenings; how many evenings those were."""
        self._latest = None
        return self._book.forget()

    def _remembered(self, story: Story) -> FinishedGame:
        game, told = self._table.record.fingerprint(), told_evening(story)
        evenings = self._book.games + (game not in self._book)
        every = (*self._book.others(game), (told.thrown, told.there))
        all_thrown = together(*(thrown for thrown, _ in every))
        return FinishedGame(told, all_thrown, most(*every), evenings)
