"""`settings`: checks the settings file, creates a missing one, and lists changes from the defaults."""

import argparse

from companion.cli import DATA, Commands
from companion.cli.command_failed import undone_by
from companion.cli.option_types import folder
from companion.table.settings.settings_file import NAME, SettingsError, begin, differing
from companion.table.settings.settings_text import render


def add(commands: Commands) -> None:
    """Adds the command to the command line."""
    settings = commands.add_parser(
        "settings", help="checks the settings file, or writes one that explains itself"
    )
    settings.add_argument("--data", type=folder, default=DATA, help="the folder that keeps the game")
    settings.add_argument(
        "--all", action="store_true", help="print the whole file as it would be written today"
    )
    settings.set_defaults(run=_settings)


def _settings(options: argparse.Namespace) -> int:
    """Status 0 if the settings can be used, 1 if not."""
    path = options.data / NAME
    with undone_by(OSError, SettingsError):
        settings = begin(path)
    if options.all:
        print(render(settings), end="")
        return 0
    differences = list(differing(settings))
    print(
        f"{path} is all right; " + ("this differs from what is usual:" if differences else "all is as usual.")
    )
    for line in differences:
        print(f"    {line}")
    return 0
