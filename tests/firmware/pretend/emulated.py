"""What is wired to the emulated RP2040: the strip and the buttons of firmware/pico/wiring.py."""

import os
import select

from rp2040py.boards import BOARDS, BoardSpec
from rp2040py.external.key_mock import KeyMock
from rp2040py.external.ws2812 import Ws2812

from firmware.pico import wiring

PIPES = os.environ["PRETEND_PICO"]
KEYS = {pin: KeyMock(pin, active_high=False) for pin in wiring.BUTTONS}
doings = open(PIPES + "/doings", "rb", 0)
seen = open(PIPES + "/seen", "wb", 0)


def on_pixels(pixels: "list[tuple[int, ...]]") -> None:
    """Shows the picture, and moves the pins that people moved: from another thread a press may be lost."""
    seen.write(b"lit " + b"".join(map(bytes, pixels)).hex().encode() + b"\n")
    while select.select([doings], [], [], 0)[0]:
        verb, _, pin = doings.readline().decode().strip().partition(" ")
        if verb == "down":
            KEYS[int(pin)].press()
        else:
            KEYS[int(pin)].release()


STRIP = Ws2812(wiring.STRIP, on_pixels=on_pixels)
EXTRAS = tuple((lambda device=device: device) for device in (STRIP, *KEYS.values()))
SPEC = BoardSpec(extras=EXTRAS, firmware=BOARDS["pico"].firmware)
