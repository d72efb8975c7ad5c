"""`panel`: shows the USB board's status, and tries each of its LEDs and buttons."""

import argparse
from collections.abc import Iterator
from queue import Empty, SimpleQueue
from time import monotonic, sleep

from companion import games
from companion.adapters.devices.usb_panel import panel_messages
from companion.adapters.language.speech import Speech
from companion.app import texts
from companion.cli import DATA, DEFAULT_GAME, Commands
from companion.cli.command_failed import undone_by
from companion.cli.option_types import folder
from companion.devices.current_limit import within
from companion.devices.panel import UsbPanelDevice, served
from companion.devices.panel_status import PanelState
from companion.devices.strip import DARK, Frame, Rgb
from companion.engine.words import say
from companion.table.settings.settings import Settings
from companion.table.settings.settings_file import NAME, SettingsError, begin
from web.words import Catalogue

PATIENCE = 8.0
"""Seconds to wait for a board: an Arduino needs two to begin, and what is silent is given up after four."""
WHOLE = {
    "red": Rgb(255, 0, 0),
    "green": Rgb(0, 255, 0),
    "blue": Rgb(0, 0, 255),
    "white": Rgb(255, 255, 255),
}


def add(commands: Commands) -> None:
    """Adds the command to the command line."""
    panel = commands.add_parser("panel", help="says what the panel on USB is, and tries its LEDs and buttons")
    panel.add_argument("--port", help="its port or serial number, if it is not found by itself")
    panel.add_argument("--data", type=folder, default=DATA, help="the folder with the settings")
    panel.add_argument("--seconds", type=float, default=1.0, help="how long each colour is lit")
    panel.add_argument("--wait", type=float, default=600.0, help="how long to wait for every button")
    panel.set_defaults(run=_panel)


def _panel(options: argparse.Namespace) -> int:
    """Status 0 if the panel is there, 1 if not."""
    with undone_by(OSError, SettingsError):
        settings = begin(options.data / NAME)
    found = UsbPanelDevice(
        settings.strip.length, options.port or settings.panel.port, settings.buttons.hold_s
    )
    speech = Speech(Catalogue(texts(games.find(DEFAULT_GAME).meta.package)), "en")
    with served(found, PATIENCE):
        for line in speech.all(tuple(panel_messages(found.status, found.length, named=True))):
            print(line)
        if found.status.state is not PanelState.HERE:
            return 1
        try:
            found.length = _introduce(found)
            _light(found, settings, options.seconds)
            _press(found, speech, options.wait)
            _count(found)
        except KeyboardInterrupt:
            print()
    return 0


def _introduce(panel: UsbPanelDevice) -> int:
    """Says what it is, and returns how many LEDs it has."""
    here = panel.status.here
    if here is None:
        return 0
    print(f"{panel.status.port}: {here.name}, program version {here.version}")
    print(f"{here.lamps} LEDs, {here.buttons} buttons", flush=True)
    return here.lamps


def _light(panel: UsbPanelDevice, settings: Settings, seconds: float) -> None:
    length = panel.length
    for name, colour in WHOLE.items():
        print(f"The whole strip is {name}.", flush=True)
        _show(panel, (colour,) * length, settings)
        sleep(seconds)
    print("Now each LED in turn, from the first to the last.", flush=True)
    for place in range(length):
        _show(panel, (*(DARK,) * place, WHOLE["white"], *(DARK,) * (length - place - 1)), settings)
        sleep(seconds / 10)
    _show(panel, (DARK,) * length, settings)


def _show(panel: UsbPanelDevice, frame: Frame, settings: Settings) -> None:
    panel.show(within(frame, settings.strip.supply_ma / 1000))


def _press(panel: UsbPanelDevice, speech: Speech, seconds: float) -> None:
    told = SimpleQueue[str]()
    panel.listen(told.put)
    missing = dict.fromkeys(panel.names)
    panel.light(missing)
    print("Press every button; hold the one that takes back. Ctrl+C ends.", flush=True)
    print("A lamp in a button is lit until it was pressed.", flush=True)
    for name in _told(told, monotonic() + seconds):
        missing.pop(name, None)
        panel.light(missing)
        print(f"    {speech(say(f'button-{name}'))} ({len(missing)} to go)", flush=True)
        if not missing:
            print("All of them work.")
            return
    print("Nothing came from: " + ", ".join(speech(say(f"button-{name}")) for name in missing))


def _told(presses: "SimpleQueue[str]", ends: float) -> Iterator[str]:
    while (left := ends - monotonic()) > 0:
        try:
            yield presses.get(timeout=left)
        except Empty:
            return


def _count(panel: UsbPanelDevice) -> None:
    session = panel.session
    if session is not None:
        print(f"{session.shown} pictures shown, {session.lost} never taken")
        print(f"{session.dropped} frames dropped by the board, {session.noise} by this machine")
