"""What the pretend Pico is wired to: two pipes, one of what people do and one of what they see."""

import os
import select
import sys
import time

down: set[int] = set()
_doings = open(os.getenv("PRETEND_PICO", "") + "/doings", "rb", 0)
_seen = open(os.getenv("PRETEND_PICO", "") + "/seen", "wb", 0)
_poll = select.poll()
_poll.register(_doings, select.POLLIN)


def look() -> None:
    """Takes in what people did: `down 3`, `up 3` (pins), or `hang`."""
    while _poll.poll(0):
        verb, _, pin = _doings.readline().decode().strip().partition(" ")
        if verb == "down":
            down.add(int(pin))
        elif verb == "up":
            down.discard(int(pin))
        elif verb == "hang":
            while True:
                time.sleep(1)


def show(line: str) -> None:
    _seen.write((line + "\n").encode())


def end() -> None:
    """The board restarts: its program ends, and whoever holds it begins it anew."""
    show("reset")
    sys.exit()
