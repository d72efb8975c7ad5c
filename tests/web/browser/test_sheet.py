"""What is asked and what it is about are in view together: held across, and with large text."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.long import LONG
from tests.watch import Watch
from tests.web.browser.test_whole_page import middle
from tests.web.fakes import samples
from tests.web.fakes.at_the_table import address
from tests.web.fakes.fake_house import CODE, FakeDoor
from tests.web.fakes.page_parts import changed
from web.page import Page as View
from web.server import Server
from web.shown.table import NoticeView

SHEETS = {"act": samples.SEAT_ACT, "count": samples.SEAT_COUNT, "dice": samples.SEAT_DICE}
COVERED = """() => {
    const sheet = document.getElementById("sheet").getBoundingClientRect();
    const about = document.getElementById("headline").getBoundingClientRect();
    const wide = Math.min(sheet.right, about.right) - Math.max(sheet.left, about.left);
    const high = Math.min(sheet.bottom, about.bottom) - Math.max(sheet.top, about.top);
    return wide > 0 && high > 0;
}"""

PLACES_OF_BUTTONS = """() => Object.fromEntries([...document.querySelectorAll("#sheet button")].map(one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [one.id, [x, y, width, height]];
}))"""


def phone(watch: Watch, server: Server, door: FakeDoor, view: View, size: tuple[int, int]) -> Page:
    """The phone of seat s1, of that size."""
    page = watch.open(*size)
    page.goto(f"{address(server)}/j/{CODE}")
    page.get_by_label("Your name").fill("Jo")
    page.locator("label.colour").first.click()
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/seat*")
    door.show(door.public, s1=view)
    page.reload()
    return page


@pytest.mark.long
@pytest.mark.parametrize("name", SHEETS)
@pytest.mark.parametrize("size", [(667, 375), (844, 390)] if LONG else [(667, 375)])
def test_held_across_the_sheet_stands_beside_what_it_asks_about(
    watch: Watch, server: Server, door: FakeDoor, name: str, size: tuple[int, int]
) -> None:
    page = phone(watch, server, door, SHEETS[name], size)
    assert not page.evaluate(COVERED)
    sheet = page.locator("#sheet").bounding_box()
    assert sheet is not None
    assert (sheet["y"], sheet["height"]) == (0, size[1])
    left, top = middle(page, "#sheet .asked")
    assert left > size[0] / 2
    assert top < size[1]
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_with_large_text_half_of_the_screen_stays_with_what_is_asked_about(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = phone(watch, server, door, samples.SEAT_ACT, (195, 422))  # 390 x 844 at 200 %
    sheet = page.locator("#sheet").bounding_box()
    assert sheet is not None
    assert sheet["height"] <= 211
    page.evaluate("document.getElementById('headline').scrollIntoView()")
    assert not page.evaluate(COVERED)


@pytest.mark.representative
def test_a_phone_that_waits_tells_its_goal_and_the_bar_that_moves(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = phone(watch, server, door, changed(samples.SEAT_WAIT, you="s1"), (360, 640))
    expect(page.locator("#meanwhile")).to_contain_text("Keep one of you alive for 3 more rounds")
    expect(page.locator("#meanwhile .bar-now")).to_contain_text("Hope")
    expect(page.locator("#meanwhile")).to_contain_text("Maximiliane risks 2 Humanity")
    expect(page.locator("#next-up .name")).to_have_text(["Ahmed", "you"])
    expect(page.locator("#to-story")).to_have_count(0)  # there are cards to read
    door.show(door.public, s1=changed(samples.SEAT_ACT, you="s1"))
    expect(page.locator("#sheet .asked")).to_be_visible()
    expect(page.locator("#meanwhile")).to_have_count(0)


def test_a_guess_lies_face_down_on_the_phone_of_who_made_it_until_the_next_game(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = phone(watch, server, door, changed(samples.SEAT_SUSPECTS, you="s1"), (360, 640))
    told = list[str]()
    page.on("request", lambda one: told.append(one.method))
    first, human = page.locator("#suspects summary").first, page.locator("[data-guess=s3] button").first
    first.click()
    expect(page.locator("#suspect-s3 .panel")).to_contain_text("Maximiliane saw the hand of Bo")
    human.click()
    expect(human).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(human).not_to_be_visible()
    expect(page.locator("#suspects [data-pinned]")).to_have_count(1)
    page.reload()
    expect(page.locator("#suspects [data-pinned]")).to_have_count(1)
    assert "POST" not in told
    door.show(door.public, s1=changed(samples.SEAT_SUSPECTS, you="s1", game=99))
    expect(page.locator("#suspects [data-pinned]")).to_have_count(0)


def test_without_cards_the_story_is_a_tap_away_for_who_waits(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = phone(watch, server, door, changed(samples.SEAT_IDLE, you="s1"), (360, 640))
    page.locator("#to-story").click()
    expect(page.locator("#log li").first).to_be_visible()
    page.go_back()
    expect(page.locator("#log li").first).not_to_be_visible()
    expect(page.locator("#meanwhile")).to_be_visible()


NEWS: dict[str, dict[str, Any]] = {
    "sentence": {
        "headline": "Somebody else has come, and brings a long story that takes two lines or three."
    },
    "told": {"spotlight": samples.VERDICT},
    "dice": {"roll": samples.ROLLED},
    "log": {"log": ("One more line.", *samples.LOG)},
    "notice": {"notices": (NoticeView("The camera is lost.", grave=True),)},
}


@pytest.mark.parametrize("size", [(360, 640), (640, 360)])
@pytest.mark.parametrize("name", NEWS)
def test_news_moves_no_button_under_a_thumb(
    watch: Watch, server: Server, door: FakeDoor, name: str, size: tuple[int, int]
) -> None:
    page = phone(watch, server, door, samples.SEAT_ACT, size)
    before = page.evaluate(PLACES_OF_BUTTONS)
    assert before
    door.show(door.public, s1=changed(samples.SEAT_ACT, mood="failure", **NEWS[name]))
    expect(page.locator("main[data-mood=failure]")).to_have_count(1)
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.evaluate(PLACES_OF_BUTTONS) == before
