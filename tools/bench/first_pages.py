"""Measures what first pages send over the wire, their styles, scripts and typefaces with them: `python -m
tools.bench.first_pages [FOLDER ...]` compares this checkout with others.

Each is opened in a browser that has nothing of the table but, for a seat, the cookies that joining leaves; a
big screen's page also in one that was there before. Photographs and the stream are left out.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Request, sync_playwright

from tests.evening.players.evening import begin, code_on, kiosk
from tests.evening.players.phone import join
from tests.evening.players.server import Server, free_port
from tests.watch import UNGUIDED, chromium
from web.routes.pages import RUNS

HERE = Path(__file__).parents[2]
PHONE, SCREEN = {"width": 390, "height": 844}, {"width": 1920, "height": 1080}
AFTER_MS = 2500
"""Time after a page was loaded in which it fetches what only some pages need."""
KB = 1000


Sizes = dict[str, float]
"""Kilobytes by kind of file."""


def kilobytes(folder: Path, browser: Browser) -> dict[str, Sizes]:
    """Weighs each first page of a checkout's table."""
    with TemporaryDirectory() as data:
        server = Server(Path(data), free_port(), folder=folder)
        server.start()
        try:
            return _pages(server, browser)
        finally:
            server.stop()


def _pages(server: Server, browser: Browser) -> dict[str, Sizes]:
    screen = kiosk(server.base)
    code = code_on(screen)
    found = {"lobby": _fetched(browser, f"{server.base}/t/home/kiosk", SCREEN, ())}
    found["join"] = _fetched(browser, f"{server.base}/j/{code}", PHONE, ())
    people = (("Ada", "red"), ("Ben", "blue"), ("Cleo", "green"))
    phones = [join(server.base, code, name, colour) for name, colour in people]
    cookies = [{"name": one.name, "value": one.value or "", "url": server.base} for one in phones[0].jar]
    runs = {"name": RUNS, "value": "yes", "url": server.base}
    cookies.append(runs)
    found["lobby again"] = _fetched(browser, f"{server.base}/t/home/kiosk", SCREEN, [runs])
    found["seat, lobby"] = _fetched(browser, server.base + phones[0].home, PHONE, cookies)
    begin(screen)
    found["seat"] = _fetched(browser, server.base + phones[0].home, PHONE, cookies)
    found["kiosk"] = _fetched(browser, f"{server.base}/t/home/kiosk", SCREEN, ())
    found["kiosk again"] = _fetched(browser, f"{server.base}/t/home/kiosk", SCREEN, [runs])
    return found


def _fetched(
    browser: Browser, address: str, size: dict[str, int], cookies: Sequence[dict[str, str]]
) -> Sizes:
    context = browser.new_context(viewport=size)  # type: ignore[arg-type]  # a TypedDict by its keys
    context.add_init_script(UNGUIDED)
    context.add_cookies(cookies)  # type: ignore[arg-type]
    done: list[Request] = []
    context.on("requestfinished", lambda one: done.append(one))  # noqa: PLW0108  # it is marked
    page = context.new_page()
    page.goto(address)
    page.wait_for_timeout(AFTER_MS)
    sums: Sizes = {}
    for one in done:
        sizes = one.sizes()
        kind = "picture" if one.resource_type == "image" else one.resource_type
        sums[kind] = sums.get(kind, 0) + (sizes["responseBodySize"] + sizes["responseHeadersSize"]) / KB
    context.close()
    return sums


def main(words: Sequence[str]) -> int:
    """Prints a table of each checkout."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench.first_pages", description=__doc__)
    parser.add_argument("folders", nargs="*", type=Path, default=[])
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        for folder in [HERE, *parser.parse_args(words).folders]:
            print(folder)
            for name, sums in kilobytes(folder, browser).items():
                kinds = ", ".join(f"{kind} {size:.1f}" for kind, size in sorted(sums.items()))
                print(f"{name:12} {sum(sums.values()):6.1f} kB: {kinds}")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
