"""The pages of an evening turn by themselves on the big screen, and hold while somebody reads."""

from dataclasses import replace
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import Page, expect

from tests.watch import Watch
from tests.web.fakes import samples
from tests.web.fakes.at_the_table import address
from tests.web.fakes.fake_house import CODE, FakeDoor
from tests.web.fakes.page_parts import changed
from tools.looks.fitting import faults
from web.server import Server

PICTURE = 700
LONG = 13 * PICTURE
"""Milliseconds after which the next picture of a film is there, and the next page is open."""
OVER = replace(samples.OVER, pretend=None)


def screen(watch: Watch, server: Server, door: FakeDoor, *, calm: bool = False) -> Page:
    """The big screen after a game, with a clock that stands still until it is told to go on."""
    door.show(OVER)
    page = watch.open(1920, 1080, reduced_motion="reduce" if calm else "no-preference")
    page.clock.install()
    page.goto(f"{address(server)}/t/one/kiosk")
    page.locator("#turn-hold").click()
    page.clock.pause_at(datetime.now() + timedelta(minutes=1))
    for _ in samples.RECAP_PAGES:
        if page.locator("#recap-end.shown").count() == 0:
            page.keyboard.press("ArrowRight")
    shown(page, "end")
    page.locator("#turn-hold").click()
    return page


def shown(page: Page, name: str) -> None:
    """That page alone is seen."""
    expect(page.locator(f"#recap-{name}.shown")).to_be_visible()
    for other in page.locator("#book > .recap-page:not(.shown)").all():
        expect(other).not_to_be_visible()


def test_pages_turn_by_themselves_and_begin_again_after_the_last(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = screen(watch, server, door)
    for name in ("roll", "weave", "dead", "film"):
        page.clock.run_for(LONG)
        shown(page, name)
    for now, caption in enumerate(("First.", "Second.", "Third.")):
        expect(page.locator(".captions .now")).to_have_text(caption)
        expect(page.locator("#second")).to_be_visible(visible=now >= 1)
        expect(page.locator("#gone")).to_be_visible(visible=now < 1)
        page.clock.run_for(PICTURE)
    page.clock.run_for(LONG)
    shown(page, "dice")
    page.clock.run_for(LONG)
    shown(page, "end")


def test_a_tap_holds_a_page_until_the_next_tap_also_when_the_stream_brings_another_page(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = screen(watch, server, door)
    page.locator("#turn-on").click()
    page.locator("#recap-roll h2").click()
    expect(page.locator("#turn-hold")).to_have_attribute("aria-pressed", "true")
    page.clock.run_for(4 * LONG)
    shown(page, "roll")
    page.clock.resume()
    door.show(replace(OVER, headline="It went on."))
    expect(page.locator("#headline")).to_have_text("It went on.")
    shown(page, "roll")
    expect(page.locator("#turned")).to_have_text("2 / 6")
    page.locator("#turn-hold").click()
    page.clock.run_for(LONG)
    shown(page, "weave")


def test_keys_turn_the_pages_and_without_motion_nothing_else_does(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = screen(watch, server, door, calm=True)
    page.clock.run_for(4 * LONG)
    shown(page, "end")
    page.keyboard.press("ArrowLeft")
    shown(page, "dice")
    page.keyboard.press("PageUp")
    shown(page, "film")
    expect(page.locator(".captions .now")).to_have_text("Third.")
    page.locator(".film").click()
    expect(page.locator(".captions .now")).to_have_text("First.")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    shown(page, "end")


@pytest.mark.parametrize("size", [(1280, 720), (1080, 1920), (3840, 2160)])
def test_every_page_fits_the_big_screen(
    watch: Watch, server: Server, door: FakeDoor, size: tuple[int, int]
) -> None:
    door.show(OVER)
    page = watch.open(*size, reduced_motion="reduce")
    page.goto(f"{address(server)}/t/one/kiosk")
    shown(page, "end")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    for _ in samples.RECAP_PAGES:
        assert not faults(page), page.locator("#book > .shown").get_attribute("id")
        page.keyboard.press("ArrowRight")
    assert not page.locator(".recap-page.scrolls").count()


def test_the_map_is_a_page_that_it_fills(watch: Watch, server: Server, door: FakeDoor) -> None:
    assert samples.PLAY_MAP.play is not None
    door.show(changed(OVER, board=samples.PLAY_MAP.play.board))
    page = watch.open(1920, 1080, reduced_motion="reduce")
    page.goto(f"{address(server)}/t/one/kiosk")
    shown(page, "end")
    page.keyboard.press("ArrowLeft")
    shown(page, "map")
    page.wait_for_function("document.querySelector('#recap-map > .map').offsetHeight > innerHeight / 3")


def swiped_to(phone: Page, name: str) -> None:
    """That card is the one in the middle."""
    expect(phone.locator(f"#recap-{name}.shown")).to_be_in_viewport(ratio=0.6)


@pytest.mark.representative
def test_a_phone_swipes_the_pages_without_script(watch: Watch, server: Server, door: FakeDoor) -> None:
    page = watch.open(360, 640, java_script_enabled=False)
    page.goto(f"{address(server)}/j/{CODE}")
    page.get_by_label("Your name").fill("Jo")
    page.get_by_role("radio", name="black").check(force=True)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/t/one/seat?seat=s1")
    door.show(OVER, s1=samples.OVER_SEAT)
    page.reload()
    first, second = (page.locator(f"#recap-{one.id}") for one in samples.RECAP_PAGES[:2])
    expect(first).to_be_in_viewport(ratio=0.6)
    second.scroll_into_view_if_needed()
    expect(second).to_be_in_viewport(ratio=0.6)
    expect(first).not_to_be_in_viewport(ratio=0.2)


def test_a_phone_turns_the_pages_by_a_tap_and_plays_a_film_once_more_by_another(
    phone: Page, door: FakeDoor
) -> None:
    phone.set_viewport_size({"width": 360, "height": 740})
    phone.clock.install()
    phone.clock.pause_at(datetime.now() + timedelta(minutes=1))
    door.show(OVER, s1=samples.OVER_SEAT)
    for recap_page in samples.RECAP_PAGES[:4]:
        swiped_to(phone, recap_page.id)
        assert not faults(phone)
        phone.locator("#turn-on").click()
    for _ in range(2):
        for caption in ("Second.", "Third."):
            phone.clock.run_for(PICTURE)
            expect(phone.locator(".captions .now")).to_have_text(caption)
        phone.clock.run_for(PICTURE)
        expect(phone.locator(".captions .now")).to_have_text("Third.")
        phone.locator(".film").click()
        expect(phone.locator(".captions .now")).to_have_text("First.")
    phone.locator("#turn-back").click()
    swiped_to(phone, "dead")
