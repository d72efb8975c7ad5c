"""A map is looked at closely by thumb, wheel, mouse and keys, and a tap on a lit place tries a tile there."""

from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from companion.table.commands.playing import AnswerQuestion
from tests.watch import BROUGHT, Watch
from tests.web.fakes import samples
from tests.web.fakes.at_the_table import address, change
from tests.web.fakes.fake_house import FakeDoor
from tests.web.fakes.page_parts import changed
from tests.web.fakes.waiting import until
from web.page import Page as View
from web.server import Server
from web.shown.board import BoardSpot, TileMap, tile_map
from web.shown.prompts import ChoiceView
from web.shown.view import Board, PlacedTile

PINCH = """([ground, from, to]) => {
    const target = document.querySelector(ground), box = target.getBoundingClientRect();
    const x = box.x + box.width / 2, y = box.y + box.height / 2;
    const tell = (name, side, apart) => target.dispatchEvent(new PointerEvent(name, {pointerId: 5 + side,
        pointerType: "touch", isPrimary: side < 0, buttons: 1, clientX: x + side * apart / 2, clientY: y,
        bubbles: true, cancelable: true}));
    for (const [name, apart] of [["pointerdown", from], ["pointermove", to], ["pointerup", to]])
        for (const side of [-1, 1]) tell(name, side, apart);
}"""
WHOLE = """(one) => {
    const svg = one.querySelector("svg"), [, , width, height] = svg.dataset.box.split(" ").map(Number);
    return Math.min(svg.clientWidth / width, svg.clientHeight / height);
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
def test_wheel_mouse_and_buttons_come_nearer_and_the_map_stays_so(
    phone: Page, door: FakeDoor, name: str
) -> None:
    door.show(door.public, s1=changed(getattr(samples, name), you="s1", prompts=()))
    ground = phone.locator(".ground")
    expect(ground).to_be_visible()
    phone.evaluate(BROUGHT)
    phone.locator("[data-zoom=whole]").click()
    whole, box = unit(phone), ground.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 3, box["y"] + box["height"] / 3
    phone.mouse.move(x, y)
    before = phone.evaluate(UNDER, [x, y])
    for _ in range(10):
        phone.mouse.wheel(0, -100)
    until(lambda: unit(phone) > 9 * whole)
    after = phone.evaluate(UNDER, [x, y])
    assert after[:2] == pytest.approx(before[:2], abs=2 / whole)
    near = unit(phone)
    change(door, phone, "Somebody waits.")
    assert unit(phone) == pytest.approx(near, rel=0.2)  # a headline takes some of its room
    near, after = unit(phone), phone.evaluate(UNDER, [x, y])
    phone.mouse.down()
    phone.mouse.move(x - 60, y - 40)
    phone.mouse.up()
    moved = phone.evaluate(UNDER, [x - 60, y - 40])
    assert moved[:2] == pytest.approx(after[:2], abs=2 / near)
    phone.locator("[data-zoom=whole]").click()
    again = unit(phone)
    phone.locator("[data-zoom=in]").click()
    assert unit(phone) == pytest.approx(again * 1.25, rel=0.01)
    phone.locator("[data-zoom=out]").click()
    assert unit(phone) == pytest.approx(again, rel=0.01)


@pytest.mark.parametrize("name", ["PLAY_MAP", "PLAY_PLAN"])
def test_keys_come_nearer_on_the_big_screen_move_it_and_show_all_of_it(
    watch: Watch, server: Server, door: FakeDoor, name: str
) -> None:
    page = kiosk(watch, server, door, getattr(samples, name))
    page.evaluate(BROUGHT)
    svg = page.locator(".ground svg.tiles")

    def seen(box: str = "viewBox") -> list[float]:
        return [float(one) for one in (svg.get_attribute(box) or "").split()]

    whole = seen("data-box")
    assert seen() == whole
    page.locator(".ground").focus()
    page.keyboard.press("+")
    assert seen()[2] == pytest.approx(whole[2] / 1.25)
    left = seen()[0]
    page.keyboard.press("ArrowRight")
    assert seen()[0] > left
    page.keyboard.press("0")
    assert seen() == whole


TURNED = ChoiceView(
    "one-turned", "1 east: fits turned once", None, plain=False, mark=1, face="tile-street", turn=1
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
    phone.locator(".ways > summary").press("Enter")
    phone.locator('.choices [data-spot="1"]').last.focus()
    expect(spot).to_have_class("spot on")
    here.click()
    until(lambda: door.asked)
    tap = door.asked[0][0]
    assert isinstance(tap, AnswerQuestion)
    assert tap.option == "one-turned"


def test_one_tap_on_a_way_in_the_list_takes_it_where_the_finger_is(phone: Page, door: FakeDoor) -> None:
    many = tuple(replace(TURNED, id=f"way-{n}", turn=n % 4) for n in range(7))
    places = replace(samples.PLACES, choices=many)
    door.show(door.public, s1=changed(samples.SEAT_MAP, prompts=(places,)))
    phone.locator(".ways > summary").click()
    phone.evaluate("for (const one of document.querySelectorAll('*')) one.scrollTop = 0")
    phone.locator('.choices [value="way-1"]').click(position={"x": 30, "y": 12})
    until(lambda: door.asked)
    tap = door.asked[0][0]
    assert isinstance(tap, AnswerQuestion)
    assert tap.option == "way-1"


def test_an_area_is_read_by_tap_and_by_key_while_the_game_goes_on(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = kiosk(watch, server, door, samples.PLAY_PLAN)
    text, area = page.locator("#read-area"), page.locator("#on-area-m")
    box = area.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] - 5)
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
    expect(text).to_contain_text("From here you can go to: Area 2.")
    text.locator("summary").click()
    expect(text).to_be_hidden()


def test_two_thumbs_come_nearer_and_go_away_again(phone: Page, door: FakeDoor) -> None:
    door.show(door.public, s1=samples.SEAT_MAP)
    expect(phone.locator("#ground")).to_be_visible()
    phone.evaluate(BROUGHT)
    usual = unit(phone)
    phone.evaluate(PINCH, ["#ground", 100, 200])
    assert unit(phone) == pytest.approx(2 * usual, rel=0.001)
    phone.evaluate(PINCH, ["#ground", 200, 10])
    assert unit(phone) == pytest.approx(phone.locator("#ground").evaluate(WHOLE), rel=0.02)


def town(last: tuple[int, int] | None, side: int = 20) -> TileMap:
    """A square of tiles, of which one was laid last."""
    tiles = tuple(
        PlacedTile((x, y), "meadow", 0, None, False, f"{x} {y}") for x in range(side) for y in range(side)
    )
    return tile_map(Board(tiles, (("meadow", samples.MEADOW),), last=last))


def test_all_of_a_large_town_is_on_the_big_screen_and_its_last_tile_lies_on_top(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = kiosk(watch, server, door, changed(samples.PLAY_MAP, board=town((10, 14))))
    stage = page.locator("#stage").bounding_box()
    assert stage is not None
    for title in ("0 0", "19 0", "0 19", "19 19"):
        tile = page.locator(".tile", has=page.get_by_text(title, exact=True)).bounding_box()
        assert tile is not None
        assert stage["x"] <= tile["x"] <= stage["x"] + stage["width"] - tile["width"]
        assert stage["y"] <= tile["y"] <= stage["y"] + stage["height"] - tile["height"]
    expect(page.locator(".tile").last).to_have_class("tile last")


def test_on_a_phone_the_map_opens_where_places_are_lit_and_is_whole_when_nothing_is(
    phone: Page, door: FakeDoor
) -> None:
    lit = replace(town(None), spots=(BoardSpot(1, 18, -3), BoardSpot(2, 19, -5)))
    door.show(door.public, s1=changed(samples.SEAT_MAP, board=lit))
    expect(phone.locator(".spot")).to_have_count(2)
    until(lambda: unit(phone) == pytest.approx(72, rel=0.05))
    for spot in phone.locator(".spot").all():
        expect(spot).to_be_in_viewport(ratio=1)
    door.show(door.public, s1=changed(samples.SEAT_MAP, board=town(None), prompts=()))
    expect(phone.locator(".spot")).to_have_count(0)
    until(lambda: unit(phone) == pytest.approx(phone.locator("#ground").evaluate(WHOLE), rel=0.03))


@pytest.mark.representative
def test_a_tap_on_a_tile_reads_it_and_a_tried_place_says_what_lies_beside_it(
    phone: Page, door: FakeDoor
) -> None:
    board = town(None, 2)
    told = {(0, 0): "the start, north road", (1, 0): "1 east: Jo, north slum"}
    shown = replace(board, told=told, spots=(BoardSpot(1, 2, 0, "2 east, free: west slum (Jo)"),))
    door.show(door.public, s1=changed(samples.SEAT_MAP, board=shown))
    phone.locator(".tile", has=phone.get_by_text("the start, north road")).click()
    expect(phone.locator("#read-area")).to_contain_text("the start, north road")
    phone.locator("#read-area > summary").click()
    phone.locator('.spot[data-spot="1"]').click()
    expect(phone.locator("[data-there]").first).to_have_text("2 east, free: west slum (Jo)")
