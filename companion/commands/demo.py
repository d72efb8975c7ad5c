"""`demo`: a table that runs until it is told to stop."""

import argparse
import errno
import signal
import sys
from pathlib import Path
from threading import Event

import segno

from companion.app import PRETEND, Companion, Settings
from companion.commands import Commands
from companion.table.disk import JournalError
from vision.cameras import CameraError


def add(commands: Commands) -> None:
    """Adds the command to the command line."""
    demo = commands.add_parser("demo", help="a table with pretend hardware, or with a camera of your own")
    demo.add_argument(
        "--camera", default=PRETEND, help="pretend, 0 (a webcam), a video, a folder of pictures"
    )
    demo.add_argument("--data", type=Path, default=Path("data"), help="the folder that keeps the game")
    demo.add_argument("--host", default=Settings.host, help="the address to listen on")
    demo.add_argument("--port", type=int, default=Settings.port, help="the port to listen on")
    demo.set_defaults(run=_demo)


def _demo(options: argparse.Namespace) -> int:
    settings = Settings(data=options.data, camera=options.camera, host=options.host, port=options.port)
    try:
        with Companion(settings) as companion:
            _greet(companion)
            _until_told()
    except (OSError, CameraError, JournalError) as fault:
        print(f"companion: {_in_words(fault, settings)}", file=sys.stderr)
        return 1
    return 0


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
