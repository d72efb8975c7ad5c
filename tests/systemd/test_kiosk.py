"""A browser that is gone or shows nothing is started anew, and a table that is away is no fault of it."""

import json
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from shutil import which
from threading import Thread

import pytest

from tests.companion.waiting import wait_until
from tests.systemd.on_path import SYSTEMD, OnPath
from tests.watch import is_ci

pytestmark = pytest.mark.skipif(which("curl") is None and not is_ci(), reason="no curl on the PATH")


class House:
    """Says how it goes, as the table does: `painted` is what it says of its own screen."""

    def __init__(self) -> None:
        house = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self.send_response(200)
                self.end_headers()
                self.wfile.write(json.dumps({"ok": True, "painted": house.painted}).encode())

            def log_message(self, *_: object) -> None: ...

        self.painted = True
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.thread = Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}/t/home/kiosk"

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


@pytest.fixture
def house() -> Iterator[House]:
    house = House()
    yield house
    house.close()


@contextmanager
def kiosk(house: House, folder: Path, browser: str = "exec sleep 300") -> Iterator[OnPath]:
    """The script at work, with a browser that does as it is told; `sleep` passes in a moment."""
    programs = OnPath(folder / "bin")
    programs.program("browser", browser)
    programs.program("sleep", 'exec /bin/sleep "$( [ "$1" = 1 ] && echo 0.01 || echo "$1" )"')
    (folder / "note").write_text(house.address + "\n")
    environment = programs.environment(
        KIOSK_BROWSER="browser", KIOSK_NOTE=str(folder / "note"), RUNTIME_DIRECTORY=str(folder)
    )
    with subprocess.Popen([SYSTEMD / "kiosk"], env=environment, stdout=subprocess.DEVNULL) as script:
        try:
            yield programs
        finally:
            script.terminate()
            script.wait(30)


def started(programs: OnPath) -> int:
    return len(programs.called("browser"))


def looks(programs: OnPath, many: int) -> None:
    """Waits until the script has looked so many times."""
    before = programs.called("sleep").count("1")
    wait_until(lambda: programs.called("sleep").count("1") >= before + many)


def test_the_browser_opens_the_kiosk_s_page_and_stays_while_that_shows(house: House, tmp_path: Path) -> None:
    with kiosk(house, tmp_path) as programs:
        looks(programs, 15)
        assert started(programs) == 1
        assert programs.called("browser")[0].endswith(f" {house.address}#own")


def test_a_browser_that_ended_is_started_anew(house: House, tmp_path: Path) -> None:
    with kiosk(house, tmp_path, "exec /bin/sleep 0.2") as programs:
        wait_until(lambda: started(programs) >= 3)


def test_a_browser_that_shows_nothing_any_more_is_started_anew(house: House, tmp_path: Path) -> None:
    with kiosk(house, tmp_path) as programs:
        looks(programs, 3)
        house.painted = False
        wait_until(lambda: started(programs) >= 2)
        house.painted = True
        looks(programs, 5)
        by_then = started(programs)
        looks(programs, 15)
        assert started(programs) == by_then


def test_a_browser_that_hangs_is_ended_all_the_same(house: House, tmp_path: Path) -> None:
    with kiosk(house, tmp_path, "trap '' TERM\nkill -STOP $$") as programs:
        looks(programs, 3)
        house.painted = False
        wait_until(lambda: started(programs) >= 2)


def test_a_table_that_is_away_is_waited_for(house: House, tmp_path: Path) -> None:
    with kiosk(house, tmp_path) as programs:
        looks(programs, 3)
        (tmp_path / "note").write_text("http://127.0.0.1:9/t/home/kiosk\n")
        looks(programs, 15)
        assert started(programs) == 1


def test_after_three_browsers_that_showed_nothing_the_whole_screen_is_started_anew(
    house: House, tmp_path: Path
) -> None:
    house.painted = False
    with kiosk(house, tmp_path, "exec /bin/sleep 0.05") as programs:
        wait_until(lambda: started(programs) == 3)
    assert started(programs) == 3


def test_a_screen_that_hangs_upright_is_turned_before_the_browser_starts(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KIOSK_TURN", "270")
    programs = OnPath(tmp_path / "screen")
    monkeypatch.setenv("PATH", f"{programs.folder}:{os.environ['PATH']}")
    programs.program("wlr-randr", "[ $# != 0 ] || printf 'HDMI-A-1 \"A screen\"\\n  Enabled: yes\\n'")
    with kiosk(house, tmp_path) as browsers:
        wait_until(lambda: started(browsers) > 0)
    assert programs.called("wlr-randr")[1:] == ["--output HDMI-A-1 --transform 270"]


def test_a_screen_that_cuts_its_edges_off_is_told_to_the_page(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KIOSK_CUT", "4")
    with kiosk(house, tmp_path) as programs:
        wait_until(lambda: started(programs) > 0)
        assert programs.called("browser")[0].endswith(f" {house.address}?cut=4#own")
