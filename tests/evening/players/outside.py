"""A guest with a laptop: half-sent requests, headers that come by the byte, streams, again and again."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Thread, stack_size

LAPTOP = "127.0.1.7"
AGAIN_S = 0.5
"""How soon a connection that was ended is opened anew."""


class Laptop:
    """All that it does to the table at that port; runs until the process is killed."""

    def __init__(self, port: int) -> None:
        self._port = port

    def begin(self, kinds: tuple[int, int, int]) -> None:
        """So many connections of each kind at a time."""
        stack_size(256 * 1024)
        for number, kind in zip(kinds, (self.half_sent, self.slow, self.streams), strict=True):
            for _ in range(number):
                Thread(target=self._again, args=(kind,), daemon=True).start()

    def half_sent(self, line: socket.socket) -> None:
        """Begins to ask, and says no more."""
        line.sendall(b"GET / HTTP/1.1\r\nHost: x")
        line.recv(1)

    def slow(self, line: socket.socket) -> None:
        line.sendall(b"GET /t/home/kiosk HTTP/1.1\r\nHost: localhost\r\n")
        while True:
            time.sleep(0.5)
            line.sendall(b"X-More: yes\r\n")

    def streams(self, line: socket.socket) -> None:
        ask = f"GET /t/home/stream?as=kiosk&client={os.urandom(9).hex()} HTTP/1.1\r\nHost: localhost\r\n\r\n"
        line.sendall(ask.encode())
        while line.recv(4096):
            pass

    def _again(self, kind: Callable[[socket.socket], None]) -> None:
        while True:
            with suppress(OSError), socket.socket() as line:
                line.settimeout(60)
                line.bind((LAPTOP, 0))
                line.connect(("127.0.0.1", self._port))
                kind(line)
            time.sleep(AGAIN_S)


@contextmanager
def laptop(port: int, kinds: tuple[int, int, int]) -> Iterator[None]:
    """The laptop at work, in a process of its own that takes no time from the table's."""
    said = [sys.executable, "-m", __name__, str(port), *map(str, kinds)]
    with subprocess.Popen(["nice", "-n", "15", *said], stdout=subprocess.PIPE) as working:
        assert working.stdout is not None
        try:
            working.stdout.readline()
            yield
        finally:
            working.kill()


if __name__ == "__main__":
    port, *kinds = map(int, sys.argv[1:])
    Laptop(port).begin((kinds[0], kinds[1], kinds[2]))
    print("it has begun", flush=True)
    time.sleep(600)
