"""Shared by commands that serve a table: options, settings file, exit."""

import argparse
import errno
import faulthandler
import logging
import os
import signal
import sys
from _thread import start_new_thread
from datetime import datetime
from pathlib import Path
from socket import gaierror
from threading import Event
from typing import Self

import segno

from companion import games
from companion.adapters.camera.camera_open import PRETEND
from companion.adapters.network.join_info import Wifi
from companion.app import Companion, CompanionSettings
from companion.cli import DATA
from companion.cli.command_failed import can_write
from companion.cli.option_types import folder, game, port
from companion.table.sandbox.foreign_games import leave_out_foreign_games
from companion.table.settings.settings import Settings as File
from companion.table.settings.settings_file import NAME
from companion.upkeep.uploaded_backup import put_in_place

log = logging.getLogger(__name__)

HOTSPOT = Path("/run/companion-hotspot/wifi")
"""File in which systemd/hotspot writes name and password of the box's own Wi-Fi while it is up."""
POWER_NOTE = "COMPANION_POWER_NOTE"
"""Variable in which systemd/companion.service names the file that requests a shutdown."""
UPDATE_NOTE = "COMPANION_UPDATE_NOTE"
"""And which one has a newer version installed."""
BLOCKS = "▀▄█"
HEED_S = 0.5
"""The longest delay of a signal that another thread took, or that came too early."""


class NoPacks(argparse.Action):
    """Option that leaves out the games of other packages, before or after `--game`."""

    def __call__(self, *_: object) -> None:
        leave_out_foreign_games()


def add_options(command: argparse.ArgumentParser) -> None:
    """The options of which the command line has the last word; all else stands in the settings file."""
    command.add_argument(
        "--camera",
        help="pretend, mat (the same over a mat), auto (whatever is plugged in), pi, 0 (a webcam), "
        "an http:// or rtsp:// address, a video, a folder of pictures",
    )
    command.add_argument(
        "--data", type=folder, default=DATA, help="the folder that keeps the game and its settings"
    )
    command.add_argument("--game", type=game, help="what is played; else what was played last")
    command.add_argument("--host", help="the address to listen on")
    command.add_argument("--no-packs", nargs=0, action=NoPacks, help="without games of other packages")
    command.add_argument("--port", type=port, help="the port to listen on")


def prepare(data: Path) -> None:
    """Before anything is read: a backup that waits takes its place. Raises OSError."""
    put_in_place(data, datetime.now())


def begin_again_if_asked(companion: Companion) -> None:
    """Restarts the program if the host asked for it and no service manager will."""
    if companion.begins_again and "NOTIFY_SOCKET" not in os.environ:
        os.execv(sys.executable, sys.orig_argv)  # noqa: S606 - where nobody else starts it anew


def started_with(options: argparse.Namespace, file: File, *, is_box: bool = False) -> CompanionSettings:
    """The settings file's values, overridden by the command line.

    A box waits for its camera, and opens the wizard on its own screen.
    """
    return CompanionSettings(
        data=options.data,
        camera=file.camera.source if options.camera is None else options.camera,
        tokens_answer=file.camera.tokens == "answer",
        waits=is_box,
        opens_set_up=is_box,
        hotspot=HOTSPOT if is_box else None,
        host=file.network.host if options.host is None else options.host,
        port=file.network.port if options.port is None else options.port,
        address=file.network.address,
        proxy=file.network.proxy,
        game=options.game or _named(file),
        plays_game=options.game is not None,
        strip=file.strip,
        buttons=file.buttons,
        panel=file.panel,
        kiosk=file.kiosk,
        cafe=file.cafe,
        programs=file.programs,
        update_note=os.environ.get(UPDATE_NOTE, "") if is_box else "",
        power=os.environ.get(POWER_NOTE, "") if is_box else PRETEND,
        wifi=Wifi(file.network.wifi, file.network.wifi_password) if file.network.wifi else None,
    )


def _named(file: File) -> str:
    """The game that the settings file names, if there is one of that name."""
    if file.table.game and file.table.game not in games.names():
        known = ", ".join(games.names())
        log.warning("the settings name a game %r that there is not; there are %s", file.table.game, known)
        return ""
    return file.table.game


def greet(companion: Companion) -> None:
    """Says where the pages are, and draws the code that leads phones there."""
    base, table = companion.address, companion.settings.table
    code = companion.table.moment.seating.code
    print(f"Kiosk:  {base}/t/{table}/kiosk")
    print(f"Phones: {base}/j/{code}   (code {code}; three browser tabs will do)")
    print(f"Everything is kept in {companion.settings.data.resolve()}, with {NAME} to change things.")
    print("Ctrl+C ends it; nothing is lost.")
    _draw(f"{base}/j/{code}")
    sys.stdout.flush()


def _draw(address: str) -> None:
    """A QR code of blocks; where the terminal's coding has none, of coloured spaces."""
    has_blocks = can_write(BLOCKS, sys.stdout)
    if has_blocks or sys.stdout.isatty():
        segno.make(address, micro=False).terminal(compact=has_blocks)


class Ending:
    """Heeds signals to end from the first moment on: one that comes while the table starts is not lost."""

    def __init__(self) -> None:
        self.told = Event()
        """Set once the program is to end, by a signal or by anybody else."""
        self._signals: list[int] = []

    def __enter__(self) -> Self:
        numbers = (signal.SIGINT, signal.SIGTERM)
        self._before = {number: signal.signal(number, self._hear) for number in numbers}
        return self

    def __exit__(self, *_: object) -> None:
        for number, heeded in self._before.items():
            signal.signal(number, heeded)

    def wait(self) -> None:
        """Returns once the program is to end; one that falls over before says where."""
        faulthandler.enable(2)
        while not self.told.wait(HEED_S):
            pass  # Python heeds signals in its first thread alone, and there only between two waits
        if signal.SIGTERM in self._signals:
            log.warning("ends, as signal %d says", signal.SIGTERM)

    def _hear(self, number: int, _: object) -> None:
        self._signals.append(number)
        # Whom a signal interrupts may hold the event's lock just then, as whoever begins to wait does.
        start_new_thread(self.told.set, ())


def in_words(fault: Exception, host: str, port: int) -> str:
    """The problem with its remedy."""
    match fault:
        case OSError(errno=errno.EADDRINUSE):
            return f"port {port} is taken by another program; try `--port 8001`, or `make demo PORT=8001`"
        case OSError(errno=errno.EACCES) if 0 < port < 1024:
            return f"port {port} is the system's, and this program may not open it; try --port 8000"
        case OSError(errno=errno.EADDRNOTAVAIL) | gaierror():
            return f"this machine has no address {host}; leave out --host, or name an address of this machine"
        case _:
            return str(fault)
