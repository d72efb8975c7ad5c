"""`wiring`: draws the wiring plan from the current settings."""

import argparse

from companion.adapters.wiring.wiring_picture import draw
from companion.adapters.wiring.wiring_plan import WiredBoard, plan
from companion.cli import DATA, Commands
from companion.cli.command_failed import undone_by
from companion.cli.option_types import folder
from companion.table.settings.settings_file import NAME, SettingsError, begin
from firmware.pico import wiring

PICO_ROWS = ((0, 1), (2, 4), (6, 9), (10, 14), (14, 19), (16, 21), (18, 24), (22, 29), (26, 31), (28, 34))
"""From which GP on the Pico's pins are counted on from which number; between them lie grounds."""
PICO_GROUND = 18


def add(commands: Commands) -> None:
    """Adds the command to the command line."""
    command = commands.add_parser("wiring", help="prints a picture (SVG) of how everything is connected")
    command.add_argument("--data", type=folder, default=DATA, help="the folder with the settings")
    command.set_defaults(run=_wiring)


def _wiring(options: argparse.Namespace) -> int:
    with undone_by(OSError, SettingsError):
        settings = begin(options.data / NAME)
    print(draw(plan(settings, pico())), end="")
    return 0


def pico() -> WiredBoard:
    """The Pico, as the program that runs on it has its pins."""
    buttons = tuple(map(_at_pico, wiring.BUTTONS))
    lamps = tuple(map(_at_pico, wiring.BUTTON_LAMPS))
    return WiredBoard("Pico", _at_pico(wiring.STRIP), buttons, lamps, f"GND · pin {PICO_GROUND}")


def _at_pico(gp: int) -> str:
    first, position = next(row for row in reversed(PICO_ROWS) if row[0] <= gp)
    return f"GP{gp} · pin {position + gp - first}"
