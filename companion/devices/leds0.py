"""A WS2812 strip on the Pi 5's kernel driver, a file that takes frames."""

from pathlib import Path

from companion.devices.strip import Frame, checked
from companion.devices.trouble import DeviceTrouble

DEVICE = Path("/dev/leds0")


class Leds0:
    """The strip behind the driver's file; every frame is a file of its own, for the place in it moves on."""

    def __init__(self, device: Path, length: int) -> None:
        self.length = length
        self._device = device

    def show(self, frame: Frame) -> None:
        """Shows a frame of exactly `length` lamps. Raises ValueError for another, OSError if it cannot."""
        data = b"".join(bytes((*lamp, 0)) for lamp in checked(frame, self.length))
        with self._device.open("r+b", buffering=0) as file:
            file.write(data)

    def close(self) -> None:
        """Does nothing: the file is open only during a frame."""


def open_leds0(length: int, device: Path) -> Leds0:
    """The driver's strip. Raises Trouble with what to do."""
    try:
        device.open("r+b", buffering=0).close()
    except FileNotFoundError as fault:
        line = f"dtoverlay=ws2812-pio,gpio=18,num_leds={length}"
        raise DeviceTrouble(f"there is no {device}: write `{line}` into /boot/firmware/config.txt") from fault
    except OSError as fault:
        raise DeviceTrouble(
            f"{device}: {fault.strerror}; it needs the udev rule of the building guide"
        ) from fault
    return Leds0(device, length)
