"""The page of staff in a browser: it follows the tables, says who calls, and lets tables be moved."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.watch import Watch
from tests.web.fakes.fake_staff import PIN, FakeDesk
from tests.web.fakes.waiting import until
from web.staff import serve_staff


@pytest.fixture
def desk() -> FakeDesk:
    return FakeDesk()


@pytest.fixture
def page(watch: Watch, desk: FakeDesk) -> Iterator[Page]:
    """The page, on a wide screen, of whoever has typed the PIN."""
    server = serve_staff(desk, "staff-1", "127.0.0.1", 0)
    server.start()
    page = watch.open(1600, 900)
    page.goto(f"http://127.0.0.1:{server.port}/")
    page.locator("#locked summary").click()
    page.locator("#unlocking-pin").fill(PIN)
    page.locator("#unlocking-button").click()
    expect(page.locator("#handle-window")).to_be_visible()
    yield page
    page.close()
    server.close()


@pytest.mark.representative
def test_a_call_shows_by_itself_and_is_answered(page: Page, desk: FakeDesk) -> None:
    desk.call("door", 0)
    expect(page.locator("#call-door")).to_have_text("Please come!")
    expect(page).to_have_title("door · Tables")
    page.get_by_role("button", name="I’m coming").click()
    until(lambda: desk.asked[-1] == ("order", "door", "coming"))
    expect(page.locator("#sorry")).to_be_hidden()


def test_a_table_is_dragged_and_moved_by_keyboard(page: Page, desk: FakeDesk) -> None:
    handle, plan = page.locator("#handle-window"), page.locator("#plan").bounding_box()
    assert plan is not None
    handle.hover()
    page.mouse.down()
    page.mouse.move(plan["x"] + plan["width"] * 0.7, plan["y"] + 20, steps=4)
    page.mouse.up()
    expect(page.locator("#tile-window.at-x6")).to_be_visible()
    assert desk.asked[-1] == ("place", "window", 6, 1)
    handle.focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#tile-window.at-y2")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#tile-window.at-x5.at-y2")).to_be_visible()
    expect(handle).to_be_focused()


def test_what_is_typed_stays_while_the_tables_change_and_is_brought_to_those_that_are_ticked(
    page: Page, desk: FakeDesk
) -> None:
    page.locator("#bringing summary").click()
    page.get_by_label("door", exact=True).check()
    page.locator("#bring-text").fill("[strip]\nbrightness = 60")
    desk.call("window", 0)
    expect(page.locator("#call-window")).to_be_visible()
    expect(page.locator("#bring-text")).to_have_value("[strip]\nbrightness = 60")
    page.get_by_role("button", name="Send these settings").click()
    until(lambda: desk.asked[-1] == ("bring", ("door",), "settings", "[strip]\nbrightness = 60"))


def test_sound_is_switched_on_by_hand(page: Page) -> None:
    sound = page.get_by_role("button", name="Sound")
    expect(sound).to_have_attribute("aria-pressed", "false")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "true")
