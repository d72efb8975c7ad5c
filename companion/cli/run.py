"""`run`: runs the table of an unattended box, watched by systemd."""

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from pathlib import Path
from threading import Event, Thread, Timer

from companion.adapters.network.address import HTTP, own_address
from companion.adapters.system.systemd_notify import keep_pinging, notify
from companion.app import Companion, safely
from companion.app import CompanionSettings as Started
from companion.cli import Commands
from companion.cli.command_failed import CommandFailed, undone_by, warn
from companion.cli.serving import (
    Ending,
    add_options,
    begin_again_if_asked,
    in_words,
    prepare,
    started_with,
)
from companion.table.files.faults import JournalError
from companion.table.files.private_folder import make_own
from companion.table.sandbox.foreign_games import leave_out_foreign_games
from companion.table.settings.settings import CameraSettings, NetworkSettings, Settings
from companion.table.settings.settings_file import NAME, SettingsError, begin
from companion.upkeep import sd_card
from companion.upkeep.failed_starts import WELL_S, Starts
from companion.upkeep.memory import settle, spare_memory
from vision.cameras import AUTO

SD_CARD = "COMPANION_SD_CARD"
"""Variable in which systemd/companion.service names the file on the SD card that any computer can edit."""
FIRST = Settings(camera=CameraSettings(AUTO), network=NetworkSettings(port=HTTP))
"""Settings of a new box: any camera on USB, and an address without a port number."""


def add(commands: Commands) -> None:
    """Adds the command to the command line."""
    run = commands.add_parser("run", help="the table as a service: the hardware that is there, and no demo")
    add_options(run)
    run.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    spare_memory()
    starts = Starts(options.data)
    with undone_by(OSError, SettingsError):
        make_own(options.data)
        prepare(options.data)
        safe = starts.begin()
        if safe and not starts.by_settings:
            leave_out_foreign_games()
        settings = _settings(options, starts, safe=safe)
    try:
        with Ending() as ending, Companion(settings, ending.told) as companion:
            settle()
            if safe and not settings.rests:
                starts.blame_settings()  # the game was opened: nor is it at fault at the next start
            _serve(companion, starts, ending)
    except (OSError, JournalError) as fault:
        raise CommandFailed(in_words(fault, settings.host, settings.port)) from fault
    begin_again_if_asked(companion)
    return 0


def _settings(options: argparse.Namespace, starts: Starts, *, safe: bool) -> Started:
    """The start settings; a safe start ignores an invalid settings file."""
    card = sd_card.read(Path(os.environ[SD_CARD])) if SD_CARD in os.environ else sd_card.EMPTY
    try:
        begin(options.data / NAME, FIRST)
        sd_card.take_over(card, options.data)
        file = begin(options.data / NAME, FIRST)
    except (OSError, SettingsError) as fault:
        if not safe:
            starts.blame_settings()
            raise
        warn(str(fault))
        file = FIRST
    settings = replace(started_with(options, file, is_box=True), sd_card=card)
    return safely(settings, rests=not starts.by_settings) if safe else settings


def _serve(companion: Companion, starts: Starts, ending: Ending) -> None:
    stop = Event()
    pinging = Thread(target=keep_pinging, args=(stop, companion.stuck), name="pings", daemon=True)
    pinging.start()
    print(f"The table is at {companion.address}", flush=True)
    _lead_kiosk(companion)
    notify("READY=1", f"STATUS=The table is at {companion.address}")
    with nullcontext() if companion.settings.safe else _lasting(starts):
        ending.wait()
    notify("STOPPING=1")
    stop.set()
    pinging.join()


def _lead_kiosk(companion: Companion) -> None:
    """Writes where the own screen's page is, for systemd/kiosk, if the service has a folder for it."""
    folder = os.environ.get("RUNTIME_DIRECTORY")
    if folder is None:
        return
    note = Path(folder) / "kiosk"
    here = own_address(companion.settings.host, companion.server.port)
    note.write_text(f"{here}/t/{companion.settings.table}/kiosk\n", encoding="utf-8")
    note.chmod(0o644)


@contextmanager
def _lasting(starts: Starts) -> Iterator[None]:
    """A start that lasts, or ends because it was told to, has not failed."""
    lasting = Timer(WELL_S, starts.well)
    lasting.daemon = True
    lasting.start()
    yield
    lasting.cancel()
    starts.well()
