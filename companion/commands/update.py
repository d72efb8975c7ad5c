"""`update`: a newer version beside the current one, tried on a copy, and a way back that needs nobody."""

import argparse
import shlex
import subprocess
from datetime import datetime
from pathlib import Path

from companion.commands import Commands
from companion.commands.undone import undone_by
from companion.upkeep.releases import Releases, UpdateError
from companion.upkeep.update import update

ROOT, DATA = Path("/opt/companion"), Path("/var/lib/companion")
"""Where `make install` puts the versions, and where a box keeps its games."""


def add(commands: Commands) -> None:
    """Adds the command to the command line."""
    parser = commands.add_parser("update", help="brings a box to a newer version, or leaves it as it was")
    parser.add_argument("source", type=Path, metavar="FILE-or-FOLDER", help="a wheel, or the source")
    parser.add_argument("--root", type=Path, default=ROOT, help="where the versions are")
    parser.add_argument("--data", type=Path, default=DATA, help="the folder that keeps the games")
    parser.add_argument("--restart", default="systemctl restart companion", help="how the table starts anew")
    parser.set_defaults(run=_update)


def _update(options: argparse.Namespace) -> int:
    """Status 0 if the newer version runs, 1 if the one of before does."""

    def restart() -> None:
        subprocess.run(shlex.split(options.restart), check=False)

    with undone_by(OSError, UpdateError):
        update(Releases(options.root), options.source.resolve(), options.data, restart, datetime.now())
    print("The newer version runs, with everything as it was.")
    return 0
