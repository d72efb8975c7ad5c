"""The tables of a journal, and what is asked of them, in SQL."""

EDITION = 3
"""Of the tables below and of their checksums; a file of a later one is left alone."""
BEFORE_CHAINS, CHAINED = 1, 2
"""The first had no checksums, and in the second each was over the step before as well."""

KEPT = ("seatings", "texts", "games", "entries")
"""The tables of which nothing is changed."""
NEVER = tuple(
    f"""CREATE TRIGGER {table}_{change}_never BEFORE {change} ON {table}
        BEGIN SELECT RAISE(ABORT, 'nothing in a journal is changed'); END"""
    for table in KEPT
    for change in ("UPDATE", "DELETE")
)
ONCE = """CREATE TRIGGER entries_command_once BEFORE INSERT ON entries
    WHEN EXISTS (SELECT 1 FROM entries WHERE game = NEW.game AND command = NEW.command)
    BEGIN SELECT RAISE(ABORT, 'a command is entered once in a game'); END"""
"""Scanned without an index, as a game is short: an index would be rewritten with each answer."""
TABLES = (
    """CREATE TABLE seatings (
        number INTEGER PRIMARY KEY, at_table TEXT NOT NULL, seating TEXT NOT NULL, game INTEGER,
        link BLOB NOT NULL)""",
    "CREATE TABLE texts (hash TEXT PRIMARY KEY, text TEXT NOT NULL)",
    """CREATE TABLE games (
        id INTEGER PRIMARY KEY AUTOINCREMENT, at_table TEXT NOT NULL, name TEXT NOT NULL, rules TEXT NOT NULL,
        set_up TEXT NOT NULL, decks TEXT NOT NULL, begun_at TEXT NOT NULL)""",
    """CREATE TABLE entries (
        game INTEGER NOT NULL REFERENCES games, number INTEGER NOT NULL, kind TEXT NOT NULL,
        command TEXT, answer TEXT, events TEXT NOT NULL, step INTEGER NOT NULL, link BLOB NOT NULL,
        PRIMARY KEY (game, number)) WITHOUT ROWID""",
    "CREATE TABLE roots (step INTEGER NOT NULL, link BLOB NOT NULL)",
    ONCE,
    *NEVER,
)
"""Seatings and entries are numbered together as steps, by the `number` of the one and the `step` of the
other. A game is part of the step that its first entry is. The latest root is what the first step follows."""
FORGOTTEN = (
    *(f"DROP TRIGGER {table}_{change}_never" for table in KEPT for change in ("UPDATE", "DELETE")),
    "DELETE FROM entries WHERE game IN (SELECT id FROM games WHERE at_table = :table)",
    "DELETE FROM seatings WHERE at_table = :table",
    "DELETE FROM games WHERE at_table = :table",
    "DELETE FROM texts WHERE NOT EXISTS (SELECT 1 FROM games WHERE instr(decks, hash))",
)
"""Statements that delete all games of a table; afterwards `NEVER` makes deletion impossible again."""

FORGOTTEN_GAME = (
    *FORGOTTEN[: len(KEPT) * 2],
    "DELETE FROM entries WHERE game = :game",
    """DELETE FROM seatings WHERE at_table = :table AND (game = :game OR game IS NULL AND number <
        (SELECT max(number) FROM seatings WHERE at_table = :table))""",
    "DELETE FROM games WHERE id = :game",
    FORGOTTEN[-1],
)
"""The same for one game, and for the names of all who sat at the table between games."""

LOG, MARK = "-wal", "-mark"
"""The endings of SQLite's log, with what was written last, and of the note of how far a journal got."""
PARTS = ("-shm", LOG, MARK, "")
"""The endings of a journal's files; the journal itself is moved last, so that a power cut hides nothing."""

LATEST_SEATING = "SELECT seating, game FROM seatings WHERE at_table = ? ORDER BY number DESC LIMIT 1"
PARTIES = """SELECT seating, game FROM seatings
    WHERE at_table = ? AND game IS NOT NULL AND instr(seating, ?) ORDER BY number DESC LIMIT 50"""
"""Seatings with this proof, latest first; a newcomer makes it two."""
LATEST_OF_GAMES = """SELECT games.id, name, begun_at, seating, max(number) FROM seatings
    JOIN games ON games.id = game WHERE seatings.at_table = ? GROUP BY games.id ORDER BY games.id DESC"""
"""Each game of a table with its latest seating, the latest game first."""
PARTY = "SELECT seating FROM seatings WHERE game = ? ORDER BY number DESC LIMIT 1"
GAME = "SELECT * FROM games WHERE id = ?"
ENTRIES = "SELECT number, kind, answer, events FROM entries WHERE game = ? ORDER BY number"
ENTRY = "SELECT 1 FROM entries WHERE game = ? AND number = ?"
CHANGES = """SELECT (SELECT coalesce(max(step), 0) FROM roots)
    + (SELECT count(*) FROM seatings WHERE at_table = ?1)
    + (SELECT count(*) FROM entries JOIN games ON id = game WHERE at_table = ?1 AND entries.number > 0)"""
"""A beginning is one change, and writes a seating as well as an entry. What was forgotten counts on."""
