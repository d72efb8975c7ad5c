"""A phone that is asked something says so in the title and icon of its tab, and never what it is asked."""

from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from tests.web.fakes.fake_house import FakeDoor
from tests.web.fakes.page_parts import changed

ICON = "document.querySelector('link[rel=icon]').getAttribute('href')"
BUZZES = "window.buzzes = 0; navigator.vibrate = () => { window.buzzes += 1; return true; }; null"


@pytest.mark.representative
def test_the_tab_says_that_it_is_ones_turn_and_stops_saying_so(phone: Page, door: FakeDoor) -> None:
    expect(phone).to_have_title("● Your turn")
    assert "icon-asked.svg" in phone.evaluate(ICON)
    waiting = changed(door.seats["s1"], prompts=())
    door.show(door.public, s1=replace(waiting, headline="Jo supports."))
    expect(phone).not_to_have_title("● Your turn")
    assert "icon-asked.svg" not in phone.evaluate(ICON)


def test_a_phone_that_was_touched_buzzes_once_for_each_turn(phone: Page, door: FakeDoor) -> None:
    asked = door.seats["s1"]
    expect(phone).to_have_title("● Your turn")
    phone.evaluate(BUZZES)
    phone.locator("h1").click()
    waiting = changed(asked, prompts=())
    for n in range(2):
        door.show(door.public, s1=waiting)
        expect(phone).not_to_have_title("● Your turn")
        door.show(door.public, s1=asked)
        expect(phone).to_have_title("● Your turn")
        assert phone.evaluate("window.buzzes") == n + 1
    door.show(door.public, s1=replace(asked, headline="Still you."))
    expect(phone.locator("#headline")).to_have_text("Still you.")
    assert phone.evaluate("window.buzzes") == 2
