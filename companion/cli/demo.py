"""`demo`: runs a table with pretend devices until it is stopped."""

import argparse

from companion.app import Companion
from companion.cli import Commands
from companion.cli.command_failed import CommandFailed, undone_by
from companion.cli.serving import (
    Ending,
    add_options,
    begin_again_if_asked,
    greet,
    in_words,
    prepare,
    started_with,
)
from companion.table.files.faults import JournalError
from companion.table.settings.settings_file import NAME, SettingsError, begin
from companion.upkeep.memory import settle, spare_memory
from vision.cameras import CameraError


def add(commands: Commands) -> None:
    """Adds the command to the command line."""
    demo = commands.add_parser("demo", help="a table with pretend hardware, or with a camera of your own")
    add_options(demo)
    demo.set_defaults(run=_demo)


def _demo(options: argparse.Namespace) -> int:
    spare_memory()
    with undone_by(OSError, SettingsError):
        prepare(options.data)
        settings = started_with(options, begin(options.data / NAME))
    try:
        with Ending() as ending, Companion(settings, ending.told) as companion:
            settle()
            greet(companion)
            ending.wait()
    except (OSError, CameraError, JournalError) as fault:
        raise CommandFailed(in_words(fault, settings.host, settings.port)) from fault
    begin_again_if_asked(companion)
    return 0
