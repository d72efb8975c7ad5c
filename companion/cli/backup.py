"""`backup`: games, decks, calibration and settings into one file, while a table runs or not."""

import argparse
import os
from datetime import datetime
from pathlib import Path

from companion.cli import DATA, Commands
from companion.cli.command_failed import undone_by
from companion.cli.option_types import folder, unused
from companion.table.files.faults import JournalError
from companion.upkeep.backup import named, take
from companion.upkeep.running import SilentError
from companion.upkeep.usb_stick import sticks

NO_STICK = (
    "there is no writable USB stick. Plug one in; where no desktop mounts it, mount it: "
    "sudo mount -o uid=$USER /dev/sda1 /mnt"
)
SEVERAL = "several USB sticks are plugged in: {}; leave one in, or name a file on one of them"


def add(commands: Commands) -> None:
    """Adds the command to the command line."""
    parser = commands.add_parser("backup", help="keeps games, decks, calibration and settings in one file")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("file", type=Path, nargs="?", metavar="FILE.zip", help="where to put it")
    where.add_argument("--usb", action="store_true", help="onto the USB stick that is plugged in")
    parser.add_argument("--data", type=folder, default=DATA, help="the folder that keeps the game")
    parser.set_defaults(run=_backup)


def _backup(options: argparse.Namespace) -> int:
    """Status 0 if it is on the disk."""
    with undone_by(OSError, JournalError, SilentError):
        file = unused(_stick() / named(datetime.now())) if options.usb else _wanted(options.file)
        _write(file, take(options.data))
    print(f"{file}: everything is in it, the Wi-Fi's password and every secret card too: keep it safe.")
    return 0


def _wanted(file: Path | None) -> Path:
    if file is None:
        return unused(Path(named(datetime.now())))
    return unused(file / named(datetime.now())) if file.is_dir() else file


def _stick() -> Path:
    found = sticks()
    if not found:
        raise OSError(NO_STICK)
    if len(found) > 1:
        raise OSError(SEVERAL.format(", ".join(map(str, found))))
    return found[0]


def _write(file: Path, packed: bytes) -> None:
    """Writes atomically, readable by the owner only."""
    fresh = file.with_name(f"{file.name}.new")
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as opened:
        opened.write(packed)
        opened.flush()
        os.fsync(opened.fileno())
    fresh.replace(file)
