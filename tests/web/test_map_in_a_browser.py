"""A map is looked at closely by thumb, wheel, mouse and keys, and a tap on a lit place tries a tile there."""

from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from companion.table.commands.playing import AnswerQuestion
from tests.watch import Watch
from tests.web import samples
from tests.web.at_the_table import address, change
from tests.web.fake_house import FakeDoor
from tests.web.page_parts import changed
from tests.web.waiting import until
from web.page import Page as View
from web.server import Server
from web.shown.prompts import ChoiceView

PINCH = """([ground, from, to]) => {
    const target = document.querySelector(ground), box = target.getBoundingClientRect();
    const x = box.x + box.width / 2, y = box.y + box.height / 2;
    const fingers = (apart) => [-1, 1].map((side, identifier) => new Touch({
        identifier, target, clientX: x + side * apart / 2, clientY: y}));
    const tell = (name, apart) => target.dispatchEvent(new TouchEvent(
        name, {touches: fingers(apart), bubbles: true, cancelable: true}));
    tell("touchstart", from);
    tell("touchmove", to);
}"""
WHOLE = """(one) => {
    const box = one.querySelector("svg").viewBox.baseVal;
    return Math.min(one.clientWidth / box.width, one.clientHeight / box.height);
}"""
UNDER = """([x, y]) => {
    const svg = document.querySelector(".ground svg.tiles"), at = svg.getBoundingClientRect();
    const box = svg.viewBox.baseVal, unit = Math.min(at.width / box.width, at.height / box.height);
    const left = at.left + (at.width - unit * box.width) / 2;
    const top = at.top + (at.height - unit * box.height) / 2;
    return [(x - left) / unit + box.x, (y - top) / unit + box.y, unit];
}"""
"""What of the drawing lies under a point of the page, and how many pixels wide one of its units is."""


def kiosk(watch: Watch, server: Server, door: FakeDoor, shown: View) -> Page:
    """The big screen with a map on it."""
    door.show(shown)
    page = watch.open(1920, 1080)
    page.goto(f"{address(server)}/t/one/kiosk")
    until(lambda: door.follows)
    return page


def unit(page: Page) -> float:
    """How many pixels wide a unit of the drawing is."""
    return float(page.evaluate(UNDER, [0, 0])[2])


@pytest.mark.parametrize("name", ["PLAY_MAP", "PLAY_PLAN"])
def test_wheel_keys_and_buttons_come_nearer_and_the_map_stays_so(
    watch: Watch, server: Server, door: FakeDoor, name: str
) -> None:
    shown = getattr(samples, name)
    page = kiosk(watch, server, door, shown)
    whole = unit(page)
    ground = page.locator(".ground")
    box = page.locator(".ground svg.tiles").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    before = page.evaluate(UNDER, [x, y])
    for _ in range(10):
        page.mouse.wheel(0, -100)
    until(lambda: unit(page) > 9 * whole)
    after = page.evaluate(UNDER, [x, y])
    assert after[:2] == pytest.approx(before[:2], abs=6 / whole)
    near = unit(page)
    door.show(replace(shown, headline="Jo has laid a tile."))
    expect(page.locator("#headline")).to_have_text("Jo has laid a tile.")
    assert unit(page) == pytest.approx(near, rel=0.005)
    page.mouse.down()
    page.mouse.move(x - 60, y - 40)
    page.mouse.up()
    moved = page.evaluate(UNDER, [x - 60, y - 40])
    assert moved[:2] == pytest.approx(after[:2], abs=2 / near)
    ground.focus()
    page.keyboard.press("-")
    assert unit(page) == pytest.approx(near / 1.25, rel=0.005)
    page.keyboard.press("+")
    was = ground.evaluate("(one) => one.scrollLeft")
    page.keyboard.press("ArrowRight")
    until(lambda: ground.evaluate("(one) => one.scrollLeft") > was)
    page.locator("[data-zoom=whole]").click()
    assert unit(page) == pytest.approx(whole, rel=0.005)
    page.locator("[data-zoom=in]").click()
    assert unit(page) == pytest.approx(whole * 1.25, rel=0.005)
    page.locator("[data-zoom=out]").click()
    assert unit(page) == pytest.approx(whole, rel=0.005)


TURNED = ChoiceView(
    "one-turned", "1 east: fits turned once", None, plain=False, mark=1, face="tile-1", turn=1
)


def test_a_tap_tries_the_tile_the_next_turns_it_and_one_button_lays_it(phone: Page, door: FakeDoor) -> None:
    places = replace(samples.PLACES, choices=(*samples.PLACES.choices, TURNED))
    door.show(door.public, s1=changed(samples.SEAT_MAP, prompts=(places,)))
    spot, here = phone.locator('.spot[data-spot="1"]'), phone.locator("[data-here]")
    expect(here).to_be_hidden()
    spot.click()
    expect(here).to_be_visible()
    expect(here).to_contain_text("1 east, 3 south")
    expect(spot.locator(".tried")).to_have_attribute("transform", "rotate(0 0.5 0.5)")
    change(door, phone, "Somebody waits.")
    expect(here).to_contain_text("1 east, 3 south")
    spot.click()
    expect(spot.locator(".tried")).to_have_attribute("transform", "rotate(90 0.5 0.5)")
    expect(here).to_contain_text("fits turned once")
    phone.locator('.spot[data-spot="2"]').click()
    expect(phone.locator(".tried")).to_have_count(1)
    phone.locator(".ways > summary").click()
    phone.locator('.choices [data-spot="1"]').last.focus()
    expect(spot).to_have_class("spot on")
    here.click()
    until(lambda: door.asked)
    tap = door.asked[0][0]
    assert isinstance(tap, AnswerQuestion)
    assert tap.option == "one-turned"


def test_an_area_is_read_by_tap_and_by_key_while_the_game_goes_on(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = kiosk(watch, server, door, samples.PLAY_PLAN)
    text, area = page.locator("#read-area"), page.locator("#on-area-m")
    page.locator("#plan-ground").get_by_text("Med Center").click()
    expect(text).to_contain_text("Med Center: be healed.")
    city = samples.CITY
    first, *others = city.plan.areas
    areas = (replace(first, lines=("Jo has gone.",)), *others)
    moved = replace(city, plan=replace(city.plan, areas=areas))
    door.show(changed(samples.PLAY_PLAN, plan=moved, headline="Jo goes."))
    expect(text).to_contain_text("Jo has gone.")
    page.keyboard.press("Escape")
    expect(text).to_be_hidden()
    expect(area).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(text).to_contain_text("One may go from here to: Area 2.")
    text.locator("summary").click()
    expect(text).to_be_hidden()


def test_two_thumbs_come_nearer_and_go_away_again(phone: Page, door: FakeDoor) -> None:
    door.show(door.public, s1=samples.SEAT_MAP)
    expect(phone.locator("#ground")).to_be_visible()
    usual = unit(phone)
    phone.evaluate(PINCH, ["#ground", 100, 200])
    assert unit(phone) == pytest.approx(2 * usual)
    phone.evaluate(PINCH, ["#ground", 200, 10])
    assert unit(phone) == pytest.approx(phone.locator("#ground").evaluate(WHOLE), rel=0.02)
