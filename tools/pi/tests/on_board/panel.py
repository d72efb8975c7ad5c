"""A panel on USB: a gadget with a Pico's ids is found, lit and pressed, and again after it was pulled out."""

import os
import select
import tty
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread

from companion.devices.panel import UsbPanelDevice
from companion.devices.panel_status import PanelState
from companion.devices.strip import Rgb
from firmware.ports import PICO
from tests.companion.devices.board import Board
from tools.pi.tests.on_board.kernel import load, run, wait_until

CONFIGS = Path("/sys/kernel/config")
GADGET = CONFIGS / "usb_gadget/panel"
END = Path("/dev/ttyGS0")
"""The gadget's end of the cable."""
SOCKET = "dummy_udc.0"
LAMPS, GO_ON, SERIAL = 3, 0, "e6614c311b7e6f2a"
GREEN = Rgb(0, 255, 0)


def main() -> None:
    load("dummy_hcd", "libcomposite", "cdc_acm")
    if not (CONFIGS / "usb_gadget").exists():
        run("mount", "-t", "configfs", "none", str(CONFIGS))
    _make()
    panel, presses, stop = UsbPanelDevice(LAMPS), list[str](), Event()
    panel.listen(presses.append)
    panel.show((GREEN,) * LAMPS)
    thread = Thread(target=panel.run, args=(stop,))
    thread.start()
    try:
        for time in ("first", "second"):
            presses.clear()
            _prove(panel, presses, time)
            wait_until("it is known to be gone", lambda: panel.status.state is PanelState.GONE)
    finally:
        stop.set()
        thread.join()


def _prove(panel: UsbPanelDevice, presses: list[str], time: str) -> None:
    board = Board(LAMPS)
    with _plugged(board):
        wait_until(f"the panel is found for the {time} time", lambda: panel.status.state is PanelState.HERE)
        assert panel.status.port is not None
        print(panel.status.port, panel.status.here, flush=True)
        assert panel.status.port.serial == SERIAL
        wait_until("its strip is green", lambda: bytes(GREEN) * LAMPS in board.shown)
        board.down = 1 << GO_ON
        wait_until("a press arrived", lambda: presses)


def _make() -> None:
    """A composite device with one serial port, as MicroPython on a Pico is."""
    (GADGET / "strings/0x409").mkdir(parents=True)
    vendor, product = PICO
    for name, value in {
        "idVendor": f"{vendor:#06x}",
        "idProduct": f"{product:#06x}",
        "strings/0x409/serialnumber": SERIAL,
        "strings/0x409/product": "Board in FS mode",
        "strings/0x409/manufacturer": "MicroPython",
    }.items():
        (GADGET / name).write_text(value)
    (GADGET / "configs/c.1").mkdir()
    (GADGET / "functions/acm.usb0").mkdir()
    (GADGET / "configs/c.1/acm.usb0").symlink_to(GADGET / "functions/acm.usb0")


@contextmanager
def _plugged(board: Board) -> Iterator[None]:
    """The board is plugged in until the block ends, and answers."""
    (GADGET / "UDC").write_text(SOCKET)
    over = Event()
    thread = Thread(target=_serve, args=(board, over.is_set))
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()
        (GADGET / "UDC").write_text("\n")


def _serve(board: Board, is_over: Callable[[], bool]) -> None:
    end = os.open(END, os.O_RDWR | os.O_NOCTTY)
    tty.setraw(end)
    told = 0
    while not is_over():
        if select.select([end], [], [], 0.2)[0]:
            os.write(end, board.hear(os.read(end, 4096)))
        elif board.session:
            os.write(end, board.press(GO_ON) if board.down and not told else board.alive())
            told = board.down
    os.close(end)
