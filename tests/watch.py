"""Real pages whose every console error, uncaught exception and failed request is a fault of the test."""

import os
import shutil
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response, WebError

LEFT_BY_THE_PAGE = "net::ERR_ABORTED"
"""How Chromium calls a request that ended because its page navigated away or was closed."""


BROUGHT = """window.bring && Promise.all([document.body, ...document.querySelectorAll('[data-needs]')]
    .flatMap(one => (one.dataset.needs || '').split(' ').filter(Boolean)).map(window.bring))
    .then(() => document.fonts.ready)"""
"""Styles, scripts and typefaces that come after the page."""
UNGUIDED = "try { localStorage.setItem('guide', 'off'); } catch {}"
"""A page without an address stores nothing."""
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")
"""Chromium under its names, the one without a window first: it needs a third of the time."""


def chromium() -> str | None:
    """The path of Debian's chromium, or None where there is none."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def is_ci() -> bool:
    """True if this is a run in which nothing may be skipped."""
    return os.environ.get("CI", "") not in {"", "0", "false"}


class Watch:
    """Opens pages and remembers what went wrong in any of them, in `faults`."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self._forgiven: list[str] = []
        self._seen: list[str] = []
        self._asked: set[str] = set()

    def open(self, width: int = 390, height: int = 844, *, guided: bool = False, **options: Any) -> Page:
        """A blank page in a browser context of its own (a phone has its own cookies); sizes in CSS pixels.

        A `guided` phone shows the bubbles of a first turn. `options` are those of Playwright's `new_context`.
        Its `goto` returns once the parts that come after the page are there, too.
        Further pages of `page.context` are watched, too.
        """
        context = self._browser.new_context(viewport={"width": width, "height": height}, **options)
        if not guided:
            context.add_init_script(UNGUIDED)
        context.on("console", self._said)
        context.on("weberror", self._raised)
        context.on("requestfailed", self._failed)
        context.on("request", self._was_asked)
        self._contexts.append(context)
        page = context.new_page()
        _brings_all(page)
        return page

    def forgive(self, part: str) -> None:
        """Faults that contain this text are what the test is about, such as a server that is gone."""
        self._forgiven.append(part)

    @property
    def faults(self) -> tuple[str, ...]:
        """What went wrong so far and was not forgiven, oldest first."""
        return tuple(fault for fault in self._seen if not any(part in fault for part in self._forgiven))

    @property
    def asked(self) -> frozenset[str]:
        """Whom the pages asked for anything: the origins of all their requests."""
        return frozenset(self._asked)

    def close(self) -> None:
        """Closes every page; what closing itself cuts off is no fault."""
        for context in self._contexts:
            context.close()

    def _was_asked(self, request: Request) -> None:
        parts = urlsplit(request.url)
        self._asked.add(f"{parts.scheme}://{parts.netloc}")

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._seen.append(f"console: {message.text} ({message.location['url']})")

    def _raised(self, error: WebError) -> None:
        self._seen.append(f"uncaught: {error.error}")

    def _failed(self, request: Request) -> None:
        if request.failure != LEFT_BY_THE_PAGE:
            self._seen.append(f"request: {request.method} {request.url}: {request.failure}")


def _brings_all(page: Page) -> None:
    goto = page.goto

    def arrived(*args: Any, **named: Any) -> Response | None:
        response = goto(*args, **named)
        page.evaluate(BROUGHT)
        return response

    page.goto = arrived  # type: ignore[method-assign]
