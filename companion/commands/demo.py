"""`demo`: a table that runs until it is told to stop."""

import argparse
import errno
import signal
import sys
from pathlib import Path
from threading import Event

import segno

from companion.app import Companion, Settings
from companion.bridges.way_in import Wifi
from companion.commands import DATA, Commands
from companion.table.disk import JournalError
from companion.table.settings_file import NAME, SettingsError, begin
from vision.cameras import CameraError


def add(commands: Commands) -> None:
    """Adds the command to the command line."""
    demo = commands.add_parser("demo", help="a table with pretend hardware, or with a camera of your own")
    demo.add_argument(
        "--camera",
        help="pretend, mat (the same over a mat), auto (whatever is plugged in), pi, 0 (a webcam), "
        "a video, a folder of pictures",
    )
    demo.add_argument(
        "--data", type=Path, default=DATA, help="the folder that keeps the game and its settings"
    )
    demo.add_argument("--host", help="the address to listen on")
    demo.add_argument("--port", type=int, help="the port to listen on")
    demo.set_defaults(run=_demo)


def _demo(options: argparse.Namespace) -> int:
    try:
        settings = _started_with(options)
    except (OSError, SettingsError) as fault:
        return _fail(str(fault))
    try:
        with Companion(settings) as companion:
            _greet(companion)
            _until_told()
    except (OSError, CameraError, JournalError) as fault:
        return _fail(_in_words(fault, settings))
    return 0


def _started_with(options: argparse.Namespace) -> Settings:
    """What the settings file says; the command line has the last word."""
    options.data.mkdir(parents=True, exist_ok=True)
    file = begin(options.data / NAME)
    return Settings(
        data=options.data,
        camera=file.camera.source if options.camera is None else options.camera,
        host=file.network.host if options.host is None else options.host,
        port=file.network.port if options.port is None else options.port,
        strip=file.strip,
        buttons=file.buttons,
        panel=file.panel,
        kiosk=file.kiosk,
        wifi=Wifi(file.network.wifi, file.network.wifi_password) if file.network.wifi else None,
    )


def _fail(why: str) -> int:
    print(f"companion: {why}", file=sys.stderr)
    return 1


def _greet(companion: Companion) -> None:
    base, table = companion.address, companion.settings.table
    code = companion.table.moment.seating.code
    print(f"Kiosk:  {base}/t/{table}/kiosk")
    print(f"Phones: {base}/j/{code}   (code {code}; three browser tabs will do)")
    print(f"Everything is kept in {companion.settings.data.resolve()}, with {NAME} to change things.")
    print("Ctrl+C ends it; nothing is lost.")
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
