"""What tests may ask for: a real browser, and pages in it that are watched for faults."""

import gc
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.clock import FakeClock
from tests.companion.table.sandbox.here import reading_here
from tests.deals import Deals
from tests.firmware.pretend_pico import PretendPico, micropython
from tests.mosquitto import Mosquitto
from tests.tiers import Tiers
from tests.watch import Watch, chromium, is_ci

NO_BROWSER = (
    "no chromium on the PATH: install it with `apt-get install chromium-headless-shell fonts-dejavu-core`"
)

settings.register_profile("house", deadline=None)  # a busy machine is no fault
settings.load_profile("house")
expect.set_options(timeout=20_000)  # nor is a page that comes late


MEMORY = Path("/dev/shm")  # noqa: S108 - looked at before anything is put there
ROOMY = 4 << 30
"""So many bytes free, and a machine has the memory for what tests write."""


def pytest_configure(config: pytest.Config) -> None:
    """What tests write lies in memory where there is plenty: syncing a disk is a tenth of their time."""
    config.pluginmanager.register(Tiers())
    if "TMPDIR" in os.environ or not MEMORY.is_dir() or not os.access(MEMORY, os.W_OK):
        return
    runs_programs = not os.statvfs(MEMORY).f_flag & os.ST_NOEXEC
    if runs_programs and shutil.disk_usage(MEMORY).free >= ROOMY:
        os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)


def pytest_xdist_auto_num_workers() -> int:
    """Two more than there are cores: a third of all time is waiting for a process, a browser or a disk."""
    return len(os.sched_getaffinity(0)) + 2


def pytest_collection() -> None:
    """Nothing goes while tests are collected: to search for it takes a sixth of the time."""
    gc.disable()


def pytest_collection_finish() -> None:
    """What was collected stays to the end: the search for what may go leaves it out."""
    gc.enable()
    gc.freeze()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What may take longer than others begins first: at the end nobody waits for one that waits itself."""
    items.sort(key=lambda item: item.get_closest_marker("timeout") is None)


@pytest.fixture(scope="session", autouse=True)
def no_child() -> Iterator[None]:
    """What is brought in is read in this process: to start a child takes half a second.

    The sandbox's own tests start children, and so do the real tables of `tests/evening`.
    """
    with reading_here():
        yield


@pytest.fixture(scope="module", autouse=True)
def deals(request: pytest.FixtureRequest) -> Iterator[Deals]:
    """What a whole module shares is dealt by the module's name."""
    found = Deals()
    found.begin(request.node.nodeid)
    with pytest.MonkeyPatch.context() as patches:
        found.patch(patches)
        yield found


@pytest.fixture(autouse=True)
def dealt_by_name(deals: Deals, request: pytest.FixtureRequest) -> None:
    """What a test deals is dealt by the name of the test, whichever ran before it."""
    deals.begin(request.node.nodeid)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's chromium, headless; without it the test is skipped, and under CI it fails."""
    path = chromium()
    if path is None:
        stop: Any = pytest.fail if is_ci() else pytest.skip
        stop(NO_BROWSER)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path)
        yield found
        found.close()


@pytest.fixture
def watch(browser: Browser) -> Iterator[Watch]:
    """Opens any number of watched pages (`watch.open()`); afterwards none of them may have had a fault."""
    pages = Watch(browser)
    yield pages
    faults = pages.faults
    pages.close()
    assert faults == ()


@pytest.fixture
def watched_page(watch: Watch) -> Page:
    """One watched page of a phone's size."""
    return watch.open()


@pytest.fixture
def pico(tmp_path: Path) -> Iterator[PretendPico]:
    """A Pico with the panel's program on it, plugged in; skipped without MicroPython, but not under CI."""
    micropython()
    board = PretendPico(tmp_path / "pico")
    board.plug()
    yield board
    board.close()


@pytest.fixture
def clock() -> FakeClock:
    """A clock that stands until the test moves it."""
    return FakeClock()


@pytest.fixture
def broker(tmp_path: Path) -> Iterator[Mosquitto]:
    """A real one that lets everybody in."""
    with Mosquitto(tmp_path / "broker") as found:
        yield found
