"""The rows of a journal as they are written: each becomes the next step."""

import sqlite3
from collections.abc import Iterable, Sequence
from operator import itemgetter
from typing import Any

from companion.table.files.sql_tables import FORGOTTEN, FORGOTTEN_GAME, GAME, NEVER
from companion.table.journal.checksum_chain import Head

SEATINGS = "SELECT number, at_table, seating, game FROM seatings"
STEPS = "SELECT step, game, number, kind, command, answer, events FROM entries"


def seating_step(at_table: str, seating: str, game: int | None) -> tuple[Any, ...]:
    """Fields of a seating that its checksum covers."""
    return "seating", at_table, seating, game


def entry_step(entry: tuple[Any, ...], game: tuple[Any, ...] | None) -> tuple[Any, ...]:
    """Fields of an entry that its checksum covers: the row, without its step, and the game that it begins."""
    return "entry", *entry, game


class Rows:
    """Adds rows to an open journal, within one transaction; `head` is how far the journal goes then."""

    def __init__(self, file: sqlite3.Connection, head: Head) -> None:
        self.file, self.head = file, head

    def add_texts(self, texts: Iterable[tuple[str, str]]) -> None:
        """Card files by the hashes that games know them by; those that are there already stay."""
        self.file.executemany("INSERT OR IGNORE INTO texts VALUES (?, ?)", texts)

    def add_game(self, *game: Any) -> int:
        """A game of which no entry is written yet: a row of its table. Returns its id."""
        added = self.file.execute("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?)", game)
        return int(added.lastrowid or 0)

    def add_seating(self, at_table: str, seating: str, game: int | None) -> None:
        """Appends the seating of a table."""
        self.head = self.head.then(*seating_step(at_table, seating, game))
        row = (self.head.step, at_table, seating, game, self.head.link)
        self.file.execute("INSERT INTO seatings VALUES (?, ?, ?, ?, ?)", row)

    def add_entry(self, *entry: Any) -> None:
        """An entry: its game, its number, its kind, a command, what was said, and the events."""
        game, number, *_ = entry
        begun = self.file.execute(GAME, (game,)).fetchone() if number == 0 else None
        self.head = self.head.then(*entry_step(entry, begun))
        row = (*entry, self.head.step, self.head.link)
        self.file.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)

    def forget(self, table: str) -> None:
        """Deletes all that a table has written; what is left is numbered behind all that ever was."""
        self._forget(FORGOTTEN, table=table)

    def forget_game(self, table: str, game: int) -> None:
        """Deletes one game of a table, and all its seatings between games but the latest."""
        self._forget(FORGOTTEN_GAME, table=table, game=game)

    def _forget(self, steps: Sequence[str], **values: str | int) -> None:
        for step in steps:
            self.file.execute(step, {name: one for name, one in values.items() if f":{name}" in step})
        self._link_anew()
        for trigger in NEVER:
            self.file.execute(trigger)

    def _link_anew(self) -> None:
        left = [
            *((step, self.add_seating, row) for step, *row in self.file.execute(SEATINGS)),
            *((step, self.add_entry, row) for step, *row in self.file.execute(STEPS)),
        ]
        for table in ("roots", "seatings", "entries"):
            self.file.execute(f"DELETE FROM {table}")  # noqa: S608 - names of ours
        self.file.execute("INSERT INTO roots VALUES (?, ?)", (self.head.step, self.head.link))
        for _, add, row in sorted(left, key=itemgetter(0)):
            add(*row)
