"""`update`: installs a newer version beside the current one after a trial on a copy of the data; falls back
by itself.
"""

import argparse
import shlex
import subprocess
from datetime import datetime
from pathlib import Path

from companion.cli import Commands
from companion.cli.command_failed import undone_by
from companion.cli.option_types import folder
from companion.upkeep.releases import Releases, UpdateError
from companion.upkeep.update import update
from companion.upkeep.uploaded_version import install_brought

ROOT, DATA = Path("/opt/companion"), Path("/var/lib/companion")
"""Folders of `make install`'s versions, and of a box's games."""


def add(commands: Commands) -> None:
    """Adds the command to the command line."""
    parser = commands.add_parser("update", help="brings a box to a newer version, or leaves it as it was")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("source", type=Path, nargs="?", metavar="FILE-or-FOLDER", help="a wheel, or the source")
    what.add_argument("--brought", action="store_true", help="what a page has brought, if it is signed")
    parser.add_argument("--root", type=Path, default=ROOT, help="where the versions are")
    parser.add_argument("--data", type=folder, default=DATA, help="the folder that keeps the games")
    parser.add_argument("--restart", default="systemctl restart companion", help="how to restart the table")
    parser.set_defaults(run=_update)


def _update(options: argparse.Namespace) -> int:
    """Status 0 if the newer version runs, 1 if the previous one does."""

    def restart() -> None:
        subprocess.run(shlex.split(options.restart), check=False)

    releases, now = Releases(options.root), datetime.now()
    with undone_by(OSError, UpdateError):
        if options.brought:
            install_brought(releases, options.data, restart, now)
        else:
            update(releases, options.source.resolve(), options.data, restart, now)
    print("The newer version runs, with everything as it was.")
    return 0
