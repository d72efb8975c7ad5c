"""The kiosk is a stage: whatever is told fits it without scrolling, and the seats stay where they are."""

import re
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from tests.long import LONG
from tests.watch import Watch
from tests.web.fakes import samples
from tests.web.fakes.at_the_table import address, stand_still
from tests.web.fakes.fake_house import FakeDoor
from tests.web.fakes.page_parts import changed, game
from tests.web.fakes.waiting import until
from tools.looks.fitting import faults, lost
from web.page import Page as View
from web.server import Server
from web.shown.table import TableSeatView
from web.shown.view import Badge

SIZES = ((1280, 720), (1920, 1080), (3840, 2160), (1080, 1920), (820, 1180))
MOMENTS = {
    "choosing": samples.PLAY_DRAW,
    "reading": changed(samples.PLAY, spotlight=replace(samples.VERDICT, text=None, lines=())),
    "callout": samples.PLAY,
    "waiting": changed(samples.PLAY, spotlight=None),
    "gathering": changed(samples.PLAY_ROLL, spotlight=game(samples.PLAY).view.spotlight),
    "roll": samples.PLAY_READ,
    "verdict": samples.PLAY_VERDICT,
    "opened": changed(samples.PLAY_OPENED, spotlight=samples.VERDICT),
    "ruin": samples.PLAY_RUIN,
    "meeting": samples.PLAY_MEETING,
    "town": samples.PLAY_MAP,
    "city": replace(samples.PLAY_PLAN, beside=True),
}
SIXTH = replace(samples.seats(5)[4], seat="s6", name="Konstantin Alexander", colour=samples.RED)
PAINTED = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
SCROLLS = """() => [document.documentElement,
    ...document.querySelectorAll('#stage, #board, .middle, .seen, .around, .around .seat')]
    .map(one => [one.id || one.className || one.tagName, one.scrollWidth - one.clientWidth,
        one.scrollHeight - one.clientHeight])
    .filter(([name, across, down]) => across > 1 || down > 1).map(String)"""
PLACES = """() => [...document.querySelectorAll('.around .seat')]
    .map(one => one.getBoundingClientRect().toJSON())"""


def people(view: View, count: int) -> tuple[TableSeatView, ...]:
    """So many seats with what they have in that moment."""
    return (*(view.seats + samples.seats(5)[len(view.seats) :]), SIXTH)[:count]


def stage(watch: Watch, server: Server, door: FakeDoor, view: View) -> Page:
    """A kiosk that shows that moment; no pretend hardware stands below it."""
    door.show(replace(view, pretend=None))
    page = watch.open(1920, 1080, reduced_motion="reduce")
    page.goto(f"{address(server)}/t/one/kiosk")
    expect(page.locator("#stage")).to_be_visible()
    return page


@pytest.mark.long
@pytest.mark.parametrize("name", MOMENTS)
def test_nothing_scrolls_and_nothing_is_cut_at_any_size(
    watch: Watch, server: Server, door: FakeDoor, name: str
) -> None:
    place = list(MOMENTS).index(name)
    found = {}
    for count in (3, 4, 5, 6) if LONG else (6,):
        view = replace(MOMENTS[name], seats=people(MOMENTS[name], count))
        page = stage(watch, server, door, view)
        for width, height in SIZES if LONG else SIZES[place % len(SIZES) :][:1]:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("dispatchEvent(new Event('resize'))")
            page.evaluate(PAINTED)
            found[count, width] = page.evaluate(SCROLLS) + faults(page)
        page.context.close()
    assert {where: what for where, what in found.items() if what} == {}


FULL = (
    "Nexus (Area 3)",
    "Dee Coy",
    "Kuro: HQ (Area 4), Health 2",
    "Markers 2 3 4 5 6",
    "5 cards",
    "1 chip",
    "1 Program face up",
    "2 Boosts",
)
LINES = tuple(f"Line {n} of what lies open, long enough for a second row." for n in range(7))
OPENED = tuple(replace(samples.OPENED, id=f"open-{n}", lines=LINES) for n in range(4))


SHORT = (800, 480)
"""The touch screen of seven inches that many a Raspberry Pi has."""


@pytest.mark.parametrize("name", ["meeting", "opened", "consent", "over", "town"])
def test_a_short_screen_shows_all_at_once(watch: Watch, server: Server, door: FakeDoor, name: str) -> None:
    found = {**MOMENTS, "consent": changed(samples.PLAY_CONSENT, opened=OPENED), "over": samples.OVER}[name]
    page = stage(watch, server, door, replace(found, seats=people(found, 6)))
    width, height = SHORT
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("dispatchEvent(new Event('resize'))")
    page.evaluate(PAINTED)
    assert faults(page) == []
    assert lost(page) == []


