"""`make screenshots`: takes every page in every phase, light and dark, in three sizes, and lists layout
faults.
"""

import argparse
import html
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from companion.table.seating.identity import identity
from tests.watch import chromium
from tools.looks.fitting import faults, faults_from_afar
from tools.looks.moments import PageMoment, Party, party

SIZES = ((360, 740), (820, 1180), (1920, 1080))
SCHEMES = ("light", "dark")
KIOSK_SIZE = (1920, 1080)


@dataclass(frozen=True)
class Look:
    """One picture and what does not fit on it."""

    moment: str
    page: str
    size: tuple[int, int]
    scheme: str
    faults: tuple[str, ...]

    @property
    def file(self) -> str:
        """The name of the picture."""
        return f"{self.moment}-{self.page}-{self.size[0]}-{self.scheme}.jpg"


def looks(browser: Browser, evening: Party, seats: int, folder: Path) -> Iterator[Look]:
    """Goes through an evening and takes every picture."""
    for moment in evening.moments(seats):
        for name, page in _pages(browser, evening, moment):
            yield from _looks_at(page, moment, name, folder)
            page.context.close()


def _pages(browser: Browser, evening: Party, moment: PageMoment) -> Iterator[tuple[str, Page]]:
    base = evening.companion.address
    yield "kiosk", _open(browser, f"{base}/t/home/kiosk", evening, None)
    if moment.name.startswith("lobby"):
        code = evening.companion.table.moment.seating.code
        yield "joining", _open(browser, f"{base}/j/{code}", evening, None)
    for name, seat in (("asked", moment.asked), ("looking-on", moment.other)):
        if seat is not None:
            yield name, _open(browser, f"{base}/t/home/seat", evening, evening.tokens[seat])


def _open(browser: Browser, address: str, evening: Party, token: str | None) -> Page:
    context = browser.new_context(reduced_motion="reduce")
    if token is not None:
        name = f"seat-home-{identity(evening.companion.settings.data)}"
        context.add_cookies([{"name": name, "value": token, "url": evening.companion.address}])
    page = context.new_page()
    page.goto(address)
    return page


def _looks_at(page: Page, moment: PageMoment, name: str, folder: Path) -> Iterator[Look]:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found = faults(page)
        if name == "kiosk" and (width, height) == KIOSK_SIZE:
            found += faults_from_afar(page)
        for scheme in SCHEMES:
            page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
            look = Look(moment.name, name, (width, height), scheme, tuple(found))
            page.screenshot(path=folder / look.file, type="jpeg", quality=80, full_page=width < KIOSK_SIZE[0])
            yield look


def index(taken: list[Look]) -> str:
    """A page with all pictures, those first on which something does not fit."""
    rows = "".join(
        f'<figure><a href="{look.file}"><img loading="lazy" height="300" src="{look.file}"></a>'
        f"<figcaption>{look.file}<br>{html.escape('; '.join(look.faults))}</figcaption></figure>"
        for look in sorted(taken, key=lambda look: not look.faults)
    )
    style = "body{font:14px sans-serif;display:flex;flex-wrap:wrap;gap:1em}figure{margin:0;max-width:34em}"
    return f"<!doctype html><meta charset=utf-8><title>Screenshots</title><style>{style}</style>{rows}"


def main() -> int:
    """Takes the pictures into a folder; the exit status is 1 if something does not fit."""
    parser = argparse.ArgumentParser(prog="make screenshots", description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("build/screenshots"))
    parser.add_argument("--seats", type=int, default=5, choices=(3, 4, 5))
    options = parser.parse_args()
    folder: Path = options.folder
    folder.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        evening = party(Path(stack.enter_context(TemporaryDirectory())))
        stack.callback(evening.companion.close)
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=chromium())
        taken = list(looks(browser, evening, options.seats, folder))
    (folder / "index.html").write_text(index(taken), encoding="utf-8")
    wrong = [look for look in taken if look.faults]
    for look in wrong:
        print(f"{look.file}: {'; '.join(look.faults)}")
    print(f"{len(taken)} pictures in {folder}/index.html; something does not fit on {len(wrong)}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
