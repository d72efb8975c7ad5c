"""Journals as they were before their rows had checksums."""

import sqlite3
from contextlib import closing
from pathlib import Path

from companion.table.files.sql_tables import BEFORE_CHAINS, MARK, NEVER, TABLES

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
