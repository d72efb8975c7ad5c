"""A card is read by one tap and taken by a second one in the same place, by keyboard too."""

import pytest
from playwright.sync_api import Page, expect

from tests.watch import Watch
from tests.web.fakes import samples
from tests.web.fakes.at_the_table import address
from tests.web.fakes.fake_house import FakeDoor
from tests.web.fakes.page_parts import changed
from tests.web.pages.test_tiles import TILES
from web.server import Server

OFFSET = 40
"""Where a thumb taps, in CSS pixels from the left edge of a card."""


def phone(watch: Watch, server: Server, door: FakeDoor) -> Page:
    door.tokens["proof"] = "s1"
    door.show(samples.PLAY, s1=changed(samples.SEAT_ACT, prompts=(TILES,)))
    page = watch.open(360, 640)
    page.context.add_cookies([{"name": "seat-one", "value": "proof", "url": address(server)}])
    page.goto(f"{address(server)}/t/one/seat")
    return page


def test_the_second_tap_is_where_the_first_was(watch: Watch, server: Server, door: FakeDoor) -> None:
    page = phone(watch, server, door)
    box = page.locator("details.tile > summary").first.bounding_box()
    assert box is not None
    at = box["x"] + OFFSET, box["y"] + box["height"] / 2
    page.mouse.click(*at)
    expect(page.get_by_text("run for an hour")).to_be_visible()
    with page.expect_request(lambda one: one.method == "POST") as sent:
        page.mouse.click(*at)
    assert "option=play%3Arun" in (sent.value.post_data or "")


@pytest.mark.representative
def test_a_keyboard_opens_reads_and_takes(watch: Watch, server: Server, door: FakeDoor) -> None:
    page = phone(watch, server, door)
    page.locator("details.tile > summary").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("run for an hour")).to_be_visible()
    page.keyboard.press("Tab")
    with page.expect_request(lambda one: one.method == "POST") as sent:
        page.keyboard.press("Enter")
    assert "option=play%3Arun" in (sent.value.post_data or "")
