"""MicroPython's `machine` for a Pico that is not there."""

import time

import world


class Pin:
    """A pin with a button between it and ground, if it is read; pulled up, as on the board. One that is
    written has a lamp."""

    IN, OUT, PULL_UP = 0, 1, 1

    def __init__(self, number: int, mode: int, pull: int = -1) -> None:
        self._number, self._level = number, 0

    def value(self, level: "int | None" = None) -> int:
        if level is not None:
            if level != self._level:
                world.show("lamp " + str(self._number) + " " + str(level))
            self._level = level
            return level
        world.look()
        return 0 if self._number in world.down else 1


class WDT:
    """A watchdog that says so when it is fed; who sits outside bites."""

    def __init__(self, timeout: int) -> None:
        world.show("dog " + str(timeout))
        self._told = 0.0

    def feed(self) -> None:
        if time.time() - self._told > 0.05:
            self._told = time.time()
            world.show("fed")


def reset() -> None:
    world.end()
