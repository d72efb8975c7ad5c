"""Finds serial ports that may be a panel's, by their USB identity."""

from collections.abc import Iterable
from dataclasses import dataclass
from importlib import import_module

from serial.tools import list_ports

PICO, UNO, UNO_COPY = (0x2E8A, 0x0005), (0x2341, 0x0043), (0x2A03, 0x0043)
"""Vendor and product of MicroPython on a Pico or Pico 2, and of an Arduino Uno."""
PANELS = {PICO: "a Raspberry Pi Pico", UNO: "an Arduino Uno", UNO_COPY: "an Arduino Uno"}
"""USB identities that are opened without being named in the settings.

The CH340 is missing: many devices use it, and opening its port may restart a printer.
"""


def _faults() -> tuple[type[Exception], ...]:
    try:
        return OSError, import_module("termios").error
    except ImportError:
        return (OSError,)


PORT_FAULTS = _faults()
"""Raised by pyserial for a port that has gone: on Unix partly by termios, which Windows has not."""


@dataclass(frozen=True)
class Port:
    """A serial port: its device, and the vendor, product and serial number if it is on USB."""

    device: str
    vendor: int | None = None
    product: int | None = None
    serial: str | None = None

    def __str__(self) -> str:
        return f"{self.device} ({self.serial})" if self.serial else self.device


def plugged() -> tuple[Port, ...]:
    """Every serial port of this machine."""
    return tuple(Port(one.device, one.vid, one.pid, one.serial_number) for one in list_ports.comports())


def panels(ports: Iterable[Port]) -> tuple[Port, ...]:
    """Those that may be a panel's, by their serial numbers: the same order wherever they are plugged in."""
    known = [port for port in ports if (port.vendor, port.product) in PANELS]
    return tuple(sorted(known, key=lambda port: (port.serial or "", port.device)))
