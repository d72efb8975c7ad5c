"""A roll on the big screen: told die by die before its verdict, once, and never longer than anybody likes."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.watch import Watch
from tests.web.fakes import samples
from tests.web.fakes.at_the_table import address
from tests.web.fakes.fake_house import FakeDoor
from tests.web.fakes.page_parts import changed
from tests.web.fakes.waiting import until
from web.server import Server
from web.shown.dice import DiceSpotView, DieFace, Roll

NOON = datetime(2030, 1, 1, 12)
AT_MOST = 4_100
"""Milliseconds from the dice at rest to the board."""
RED, BLUE = samples.RED, samples.BLUE
RING = "M20 0L0 20L-20 0z"
TOLD = replace(
    samples.ROLLED,
    dice=(
        DieFace(RED, 3, tally=0, spot=DiceSpotView(100, 90, 20, RING)),
        DieFace(RED, 5, tally=1, spot=DiceSpotView(500, 60, 20, RING)),
        DieFace(BLUE, 6, tally=2, spot=DiceSpotView(300, 250, 20, RING)),
    ),
    size=(640, 360),
    thrown=7,
    needed=3,
)
CORRECTED = replace(
    TOLD,
    dice=tuple(
        replace(die, tally=n, value=4 if n == 1 else die.value, was=3 if n == 1 else None)
        for n, die in enumerate(TOLD.dice, start=1)
    ),
    corrections=("Jo says: 4, not 3",),
    struck="red-3-4",
)
DRAWN = replace(TOLD, photograph=None, size=None, dice=tuple(replace(die, spot=None) for die in TOLD.dice))


@pytest.fixture
def page(watch: Watch, server: Server, door: FakeDoor) -> Page:
    """The big screen while dice are asked for; its clock moves only when a test lets it."""
    door.show(samples.PLAY_ROLL)
    page = watch.open(1920, 1080)
    page.clock.install(time=NOON)
    page.clock.pause_at(NOON + timedelta(seconds=1))
    page.goto(f"{address(server)}/t/one/kiosk")
    until(lambda: door.follows)
    expect(page.locator("html[data-tells]")).to_have_count(1)
    page.clock.run_for(1_000)  # before that a page that has just come tells nothing
    watch.forgive("bare.jpg")  # the toy's photograph is none
    return page


def throw(page: Page, door: FakeDoor, roll: Roll = TOLD) -> None:
    """The dice lie, and their roll is being told."""
    thrown = replace(samples.ROLL_MOMENT, id=f"{roll.thrown}.{roll.struck}", serial=roll.thrown or 0)
    door.show(samples.telling(samples.PLAY_VERDICT, serial=thrown.serial, roll=roll, thrown=thrown))
    expect(page.locator("#screen .throw")).to_be_visible()


def counted(page: Page) -> str:
    return page.locator("#screen .so-far").text_content() or ""


def lying(page: Page) -> int:
    return page.locator("#screen .throw .lies").count()


@pytest.mark.parametrize("roll", [TOLD, DRAWN], ids=["photographed", "typed"])
def test_dice_appear_one_by_one_and_are_counted_and_then_the_verdict_shows(
    page: Page, door: FakeDoor, roll: Roll
) -> None:
    throw(page, door, roll)
    expect(page.locator("#screen .throw .lies"), "once its photograph is there").to_have_count(1)
    seen = [(lying(page), counted(page))]
    for _ in range(AT_MOST // 20):
        page.clock.run_for(20)
        if page.locator("#screen .throw").is_visible() and (lying(page), counted(page)) != seen[-1]:
            seen.append((lying(page), counted(page)))
    assert seen == [(1, "0"), (2, "1"), (3, "2")]
    expect(page.locator("#screen .throw")).to_have_count(0)
    expect(page.locator("#spotlight")).to_be_visible()


def test_the_photograph_fills_the_screen_and_no_die_lies_behind_the_count(page: Page, door: FakeDoor) -> None:
    page.emulate_media(reduced_motion="reduce")
    throw(page, door)
    box = page.locator("#screen svg.lain").bounding_box()
    assert box is not None
    assert (box["x"], box["y"], box["width"], box["height"]) == (0, 0, 1920, 1080)
    top = page.locator("#screen .counter").bounding_box()
    assert top is not None
    for ring in page.locator("#screen .throw .ring").all():
        at = ring.bounding_box()
        assert at is not None
        assert at["x"] > 0
        assert at["x"] + at["width"] < 1920
        assert at["y"] > 0
        assert at["y"] + at["height"] <= top["y"] + 1


PLACES = {
    "in the middle": ((300, 150), (340, 200), (280, 170)),
    "at the lower edge": ((60, 350), (300, 345), (600, 352)),
    "at the upper edge": ((60, 8), (300, 12), (600, 10)),
    "in one corner": ((632, 352), (600, 340), (630, 310)),
    "at all edges": ((8, 8), (632, 352), (10, 340)),
}


@pytest.mark.parametrize(
    ("over", "words"),
    [("", {}), (".corrected", {"corrections": ("Jo says: 4, not 3",)}), (".kicker", {"about": "The lock"})],
    ids=["read", "corrected", "about"],
)
@pytest.mark.parametrize("places", PLACES.values(), ids=PLACES)
def test_wherever_dice_lie_only_the_photograph_is_seen_of_them_and_nothing_is_written_over_one(
    page: Page, door: FakeDoor, places: tuple[tuple[int, int], ...], over: str, words: dict[str, Any]
) -> None:
    page.emulate_media(reduced_motion="reduce")
    dice = tuple(
        replace(die, spot=DiceSpotView(*at, 20, RING)) for die, at in zip(TOLD.dice, places, strict=True)
    )
    throw(page, door, replace(TOLD, dice=dice, **words))
    counter = page.locator("#screen .counter").bounding_box()
    assert counter is not None
    low = counter["y"]
    high = 0.0
    if over:
        said = page.locator(f"#screen {over}").bounding_box()
        assert said is not None
        high = said["y"] + said["height"]
    picture = page.locator("#screen svg.lain image").bounding_box()
    assert picture is not None
    assert picture["y"] <= high + 1
    assert picture["y"] + picture["height"] >= low - 1
    beside = max(0.0, picture["x"]) + max(0.0, 1920 - picture["x"] - picture["width"])
    assert beside <= 1 or picture["width"] > 1920 / 2, "the whole width of it, where dice lie at all edges"
    to_screen = """one => { const at = one.getScreenCTM(); return [at.e, at.f]; }"""
    for die in page.locator("#screen .throw .thrown").all():
        x, y = die.evaluate(to_screen)
        assert 0 <= x <= 1920
        assert high <= y <= low


def test_a_tap_or_a_key_shows_all_of_it_at_once_and_the_next_one_the_board(
    page: Page, door: FakeDoor
) -> None:
    throw(page, door)
    page.mouse.click(960, 700)
    assert (lying(page), counted(page)) == (3, "2")
    page.keyboard.press("g")
    expect(page.locator("#screen .throw")).to_have_count(0)
    assert door.asked == []


def test_who_asks_for_no_motion_sees_all_of_it_at_once(page: Page, door: FakeDoor) -> None:
    page.emulate_media(reduced_motion="reduce")
    throw(page, door)
    expect(page.locator("#screen .throw .ring").last).to_be_visible()
    assert counted(page) == "2"
    moving = "one => one.getAnimations({subtree: true}).length"
    assert page.locator("#screen .throw").evaluate(moving) == 0
    page.clock.run_for(AT_MOST)
    expect(page.locator("#screen .throw")).to_have_count(0)


def test_a_correction_strikes_the_ring_says_who_says_so_and_counts_anew(page: Page, door: FakeDoor) -> None:
    throw(page, door)
    page.clock.run_for(AT_MOST + 1_000)
    throw(page, door, replace(CORRECTED, thrown=8))
    expect(page.locator("#screen .corrected")).to_have_text("Jo says: 4, not 3")
    page.clock.run_for(1_000)
    expect(page.locator("#screen .throw .struck .strike")).to_have_count(1)
    assert counted(page) == "3"


@pytest.mark.representative
def test_a_roll_is_told_once(page: Page, door: FakeDoor) -> None:
    throw(page, door)
    page.clock.run_for(AT_MOST)
    door.show(samples.telling(samples.PLAY_VERDICT, serial=7, roll=TOLD, thrown=samples.ROLL_MOMENT))
    door.show(changed(door.public, headline="It goes on."))
    expect(page.locator("#headline")).to_have_text("It goes on.")
    expect(page.locator("#screen .throw")).to_have_count(0)


def test_nothing_that_stands_on_the_stage_is_pushed_aside_by_it(page: Page, door: FakeDoor) -> None:
    page.screenshot()  # paints the page as it was fitted when it came
    page.evaluate(
        """() => { window.shifted = 0; new PerformanceObserver((list) => {
            for (const one of list.getEntries()) window.shifted += one.value;
        }).observe({type: "layout-shift"}); }"""
    )
    thrown = samples.telling(samples.PLAY_ROLL, serial=7, roll=TOLD, thrown=samples.ROLL_MOMENT)
    door.show(changed(thrown, spotlight=samples.VERDICT))
    expect(page.locator("#screen .throw")).to_be_visible()
    page.clock.run_for(AT_MOST)
    expect(page.locator("#spotlight")).to_be_visible()
    assert page.evaluate("window.shifted") < 0.01
