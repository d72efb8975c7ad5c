"""Waits for what other threads do."""

from collections.abc import Callable
from time import monotonic, sleep

from playwright.sync_api import Page


def until(true: Callable[[], object], seconds: float = 20) -> None:
    """Waits until that is so; fails after so many seconds."""
    end = monotonic() + seconds
    while not true():
        assert monotonic() < end, "it never came"
        sleep(0.005)


def until_heard(page: Page, true: Callable[[], object], seconds: float = 20) -> None:
    """The same of what a page's events tell: they are listened to meanwhile."""

    def heard() -> object:
        page.wait_for_timeout(20)
        return true()

    until(heard, seconds)
