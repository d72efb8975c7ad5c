"""The table's own screen has letters of its own, for a box that has nothing but touch."""

from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from companion.table.commands.seating import TakeSeatPhoneless
from tests.watch import Watch
from tests.web.fakes import samples
from tests.web.fakes.at_the_table import address
from tests.web.fakes.fake_house import FakeDoor
from tests.web.fakes.page_parts import changed
from tests.web.fakes.waiting import until
from web.server import Server


def lobby(watch: Watch, server: Server, door: FakeDoor, fragment: str = "#own", language: str = "en") -> Page:
    """The lobby on a screen that is touched, where somebody without a phone sits down."""
    door.spoken = language
    door.show(changed(replace(samples.LOBBY, language=language), at_screen=True))
    page = watch.open(1280, 720, has_touch=True)
    page.goto(f"{address(server)}/t/one/kiosk{fragment}")
    page.locator("#bots > summary").tap()
    page.locator("#phoneless-yellow > summary").tap()
    return page


def keys(page: Page, *names: str) -> None:
    for name in names:
        page.locator(f'.keyboard [data-skbtn="{name}"]').locator("visible=true").tap()


def test_a_name_is_typed_by_touch_alone(watch: Watch, server: Server, door: FakeDoor) -> None:
    page = lobby(watch, server, door)
    page.locator("#phoneless-yellow-name").tap()
    expect(page.locator(".keyboard")).to_be_visible()
    keys(page, "{shift}", "J", "o", "o", "{bksp}", "{space}", "{signs}", "2")
    expect(page.locator("#phoneless-yellow-name")).to_have_value("Jo 2")
    keys(page, "{done}")
    expect(page.locator(".keyboard")).to_be_hidden()
    page.locator("#phoneless-yellow-button").tap()
    until(lambda: door.asked)
    assert door.asked[-1][0] == TakeSeatPhoneless("Jo 2", "yellow")


@pytest.mark.parametrize(("language", "letter"), [("en", "q"), ("de", "ß"), ("fr", "ç"), ("es", "ñ")])
def test_the_letters_are_those_of_the_language_and_each_fits_a_finger(
    watch: Watch, server: Server, door: FakeDoor, language: str, letter: str
) -> None:
    page = lobby(watch, server, door, language=language)
    page.locator("#phoneless-yellow-name").tap()
    keys(page, "{shift}", letter if letter == "ß" else letter.upper())
    expect(page.locator("#phoneless-yellow-name")).to_have_value(letter if letter == "ß" else letter.upper())
    sizes = page.locator(".keyboard button:visible").evaluate_all(
        "keys => keys.map(key => Math.min(key.clientWidth, key.clientHeight))"
    )
    assert min(sizes) >= 44


def test_what_was_typed_outlives_what_the_stream_brings(watch: Watch, server: Server, door: FakeDoor) -> None:
    page = lobby(watch, server, door)
    page.locator("#phoneless-yellow-name").tap()
    keys(page, "{shift}", "M")
    door.show(changed(samples.LOBBY, at_screen=True, headline="Somebody has sat down."))
    expect(page.locator("#headline")).to_have_text("Somebody has sat down.")
    keys(page, "o")
    expect(page.locator("#phoneless-yellow-name")).to_have_value("Mo")


def test_a_phone_and_a_screen_with_a_mouse_are_left_alone(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = lobby(watch, server, door, "")
    page.locator("#phoneless-yellow-name").tap()
    assert page.locator(".keyboard").count() == 0
    page = lobby(watch, server, door)
    page.locator("#phoneless-yellow-name").click()
    assert page.locator(".keyboard").count() == 0


@pytest.mark.representative
def test_the_letters_go_by_a_tap_outside_and_by_escape(watch: Watch, server: Server, door: FakeDoor) -> None:
    page = lobby(watch, server, door)
    field, letters = page.locator("#phoneless-yellow-name"), page.locator(".keyboard")
    field.tap()
    expect(letters).to_be_visible()
    page.locator("#headline").tap()
    expect(letters).to_be_hidden()
    field.tap()
    expect(letters).to_be_visible()
    page.keyboard.press("Escape")
    expect(letters).to_be_hidden()


def test_the_letters_leave_the_drawer_open_in_which_something_is_typed(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = lobby(watch, server, door)
    page.route("**/fold?**", lambda route: route.fulfill(body="<input id=x>"))
    page.locator("#more > summary").tap()
    page.locator("#x").tap()
    keys(page, "q", "{shift}", "W")
    expect(page.locator("#x")).to_have_value("qW")
    expect(page.locator("#more")).to_have_attribute("open", "")