@pytest.mark.parametrize("name", ["city", "meeting"])
def test_where_much_lies_open_it_turns_its_pages_and_nothing_is_cut(
    watch: Watch, server: Server, door: FakeDoor, name: str
) -> None:
    badges = tuple(Badge(f"b{n}", text, grave=False) for n, text in enumerate(FULL))
    seats = tuple(
        replace(one, badges=badges if n == 0 else badges[4:])
        for n, one in enumerate(people(MOMENTS[name], 6))
    )
    view = replace(MOMENTS[name], seats=seats, beside=True)
    page = stage(watch, server, door, changed(view, opened=OPENED))
    found = {}
    for width, height in SIZES[:4]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("dispatchEvent(new Event('resize'))")
        page.evaluate(PAINTED)
        found[width] = lost(page)
    assert {where: what for where, what in found.items() if what} == {}
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    board = page.locator("#board")
    expect(board, "more lies open than fits on one page").to_have_attribute("data-page", re.compile("/"))
    first = str(board.get_attribute("data-page"))
    page.locator("#seen").click()
    expect(page.locator("#board")).not_to_have_attribute("data-page", first)


def test_the_seats_never_move(watch: Watch, server: Server, door: FakeDoor) -> None:
    page = stage(watch, server, door, samples.PLAY)
    before = page.evaluate(PLACES)
    for view in MOMENTS.values():
        if not game(view).board and not game(view).plan:
            turned = tuple(replace(one, on_turn=not one.on_turn, note="2 dice in") for one in samples.seats())
            door.show(replace(view, pretend=None, seats=turned))
            expect(page.locator("#headline")).to_have_text(view.headline)
            assert page.evaluate(PLACES) == before
    assert len(before) == 4


@pytest.mark.representative
def test_the_stage_is_dark_in_a_light_room_too(watch: Watch, server: Server, door: FakeDoor) -> None:
    page = stage(watch, server, door, samples.PLAY)
    page.emulate_media(color_scheme="light")
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == "rgb(13, 10, 8)"


def test_what_is_no_play_lies_on_a_sheet_at_the_edge(watch: Watch, server: Server, door: FakeDoor) -> None:
    page = stage(watch, server, door, changed(samples.PLAY, undo=samples.UNDO))
    for one in (".undo > summary", ".counters", "#log"):
        expect(page.locator(one)).to_be_hidden()
    page.locator("#more > summary").click()
    for one in (".undo > summary", ".counters", "#log"):
        expect(page.locator(one)).to_be_visible()
    page.locator("#more > summary").click()
    expect(page.locator(".counters")).to_be_hidden()


RUNNING = "document.getAnimations().filter(one => one.playState === 'running').length"


def test_all_comes_to_rest_while_nothing_happens(watch: Watch, server: Server, door: FakeDoor) -> None:
    page = stage(watch, server, door, samples.PLAY_VERDICT)
    page.emulate_media(reduced_motion="no-preference")
    until(lambda: page.evaluate(RUNNING) == 0)


THEATRE = """() => document.getAnimations().filter(one => one instanceof CSSAnimation)
    .map(one => one.effect.getComputedTiming().endTime)"""


def test_the_roll_is_theatre_of_two_and_a_half_seconds_that_a_tap_ends(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = stage(watch, server, door, changed(samples.PLAY_ROLL, spotlight=game(samples.PLAY).view.spotlight))
    page.emulate_media(reduced_motion="no-preference")
    stand_still(page)
    door.show(replace(samples.PLAY_VERDICT, pretend=None))
    expect(page.locator(".rolled")).to_have_count(5)
    ends = page.evaluate(THEATRE)
    assert len(ends) >= 7, "dice, what they come to, and the verdict"
    assert max(ends) <= 2500
    assert page.locator(".rolled .tally").all_text_contents() == ["1", "2"]
    page.locator("#stage .roll").click()
    assert page.evaluate(THEATRE) == []


def test_the_roll_stands_still_for_who_asks_for_that(watch: Watch, server: Server, door: FakeDoor) -> None:
    page = stage(watch, server, door, samples.PLAY_ROLL)
    door.show(replace(samples.PLAY_VERDICT, pretend=None))
    expect(page.locator(".rolled")).to_have_count(5)
    assert page.evaluate(THEATRE) == []
