"""A real Mosquitto of the test's own, to be stopped, killed and started again, and an ear at it."""

import os
import shutil
import signal
import socket
import subprocess
from pathlib import Path
from threading import Event
from typing import Any, Self

import pytest

from companion.cafe.broker import Broker
from companion.cafe.broker_connection import BrokerConnection, BrokerMessage
from tests.companion.waiting import wait_until
from tests.watch import is_ci

PLACES = os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin"))
OPEN = "allow_anonymous true\n"
KEPT = """\
listener {port} 127.0.0.1
persistence true
persistence_location {folder}/
autosave_interval 1
autosave_on_changes true
"""


def mosquitto(program: str = "mosquitto") -> str:
    """Where Debian's Mosquitto is; skipped without it, but not under CI."""
    found = shutil.which(program, path=PLACES)
    if found is None:
        stop: Any = pytest.fail if is_ci() else pytest.skip
        stop("no mosquitto on the PATH: install it with `apt-get install mosquitto`")
    assert found is not None
    return found


class Mosquitto:
    """A broker on a port of its own, which keeps what it is told in `folder`. Use it as a context."""

    def __init__(self, folder: Path, rules: str = OPEN) -> None:
        self._program, self.folder = mosquitto(), folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        folder.mkdir(parents=True)
        as_root = "user root\n" if os.geteuid() == 0 else ""
        (folder / "own.conf").write_text(KEPT.format(port=self.port, folder=folder) + as_root + rules)
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def broker(self, user: str = "", password: str = "") -> Broker:
        return Broker("127.0.0.1", self.port, user, password)

    def start(self) -> None:
        """Starts it, and waits until it listens."""
        command = [self._program, "-c", str(self.folder / "own.conf")]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_until(self._listens)

    def kill(self) -> None:
        """SIGKILL: it says goodbye to nobody."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """SIGTERM: what it keeps is on the disk."""
        self._end(signal.SIGTERM)

    def _end(self, number: int) -> None:
        assert self._process is not None
        self._process.send_signal(number)
        self._process.wait(10)

    def _listens(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, "mosquitto has ended"
        with socket.socket() as asking:
            return asking.connect_ex(("127.0.0.1", self.port)) == 0


class Ear:
    """Hears all that it may; use it as a context."""

    def __init__(self, broker: Broker, name: str = "ear", topics: tuple[str, ...] = ("#",)) -> None:
        self.latest: dict[str, bytes] = {}
        self.heard: list[tuple[str, bytes]] = []
        self._came = Event()
        self.line = BrokerConnection(broker, name, topics, heard=self._hear, changed=self._came.set)

    def __enter__(self) -> Self:
        self.line.open()
        wait_until(self.line.connected.is_set)
        return self

    def __exit__(self, *_: object) -> None:
        self.line.close()

    def _hear(self, heard: BrokerMessage) -> None:
        self.latest[heard.topic] = heard.payload
        self.heard.append((heard.topic, heard.payload))

    def await_(self, topic: str, payload: bytes) -> None:
        """Waits until that is what it heard last under the topic."""
        wait_until(lambda: self.latest.get(topic) == payload)
