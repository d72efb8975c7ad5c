"""The panel's program on a Raspberry Pi Pico: lights strip and buttons, reads buttons, and answers."""

import os
import select
import struct
import sys
from time import ticks_diff, ticks_ms  # type: ignore[attr-defined]  # MicroPython has these, CPython has not

import machine
import micropython
import neopixel

from firmware import wire
from firmware.pico import wiring
from firmware.pico.debounce import Debounce
from firmware.pico.glow import WAITING, Glow

NAME = b"pico"
STAY = "stay"
"""While a file of that name lies there the program does not begin, once: so that another can be installed."""
PATIENCE = 2000
"""Milliseconds after which the watchdog restarts a board that hangs."""
FRESH = 1000
"""A press counts within that many milliseconds of the companion's last message; later it would arrive too
late.
"""
LIT, TOLD = 20, 1000
"""Milliseconds from one light to the next, and from one sign of life to the next."""
AT_ONCE = 128


class PicoPanel:
    """Strip, buttons and the wire to the companion."""

    def __init__(self) -> None:
        micropython.kbd_intr(-1)  # a 3 is a byte like any other, and stops nothing
        pin = machine.Pin
        self._pins = [pin(number, pin.IN, pin.PULL_UP) for number in wiring.BUTTONS]
        self._lamps = [pin(number, pin.OUT) for number in wiring.BUTTON_LAMPS]
        self._strip = neopixel.NeoPixel(pin(wiring.STRIP, pin.OUT), wiring.LAMPS)
        self._glow = Glow(wiring.LAMPS)
        self._buttons = Debounce(len(self._pins), self._down())
        self._poll = select.poll()
        self._poll.register(sys.stdin, select.POLLIN)
        self._reader = wire.FrameReader()
        self._session = self._number = 0
        self._inviting = 0
        self._lit = self._told = self._now = 0
        self._heard = -WAITING
        self._ticks = ticks_ms()
        self._dog = machine.WDT(timeout=PATIENCE)

    def run(self) -> None:
        while True:
            self._dog.feed()
            self._serve(self._arrived())

    def _serve(self, arrived: bytes) -> None:
        ticks = ticks_ms()
        self._now += ticks_diff(ticks, self._ticks)
        self._ticks = ticks
        for kind, number, payload in self._reader.feed(arrived):
            self._heard = self._now
            self._glow.hear(self._now)
            self._answer(kind, number, payload)
        for button in self._buttons.feed(self._now, self._down()):
            if self._now - self._heard < FRESH:
                self._say(wire.BUTTON, wire.BUTTON_FIELDS, button, self._buttons.down)
        if self._now - self._lit >= LIT:
            self._light()
        if self._now - self._told >= TOLD and self._now - self._heard < WAITING:
            self._told = self._now
            shown, dropped = self._glow.pictures & 0xFFFF, self._reader.dropped & 0xFFFF
            self._say(wire.ALIVE, wire.ALIVE_FIELDS, self._buttons.down, shown, dropped)

    def _arrived(self) -> bytes:
        arrived = b""
        wait = 1
        while len(arrived) < AT_ONCE and self._poll.poll(wait):
            arrived += sys.stdin.buffer.read(1)
            wait = 0
        return arrived

    def _answer(self, kind: int, number: int, payload: bytes) -> None:
        if kind == wire.HELLO and len(payload) >= struct.calcsize(wire.HELLO_FIELDS):
            self._introduce(payload[1])
        elif kind == wire.PICTURE and len(payload) >= struct.calcsize(wire.PICTURE_FIELDS):
            first, fade = struct.unpack(wire.PICTURE_FIELDS, payload[:3])
            self._glow.take(self._now, first, 10 * fade, payload[3:])
            self._take(number)
        elif kind == wire.LIGHT and len(payload) >= struct.calcsize(wire.LIGHT_FIELDS):
            (self._inviting,) = struct.unpack(wire.LIGHT_FIELDS, payload[:2])
            self._take(number)
        elif kind == wire.LEAVE:
            with open(STAY, "w"):
                pass
            machine.reset()

    def _introduce(self, session: int) -> None:
        if session != self._session:
            self._session, self._number = session, 0
        fields = (self._session, wire.VERSION, wiring.LAMPS, len(self._pins), self._buttons.down)
        self._write(wire.HERE, 0, struct.pack(wire.HERE_FIELDS, *fields) + NAME)

    def _take(self, number: int) -> None:
        self._write(wire.TAKEN, number, struct.pack(wire.TAKEN_FIELDS, self._session, self._buttons.down))

    def _say(self, kind: int, fields: str, *values: int) -> None:
        self._number = (self._number + 1) & 0xFF
        self._write(kind, self._number, struct.pack(fields, self._session, *values))

    def _write(self, kind: int, number: int, payload: bytes) -> None:
        sys.stdout.buffer.write(wire.encode(kind, number, payload))

    def _down(self) -> int:
        return sum([(1 - pin.value()) << button for button, pin in enumerate(self._pins)])

    def _light(self) -> None:
        self._lit = self._now
        light = self._glow.at(self._now)
        for lamp in range(wiring.LAMPS):
            self._strip[lamp] = (light[3 * lamp], light[3 * lamp + 1], light[3 * lamp + 2])
        self._strip.write()
        inviting = self._inviting if self._now - self._heard < WAITING else 0
        for button, pin in enumerate(self._lamps):
            pin.value(inviting >> button & 1)


if STAY in os.listdir():
    os.remove(STAY)
else:
    PicoPanel().run()
