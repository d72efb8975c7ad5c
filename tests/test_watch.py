import subprocess
import sys
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread

import pytest
from playwright.sync_api import Browser, Page

from tests.watch import Watch, is_ci

ROOT = Path(__file__).parent.parent
BROWSER_TEST = "test_a_page_that_works_has_no_faults"
over = Event()


class OnePage(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        if self.path == "/stream":
            over.wait(10)
            return
        self.send_response(200 if self.path == "/" else 404)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(b"<title>here</title><link rel=icon href=data:,>")

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), OnePage) as server:
        Thread(target=server.serve_forever).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        over.set()
        server.shutdown()


@pytest.fixture
def unasserted(browser: Browser) -> Iterator[Watch]:
    watch = Watch(browser)
    yield watch
    watch.close()


def test_a_page_that_works_has_no_faults(watched_page: Page, address: str) -> None:
    watched_page.goto(address)
    assert watched_page.title() == "here"


@pytest.mark.parametrize(
    ("script", "fault"),
    [
        ("console.error('lost')", "console: lost"),
        ("setTimeout(() => { throw new Error('broken') })", "uncaught: "),
        ("fetch('/nowhere')", "404"),
        ("fetch('http://127.0.0.1:9/').catch(() => 0)", "request: GET http://127.0.0.1:9/"),
    ],
)
def test_whatever_goes_wrong_in_a_page_is_a_fault(
    unasserted: Watch, address: str, script: str, fault: str
) -> None:
    page = unasserted.open()
    page.goto(address)
    page.evaluate(script)
    for _ in range(400):
        if any(fault in seen for seen in unasserted.faults):
            return
        page.wait_for_timeout(50)
    raise AssertionError(unasserted.faults)


def test_a_fault_that_the_test_is_about_can_be_forgiven(watch: Watch, address: str) -> None:
    watch.forgive("/nowhere")
    page = watch.open()
    page.goto(address)
    page.evaluate("fetch('/nowhere')")
    page.wait_for_timeout(200)


def test_leaving_a_page_while_it_asks_is_no_fault(watch: Watch, address: str) -> None:
    page = watch.open()
    page.goto(address)
    page.evaluate("void new EventSource('/stream')")
    page.wait_for_timeout(100)
    page.reload()


def test_every_page_has_its_own_cookies(watch: Watch, address: str) -> None:
    one, other = watch.open(), watch.open()
    for page in (one, other):
        page.goto(address)
    one.evaluate("document.cookie = 'seat=red'")
    assert other.evaluate("document.cookie") == ""


@pytest.mark.parametrize(
    ("value", "ci"), [("true", True), ("1", True), ("", False), ("0", False), ("false", False)]
)
def test_ci_is_what_the_environment_says(monkeypatch: pytest.MonkeyPatch, value: str, ci: bool) -> None:
    monkeypatch.setenv("CI", value)
    assert is_ci() is ci


def without_a_browser(ci: str) -> str:
    """The last words of one browser test, run where no chromium is on the PATH."""
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", f"{__file__}::{BROWSER_TEST}"]
    env = {"PATH": "", "CI": ci}
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False).stdout


@pytest.mark.slow
def test_where_there_is_no_browser_its_tests_are_skipped_by_name() -> None:
    said = without_a_browser(ci="")
    assert (
        f"SKIPPED tests/test_watch.py::{BROWSER_TEST} - Skipped: no chromium on the PATH: install it" in said
    )
    assert "1 skipped" in said


@pytest.mark.slow
def test_under_ci_a_test_without_its_browser_fails() -> None:
    assert "1 error" in without_a_browser(ci="true")
