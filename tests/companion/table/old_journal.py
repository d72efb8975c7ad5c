"""Journals as they were before their rows had checksums."""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from companion.table.files.sql_tables import BEFORE_CHAINS, CHAINED, MARK, NEVER, TABLES
from companion.table.journal.checksum_chain import START
from companion.table.journal.high_water_mark import MarkNote, write_mark
from companion.table.journal.rows import entry_step, seating_step

SEATINGS_BY_STEP = "SELECT number, at_table, seating, game FROM seatings"
ENTRIES_BY_STEP = "SELECT step, game, number, kind, command, answer, events FROM entries"

SEATINGS = """CREATE TABLE seatings (
    number INTEGER PRIMARY KEY, at_table TEXT NOT NULL, seating TEXT NOT NULL, game INTEGER)"""
ENTRIES = """CREATE TABLE entries (
    game INTEGER NOT NULL REFERENCES games, number INTEGER NOT NULL, kind TEXT NOT NULL,
    command TEXT, answer TEXT, events TEXT NOT NULL,
    PRIMARY KEY (game, number)) WITHOUT ROWID"""
WITH_AN_INDEX = ENTRIES.replace("number)) W", "number), UNIQUE (game, command)) W")
OLD_ENTRIES = (ENTRIES, WITH_AN_INDEX)
"""The table of entries, and as it was before that."""
TEXTS, GAMES = TABLES[1:3]
COPIED = (
    "INSERT INTO seatings SELECT number, at_table, seating, game FROM new.seatings",
    "INSERT INTO texts SELECT * FROM new.texts",
    "INSERT INTO games SELECT * FROM new.games",
    "INSERT INTO entries SELECT game, number, kind, command, answer, events FROM new.entries",
)


def make_chained(path: Path) -> None:
    """Makes a journal that is closed what it would have been in the edition before: a chain."""
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        games = {row[0]: row for row in file.execute("SELECT * FROM games")}
        steps = [
            (step, entry_step(tuple(row), games[row[0]] if row[1] == 0 else None))
            for step, *row in file.execute(ENTRIES_BY_STEP)
        ]
        steps += [(step, seating_step(*row)) for step, *row in file.execute(SEATINGS_BY_STEP)]
        for name in ("entries", "seatings"):
            file.execute(f"DROP TRIGGER {name}_UPDATE_never")
        head = START
        for _, covered in sorted(steps, key=lambda one: one[0]):
            head = head.chained(*covered)
            file.execute("UPDATE entries SET link = ? WHERE step = ?", (head.link, head.step))
            file.execute("UPDATE seatings SET link = ? WHERE number = ?", (head.link, head.step))
        for trigger in NEVER:
            with suppress(sqlite3.OperationalError):
                file.execute(trigger)
        file.execute(f"PRAGMA user_version = {CHAINED}")
    write_mark(path, MarkNote(head, edition=CHAINED))


def make_old(path: Path, entries: str = ENTRIES) -> None:
    """Makes a journal that is closed what it would have been then."""
    old = path.with_name("old")
    with closing(sqlite3.connect(old, isolation_level=None)) as file:
        file.execute("PRAGMA journal_mode = WAL")
        file.execute("ATTACH ? AS new", (str(path),))
        for order in (SEATINGS, TEXTS, GAMES, entries, *COPIED, *NEVER):
            file.execute(order)
        file.execute(f"PRAGMA user_version = {BEFORE_CHAINS}")
    old.replace(path)
    path.with_name(path.name + MARK).unlink()
