"""The command line: `python3 -m companion demo` starts a table."""

import argparse
import errno
import logging
import signal
import sys
from pathlib import Path
from threading import Event

import segno

from companion.app import PRETEND, Companion, Settings
from companion.table.disk import JournalError
from vision.cameras import CameraError


def main(arguments: list[str] | None = None) -> int:
    """Runs a command; the exit status is 0 unless it could not be done."""
    options = _parser().parse_args(arguments)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    settings = Settings(data=options.data, camera=options.camera, host=options.host, port=options.port)
    try:
        with Companion(settings) as companion:
            _greet(companion)
            _until_told()
    except (OSError, CameraError, JournalError) as fault:
        print(f"companion: {_in_words(fault, settings)}", file=sys.stderr)
        return 1
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python3 -m companion", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    demo = commands.add_parser("demo", help="a table with pretend hardware, or with a camera of your own")
    demo.add_argument(
        "--camera", default=PRETEND, help="pretend, 0 (a webcam), a video, a folder of pictures"
    )
    demo.add_argument("--data", type=Path, default=Path("data"), help="the folder that keeps the game")
    demo.add_argument("--host", default=Settings.host, help="the address to listen on")
    demo.add_argument("--port", type=int, default=Settings.port, help="the port to listen on")
    return parser


def _greet(companion: Companion) -> None:
    base, table = companion.address, companion.settings.table
    code = companion.table.moment.seating.code
    print(f"Kiosk:  {base}/t/{table}/kiosk")
    print(f"Phones: {base}/j/{code}   (code {code}; three browser tabs will do)")
    print(f"Everything is kept in {companion.settings.data.resolve()}. Ctrl+C ends it; nothing is lost.")
    segno.make(f"{base}/j/{code}", micro=False).terminal(compact=True)
    sys.stdout.flush()


def _in_words(fault: Exception, settings: Settings) -> str:
    if isinstance(fault, OSError) and fault.errno == errno.EADDRINUSE:
        return f"port {settings.port} is taken by another program; name another, as in `make demo PORT=8001`"
    return str(fault)


def _until_told() -> None:
    told = Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: told.set())
    told.wait()


if __name__ == "__main__":
    sys.exit(main())
