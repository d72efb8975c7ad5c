"""What systemd does with one unit of this project, where no systemd of one's own may boot."""

import os
import shlex
import signal
import socket
import subprocess
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from time import monotonic

UNITS = {"ms": 0.001, "s": 1.0, "": 1.0}


class StandIn:
    """Runs `command`, listens to what it notifies, and starts it anew as the project's table unit asks:
    SIGABRT after WatchdogSec without a ping, SIGKILL after TimeoutAbortSec, another after RestartSec."""

    def __init__(self, folder: Path, command: str, unit: Path) -> None:
        self._watchdog = seconds(unit, "WatchdogSec")
        self._abort = seconds(unit, "TimeoutAbortSec")
        self._restart = seconds(unit, "RestartSec")
        self._command = shlex.split(command)
        self._heard = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._heard.bind(str(folder / "notify"))
        self._environment = os.environ | {
            "NOTIFY_SOCKET": str(folder / "notify"),
            "WATCHDOG_USEC": str(int(self._watchdog * 1e6)),
        }
        self._over = Event()
        self._thread = Thread(target=self._run)
        self._thread.start()

    def close(self) -> None:
        self._over.set()
        self._thread.join(30)
        self._heard.close()

    def _run(self) -> None:
        while not self._over.is_set():
            with subprocess.Popen(self._command, env=self._environment) as process:
                self._until_silent(process)
                self._end(process)
            self._over.wait(self._restart)

    def _until_silent(self, process: "subprocess.Popen[bytes]") -> None:
        self._heard.settimeout(0.05)
        alive: float | None = None
        while process.poll() is None and not self._over.is_set():
            with suppress(TimeoutError):
                words = self._heard.recv(4096).decode().split("\n")
                if "WATCHDOG=trigger" in words:
                    return
                alive = monotonic()
            if alive is not None and monotonic() - alive >= self._watchdog:
                return

    def _end(self, process: "subprocess.Popen[bytes]") -> None:
        for number, patience in ((signal.SIGABRT, self._abort), (signal.SIGKILL, 30.0)):
            if process.poll() is None:
                process.send_signal(number)
                with suppress(subprocess.TimeoutExpired):
                    process.wait(patience)


def seconds(unit: Path, name: str) -> float:
    """A time that a unit sets."""
    line = next(line for line in unit.read_text().splitlines() if line.startswith(f"{name}="))
    value = line.partition("=")[2]
    number = value.rstrip("ms")
    return float(number) * UNITS[value[len(number) :]]
