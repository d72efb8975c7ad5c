"""MicroPython's `neopixel` for a strip that is not there."""

import world
from machine import Pin


class NeoPixel:
    """A strip that shows each picture that is written to it, as hexadecimal red, green, blue."""

    def __init__(self, pin: Pin, n: int) -> None:
        self._lamps = bytearray(3 * n)

    def __setitem__(self, lamp: int, light: "tuple[int, int, int]") -> None:
        self._lamps[3 * lamp : 3 * lamp + 3] = bytes(light)

    def write(self) -> None:
        world.show("lit " + bytes(self._lamps).hex())
