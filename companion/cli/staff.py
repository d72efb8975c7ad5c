"""`staff`: serves the staff page of a café, on any machine that reaches its broker."""

import argparse
from typing import TYPE_CHECKING

from companion.adapters.system.systemd_notify import notify
from companion.app import texts
from companion.cli import DATA, Commands
from companion.cli.command_failed import CommandFailed, undone_by
from companion.cli.option_types import folder, port
from companion.cli.serving import Ending, in_words
from companion.table.settings.settings import Settings
from companion.table.settings.settings_file import NAME, SettingsError, begin
from web.words import Catalogue

if TYPE_CHECKING:
    from companion.adapters.staff.staff_server import StaffServer

FOLDER = "cafe"
"""In the data folder: the plan and the log of staff, apart from those of a table on the same machine."""
PORT = 8100


def add(commands: Commands) -> None:
    """Adds the command to the command line."""
    staff = commands.add_parser("staff", help="shows all tables of a café on one page")
    staff.add_argument(
        "--data", type=folder, default=DATA, help="the folder with the settings; the plan is kept there"
    )
    staff.add_argument("--host", help="the address to listen on")
    staff.add_argument("--port", type=port, default=PORT, help=f"the port to listen on ({PORT})")
    staff.set_defaults(run=_staff)


def _staff(options: argparse.Namespace) -> int:
    with undone_by(OSError, SettingsError):
        settings = begin(options.data / NAME)
    if not settings.cafe.broker:
        raise CommandFailed(f"no broker is named: write its address below [cafe] in {options.data / NAME}")
    host = settings.network.host if options.host is None else options.host
    begun = _begun(options, settings, host)
    try:
        with Ending() as ending, begun as office:
            print(f"All tables are at {office.address}", flush=True)
            notify("READY=1", f"STATUS=All tables are at {office.address}")
            ending.wait()
    except OSError as fault:
        raise CommandFailed(in_words(fault, host, options.port)) from fault
    return 0


def _begun(options: argparse.Namespace, settings: Settings, host: str) -> "StaffServer":
    try:
        from companion.adapters.staff.staff_server import StaffOptions, StaffServer  # noqa: PLC0415 - only a café has its packages
    except ImportError as fault:
        raise CommandFailed(f"{fault}; install the extra `cafe`") from fault
    own = settings.network.address
    begun = StaffOptions(settings.cafe, options.data / FOLDER, settings.kiosk.pin, host, options.port, own)
    with undone_by(OSError):
        return StaffServer(begun, Catalogue(texts()))
