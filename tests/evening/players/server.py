"""A companion in a process of its own, as `make demo` starts it, to be stopped or killed at any moment."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

READY_SECONDS = 60.0
COMPANION = ("-m", "companion")


class Server:
    """`python -m companion demo` on a port of its own, with its data in `data`."""

    def __init__(
        self,
        data: Path,
        port: int,
        camera: str = "pretend",
        program: Sequence[str] = COMPANION,
        folder: Path | None = None,
    ) -> None:
        """`program` is what Python runs, with arguments before the command; `folder`, in which checkout."""
        self.data = data
        self._program, self._folder = program, folder
        self.port = port
        self.camera = camera
        self.base = f"http://127.0.0.1:{port}"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """The process that runs now."""
        assert self._process is not None
        return self._process.pid

    @property
    def fate(self) -> str:
        """True if it still runs, and how it ended if it does not."""
        assert self._process is not None
        match self._process.poll():
            case None:
                return "still runs"
            case int(status) if status < 0:
                return f"was ended by {signal.Signals(-status).name}"
            case status:
                return f"ended by itself with status {status}"

    def start(self) -> None:
        """Starts it and waits until it answers."""
        command = [sys.executable, *self._program, "demo", "--host", "127.0.0.1"]
        command += ["--port", str(self.port), "--data", str(self.data), "--camera", self.camera]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=self._folder)
        deadline = time.monotonic() + READY_SECONDS
        while not self._answers():
            assert self._process.poll() is None, f"the companion {self.fate}"
            assert time.monotonic() < deadline, "the companion does not answer"
            time.sleep(0.05)

    def kill(self) -> None:
        """SIGKILL: nothing is flushed, nothing is said."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """SIGTERM, as a service is stopped."""
        self._end(signal.SIGTERM)

    def _end(self, number: int) -> None:
        assert self._process is not None
        if self._process.poll() is None:
            os.kill(self._process.pid, number)
            self._process.wait(READY_SECONDS)

    def _answers(self) -> bool:
        try:
            with urlopen(f"{self.base}/health", timeout=1):  # noqa: S310 - its own loopback address
                return True
        except (URLError, OSError):
            return False


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port
