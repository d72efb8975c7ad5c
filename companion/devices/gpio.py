"""The GPIO pins of a Pi: gpiozero on lgpio, without its slower fallbacks."""

import os
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from companion.devices.trouble import DeviceTrouble

if TYPE_CHECKING:
    from gpiozero import Factory

MODEL = Path("/proc/device-tree/model")


def is_a_pi(model: Path = MODEL) -> bool:
    """True if this machine identifies itself as a Raspberry Pi."""
    try:
        return "Raspberry Pi" in model.read_text(errors="replace")
    except OSError:
        return False


def open_pins(folder: Path) -> "Factory":
    """gpiozero's way to the pins. Raises Trouble with what to do.

    It is asked for by name: gpiozero's own choice ends, after mere warnings, at one that is slow or needs
    root. lgpio makes a pipe in the working directory, and moves the process to LG_WD if that is set: the pipe
    goes to `folder`, and the process comes back.
    """
    os.environ["LG_WD"] = str(folder.resolve())
    home = Path.cwd()
    try:
        factory: Factory = import_module("gpiozero.pins.lgpio").LGPIOFactory()
    except Exception as fault:
        raise DeviceTrouble(
            f"the pins cannot be used ({fault}): `pip install '.[pi]'` brings lgpio"
        ) from fault
    finally:
        os.chdir(home)
    return factory


class Pins:
    """The pins, opened when they are first asked for, once for all that hangs on them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @cached_property
    def factory(self) -> "Factory":
        """gpiozero's way to the pins. Raises Trouble, and then tries again when it is next asked for."""
        return open_pins(self._folder)
