"""A demo needs nothing that only Unix has: it starts, is played and is ended with all of that hidden."""

import subprocess
import sys
from collections.abc import Iterator
from http.client import HTTPConnection
from importlib.metadata import entry_points
from pathlib import Path
from socket import socket
from time import monotonic, sleep

import pytest

from companion.__main__ import main

PATIENCE_S = 60.0
HIDDEN = """
import os, shutil, signal, socket, sys
import cv2, ifaddr, numpy, serial, serial.tools.list_ports  # have builds of their own for each system

for name in ("fcntl", "termios", "tty", "pty", "resource", "pwd", "grp", "syslog", "crypt"):
    sys.modules[name] = None
for name in ("fork", "getuid", "geteuid", "getgid", "getegid", "getloadavg", "nice", "fchmod", "fchown",
             "pread", "pwrite", "fdatasync", "sched_getaffinity", "setsid", "getpgid", "killpg", "uname",
             "O_DIRECTORY", "O_NOFOLLOW", "O_NONBLOCK", "sysconf", "mkfifo", "chown", "posix_fallocate"):
    delattr(os, name)
for name in ("SIGHUP", "SIGUSR1", "SIGUSR2", "SIGALRM", "SIGCHLD", "SIGPIPE", "setitimer", "pthread_kill"):
    delattr(signal, name)
del socket.AF_UNIX

UNIX = ("/proc", "/sys", "/run")


def refuse(event, arguments):
    if event == "open" and str(arguments[0]).startswith(UNIX):
        raise FileNotFoundError(2, "there is no such place here", arguments[0])


access = os.access
os.access = lambda path, mode: not str(path).startswith((*UNIX, "/dev")) and access(path, mode)
sys.addaudithook(refuse)

from companion.__main__ import main

sys.exit(main(sys.argv[1:]))
"""
"""Runs a command without what Windows has not."""


def free_port() -> int:
    with socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    port = free_port()
    options = ["demo", "--data", str(tmp_path / "data"), "--host", "127.0.0.1", "--port", str(port)]
    command = [sys.executable, "-c", HIDDEN, *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as demo:
        try:
            yield port
        finally:
            demo.terminate()
            out, _ = demo.communicate(timeout=PATIENCE_S)
    said = out.decode()
    assert "Ctrl+C ends it" in said, said
    assert "Traceback" not in said, said
    assert "ERROR" not in said, said


def page(port: int, path: str) -> str:
    """The page at that path, once the demo answers."""
    until = monotonic() + PATIENCE_S
    while True:
        connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE_S)
        try:
            connection.request("GET", path)
            return connection.getresponse().read().decode()
        except ConnectionError:
            assert monotonic() < until
            sleep(0.1)
        finally:
            connection.close()


def test_a_demo_starts_shows_its_pages_and_ends_without_what_only_unix_has(port: int) -> None:
    assert "<title>" in page(port, "/t/home/kiosk")


def test_the_command_companion_is_the_command_line() -> None:
    [found] = entry_points(group="console_scripts", name="companion")
    assert found.load() is main
