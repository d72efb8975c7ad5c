"""The command line: `install` puts the panel's program on a board."""

import argparse
import sys

from firmware.installing import CannotInstall, choose, install


def main(arguments: list[str] | None = None) -> int:
    """Runs a command; the exit status is 1 if it could not be done."""
    options = _parser().parse_args(arguments)
    try:
        here = install(choose(options.port), options.lamps)
    except CannotInstall as fault:
        print(fault, file=sys.stderr)
        return 1
    print(f"Done: version {here.version}, {here.lamps} lamps, {here.buttons} buttons.")
    print("Try each of them with `python3 -m companion panel`.")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python3 -m firmware", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    put = commands.add_parser("install", help="puts the panel's program on a Pico, and checks it")
    put.add_argument("--port", help="its port, such as /dev/ttyACM0, or its serial number")
    put.add_argument("--lamps", type=int, help="how many lamps the strip has, if not 60")
    return parser


if __name__ == "__main__":
    sys.exit(main())
