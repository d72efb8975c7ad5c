"""`make stills`: takes the README's two pictures, the big screen and a phone while Hope dice are added."""

import sys
from contextlib import ExitStack
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from companion.table.seating.identity import identity
from tests.watch import chromium
from tools.looks.film import PRETEND
from tools.looks.moments import Party, party

DOCS = Path("docs")
SEATS = 4
ASKED = "hope"
"""The question during which the pictures are taken."""
SCREEN, PHONE, PHONE_SCALE = (1280, 720), (390, 844), 2


def opened(browser: Browser, evening: Party, seat: str | None) -> Page:
    """The kiosk's page, or that of a seat's phone."""
    width, height = PHONE if seat else SCREEN
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=PHONE_SCALE if seat else 1,
        color_scheme="light" if seat else "dark",
        reduced_motion="reduce",
        bypass_csp=True,
    )
    url = evening.companion.address
    if seat:
        name = f"seat-home-{identity(evening.companion.settings.data)}"
        context.add_cookies([{"name": name, "value": evening.tokens[seat], "url": url}])
    page = context.new_page()
    page.goto(f"{url}/t/home/{'seat' if seat else 'kiosk'}")
    page.add_style_tag(content=PRETEND)
    return page


def take(browser: Browser, evening: Party, asked: str) -> None:
    """Takes the kiosk and the phone of who is asked, while all phones are connected."""
    phones = {seat: opened(browser, evening, seat) for seat in evening.tokens}
    for page, name in ((opened(browser, evening, None), "table"), (phones[asked], "phone")):
        page.wait_for_timeout(2000)
        for hint in page.locator("#guide-off:visible").all():
            hint.click()
        picture = Image.open(BytesIO(page.screenshot(type="png"))).convert("RGB")
        picture.save(DOCS / f"{name}.webp", quality=80, method=6)


def main() -> int:
    """Plays until the question is open, and takes both pictures; the exit status is 1 if it never is."""
    with ExitStack() as stack:
        evening = party(Path(stack.enter_context(TemporaryDirectory())))
        stack.callback(evening.companion.close)
        browser = stack.enter_context(sync_playwright()).chromium.launch(executable_path=chromium())
        for moment in evening.moments(SEATS):
            if moment.name == ASKED and moment.asked:
                take(browser, evening, moment.asked)
                print(f"{moment.asked} adds Hope dice in both pictures")
                return 0
    return 1


if __name__ == "__main__":
    sys.exit(main())
