"""Choices are things under a thumb, and controls for a key and for a page without script."""

import pytest
from playwright.sync_api import Locator, Page, expect

from companion.table.commands.playing import AnswerQuestion
from tests.watch import Watch
from tests.web.fakes import samples
from tests.web.fakes.at_the_table import address
from tests.web.fakes.fake_house import CODE, FakeDoor
from tests.web.fakes.page_parts import changed
from tests.web.fakes.waiting import until
from web.page import Page as View
from web.server import Server
from web.shown.prompts import AloneView

CARD = samples.TERRAIN.choices[0].id
LOOKS: dict[str, tuple[View, str]] = {
    "seats": (samples.SEAT_POINT, "s3"),
    "dice": (samples.SEAT_PUSH, "2"),
    "strings": (samples.SEAT_KITES, "4"),
    "gauge": (samples.SEAT_LEVELS, "4"),
    "wheel": (samples.SEAT_TURNED, "5"),
    "cards": (samples.SEAT_TERRAIN, CARD),
    "cards that are read": (samples.SEAT_SWIPED, "a"),
    "covered cards": (samples.SEAT_LIFTED, "4"),
}
"""A page of each look, and one of its options."""
THUMB = 48
"""CSS pixels that a thumb needs."""


def told(door: FakeDoor) -> list[object]:
    return [one.picks or one.option or one.number for one, _ in door.asked if isinstance(one, AnswerQuestion)]


def shown(page: Page, door: FakeDoor, view: View) -> Page:
    door.show(samples.PLAY, s1=view)
    expect(page.locator("#headline")).to_have_text(view.headline)
    until(lambda: page.evaluate("document.getAnimations().length") == 0)  # it takes taps by now
    return page


def thing(page: Page, option: str) -> Locator:
    """The button of an option, or the label of its box."""
    return page.locator(f".offer .choosable:is([value='{option}'], :has([name='pick-{option}']))")


def lifted(page: Page, option: str) -> Locator:
    """The same, once its card is lifted, if it lies among cards."""
    one, card = thing(page, option), card_of(page, option)
    if card.count() and not one.locator("input").count():
        card.locator("> :first-child").click()
        expect(card).to_have_attribute("data-lifted", "")
    return one


def card_of(page: Page, option: str) -> Locator:
    """The card on which an option stands."""
    return page.locator(f".lying:has([value='{option}'], [name='pick-{option}'])")


def drag(page: Page, one: Locator, x: float, y: float) -> None:
    """Draws a thing so many pixels aside and down, and lets go."""
    box = one.bounding_box()
    assert box is not None
    left, top = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(left, top)
    page.mouse.down()
    page.mouse.move(left + x / 2, top + y / 2)
    page.mouse.move(left + x, top + y)
    page.mouse.up()


@pytest.fixture
def thumb(watch: Watch, server: Server, door: FakeDoor) -> Page:
    """A phone of 360 by 640 that is touched."""
    door.tokens["proof"] = "s1"
    door.show(samples.PLAY, s1=samples.SEAT_ACT)
    page = watch.open(360, 640, has_touch=True, is_mobile=True, reduced_motion="reduce")
    page.context.add_cookies([{"name": "seat-one", "value": "proof", "url": address(server)}])
    page.goto(f"{address(server)}/t/one/seat")
    until(lambda: door.follows)
    return page


@pytest.mark.parametrize("look", LOOKS)
def test_a_touch_takes_it_and_a_thumb_has_room(thumb: Page, door: FakeDoor, look: str) -> None:
    view, option = LOOKS[look]
    one = lifted(shown(thumb, door, view), option)
    if view is samples.SEAT_LIFTED:
        one = card_of(thumb, option).locator("> :first-child")
    box = one.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= THUMB
    one.tap(position={"x": 20, "y": 24})  # the next card lies over the rest
    if view is samples.SEAT_LIFTED:
        thumb.locator("button[id$='-send']").tap()
    until(lambda: told(door))
    assert told(door) == [("4",) if view is samples.SEAT_LIFTED else option]


@pytest.mark.parametrize("look", LOOKS)
def test_a_key_takes_it(phone: Page, door: FakeDoor, look: str) -> None:
    view, option = LOOKS[look]
    one = thing(shown(phone, door, view), option)
    box = one.locator("input")
    (box if box.count() else one).focus()
    phone.keyboard.press("Space")
    if box.count():
        expect(box).to_be_checked()
        phone.locator("button[id$='-send']").press("Enter")
    until(lambda: told(door))
    assert told(door) == [("4",) if box.count() else option]


@pytest.mark.parametrize("look", LOOKS)
def test_it_is_taken_without_script(watch: Watch, server: Server, door: FakeDoor, look: str) -> None:
    view, option = LOOKS[look]
    page = watch.open(360, 640, java_script_enabled=False)
    page.goto(f"{address(server)}/j/{CODE}")
    page.get_by_label("Your name").fill("Jo")
    page.get_by_role("radio", name="black").check(force=True)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/t/one/seat?seat=s1")
    door.show(samples.PLAY, s1=view)
    page.reload()
    thing(page, option).click()
    if view is samples.SEAT_LIFTED:
        page.locator("button[id$='-send']").click()
    until(lambda: told(door))
    assert told(door) == [("4",) if view is samples.SEAT_LIFTED else option]


