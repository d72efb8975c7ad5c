"""A whole evening in a real browser: three phones and the kiosk, and not one fault on any console."""

import re
from collections.abc import Sequence

from playwright.sync_api import Locator, Page, expect

from companion.app import Companion
from tests.evening.evening import PEOPLE, THROWS
from tests.watch import Watch

PATIENCE = 20_000
BUTTONS = "form.prompt:not(.standing) button.button:visible"


def sit_down(watch: Watch, companion: Companion) -> list[Page]:
    """Three phones that scanned the code, each typed a name and picked a colour."""
    phones = []
    for name, colour in PEOPLE:
        phone = watch.open(360, 740)
        phone.goto(f"{companion.address}/j/{companion.table.moment.seating.code}")
        phone.get_by_label("Your name").fill(name)
        phone.get_by_role("radio", name=colour).check(force=True)
        phone.get_by_role("button", name="Sit down").click()
        expect(phone.get_by_role("heading", name=name, level=1)).to_be_visible()
        phones.append(phone)
    return phones


def is_over(companion: Companion) -> bool:
    play = companion.table.moment.play
    return play is not None and not play.open


def rolls(companion: Companion) -> bool:
    play = companion.table.moment.play
    return play is not None and "roll" in play.open


def tap(button: Locator, page: Page, companion: Companion) -> bool:
    """Taps and waits until the page shows that the table has changed; False if it says that cannot be."""
    before = companion.table.moment.stamp
    form = page.locator(f"#{css(button.locator('xpath=ancestor::form').get_attribute('id') or '')}")
    button.click()
    for _ in range(PATIENCE // 50):
        if not form.count():
            assert companion.table.moment.stamp > before
            return True
        if page.locator("#sorry").is_visible():
            return False
        page.wait_for_timeout(50)
    raise AssertionError(f"nothing came of tapping {button}")


def css(identifier: str) -> str:
    return re.sub(r"([^\w-])", r"\\\1", identifier)


def throw(kiosk: Page, companion: Companion) -> None:
    """Throws the dice until all of them were read; then the photograph stands on the kiosk."""
    for _ in range(THROWS):
        if rolls(companion):
            kiosk.get_by_role("button", name="Throw the dice").click()
            until_rolled(kiosk, companion)
    expect(kiosk.get_by_role("button", name="Open the card").first).to_be_visible(timeout=PATIENCE)
    expect(kiosk.locator("img.photograph")).to_be_visible()


def until_rolled(kiosk: Page, companion: Companion) -> None:
    for _ in range(60):
        if rolls(companion):
            kiosk.wait_for_timeout(100)


def take_turn(phones: Sequence[Page], companion: Companion) -> None:
    """One tap by whoever is asked first: on the first button that is not barred."""
    for phone in phones:
        buttons = phone.locator(BUTTONS)
        for place in range(buttons.count()):
            if tap(buttons.nth(place), phone, companion):
                return
    phones[0].wait_for_timeout(50)


def test_three_phones_and_a_kiosk_play_to_the_end(watch: Watch, companion: Companion) -> None:
    kiosk = watch.open(1920, 1080)
    kiosk.goto(f"{companion.address}/t/home/kiosk")
    phones = sit_down(watch, companion)
    kiosk.get_by_role("button", name="Begin with 3 players").click()
    expect(phones[0].get_by_role("button", name="Set out")).to_be_visible()
    for _ in range(400):
        if is_over(companion):
            break
        if rolls(companion):
            throw(kiosk, companion)
        take_turn(phones, companion)
    assert is_over(companion)
    expect(kiosk.get_by_role("button", name="Next party")).to_be_visible()
