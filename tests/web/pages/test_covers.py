"""Secret cards in a real browser: readable only while they are held, however they are held."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.watch import Watch
from tests.web.fakes import samples
from tests.web.fakes.at_the_table import address, change
from tests.web.fakes.fake_house import FakeDoor
from tests.web.fakes.page_parts import changed
from web.server import Server

HOLDS: dict[str, tuple[Callable[[Page], object], Callable[[Page], object]]] = {
    "pointer": (lambda page: page.mouse.down(), lambda page: page.mouse.up()),
    "Space": (lambda page: page.keyboard.down(" "), lambda page: page.keyboard.up(" ")),
    "Enter": (lambda page: page.keyboard.down("Enter"), lambda page: page.keyboard.up("Enter")),
}


def face(page: Page) -> Locator:
    return page.locator("#card-scene-17 .face")


def hold(page: Page, how: str) -> None:
    cover = page.locator("#card-scene-17 .cover")
    expect(face(page)).to_be_hidden()
    cover.hover()
    cover.focus()
    HOLDS[how][0](page)
    expect(face(page)).to_be_visible()


@pytest.mark.parametrize("how", HOLDS)
def test_a_secret_card_is_readable_only_while_it_is_held(phone: Page, how: str) -> None:
    hold(phone, how)
    HOLDS[how][1](phone)
    expect(face(phone)).to_be_hidden()


@pytest.mark.parametrize("how", HOLDS)
def test_a_held_card_covers_itself_when_the_window_is_left(phone: Page, how: str) -> None:
    hold(phone, how)
    phone.evaluate("window.dispatchEvent(new Event('blur'))")
    expect(face(phone)).to_be_hidden()


def test_a_screen_reader_which_cannot_hold_opens_a_card_and_covers_it_again(phone: Page) -> None:
    cover, other = phone.locator("#card-scene-17 .cover"), phone.locator("#card-trait-1 .cover")
    cover.focus()
    for shown in (True, False, True):
        cover.evaluate("button => button.click()")
        expect(face(phone)).to_be_visible(visible=shown)
    other.focus()
    expect(face(phone)).to_be_hidden()


def test_the_first_press_of_a_mouse_holds_though_another_button_had_the_focus(phone: Page) -> None:
    cover = phone.locator("#card-scene-17 .cover")
    phone.locator("#card-trait-1 .cover").focus()
    cover.hover()
    phone.mouse.down()
    expect(cover).to_be_focused()
    expect(face(phone)).to_be_visible()
    phone.mouse.up()
    expect(face(phone)).to_be_hidden()


@pytest.mark.parametrize("kind", ["touch", "pen"])
def test_a_finger_and_a_pen_hold_a_card_whatever_had_the_focus(phone: Page, kind: str) -> None:
    phone.locator("#card-trait-1 .cover").focus()
    press = {"pointerType": kind, "button": 0, "isPrimary": True, "bubbles": True}
    phone.locator("#card-scene-17 .cover").dispatch_event("pointerdown", press)
    phone.locator("#card-scene-17 .cover").focus()
    expect(face(phone)).to_be_visible()
    phone.locator("#card-scene-17 .cover").dispatch_event("pointerup", press)
    expect(face(phone)).to_be_hidden()


def test_a_held_card_covers_itself_when_the_focus_moves_on(phone: Page) -> None:
    hold(phone, "Space")
    phone.keyboard.press("Tab")
    expect(face(phone)).to_be_hidden()


@pytest.mark.representative
def test_only_the_held_card_is_readable(phone: Page) -> None:
    hold(phone, "pointer")
    expect(phone.locator("#card-trait-1 .face")).to_be_hidden()
    phone.mouse.up()
    expect(phone.locator("#card-personality .face")).to_be_visible()


def test_a_held_card_stays_readable_while_the_page_changes(phone: Page, door: FakeDoor) -> None:
    hold(phone, "pointer")
    change(door, phone, "Jo supports.")
    expect(face(phone)).to_be_visible()
    phone.mouse.up()
    expect(face(phone)).to_be_hidden()


def test_covered_cards_are_of_one_size_and_grow_only_while_they_are_held(phone: Page) -> None:
    def height(card: str) -> float:
        tall: float = phone.locator(f"#card-{card}").evaluate("one => one.offsetHeight")
        return tall

    covered, in_hand = height("scene-17"), height("trait-1")
    assert in_hand == height("trait-2")
    hold(phone, "pointer")
    assert height("scene-17") > covered
    assert height("trait-1") == in_hand
    phone.mouse.up()
    assert height("scene-17") == covered


def test_a_card_that_comes_back_is_covered(phone: Page, door: FakeDoor) -> None:
    hold(phone, "pointer")
    door.show(door.public, s1=samples.SEAT_WAIT)
    expect(face(phone)).to_have_count(0)
    door.show(door.public, s1=samples.SEAT_ACT)
    expect(face(phone)).to_be_hidden()
    expect(face(phone)).to_have_count(1)


def test_a_secret_card_is_held_without_script_too(watch: Watch, server: Server, door: FakeDoor) -> None:
    door.tokens["proof"] = "s1"
    door.show(samples.PLAY, s1=samples.SEAT_ACT)
    page = watch.open(java_script_enabled=False)
    page.context.add_cookies([{"name": "seat-one", "value": "proof", "url": address(server)}])
    page.goto(f"{address(server)}/t/one/seat")
    hold(page, "pointer")
    page.mouse.up()
    expect(face(page)).to_be_hidden()


LIES = """() => [...document.querySelectorAll('.fan > :last-child .card.secret')].filter(card => {
    const [title, hint, around] = [card.querySelector('.kind'), card.querySelector('.cover > span'), card]
        .map(one => one.getBoundingClientRect());
    return title.bottom > hint.top + 1 || hint.bottom > around.bottom || title.right > around.right;
}).map(card => card.innerText)"""


@pytest.mark.parametrize("width", [320, 390])
def test_what_a_covered_card_is_stands_above_how_to_read_it(phone: Page, door: FakeDoor, width: int) -> None:
    titles = ("What you have seen so far", "Your Objective", "Programs of Maximiliane", "Hand")
    cards = tuple(
        replace(samples.SECRET, id=f"c{n}", kind=title, back=samples.PICTURE if n % 2 else None)
        for n, title in enumerate(titles)
    )
    phone.set_viewport_size({"width": width, "height": 740})
    door.show(door.public, s1=changed(samples.SEAT_ACT, hand=cards, headline="Many cards."))
    expect(phone.locator("#headline")).to_have_text("Many cards.")
    assert phone.evaluate(LIES) == []
