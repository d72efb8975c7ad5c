"""A first turn is guided once on a phone by hints that have room of their own, ended by one tap or key."""

import pytest
from playwright.sync_api import Page, expect

from tests.watch import Watch
from tests.web.fakes import samples
from tests.web.fakes.at_the_table import address, change
from tests.web.fakes.fake_house import CODE, FakeDoor
from tests.web.fakes.page_parts import changed
from tests.web.fakes.waiting import until
from web.server import Server
from web.shown.guide import FirstTurn

GUIDE = FirstTurn("toy", (("who", "Who you are."), ("map", "No map here."), ("asked", "What is asked.")))
BUBBLE, TOLD = "#guide:visible", "#guide [data-at]:visible"


@pytest.fixture
def phone(watch: Watch, server: Server, door: FakeDoor) -> Page:
    page = watch.open(360, 640, guided=True, reduced_motion="reduce")
    page.goto(f"{address(server)}/j/{CODE}")
    page.get_by_label("Your name").fill("Jo")
    page.locator("label.colour").first.click()
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/seat*")
    door.show(door.public, s1=changed(samples.SEAT_ACT, guide=GUIDE))
    page.reload()
    return page


def covers(page: Page, part: str) -> bool:
    """True if the bubble lies over that part."""
    bubble, other = (page.locator(one).bounding_box() for one in (BUBBLE, part))
    assert bubble is not None
    assert other is not None
    return bubble["y"] < other["y"] + other["height"] and other["y"] < bubble["y"] + bubble["height"]


@pytest.mark.representative
def test_each_hint_covers_no_part_and_a_part_that_is_not_there_has_none(phone: Page) -> None:
    expect(phone.locator(TOLD)).to_have_text("Who you are.")
    assert not covers(phone, "#who")
    phone.get_by_role("button", name="Next").click()
    expect(phone.locator(TOLD)).to_have_text("What is asked.")
    assert not covers(phone, "#prompt-act-7-act")
    phone.get_by_role("button", name="Next").click()
    expect(phone.locator(BUBBLE)).to_have_count(0)


def test_a_bubble_stays_while_the_page_changes_and_comes_at_most_once(phone: Page, door: FakeDoor) -> None:
    phone.get_by_role("button", name="Next").click()
    change(door, phone, "Another headline.")
    expect(phone.locator(TOLD)).to_have_text("What is asked.")
    phone.reload()
    expect(phone.locator(TOLD)).to_have_text("What is asked.")


@pytest.mark.parametrize("ends", ["tap", "key"])
def test_one_tap_or_one_key_ends_it_for_good(phone: Page, ends: str) -> None:
    expect(phone.locator(BUBBLE)).to_have_count(1)
    if ends == "tap":
        phone.get_by_role("button", name="No hints").click()
    else:
        phone.keyboard.press("Escape")
    expect(phone.locator(BUBBLE)).to_have_count(0)
    phone.reload()
    phone.wait_for_function("document.querySelector('script[src*=\"guide.js\"]')")
    expect(phone.locator(BUBBLE)).to_have_count(0)


def test_answering_is_enough_to_have_been_guided_there(phone: Page) -> None:
    phone.get_by_role("button", name="Next").click()
    phone.locator("#sheet .button").first.click()
    expect(phone.locator(BUBBLE)).to_have_count(0)


SPARED = """() => {
    const sheet = document.querySelector("#sheet"), told = document.querySelector("#told-now");
    return sheet.scrollHeight <= sheet.clientHeight + 1 || told.clientHeight < 80;
}"""
"""True if all answers are whole, or at most two lines are left of the telling."""


def test_a_hint_takes_its_room_from_what_is_told_before_it_cuts_answers(phone: Page, door: FakeDoor) -> None:
    guide = FirstTurn("toy", (("hand", "These cards are yours alone, until you play one of them. " * 2),))
    door.show(door.public, s1=changed(samples.SEAT_COUNT, guide=guide, hand=samples.TRAITS))
    phone.reload()
    expect(phone.locator(TOLD)).to_be_visible()
    until(lambda: phone.evaluate(SPARED))


OVER = """() => {
    const box = (one) => one.getBoundingClientRect(), hint = box(document.querySelector("#guide"));
    const over = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    const scrolls = (one) => one.closest("#told-now, #sheet") || document.documentElement;
    return [...document.querySelectorAll(
        "#who, #told-now :is(h2, p, .card), #sheet :is(.asked, .hint, button, summary), #hand .cover"
    )].filter(one => over(box(one), hint) && over(box(scrolls(one)), hint)).map(one => one.outerHTML);
}"""


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (640, 360)])
def test_no_hint_lies_over_what_the_decision_is_about_or_over_what_can_be_tapped(
    phone: Page, door: FakeDoor, size: tuple[int, int]
) -> None:
    parts = ("who", "hand", "told", "asked")
    guide = FirstTurn("toy", tuple((one, f"What the {one} is for, in a sentence or two.") for one in parts))
    phone.set_viewport_size({"width": size[0], "height": size[1]})
    door.show(door.public, s1=changed(samples.SEAT_COUNT, guide=guide, hand=samples.TRAITS))
    phone.reload()
    for part in parts:
        expect(phone.locator(TOLD)).to_contain_text(part)
        assert phone.evaluate(OVER) == []
        for one in ("#told-now h2", "#sheet .asked", "#sheet button"):
            expect(phone.locator(one).first).to_be_in_viewport()
        phone.get_by_role("button", name="Next").click()


def test_across_the_question_has_the_whole_height_beside_a_hint_and_after_it(phone: Page) -> None:
    phone.set_viewport_size({"width": 640, "height": 360})
    for _ in range(3):
        box = phone.locator("#sheet").bounding_box()
        assert box is not None
        assert (box["y"], box["y"] + box["height"]) == pytest.approx((0, 360), abs=2)
        if phone.locator(BUBBLE).count():
            phone.get_by_role("button", name="Next").click()


def test_a_hint_that_is_gone_is_not_placed_again(phone: Page, door: FakeDoor) -> None:
    expect(phone.locator(BUBBLE)).to_have_count(1)
    door.show(door.public, s1=changed(samples.SEAT_ACT, guide=None))
    expect(phone.locator("#guide")).to_have_count(0)
    phone.evaluate("window.dispatchEvent(new Event('resize'))")


def test_a_hint_about_the_hand_is_beside_the_hand(phone: Page, door: FakeDoor) -> None:
    hand = FirstTurn("toy", (("hand", "Your Traits."),))
    door.show(door.public, s1=changed(samples.SEAT_ACT, guide=hand))
    phone.reload()
    expect(phone.locator("#hand[data-guided]")).to_have_count(1)
