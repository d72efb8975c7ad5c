"""A strip of plain LEDs, each on a pin of its own, with brightness but no colour."""

from collections.abc import Sequence
from contextlib import ExitStack

from gpiozero import PWMLED, Factory

from companion.devices.strip import Frame, Rgb, checked
from companion.devices.trouble import in_trouble


class PlainLamps:
    """LEDs on these pins, in this order."""

    def __init__(self, pins: Sequence[int], factory: Factory) -> None:
        self.length = len(pins)
        with in_trouble(f"the LEDs on GPIO {', '.join(map(str, pins))}"), ExitStack() as opening:
            self._lamps = [opening.enter_context(PWMLED(pin, pin_factory=factory)) for pin in pins]
            self._closing = opening.pop_all()

    def show(self, frame: Frame) -> None:
        """Shows how bright each lamp of a frame of `length` lamps is. Raises ValueError for another."""
        for lamp, light in zip(self._lamps, checked(frame, self.length), strict=True):
            lamp.value = brightness(light)

    def close(self) -> None:
        """Lets the pins go; the LEDs are dark then."""
        self._closing.close()


def brightness(light: Rgb) -> float:
    """Brightness of a plain LED (0..1) for a colour: that of its strongest channel."""
    return max(light) / 255
