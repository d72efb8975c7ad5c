"""A webcam by `vivid`: found without being named, missed once it is pulled out, and found again."""

from pathlib import Path
from threading import Event, Thread

from companion.adapters.camera.camera_supervisor import CameraSupervisor
from tools.pi.tests.on_board.kernel import load, run, wait_until
from vision.cameras.absent import Absent
from vision.cameras.finding import find_camera
from vision.reading import Frame, TableReading

RULE = Path("/run/udev/rules.d/61-vivid.rules")
NAMED = (
    'SUBSYSTEM=="video4linux", ATTR{name}=="vivid-*-vid-cap", SYMLINK+="v4l/by-id/usb-vivid-video-index0"\n'
)
"""Only cameras on USB get such a name by themselves."""
DRIVER, DEVICE = Path("/sys/bus/platform/drivers/vivid"), "vivid.0"


SLOW_S = 60.0
"""A watch of an emulated board is slow, and does not hang."""


class States:
    """Remembers what is said of the camera; reads nothing."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def read(self, _: Frame) -> TableReading:
        return TableReading((), (), 0.0)

    def on_rest(self, frame: Frame, reading: TableReading) -> None: ...

    def on_motion(self) -> None: ...

    def on_trouble(self, reason: str) -> None:
        self.said.append(reason)

    def on_return(self) -> None:
        self.said.append("back")


def main() -> None:
    RULE.parent.mkdir(parents=True, exist_ok=True)
    RULE.write_text(NAMED)
    run("udevadm", "control", "--reload")
    states, stop = States(), Event()
    none = Absent("no camera is plugged in")
    supervisor = CameraSupervisor(none, states, states, find_camera, patience=SLOW_S)
    thread = Thread(target=supervisor.run, args=(stop,))
    thread.start()
    try:
        wait_until("without a webcam that is said", lambda: states.said)
        load("vivid")
        _wait_for(states, "the webcam is found", found=True)
        for time in ("first", "second"):
            (DRIVER / "unbind").write_text(DEVICE)
            _wait_for(states, f"pulled out for the {time} time: that is said", found=False)
            (DRIVER / "bind").write_text(DEVICE)
            _wait_for(states, "plugged in again, it is found", found=True)
    finally:
        stop.set()
        thread.join()


def _wait_for(states: States, what: str, *, found: bool) -> None:
    wait_until(what, lambda: (states.said[-1] == "back") is found)
    print(states.said[-1], flush=True)
