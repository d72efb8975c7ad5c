"""`bundle`: writes a support file without names, secrets or photographs."""

import argparse
from datetime import datetime
from pathlib import Path

from companion.cli import DATA, Commands
from companion.cli.command_failed import undone_by, warn
from companion.cli.doctor import examined
from companion.cli.option_types import folder, unused
from companion.upkeep.bundle import bundle
from companion.upkeep.running import SilentError, fetch, running


def add(commands: Commands) -> None:
    """Adds the command to the command line."""
    parser = commands.add_parser("bundle", help="packs up what your helper needs: no names, no secrets")
    parser.add_argument("file", type=Path, nargs="?", metavar="FILE.zip", help="where to put it")
    parser.add_argument("--data", type=folder, default=DATA, help="the folder that keeps the game")
    parser.set_defaults(run=_bundle)


def _bundle(options: argparse.Namespace) -> int:
    """Status 0 if it was written. A table that hangs is packed up from without."""
    file = options.file or unused(Path(f"companion-bundle-{datetime.now():%Y-%m-%d-%H%M}.zip"))
    with undone_by(OSError):
        file.write_bytes(_packed(options.data))
    print(f"{file}: look into it if you like, it is a zip with a few texts; then send it to who helps you.")
    return 0


def _packed(data: Path) -> bytes:
    table = running(data)
    if table is not None:
        try:
            return fetch(table, "bundle")
        except SilentError as fault:
            warn(str(fault))
            return bundle(data, ())
    return bundle(data, examined(data))
