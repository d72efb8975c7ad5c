"""What is wired to the emulated RP2040: the strip, the buttons and their lamps of firmware/pico/wiring.py."""

import os
import select

from rp2040py.boards import BOARDS, BoardSpec
from rp2040py.external.key_mock import KeyMock
from rp2040py.external.led_mock import LEDMock
from rp2040py.external.ws2812 import Ws2812
from rp2040py.peripherals.watchdog import REASON, TIMER
from rp2040py.rp2040 import RP2040

from firmware.pico import wiring

PIPES = os.environ["PRETEND_PICO"]
KEYS = {pin: KeyMock(pin, active_high=False) for pin in wiring.BUTTONS}
LAMPS = {pin: LEDMock(pin) for pin in wiring.BUTTON_LAMPS}
FLASH, UNUSED = 0x10000000, 0xF00000
"""Where the flash begins, and how far into it nothing lies."""
FOR_EVER = b"\x30\xbf\xfd\xe7"
"""Waits for an interrupt, again and again, which the emulator does without taking its time."""
doings = open(PIPES + "/doings", "rb", 0)
seen = open(PIPES + "/seen", "wb", 0)
lit: set[int] = set()


class Brain:
    """The processor, which can be made to hang, and says when its watchdog has restarted it."""

    hangs = False

    def attach(self, rp2040: RP2040) -> None:
        self.chip = rp2040

    def hang(self) -> None:
        """From now on the program does nothing more, and no interrupt takes it out of that."""
        self.chip.flash[UNUSED : UNUSED + len(FOR_EVER)] = FOR_EVER
        self.chip.core.enabled_interrupts = 0
        self.chip.core.pc = FLASH + UNUSED
        self.hangs = True

    def look(self) -> None:
        """Says once that it was restarted after it hung."""
        if self.hangs and self.chip.watchdog.read_uint32(REASON) & TIMER:
            self.hangs = False
            seen.write(b"bitten\n")


def on_pixels(pixels: "list[tuple[int, ...]]") -> None:
    """Shows what is to be seen, and does what people do: from another thread a press may be lost."""
    BRAIN.look()
    seen.write(b"lit " + b"".join(map(bytes, pixels)).hex().encode() + b"\n")
    for pin, lamp in LAMPS.items():
        if lamp.on != (pin in lit):
            lit.symmetric_difference_update({pin})
            seen.write(f"lamp {pin} {int(lamp.on)}\n".encode())
    while select.select([doings], [], [], 0)[0]:
        verb, _, pin = doings.readline().decode().strip().partition(" ")
        if verb == "hang":
            BRAIN.hang()
        elif verb == "down":
            KEYS[int(pin)].press()
        else:
            KEYS[int(pin)].release()


BRAIN = Brain()
STRIP = Ws2812(wiring.STRIP, on_pixels=on_pixels)
EXTRAS = tuple((lambda device=device: device) for device in (BRAIN, STRIP, *KEYS.values(), *LAMPS.values()))
SPEC = BoardSpec(extras=EXTRAS, firmware=BOARDS["pico"].firmware)
