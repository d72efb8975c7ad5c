"""The command line: `demo` and `run` start a table, `settings` checks its file, others play without."""

import argparse
import logging
import sys

from companion.commands import (
    backup,
    bundle,
    demo,
    doctor,
    openapi,
    panel,
    printing,
    restore,
    run,
    scenario,
    settings,
    simulate,
    strip,
    update,
    weigh,
    wiring,
)

COMMANDS = (
    backup,
    bundle,
    demo,
    doctor,
    openapi,
    panel,
    printing,
    restore,
    run,
    scenario,
    settings,
    simulate,
    strip,
    update,
    weigh,
    wiring,
)


def main(arguments: list[str] | None = None) -> int:
    """Runs a command; the exit status is 0 unless it could not be done, or found something wrong."""
    options = _parser().parse_args(arguments)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    return int(options.run(options))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python3 -m companion", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for command in COMMANDS:
        command.add(commands)
    return parser


if __name__ == "__main__":
    sys.exit(main())
