"""Pins through gpiozero and lgpio: a lamp that the emulator sees, and a press that it makes."""

import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import mkdtemp
from threading import Event, Thread

from companion.devices.gpio import Pins
from companion.devices.gpio_buttons import GpioButtons
from tools.pi.tests.on_board.kernel import run, wait_until

REVISION = "Revision\t: a02082\n"
"""A Pi 3: gpiozero asks for the board's revision, which this board has not."""
BUTTON, LAMP = 3, 5
KEYS = Path("/sys/bus/platform/drivers/gpio-keys")
POWER = "gpio-keys"


def main() -> None:
    _pose_as_a_pi()
    if (KEYS / POWER).exists():  # the board's power key is on the button's pin
        (KEYS / "unbind").write_text(POWER)
    pressed: list[str] = []
    factory = Pins(Path(mkdtemp())).factory
    buttons = GpioButtons({"go_on": BUTTON}, {"go_on": LAMP}, factory, 0.0, {})
    buttons.listen(pressed.append)
    stop = Event()
    thread = Thread(target=buttons.run, args=(stop,))
    thread.start()
    _say("lit", lambda: buttons.light(["go_on"]))
    _say("dark", lambda: buttons.light([]))
    print("waiting for a press", flush=True)
    wait_until("the press arrived", lambda: pressed)
    stop.set()
    thread.join()


def _pose_as_a_pi() -> None:
    told = Path("/run/cpuinfo")
    told.write_text(Path("/proc/cpuinfo").read_text() + REVISION)
    run("mount", "--bind", str(told), "/proc/cpuinfo")


def _say(what: str, do: Callable[[], None]) -> None:
    """Does it, says so, and waits for a line in answer."""
    do()
    print(f"the lamp is {what}", flush=True)
    sys.stdin.readline()
