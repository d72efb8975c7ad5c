"""A phone is as its player likes it: the size of its text, a tap for covered cards, and the left hand."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.fakes import samples
from tests.web.fakes.fake_house import FakeDoor
from web.page import Page as View

LETTERS = "parseFloat(getComputedStyle(document.body).fontSize)"
WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def like(phone: Page, way: str, value: str) -> None:
    """Opens *Me and this phone*, taps that, and closes it again."""
    phone.locator("#corner > summary").click()
    phone.locator("#corner-device > summary").click()
    button = phone.locator(f"[data-my={way}][value='{value}']")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    phone.keyboard.press("Escape")


def test_a_larger_text_scrolls_on_one_column_and_is_kept_for_the_phone(phone: Page) -> None:
    before = phone.evaluate(LETTERS)
    like(phone, "size", "200")
    assert phone.evaluate(LETTERS) == 2 * before
    phone.reload()
    phone.wait_for_function(f"{LETTERS} === {2 * before}")
    assert phone.evaluate(WIDE) <= 0
    assert phone.evaluate("document.documentElement.scrollHeight > innerHeight")
    expect(phone.locator("#sheet .button").first).to_be_in_viewport()
    like(phone, "size", "100")
    assert phone.evaluate(LETTERS) == before
    assert phone.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_a_tap_opens_a_covered_card_and_another_covers_it(phone: Page) -> None:
    like(phone, "taps", "3600")
    face, cover = phone.locator("#face-scene-17"), phone.locator("#cover-scene-17")
    expect(cover).to_have_text("Tap to read")
    cover.click()
    expect(face).to_be_visible()
    cover.click()
    expect(face).to_be_hidden()
    cover.focus()
    phone.keyboard.press("Enter")
    expect(face).to_be_visible()
    phone.keyboard.press("Enter")
    expect(face).to_be_hidden()


def test_a_card_that_was_opened_by_a_tap_is_covered_after_the_time_that_was_set(phone: Page) -> None:
    phone.clock.install()
    phone.reload()
    like(phone, "taps", "10")
    phone.locator("#cover-scene-17").click()
    expect(phone.locator("#face-scene-17")).to_be_visible()
    phone.clock.fast_forward(10_000)
    expect(phone.locator("#face-scene-17")).to_be_hidden()


def test_a_card_of_the_hand_that_is_tapped_shows_what_it_can_do_below_it(phone: Page) -> None:
    like(phone, "taps", "60")
    held = phone.locator("#hand > .held").first
    held.locator(".cover").click(position={"x": 20, "y": 24})
    face, fold = held.locator(".face"), held.locator(".folded > :not(summary)")
    expect(face).to_be_visible()
    expect(fold).to_be_visible()
    upper, lower = held.locator(".card").bounding_box(), fold.bounding_box()
    assert upper is not None
    assert lower is not None
    assert upper["y"] + upper["height"] <= lower["y"]
    phone.mouse.click(195, 200)
    expect(face).to_be_hidden()
    expect(fold).to_be_hidden()


@pytest.mark.parametrize("left", [False, True], ids=["right", "left"])
def test_held_across_in_the_left_hand_the_answers_are_at_the_left(
    phone: Page, door: FakeDoor, *, left: bool
) -> None:
    if left:
        like(phone, "left", "yes")
    door.show(samples.PLAY, s1=samples.SEAT_KITES)
    phone.set_viewport_size({"width": 640, "height": 360})
    sheet, told = phone.locator("#sheet").bounding_box(), phone.locator("#told-now").bounding_box()
    corner = phone.locator("#corner > summary").bounding_box()
    assert sheet is not None
    assert told is not None
    assert corner is not None
    assert (sheet["x"] < told["x"]) == left
    assert (corner["x"] < 320) == left
    boxes = [one.bounding_box() for one in phone.locator(".by-strings .choosable").all()]
    assert min(box["width"] for box in boxes if box) >= 48


CUT = """[...document.querySelectorAll('main :is(p, h1, h2, h3, li, button)')].filter(one =>
    one.checkVisibility() && one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1
    && getComputedStyle(one).overflowX === 'hidden').map(one => one.outerHTML.slice(0, 120))"""


WHOLE_NAMES = (
    "[...document.querySelectorAll('.around .name')].every(one => one.getClientRects().length === 1)"
)


@pytest.mark.parametrize("view", [samples.PLAY, samples.PLAY_ROLL, samples.PLAY_VERDICT])
def test_a_big_screen_scrolls_on_one_column_with_a_larger_text_and_at_four_times_its_size(
    kiosk: Page, door: FakeDoor, view: View
) -> None:
    door.show(view)
    before = kiosk.evaluate(LETTERS)
    kiosk.locator("#more > summary").click()
    kiosk.locator("[data-my=size][value='200']").click()
    assert kiosk.evaluate(LETTERS) == 2 * before
    kiosk.keyboard.press("Escape")
    for width, height in ((1280, 800), (480, 270)):
        kiosk.set_viewport_size({"width": width, "height": height})
        assert kiosk.evaluate(WIDE) <= 0
        assert kiosk.evaluate(CUT) == []
        kiosk.wait_for_function(WHOLE_NAMES)
        kiosk.locator("#headline").scroll_into_view_if_needed()
        expect(kiosk.locator("#headline")).to_be_in_viewport()
