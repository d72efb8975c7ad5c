"""`replay`: replays evenings with today's rules and reader, and reports differences."""

import argparse
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from companion import games
from companion.cli import DATA, Commands
from companion.cli.command_failed import undone_by
from companion.cli.option_types import folder
from companion.table.files.faults import JournalError
from companion.table.journal.journal import Journal
from companion.table.repertoire import Repertoire
from companion.table.story.replay import revive
from companion.upkeep.backup import take
from companion.upkeep.restore import BackupError, unpack
from companion.upkeep.running import SilentError
from vision.__main__ import main as vision

PHOTOGRAPHS = "evidence"


def add(commands: Commands) -> None:
    """Adds the command to the command line."""
    command = commands.add_parser("replay", help="plays the evenings of a data folder or a backup again")
    command.add_argument("--data", type=folder, default=DATA, help="the folder that keeps the games")
    command.add_argument("--backup", type=Path, help="a backup in its stead, which has no photographs")
    command.set_defaults(run=_replay)


def _replay(options: argparse.Namespace) -> int:
    """The status is 1 if anything is decided otherwise today; what is read otherwise is only said."""
    faults = BackupError, JournalError, OSError, SilentError
    with TemporaryDirectory() as folder, undone_by(*faults):
        packed = options.backup or Path(folder) / "backup.zip"
        if not options.backup:
            packed.write_bytes(take(options.data))
        unpack(packed, Path(folder) / "copy")
        otherwise = list(_played_again(Path(folder) / "copy"))
    photographs = options.data / PHOTOGRAPHS
    if not options.backup and photographs.is_dir():
        vision(["reread", str(photographs)])
    return 1 if any(otherwise) else 0


def _played_again(data: Path) -> Iterator[bool]:
    """Of each game whether it is decided otherwise today; says so."""
    repertoire = Repertoire(
        games.find(games.usual()), {name: partial(games.find, name) for name in games.names()}
    )
    with closing(Journal(data)) as journals:
        for journal, number in ((table, number) for table in journals.tables() for number in table.numbers):
            try:
                record = journal.record(number)
                entries = len(revive(journal, repertoire, number, verify=True))
            except JournalError as fault:
                print(f"game {number}: {fault}")
                yield True
            else:
                print(f"game {number} ({record.name}): {entries} entries, decided as they were then")
                yield False
