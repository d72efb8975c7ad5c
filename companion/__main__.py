"""The command line: `demo` and `run` start a table, `settings` checks its file, others play without."""

import argparse
import gc
import logging
import sys
from importlib import import_module

from companion.cli.command_failed import CommandFailed, replace_unknown_letters, warn
from companion.table.files.scratch import ensure_room
from companion.table.sandbox.foreign_games import look_elsewhere_first
from companion.upkeep.checks.versions import own_version
from companion.upkeep.memory import TOO_LITTLE, is_too_little

COMMANDS = {
    "backup": "backup",
    "bundle": "bundle",
    "check-game": "authors.check_game",
    "demo": "demo",
    "doctor": "doctor",
    "new-game": "authors.new_game",
    "openapi": "openapi",
    "panel": "panel",
    "print": "printing",
    "replay": "replay",
    "restore": "restore",
    "run": "run",
    "scenario": "authors.scenario",
    "sd-card": "sd_card",
    "settings": "settings",
    "simulate": "authors.simulate",
    "staff": "staff",
    "strip": "strip",
    "update": "update",
    "weigh": "authors.weigh",
    "wiring": "wiring",
}
"""Module of each command, loaded only when called: people wait for a box to restart."""


def main(arguments: list[str] | None = None) -> int:
    """Runs a command; the exit status is 0 unless it could not be done, or found something wrong."""
    words = sys.argv[1:] if arguments is None else arguments
    replace_unknown_letters()
    look_elsewhere_first()
    options = _parser(words[0] if words else "").parse_args(words)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    if "data" in options:
        ensure_room(options.data)
    try:
        return int(options.run(options))
    except CommandFailed as undone:
        warn(str(undone))
        return 1
    except (MemoryError, RuntimeError) as fault:
        if not is_too_little(fault):
            raise
        warn(TOO_LITTLE)
        return 1


def _parser(called: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="companion", description=__doc__)
    parser.add_argument("--version", action="version", version=f"companion {own_version()}")
    commands = parser.add_subparsers(dest="command", required=True)
    gc.disable()  # what is loaded is never rubbish, and looking for some takes a tenth of a start
    for name in (called,) if called in COMMANDS else COMMANDS:
        import_module(f"companion.cli.{COMMANDS[name]}").add(commands)
    gc.enable()
    return parser


if __name__ == "__main__":
    sys.exit(main())
