"""Strips on the SPI pins of a Pi: WS2812, each bit sent as three, and APA102, which use SPI."""

from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from companion.devices.strip import Frame, checked
from companion.devices.trouble import DeviceTrouble

DEVICE = Path("/dev/spidev0.0")
CHUNK = Path("/sys/module/spidev/parameters/bufsiz")
WS2812_HZ = 2_400_000
"""Three SPI bits are one of a WS2812: 0.42 us each, so that a 0 is 0.42 us high and a 1 is 0.83 us."""
APA102_HZ = 4_000_000
RESET = bytes(90)
"""300 us of low: what the slowest of the WS2812 family needs before it shows what it was told."""
FULL = 0xFF
"""The head of each lamp's word for an APA102: three ones, and its own dimmer at its brightest."""


class Spi(Protocol):
    """The used part of `spidev.SpiDev`."""

    max_speed_hz: int
    mode: int

    def writebytes2(self, values: bytes) -> None:
        """Sends bytes of any number, in pieces of the driver's buffer."""
        ...

    def close(self) -> None: ...


class Ws2812:
    """A strip of WS2812, SK6812 or the like, its data line on MOSI."""

    def __init__(self, spi: Spi, length: int) -> None:
        spi.mode, spi.max_speed_hz = 0, WS2812_HZ
        self.length = length
        self._spi = spi

    def show(self, frame: Frame) -> None:
        """Shows a frame of exactly `length` lamps. Raises ValueError for another, OSError if it cannot."""
        self._spi.writebytes2(as_ws2812(checked(frame, self.length)))

    def close(self) -> None:
        """Lets the device go; the lamps stay as they are."""
        self._spi.close()


class Apa102:
    """A strip of APA102 or SK9822 ("DotStar"), its data line on MOSI, its clock on SCLK."""

    def __init__(self, spi: Spi, length: int) -> None:
        spi.mode, spi.max_speed_hz = 0, APA102_HZ
        self.length = length
        self._spi = spi

    def show(self, frame: Frame) -> None:
        """Shows a frame of exactly `length` lamps. Raises ValueError for another, OSError if it cannot."""
        self._spi.writebytes2(as_apa102(checked(frame, self.length)))

    def close(self) -> None:
        """Lets the device go; the lamps stay as they are."""
        self._spi.close()


def as_ws2812(frame: Frame) -> bytes:
    """The SPI bytes of a frame: every bit as three, 110 for a one and 100 for a zero, between two resets."""
    data = b"".join(_STRETCHED[lamp.green] + _STRETCHED[lamp.red] + _STRETCHED[lamp.blue] for lamp in frame)
    return b"\0" + data + RESET


def as_apa102(frame: Frame) -> bytes:
    """The SPI bytes of a frame: a start, a word for each lamp, and half a clock pulse for each to pass on.

    The four bytes before these pulses make SK9822 show the frame at once.
    """
    words = b"".join(bytes((FULL, lamp.blue, lamp.green, lamp.red)) for lamp in frame)
    return bytes(4) + words + bytes(4 + (len(frame) + 15) // 16)


def open_spi(sent: int, device: Path) -> Spi:
    """The SPI device, for messages of `sent` bytes. Raises Trouble with what to do."""
    if not device.exists():
        raise DeviceTrouble(f"there is no {device}: switch SPI on with `sudo raspi-config nonint do_spi 0`")
    if CHUNK.exists() and int(CHUNK.read_text()) < sent:
        raise DeviceTrouble(
            f"a strip of this length needs `spidev.bufsiz={sent}` in /boot/firmware/cmdline.txt"
        )
    try:
        spi = import_module("spidev").SpiDev()
        spi.open_path(str(device))
    except ImportError as fault:
        raise DeviceTrouble("spidev is missing: install this program with `pip install '.[pi]'`") from fault
    except OSError as fault:
        raise DeviceTrouble(f"{device}: {fault.strerror}; is this user in the group spi?") from fault
    return cast(Spi, spi)


def open_ws2812(length: int, device: Path) -> Ws2812:
    """Opens a WS2812 strip with that many LEDs. Raises Trouble."""
    return Ws2812(open_spi(9 * length + 1 + len(RESET), device), length)


def open_apa102(length: int, device: Path) -> Apa102:
    """Opens an APA102 strip with that many LEDs. Raises Trouble."""
    return Apa102(open_spi(0, device), length)


def _stretched(value: int) -> bytes:
    bits = "".join("110" if value >> place & 1 else "100" for place in reversed(range(8)))
    return int(bits, 2).to_bytes(3, "big")


_STRETCHED = tuple(map(_stretched, range(256)))
