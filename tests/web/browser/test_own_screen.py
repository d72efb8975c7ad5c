"""The box's own screen says that it paints, and the browser that shows nothing any more is started anew."""

import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import which

import pytest
from flask import Flask
from playwright.sync_api import Page

from tests.systemd.on_path import SYSTEMD
from tests.watch import Watch, chromium, is_ci
from tests.web.fakes.at_the_table import address
from tests.web.fakes.waiting import until, until_heard
from web.connections.own_screen import FRESH_S, ScreenPaint
from web.server import Server
from web.site import NAME

FLAGS = "--headless --no-sandbox --disable-gpu --disable-dev-shm-usage"
PATIENT = 100.0


def test_paint_dries_after_a_few_seconds() -> None:
    now = [0.0]
    paint = ScreenPaint(lambda: now[0])
    before = paint.fresh
    paint.note()
    seen = []
    for now[0] in (0.0, FRESH_S - 0.1, FRESH_S):
        seen.append(paint.fresh)
    assert (before, seen) == (False, [True, True, False])


def test_only_the_page_that_the_box_opened_says_that_it_was_painted(
    watch: Watch, server: Server, app: Flask
) -> None:
    asked: dict[str, list[str]] = {"guest": [], "own": []}
    guest, own = watch.open(), watch.open(1920, 1080)
    guest.on("request", lambda request: asked["guest"].append(request.url))
    own.on("request", lambda request: asked["own"].append(request.url))
    guest.goto(f"{address(server)}/t/one/kiosk")
    own.goto(f"{address(server)}/t/one/kiosk#own")
    wait_for_paint(own, asked["own"])
    until(lambda: app.extensions[NAME].paint.fresh)
    own.goto(f"{address(server)}/t/one/join")  # wherever the own screen is led, it goes on saying so
    asked["own"].clear()
    wait_for_paint(own, asked["own"])
    assert not any(url.endswith("/painted") for url in asked["guest"])


def wait_for_paint(page: Page, asked: list[str]) -> None:
    """Waits until the page says that it was painted."""
    until_heard(page, lambda: any(url.endswith("/painted") for url in asked), PATIENT)


@contextmanager
def kiosk(server: Server, folder: Path) -> Iterator[None]:
    """The box's script with a real browser, without a screen."""
    path = chromium()
    assert path is not None
    (folder / "note").write_text(f"{address(server)}/t/one/kiosk\n")
    environment = os.environ | {
        "KIOSK_BROWSER": path,
        "KIOSK_NOTE": str(folder / "note"),
        "KIOSK_FLAGS": FLAGS,
        "RUNTIME_DIRECTORY": str(folder),
    }
    quiet = subprocess.DEVNULL
    with subprocess.Popen([SYSTEMD / "kiosk"], env=environment, stdout=quiet, stderr=quiet) as script:
        try:
            yield
        finally:
            script.terminate()
            script.wait(60)


def browser_of(folder: Path) -> int | None:
    """The browser's own process, which leads all of its others."""
    profile = f"--user-data-dir={folder}/profile".encode()
    for found in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = found.read_bytes().split(b"\0")
        except OSError:
            continue
        process = int(found.parent.name)
        if profile in words and b"--kiosk" in words and os.getpgid(process) == process:
            return process
    return None


@pytest.mark.browser
@pytest.mark.timeout(400)
@pytest.mark.skipif(
    (which("curl") is None or chromium() is None) and not is_ci(), reason="no curl, or no chromium"
)
def test_a_browser_whose_page_stands_still_is_started_anew(
    server: Server, app: Flask, tmp_path: Path
) -> None:
    paint: ScreenPaint = app.extensions[NAME].paint
    with kiosk(server, tmp_path):
        until(lambda: paint.fresh, PATIENT)
        stopped = browser_of(tmp_path)
        assert stopped is not None
        os.killpg(stopped, signal.SIGSTOP)
        until(lambda: browser_of(tmp_path) not in {stopped, None} and paint.fresh, PATIENT)
    until(lambda: browser_of(tmp_path) is None, PATIENT)
