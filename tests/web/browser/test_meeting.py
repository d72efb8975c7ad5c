"""Who sits at the table: the big screen introduces one after another, each phone turns its own card up."""

from dataclasses import replace
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import Page, expect

from tests.watch import Watch
from tests.web.fakes import samples
from tests.web.fakes.at_the_table import address
from tests.web.fakes.fake_house import FakeDoor
from tests.web.fakes.page_parts import changed
from tests.web.fakes.waiting import until
from web.server import Server

NOON = datetime(2030, 1, 1, 12)
EACH = 7_000
"""Milliseconds for which each is introduced."""


def screen(watch: Watch, server: Server, door: FakeDoor, *, calm: bool = False) -> Page:
    """The big screen while people are introduced; its clock moves only when a test lets it."""
    door.show(samples.PLAY_MEETING)
    page = watch.open(1920, 1080)
    page.emulate_media(reduced_motion="reduce" if calm else "no-preference")
    page.clock.install(time=NOON)
    page.clock.pause_at(NOON + timedelta(seconds=1))
    page.goto(f"{address(server)}/t/one/kiosk")
    until(lambda: door.follows)
    expect(page.locator("#met-s1")).to_have_attribute("aria-pressed", "true")
    return page


def introduced(page: Page) -> list[str]:
    """Whose person is read, and what is lit in the circle."""
    lit = [text or "" for text in page.locator("#circle text.met").all_text_contents()]
    return [*page.locator(".person.met h4").all_text_contents(), *lit]


def test_one_after_another_is_introduced_with_what_binds_them_and_then_nothing_moves(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = screen(watch, server, door)
    one, two, three = (seat.name for seat in samples.PLAY_MEETING.seats)
    assert introduced(page) == [f"The {one}", one, "Old friends"]
    expect(page.locator(".person.met")).to_contain_text("A rule.")
    page.clock.run_for(EACH)
    assert introduced(page) == [f"The {two}", two, "Old friends"]
    door.show(replace(samples.PLAY_MEETING, headline="Somebody else came."))
    expect(page.locator("#headline")).to_have_text("Somebody else came.")
    assert introduced(page) == [f"The {two}", two, "Old friends"]
    page.clock.run_for(10 * EACH)
    assert introduced(page) == [f"The {three}", three]


def test_anybody_is_read_by_a_tap_or_a_key_and_stays_then(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = screen(watch, server, door)
    two, three = (seat.name for seat in samples.PLAY_MEETING.seats[1:])
    page.locator("#met-s3").click()
    assert introduced(page) == [f"The {three}", three]
    page.clock.run_for(10 * EACH)
    assert introduced(page) == [f"The {three}", three]
    page.locator("#met-s2").press("Enter")
    assert introduced(page)[0] == f"The {two}"
    assert door.asked == []


def test_for_who_asks_for_no_motion_nobody_is_introduced_without_a_tap(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = screen(watch, server, door, calm=True)
    page.clock.run_for(10 * EACH)
    assert introduced(page)[0] == f"The {samples.PLAY_MEETING.seats[0].name}"


def test_of_people_whom_nothing_binds_the_one_who_is_asked_has_the_picture_alone(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    meeting = samples.PLAY_MEETING.play
    assert meeting is not None
    assert meeting.circle is not None
    asked = tuple(replace(one, wanted=one.seat == "s2") for one in samples.PLAY_MEETING.seats)
    door.show(changed(samples.PLAY_MEETING, seats=asked, circle=replace(meeting.circle, ties=())))
    page = watch.open(1920, 1080)
    page.goto(f"{address(server)}/t/one/kiosk")
    expect(page.locator(".person.met h4")).to_have_text(f"The {asked[1].name}")
    expect(page.locator("#circle")).to_have_count(0)
    expect(page.locator(".person.met h4 + p")).to_be_visible()
    assert not page.locator(".person.met p + p").filter(visible=True).count()


@pytest.mark.representative
def test_on_a_phone_its_own_person_lies_open_before_all_else(phone: Page, door: FakeDoor) -> None:
    page, own = phone, replace(samples.PLAY_MEETING, you="s1", pretend=None, strip=())
    door.show(samples.PLAY_MEETING, s1=own)
    page.emulate_media(reduced_motion="reduce")
    person = page.locator("#dealt")
    expect(person).to_contain_text("A story.")
    expect(person.locator("h4")).to_be_in_viewport()
    animated = person.evaluate("one => getComputedStyle(one).animationName")
    assert animated == "none", "nothing turns for who asks for no motion"
    page.emulate_media(reduced_motion="no-preference")
    assert person.evaluate("one => getComputedStyle(one).animationName") == "come"
