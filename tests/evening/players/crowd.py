"""Phones and a kiosk in a real browser: they sit down, tap or type through a game, and meet with mishaps."""

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

from playwright.sync_api import Page, TimeoutError, expect

from companion.adapters.camera.roll_source import open_roll
from companion.app import Companion
from tests.evening.players.evening import THROWS
from tests.watch import Watch

PATIENCE = 20_000
PEOPLE = (("Ada", "red"), ("Ben", "blue"), ("Cleo", "green"), ("Dan", "black"), ("Eve", "yellow"))
BUTTONS = "form.prompt:not(.standing) button.button:visible"
IDS = "buttons => buttons.map(button => [button.id, button.form.id])"
TABS = 150
SCENE = "roll"
"""The roll after which a card opens; a card's own die decides at once."""
SIZE = (360, 740)


@dataclass
class Crowd:
    """A kiosk, and phones in the order of their seats; the one at `keyboard` is played without a finger."""

    watch: Watch
    companion: Companion
    kiosk: Page
    phones: list[Page]
    keyboard: int = 1

    @property
    def code(self) -> str:
        return self.companion.table.moment.seating.code

    @property
    def address(self) -> str:
        return self.companion.address

    def is_over(self) -> bool:
        play = self.companion.table.moment.play
        return play is not None and not play.open

    def rolls(self) -> bool:
        return open_roll(self.companion.table.moment) is not None

    def play(
        self, mishaps: Sequence[Callable[["Crowd"], None]], every: int, *, to_the_end: bool, most: int = 600
    ) -> None:
        """Plays on, with another mishap after so many taps each, until there is none left, or to the end."""
        waiting = list(mishaps)
        for place in range(most):
            if self.is_over() or not (waiting or to_the_end):
                return
            if waiting and place % every == every - 1:
                waiting.pop(0)(self)
            if self.rolls():
                self.throw()
            self.take_turn()
        play = self.companion.table.moment.play
        raise AssertionError(f"the game does not end: {list(play.open.values()) if play else None}")

    def throw(self) -> None:
        """Throws the dice until all of them were read; then a Scene's photograph stands on the kiosk."""
        asked = open_roll(self.companion.table.moment)
        for _ in range(THROWS):
            if self.rolls():
                self.kiosk.locator("#throw-button").click()
                self._until_rolled()
        assert not self.rolls(), "the camera did not read the dice"
        if asked is None or asked.question.id != SCENE:
            return
        expect(self.kiosk.get_by_role("button", name="Open the card").first).to_be_visible()
        expect(self.kiosk.locator("img.photograph")).to_be_visible()

    def take_turn(self) -> None:
        """One answer by whoever is asked first: by the first button that is not barred."""
        for place, phone in enumerate(self.phones):
            # All of them at one glance: the next view may be on its way, and replace them one by one.
            for button, form in phone.locator(BUTTONS).evaluate_all(IDS):
                if self._answered(phone, button, form, by_keyboard=place == self.keyboard):
                    return
        self.kiosk.wait_for_timeout(50)

    def _until_rolled(self) -> None:
        for _ in range(200):
            if self.rolls():
                self.kiosk.wait_for_timeout(100)

    def _answered(self, page: Page, button: str, form: str, *, by_keyboard: bool) -> bool:
        """Waits until the page shows that the table has changed; False if it says that cannot be."""
        before, shown = self.companion.table.moment.stamp, page.locator(f"#{css(form)}")
        tap = press if by_keyboard else click
        if not tap(page, button):
            assert not shown.count() or page.locator("#sorry").is_visible(), f"{button} cannot be reached"
            return False
        for _ in range(PATIENCE // 50):
            if not shown.count():
                assert self.companion.table.moment.stamp > before
                return True
            if page.locator("#sorry").is_visible():
                return False
            page.wait_for_timeout(50)
        raise AssertionError(f"nothing came of {button}")


def click(page: Page, button: str) -> bool:
    """Taps the button; False if it is no longer there, because the table has moved on."""
    found = page.locator(f"#{css(button)}")
    for _ in range(PATIENCE // 1000):
        if not found.count():
            return False
        with suppress(TimeoutError):
            found.click(timeout=1000)
            return True
    return False


def press(page: Page, button: str) -> bool:
    """Goes to the button with the Tab key, and presses Enter; False if it is not to be reached."""
    for _ in range(TABS):
        if page.evaluate("document.activeElement.id") == button:
            page.keyboard.press("Enter")
            return True
        page.keyboard.press("Tab")
    return False


def css(identifier: str) -> str:
    """An id as a selector writes it."""
    return re.sub(r"([^\w-])", r"\\\1", identifier)


def gather(watch: Watch, companion: Companion, count: int) -> Crowd:
    """So many people scan the code, type a name and pick a colour; the kiosk begins."""
    kiosk = watch.open(1920, 1080)
    kiosk.goto(f"{companion.address}/t/home/kiosk")
    crowd = Crowd(watch, companion, kiosk, [])
    for name, colour in PEOPLE[:count]:
        phone = watch.open(*SIZE)
        phone.goto(f"{companion.address}/j/{crowd.code}")
        phone.get_by_label("Your name").fill(name)
        phone.get_by_role("radio", name=colour).check(force=True)
        phone.get_by_role("button", name="Sit down").click()
        expect(phone.get_by_role("heading", name=name, level=1)).to_be_visible()
        crowd.phones.append(phone)
    kiosk.locator("#begin-button").click()
    expect(crowd.phones[0].get_by_role("button", name="Set out")).to_be_visible()
    return crowd


def is_back(crowd: Crowd, place: int) -> None:
    """The phone shows its own seat, and what the table shows."""
    name, phone = PEOPLE[place][0], crowd.phones[place]
    expect(phone.get_by_role("heading", name=name, level=1)).to_be_visible()
    expect(phone.locator("#lost")).to_be_hidden()
    shows_the_moment(crowd, phone)


def shows_the_moment(crowd: Crowd, phone: Page) -> None:
    """The phone tells what the kiosk tells, and who is asked there hears that it is them."""
    told = crowd.kiosk.locator("#headline").inner_text()
    spoken = re.compile(rf"^\s*({re.escape(told)}|It’s up to you)\s*$")
    expect(phone.locator("#headline")).to_have_text(spoken)
