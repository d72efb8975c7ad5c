"""`sd-card`: sets name, Wi-Fi and country of this system from companion.txt on its SD card."""

import argparse
from pathlib import Path

from companion.cli import Commands
from companion.upkeep import sd_card, sd_card_system


def add(commands: Commands) -> None:
    """Adds the command to the command line."""
    parser = commands.add_parser(
        "sd-card", help="sets name, Wi-Fi and country of a box from companion.txt, as root"
    )
    parser.add_argument("file", type=Path, help="the file on the SD card")
    parser.set_defaults(run=_sd_card)


def _sd_card(options: argparse.Namespace) -> int:
    """Status 0 for any file: the table starts anyway, and its screen names the mistakes."""
    for line in sd_card_system.apply(sd_card.read(options.file)):
        print(line)
    return 0
