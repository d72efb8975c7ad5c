"""A phone shows what came of an answer once the big screen has told it, and never waits for long."""

from datetime import datetime, timedelta

import pytest
from playwright.sync_api import Page, expect

from tests.web.fakes.fake_house import FakeDoor
from tests.web.fakes.page_parts import changed
from tests.web.fakes.waiting import until
from web.shown.stage import News

NOW = datetime(2030, 1, 1, 12)
LOOK_UP = "#look-up"


@pytest.fixture
def waiting(phone: Page, door: FakeDoor) -> Page:
    """A phone whose next page a big screen tells first; its clock moves only when a test lets it."""
    expect(phone.locator("script[src*='waits.js']")).to_have_count(1)
    phone.wait_for_function("window.waits")
    door.word = "1-0 1 0"
    before = changed(door.seats["s1"], news=News("1-0", 1, 1), screen=True)
    door.show(door.public, s1=changed(before, headline="Before."))
    expect(phone.locator("#headline")).to_have_text("Before.")
    phone.clock.install(time=NOW)
    phone.clock.pause_at(NOW + timedelta(seconds=1))
    door.show(door.public, s1=changed(before, headline="It went well.", news=News("1-0", 2, 2, waits=2)))
    expect(phone.locator(LOOK_UP)).to_be_visible()
    expect(phone.locator("#headline")).to_have_text("Before.")
    return phone


@pytest.mark.representative
def test_it_shows_the_page_once_the_screen_has_shown_it(waiting: Page, door: FakeDoor) -> None:
    waiting.evaluate("document.addEventListener('shown', ({ detail }) => { window.heard = detail; })")
    door.word = "1-0 1 4000"
    door.stir()
    until(lambda: waiting.evaluate("window.heard") == door.word)
    waiting.clock.run_for(3_900)
    expect(waiting.locator("#headline")).to_have_text("Before.")
    door.word = "1-0 2 0"
    door.stir()
    expect(waiting.locator("#headline")).to_have_text("It went well.")
    expect(waiting.locator(LOOK_UP)).to_be_hidden()


def test_a_tap_shows_it_now(waiting: Page) -> None:
    waiting.locator(LOOK_UP).click()
    expect(waiting.locator("#headline")).to_have_text("It went well.")


def test_a_screen_that_says_nothing_is_not_waited_for(waiting: Page) -> None:
    waiting.clock.run_for(2_100)
    expect(waiting.locator("#headline")).to_have_text("It went well.")


def test_without_a_screen_nothing_waits(phone: Page, door: FakeDoor) -> None:
    door.show(door.public, s1=changed(door.seats["s1"], headline="At once.", news=News("1-0", 2, 2, waits=2)))
    expect(phone.locator("#headline")).to_have_text("At once.")
    expect(phone.locator(LOOK_UP)).to_be_hidden()
