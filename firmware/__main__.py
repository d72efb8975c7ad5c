"""The command line: `install` puts the panel's program on a board."""

import argparse
import sys

from firmware.handshake import Here
from firmware.install_arduino import upload
from firmware.install_common import CannotInstall, choose
from firmware.install_pico import install
from firmware.pico import wiring
from firmware.ports import PANELS, PICO, Port

BOARDS = ("pico", "uno")


def main(arguments: list[str] | None = None) -> int:
    """Runs a command; the exit status is 1 if it could not be done."""
    options = _parser().parse_args(arguments)
    try:
        here = _install(choose(options.port), options)
    except CannotInstall as fault:
        print(fault, file=sys.stderr)
        return 1
    print(f"Done: version {here.version}, {here.lamps} lamps, {here.buttons} buttons.")
    print("Try each of them with `companion panel`.")
    return 0


def _install(port: Port, options: argparse.Namespace) -> Here:
    if (options.board or _board_at(port)) == "uno":
        return upload(port, options.lamps, options.speed)
    return install(port, options.lamps)


def _board_at(port: Port) -> str:
    known = {identity: "pico" if identity == PICO else "uno" for identity in PANELS}
    return known.get((port.vendor or 0, port.product or 0), "pico")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="companion-firmware", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    put = commands.add_parser("install", help="puts the panel's program on a board, and checks it")
    put.add_argument("--port", help="its port, such as /dev/ttyACM0, or its serial number")
    put.add_argument("--board", choices=BOARDS, help="a Raspberry Pi Pico, or an Arduino Uno or Nano")
    put.add_argument("--lamps", type=int, default=wiring.LAMPS, help="how many lamps the strip has")
    put.add_argument("--speed", type=int, default=115200, help="of an Arduino's boot loader, in baud")
    return parser


if __name__ == "__main__":
    sys.exit(main())
