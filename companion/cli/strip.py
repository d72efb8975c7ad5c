"""`strip`: tries the light strip, one segment after the other."""

import argparse
from contextlib import nullcontext
from time import sleep

from companion.adapters.devices.strip_finder import StripFinder
from companion.adapters.devices.usb_panel import UsbPanel
from companion.adapters.light.strip_frames import trial
from companion.app.settings import PAGE_BUTTONS
from companion.cli import DATA, Commands
from companion.cli.command_failed import undone_by
from companion.cli.option_types import folder
from companion.devices.gpio import Pins
from companion.devices.panel import served
from companion.devices.strip import DARK, Strip
from companion.devices.trouble import DeviceTrouble
from companion.table.settings.device_settings import StripSettings
from companion.table.settings.settings_file import NAME, SettingsError, begin

FRAMES_PER_SECOND = 20
PATIENCE = 3.0
"""Seconds in which a panel on USB has to be found."""
NO_STRIP = (
    "there is no strip; name yours in {} as kind = ..., which lists the kinds. `companion wiring` draws it. "
    "Try a panel on USB with `companion panel`"
)


def add(commands: Commands) -> None:
    """Adds the command to the command line."""
    strip = commands.add_parser("strip", help="lights each segment of the strip in turn")
    strip.add_argument("--data", type=folder, default=DATA, help="the folder with the settings")
    strip.add_argument("--seconds", type=float, default=3.0, help="how long each segment is lit")
    strip.set_defaults(run=_strip)


def _strip(options: argparse.Namespace) -> int:
    """Status 0 if a strip was lit."""
    with undone_by(OSError, SettingsError, DeviceTrouble):
        settings = begin(options.data / NAME)
        panel = UsbPanel(settings.strip, PAGE_BUTTONS, settings.panel, lambda: None)
        with served(panel.panel, PATIENCE) if panel.panel else nullcontext():
            found = StripFinder(settings.strip, Pins(options.data), panel.strip).find()
            if found is None:
                raise DeviceTrouble(NO_STRIP.format(options.data / NAME))
            _try(found, settings.strip, options.seconds)
    return 0


def _try(found: Strip, settings: StripSettings, seconds: float) -> None:
    names = [str(segment) for segment in settings.segments] or [f"the whole strip: {settings.length} LEDs"]
    try:
        for number, name in enumerate(names):
            print(f"{name}, its first LED brightest", flush=True)
            for frame in range(max(1, round(seconds * FRAMES_PER_SECOND))):
                found.show(trial(settings, number, frame / FRAMES_PER_SECOND))
                sleep(1 / FRAMES_PER_SECOND)
        found.show((DARK,) * settings.length)
    finally:
        found.close()
