"""A demo starts and ends on any system: without what only Unix has, or with odd encodings, homes, umasks."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import entry_points
from pathlib import Path
from random import Random
from socket import socket
from time import monotonic, sleep
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from companion.__main__ import main
from tests.companion.systems import as_on
from tests.evening.players.evening import begin, code_on, kiosk, make_room, play_on, sit_down
from tests.evening.players.player import Player
from tests.long import LONG

PATIENCE_S = 60.0


def free_port() -> int:
    with socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@contextmanager
def demo(data: Path, *python: str, game: str = "", **environment: str) -> Iterator[int]:
    """A demo of a game that is started with these words for Python; the port on which it answers."""
    port = free_port()
    options = ["demo", "--data", str(data), "--host", "127.0.0.1", "--port", str(port)]
    options += ["--game", game] if game else []
    pipe, around = subprocess.PIPE, {**os.environ, **environment}
    command = [sys.executable, *python, *options]
    umask = int(environment.get("UMASK", "022"), 8)
    with subprocess.Popen(command, stdout=pipe, stderr=subprocess.STDOUT, env=around, umask=umask) as program:
        try:
            yield port
        finally:
            program.terminate()
            out, _ = program.communicate(timeout=PATIENCE_S)
    said = out.decode(errors="replace")
    assert "Ctrl+C ends it" in said, said
    assert "Traceback" not in said, said
    assert "ERROR" not in said, said


def page(port: int, path: str) -> str:
    """The page at that path, once the demo answers."""
    until = monotonic() + PATIENCE_S
    while True:
        try:
            with urlopen(f"http://127.0.0.1:{port}{path}", timeout=PATIENCE_S) as reply:
                return str(reply.read().decode())
        except (URLError, ConnectionError):
            assert monotonic() < until
            sleep(0.1)


@pytest.mark.slow
@pytest.mark.parametrize("system", ["darwin", "win32"])
def test_a_demo_starts_shows_its_pages_and_ends_with_only_what_that_system_has(
    tmp_path: Path, system: str
) -> None:
    with demo(tmp_path / "data", "-c", as_on(system)) as port:
        assert "<title>" in page(port, "/t/home/kiosk")


@pytest.mark.slow
@pytest.mark.parametrize("system", ["darwin", "win32"])
def test_a_game_is_played_to_its_end_with_only_what_that_system_has(tmp_path: Path, system: str) -> None:
    with demo(tmp_path / "data", "-c", as_on(system), game="ships_home") as port:
        page(port, "/t/home/kiosk")
        base = f"http://127.0.0.1:{port}"
        screen = kiosk(base)
        players = [Player(phone, Random(7)) for phone in sit_down(base, code_on(screen))]
        begin(screen)
        assert play_on(screen, players)
        assert make_room(screen)


ODD: dict[str, dict[str, str]] = {
    "a terminal in Latin-1": {"PYTHONIOENCODING": "iso-8859-1"},
    "a terminal in ASCII": {"PYTHONIOENCODING": "ascii"},
    "a locale without UTF-8": {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"},
    "a home that cannot be written": {"HOME": "/proc"},
    "no home": {"HOME": "/nonexistent"},
    "no temporary folder": {"TMPDIR": "/nonexistent"},
    "umask 077": {"UMASK": "077"},
    "umask 027": {"UMASK": "027"},
}
ALL_AT_ONCE = {"all at once": {name: value for some in ODD.values() for name, value in some.items()}}


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("odd", (ODD if LONG else ALL_AT_ONCE).values(), ids=ODD if LONG else ALL_AT_ONCE)
def test_a_demo_starts_on_a_system_that_is_set_up_oddly(tmp_path: Path, odd: dict[str, str]) -> None:
    with demo(tmp_path / "Müll", "-m", "companion", **odd) as port:
        assert "<title>" in page(port, "/t/home/kiosk")


def test_the_command_companion_is_the_command_line() -> None:
    [found] = entry_points(group="console_scripts", name="companion")
    assert found.load() is main