@pytest.mark.parametrize("look", [one for one in LOOKS if "cards " not in one and " cards" not in one])
def test_it_shows_under_the_thumb_at_once_and_is_taken_back_by_a_draw_aside(
    phone: Page, door: FakeDoor, look: str
) -> None:
    view, option = LOOKS[look]
    one = thing(shown(phone, door, view), option)
    one.scroll_into_view_if_needed()
    box = one.bounding_box()
    assert box is not None
    phone.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    phone.mouse.down()
    assert one.get_attribute("data-pressed") == ""
    phone.mouse.move(box["x"] + box["width"] / 2 + 70, box["y"] + box["height"] / 2 + 1)
    assert one.get_attribute("data-pressed") is None
    phone.mouse.up()
    phone.wait_for_timeout(100)
    assert told(door) == []


@pytest.mark.representative
def test_own_dice_are_committed_by_a_tap_or_drawn_into_the_middle(phone: Page, door: FakeDoor) -> None:
    shown(phone, door, samples.SEAT_COUNT)
    two = thing(phone, "2")
    drag(phone, two, 0, -30)
    assert door.asked == [], "that was not far enough"
    drag(phone, two, 0, -90)
    until(lambda: door.asked)
    thing(phone, "1").click()
    until(lambda: len(door.asked) == 2)
    assert told(door) == [2, 1]


def test_a_card_is_taken_by_a_push_upwards_and_put_down_by_a_tap_beside_it(
    phone: Page, door: FakeDoor
) -> None:
    lifted(shown(phone, door, samples.SEAT_SWIPED), "a")
    card = card_of(phone, "a")
    phone.locator("#who").click(force=True)
    expect(card).not_to_have_attribute("data-lifted", "")
    drag(phone, card, 0, -30)
    assert told(door) == [], "that was not far enough"
    drag(phone, card, 0, -90)
    until(lambda: told(door))
    assert told(door) == ["a"]


def test_a_card_that_is_held_is_read_and_covered_ones_are_lifted_together(
    phone: Page, door: FakeDoor
) -> None:
    shown(phone, door, samples.SEAT_LIFTED)
    faces = phone.locator(".together .face")
    expect(faces.first).to_be_hidden()
    phone.locator(".together .cover").last.hover()
    phone.mouse.down()
    for face in faces.all():
        expect(face).to_be_visible()
    phone.wait_for_timeout(350)  # longer than a tap
    phone.mouse.up()
    expect(faces.first).to_be_hidden()
    expect(phone.locator(".lying :checked")).to_have_count(0)


def test_a_card_behind_the_line_for_oneself_alone_is_lifted_by_a_tap_too(phone: Page, door: FakeDoor) -> None:
    alone = AloneView("For you alone", "Nothing", (samples.SWIPED,))
    shown(phone, door, changed(samples.SEAT_SWIPED, prompts=(), alone=alone))
    phone.locator("#alone > summary").click()
    lifted(phone, "a").click()
    until(lambda: told(door))
    assert told(door) == ["a"]


def test_a_trait_is_played_by_a_push_and_shows_its_ways_by_a_tap(phone: Page, door: FakeDoor) -> None:
    shown(phone, door, samples.SEAT_ACT)
    fold = phone.locator("#folded-use-trait-2")
    phone.locator("#card-trait-2 .cover").click()
    expect(fold).to_have_attribute("open", "")
    phone.keyboard.press("Escape")
    expect(fold).not_to_have_attribute("open", "")
    drag(phone, phone.locator("#card-trait-2 .cover"), 0, -90)
    expect(fold).to_have_attribute("open", "")


def test_the_middle_says_how_many_dice_and_what_they_cost_before_they_count(
    phone: Page, door: FakeDoor
) -> None:
    shown(phone, door, samples.SEAT_PUSH)
    middle = phone.locator(".middle")
    expect(middle).to_be_hidden()
    thing(phone, "3").focus()
    expect(middle).to_have_text("3 dice · at most 3 up")


def test_people_are_pointed_at_where_they_sit_and_the_asked_one_is_at_the_foot(
    phone: Page, door: FakeDoor
) -> None:
    shown(phone, door, samples.SEAT_POINT)
    boxes = {
        where: phone.locator(f".by-seats .{where}").bounding_box() for where in ("left-1", "left-2", "foot")
    }
    left, lower, foot = (box for box in boxes.values() if box)
    assert left["x"] == lower["x"]
    assert left["y"] < lower["y"] < foot["y"]
    expect(phone.locator(".by-seats .foot")).to_contain_text("Maximiliane")
    assert phone.locator(".by-seats button.foot").count() == 0


def test_whoever_asks_for_plain_pages_gets_a_plain_form_and_keeps_it(phone: Page, door: FakeDoor) -> None:
    shown(phone, door, samples.SEAT_KITES)
    phone.locator("#corner > summary").click()
    phone.locator("#corner-device > summary").click()
    phone.locator("#plain-pages").click()
    expect(phone.locator("#plain-pages")).to_have_attribute("aria-pressed", "true")
    label = phone.get_by_text("Height 4")
    read = "one => one.offsetWidth > 40"
    assert label.evaluate(read)
    phone.reload()
    assert label.evaluate(read)
    phone.locator("#corner > summary").click()
    phone.locator("#corner-device > summary").click()
    expect(phone.locator("#plain-pages")).to_have_attribute("aria-pressed", "true")
    phone.keyboard.press("Escape")
    thing(phone, "4").click()
    until(lambda: told(door))
    assert told(door) == ["4"]
