"""`restore`: replaces the data with a backup, and keeps the old data aside."""

import argparse
from datetime import datetime
from pathlib import Path

from companion.cli import DATA, Commands
from companion.cli.command_failed import undone_by
from companion.cli.option_types import folder
from companion.upkeep.restore import BackupError, restore


def add(commands: Commands) -> None:
    """Adds the command to the command line."""
    parser = commands.add_parser("restore", help="brings a backup back; what is there now is set aside")
    parser.add_argument("file", type=Path, metavar="FILE.zip", help="the backup")
    parser.add_argument("--data", type=folder, default=DATA, help="the folder that keeps the game")
    parser.set_defaults(run=_restore)


def _restore(options: argparse.Namespace) -> int:
    """Status 0 if everything is as it was in the backup."""
    with undone_by(OSError, BackupError):
        aside = restore(options.file, options.data, datetime.now())
    print(f"{options.data} is as it was in {options.file}.")
    if aside is not None:
        print(f"What was there is now in {aside}; delete it once you are sure.")
    return 0
