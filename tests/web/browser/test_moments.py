"""Moments on the big screen: step by step, each at most once, and none of them older than what is asked."""

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
from web.page import Page as View
from web.server import Server
from web.shown.stage import MomentView, News
from web.shown.view import Badge, Staged, StagedStep

NOON = datetime(2030, 1, 1, 12)
LOOK = 1_000
"""Milliseconds after which a page that has just come tells something."""
AT_MOST = 6_000
"""Milliseconds that any of these moments takes."""
SIZES = ((1280, 720), (1920, 1080), (3840, 2160), (1024, 768), (960, 540))
"""The last one is a screen of 1920 by 1080 with letters of twice the size."""
LONG = "A sentence that says in full what happened, to whom, and why it came to that."
FULL = replace(
    samples.CHECK,
    told=LONG,
    epitaph=LONG,
    steps=(*samples.CHECK.steps, *(StagedStep(f"{n}: {LONG}", adds=n, rules=("HI-001",)) for n in range(8))),
)
TURNED = Staged(
    "History: Seven thunderstorms",
    kicker="History",
    steps=(
        StagedStep("Card 1 of 16", card=samples.OPENED),
        *(StagedStep(f"{n}: {LONG} {LONG}", rules=("HE-030",)) for n in range(4)),
    ),
)
"""A card at the left, and what comes of it beside it."""
DRAWN = Staged(
    "The second kite wins.",
    kicker="The clouds part",
    steps=(StagedStep("The first kite."), StagedStep("The second kite.")),
    drawing='<svg viewBox="0 0 160 90"><rect id="sky" width="160" height="90"/>'
    '<circle class="first" data-from="0" data-until="2" r="9"/>'
    '<circle class="second" data-from="1" r="9"/></svg>',
)

BESIDE = replace(
    samples.CHECK,
    tells_at=1,
    beside='<svg viewBox="0 0 1300 650"><rect width="1300" height="650"/>'
    '<g data-until="2"><circle class="before" r="9"/></g><g data-from="2"><circle class="after" r="9"/>'
    '<animateTransform attributeName="transform" type="translate" from="50 0" to="0 0" dur="0.9s" '
    'begin="indefinite"/></g></svg>',
)


CHECK = samples.moment(samples.CHECK, 5)


def screen(watch: Watch, server: Server, door: FakeDoor, *, calm: bool = False) -> Page:
    """The big screen, whose clock moves only when a test lets it."""
    door.show(replace(samples.PLAY, pretend=None))
    page = watch.open(1920, 1080, reduced_motion="reduce" if calm else "no-preference")
    page.clock.install(time=NOON)
    page.clock.pause_at(NOON + timedelta(seconds=1))
    page.goto(f"{address(server)}/t/one/kiosk")
    until(lambda: door.follows)
    expect(page.locator("html[data-tells]")).to_have_count(1)
    page.clock.run_for(LOOK)
    return page


def tell(door: FakeDoor, *staged: MomentView, headline: str = "It goes on.", asks: int | None = None) -> None:
    serial = staged[-1].serial
    door.show(
        samples.telling(samples.PLAY, *staged, serial=serial, asks=asks, headline=headline, pretend=None)
    )


READ = """() => [...document.querySelectorAll('#screen .line p, #screen .told')]
    .filter(one => one.checkVisibility({visibilityProperty: true})).map(one => one.textContent)"""


def seen(page: Page) -> list[str]:
    """The sentences that are read on the screen now."""
    found: list[str] = page.evaluate(READ)
    return found


def test_steps_come_one_by_one_with_the_sum_so_far_and_last_the_verdict(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = screen(watch, server, door)
    tell(door, CHECK)
    expect(page.locator("#screen .staged")).to_be_visible()
    told = []
    for _ in range(AT_MOST // 100):
        now = (len(seen(page)), page.locator("#screen .so-far").text_content())
        if now not in told:
            told.append(now)
        page.clock.run_for(100)
        if not page.locator("#screen .staged").count():
            break
    assert told == [(1, "2"), (2, "1"), (3, "3"), (4, "3"), (5, "3")]
    expect(page.locator("#screen .staged")).to_have_count(0)
    expect(page.locator("#board")).to_be_visible()


def test_a_tap_shows_all_of_it_at_once_and_the_next_one_the_board(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = screen(watch, server, door)
    tell(door, CHECK)
    expect(page.locator("#screen .staged")).to_be_visible()
    expect(page.locator("#screen .verdict")).to_be_hidden()
    page.mouse.click(900, 500)
    assert len(seen(page)) == 5
    page.keyboard.press("g")
    expect(page.locator("#screen .staged")).to_have_count(0)
    assert door.asked == []


def test_the_board_of_an_answer_comes_with_the_verdict_of_what_it_brought(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = screen(watch, server, door)
    tell(door, CHECK, headline="It went well.")
    expect(page.locator("#screen .staged")).to_be_visible()
    expect(page.locator("#headline")).to_have_text(samples.PLAY.headline)
    until(lambda: len(door.words) == 2)
    assert (door.words[-1].serial, door.words[-1].more) == (1, 4_000)
    page.clock.run_for(4_000)
    expect(page.locator("#headline")).to_have_text("It went well.")
    expect(page.locator("#screen .staged")).to_be_visible()
    until(lambda: door.words[-1].serial == 5)


@pytest.mark.representative
def test_a_newer_question_cuts_what_is_told_and_nothing_is_told_twice(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = screen(watch, server, door)
    tell(door, CHECK)
    expect(page.locator("#screen .staged")).to_be_visible()
    later = samples.moment("Bo builds.", 8, "aside", 1.5)
    tell(door, CHECK, later, headline="Something else.")
    expect(page.locator("#headline")).to_have_text("Something else.")
    page.clock.run_for(600)
    expect(page.locator("#screen .staged")).to_have_count(0)
    expect(page.locator("#beside")).to_have_text("Bo builds.")
    page.clock.run_for(1_500)
    tell(door, CHECK, later, headline="And again.")
    expect(page.locator("#headline")).to_have_text("And again.")
    expect(page.locator("#screen .staged")).to_have_count(0)
    expect(page.locator("#beside")).to_have_text("")


def test_an_undo_cuts_what_is_told_and_what_comes_again_is_not_told_again(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = screen(watch, server, door)
    tell(door, CHECK)
    expect(page.locator("#screen .staged")).to_be_visible()
    undone = changed(door.public, news=News("1-6", 6, 6, 5), headline="Taken back.")
    door.show(undone)
    expect(page.locator("#headline")).to_have_text("Taken back.")
    expect(page.locator("#screen .staged")).to_have_count(0)
    page.reload()
    expect(page.locator("html[data-tells]")).to_have_count(1)
    expect(page.locator("#screen .staged")).to_have_count(0)


def test_a_scene_leaves_the_question_and_the_people_where_they_are(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = screen(watch, server, door)
    tell(door, samples.moment(samples.ROUND, 4, "scene", 3))
    told = page.locator("#screen .staged")
    expect(told).to_be_visible()
    box = told.bounding_box()
    assert box is not None
    for one in (page.locator("#asking"), page.locator(".around .seat").first):
        at = one.bounding_box()
        assert at is not None
        assert at["y"] >= box["y"] + box["height"] - 1


def test_who_asks_for_no_motion_sees_a_still_of_it(watch: Watch, server: Server, door: FakeDoor) -> None:
    page = screen(watch, server, door, calm=True)
    tell(door, CHECK)
    expect(page.locator("#screen .verdict")).to_be_visible()
    assert len(seen(page)) == 5
    assert page.locator("#screen .staged").evaluate("one => one.getAnimations({subtree: true}).length") == 0
    page.clock.run_for(AT_MOST + 100)
    expect(page.locator("#screen .staged")).to_have_count(0)


@pytest.mark.parametrize("calm", [False, True], ids=["moves", "still"])
def test_a_drawing_grows_with_its_steps(watch: Watch, server: Server, door: FakeDoor, *, calm: bool) -> None:
    page = screen(watch, server, door, calm=calm)
    tell(door, samples.moment(DRAWN, 5))
    first, second = page.locator("#screen .first"), page.locator("#screen .second")
    if not calm:
        expect(first).to_be_visible()
        expect(second).to_be_hidden()
        assert seen(page) == ["The first kite."]
        page.mouse.click(900, 500)
    expect(second).to_be_visible()
    expect(first).to_be_hidden()
    assert seen(page) == [DRAWN.told]


def test_what_comes_at_once_is_seen_to_come(watch: Watch, server: Server, door: FakeDoor) -> None:
    page = screen(watch, server, door)
    number = '<svg viewBox="0 0 160 90"><g class="came" data-from="0"><circle r="9"/></g></svg>'
    tell(door, samples.moment(Staged("The counter is at 5.", drawing=number), 5))
    expect(page.locator("#screen .staged")).to_be_visible()
    came = page.locator("#screen .came circle")
    expect(came).to_be_hidden()
    page.clock.run_for(500)
    expect(came).to_be_visible()
    assert seen(page) == ["The counter is at 5."]


def test_the_board_beside_the_steps_changes_with_them_and_the_sentence_comes_with_its_own(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = screen(watch, server, door)
    tell(door, samples.moment(BESIDE, 5))
    was, now = page.locator("#screen .before"), page.locator("#screen .after")
    expect(was).to_be_visible()
    expect(now).to_be_hidden()
    assert BESIDE.told not in seen(page)
    page.mouse.click(900, 500)
    expect(now).to_be_visible()
    expect(was).to_be_hidden()
    assert BESIDE.told in seen(page)


FLY = """() => {
    document.dispatchEvent(new CustomEvent('small', {detail: {dataset: {seat: 's1', thing: 'hunger'}}}));
    return document.querySelectorAll('.flies').length;
}"""


LARGE = """() => {
    const told = document.createElement('p'), fly = () => document.querySelectorAll('.flies').length;
    Object.assign(told.dataset, {seat: 's1', thing: 'points', kind: 'climax'});
    document.dispatchEvent(new CustomEvent('tells', {detail: told}));
    const before = fly();
    document.dispatchEvent(new Event('untold'));
    return [before, fly()];
}"""


def test_a_thing_flies_to_the_person_it_is_about_and_none_does_where_nothing_is_to_move(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = screen(watch, server, door)
    assert page.evaluate(FLY) == 1
    expect(page.locator(".flies")).to_have_count(0)
    page.emulate_media(reduced_motion="reduce")
    assert page.evaluate(FLY) == 0


def test_what_has_the_whole_screen_moves_once_the_board_is_back(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = screen(watch, server, door)
    assert page.evaluate(LARGE) == [0, 1]


WATCHED = """() => {
    const real = Element.prototype.animate;
    window.moved = [];
    Element.prototype.animate = function (...how) {
        window.moved.push(this.closest('[id]').id);
        return real.apply(this, how);
    };
}"""


def moved(page: Page) -> list[str]:
    """Names of parts that have moved since."""
    found: list[str] = page.evaluate("window.moved.splice(0)")
    return found


def board(door: FakeDoor, was: View, headline: str, **changes: Any) -> None:
    """Another board of that page."""
    door.show(changed(was, pretend=None, headline=headline, **changes))


@pytest.mark.parametrize("calm", [False, True], ids=["moves", "still"])
def test_what_somebody_holds_dims_thing_by_thing_and_a_bar_runs_to_its_new_number(
    watch: Watch, server: Server, door: FakeDoor, *, calm: bool
) -> None:
    page = screen(watch, server, door, calm=calm)
    page.evaluate(WATCHED)
    first = samples.seats(2)
    poorer = replace(first[0], tracks=(replace(first[0].tracks[0], value=2),))
    board(door, samples.PLAY, "It costs.", seats=(poorer, *samples.seats()[1:]))
    expect(page.locator("#headline")).to_have_text("It costs.")
    assert moved(page) == ([] if calm else ["track-s1-humanity"] * 3)
    board(door, samples.PLAY_PLAN, "Another board.")
    expect(page.locator("#headline")).to_have_text("Another board.")
    moved(page)
    riot = (replace(samples.BARS[0], value=9), *samples.BARS[1:])
    board(door, samples.PLAY_PLAN, "It rises.", tracks=riot)
    expect(page.locator("#headline")).to_have_text("It rises.")
    assert moved(page) == ([] if calm else ["track-morale"] * 2)
    one, *others = samples.PLAY_PLAN.seats
    richer = replace(one, badges=(Badge("score", "39 points", grave=False),))
    board(door, samples.PLAY_PLAN, "Two points.", tracks=riot, seats=(richer, *others))
    expect(page.locator("#headline")).to_have_text("Two points.")
    assert moved(page) == ([] if calm else [f"seat-{one.seat}"])


def test_a_piece_walks_once_the_board_is_seen(watch: Watch, server: Server, door: FakeDoor) -> None:
    page = screen(watch, server, door)
    board(door, samples.PLAY_PLAN, "The city.")
    expect(page.locator("#headline")).to_have_text("The city.")
    page.evaluate(WATCHED)
    pieces = samples.CITY.plan.pieces
    gone_on = (replace(pieces[0], place=pieces[-1].place), *pieces[1:])
    told = samples.moment(samples.CHECK, 6)
    there = samples.telling(samples.PLAY_PLAN, told, serial=6, pretend=None, headline="It moves.")
    door.show(changed(there, plan=replace(samples.CITY, plan=replace(samples.CITY.plan, pieces=gone_on))))
    expect(page.locator("#screen .staged")).to_be_visible()
    page.mouse.click(900, 500)
    expect(page.locator("#headline")).to_have_text("It moves.")
    assert moved(page) == []
    page.mouse.click(900, 500)
    expect(page.locator("#screen .staged")).to_have_count(0)
    assert set(moved(page)) == {"plan-ground"}


GOING = """() => {
    const real = Element.prototype.animate;
    window.gone = 0;
    Element.prototype.animate = function (...how) {
        if (this.matches('#plan svg > g:not(:has(> title))')) window.gone += 1;
        return real.apply(this, how);
    };
}"""


@pytest.mark.parametrize("calm", [False, True], ids=["moves", "still"])
def test_a_piece_that_leaves_the_board_is_seen_to_go(
    watch: Watch, server: Server, door: FakeDoor, *, calm: bool
) -> None:
    page = screen(watch, server, door, calm=calm)
    board(door, samples.PLAY_PLAN, "The city.")
    expect(page.locator("#headline")).to_have_text("The city.")
    page.evaluate(GOING)
    fewer = replace(samples.CITY.plan, pieces=samples.CITY.plan.pieces[1:])
    board(door, samples.PLAY_PLAN, "One has gone.", plan=replace(samples.CITY, plan=fewer))
    expect(page.locator("#headline")).to_have_text("One has gone.")
    assert page.evaluate("window.gone") == (0 if calm else 1)
    expect(page.locator("#plan svg > g[transform]:not(:has(> title))")).to_have_count(0)


def test_where_there_is_no_time_a_moment_is_a_line_beside_the_board(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = screen(watch, server, door)
    dying = samples.moment(samples.DEATH, 5, "death", 5)
    tell(door, CHECK, samples.moment(samples.ROUND, 5, "scene", 2), dying)
    expect(page.locator("#screen .staged")).to_be_visible()
    page.clock.run_for(6_600)
    expect(page.locator("#beside .small")).to_have_text([samples.ROUND.told])


CUT = """() => [...document.querySelectorAll('#screen .act, #screen .telling, #screen .words, #screen .card')]
    .map(one => [one.className, one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight])
    .concat([...document.querySelectorAll('#screen p, #screen strong, #screen .die')].map(one => {
        const at = one.getBoundingClientRect();
        return [one.textContent.slice(0, 30), -Math.min(at.left, 0) + Math.max(at.right - innerWidth, 0),
            -Math.min(at.top, 0) + Math.max(at.bottom - innerHeight, 0)];
    })).filter(([name, across, down]) => across > 1 || down > 1).map(String)"""
COVERED = """() => {
    const words = document.querySelector('#screen .verdict > .told')?.getBoundingClientRect();
    return [...document.querySelectorAll('#screen .line p')].filter(one => {
        const at = one.getBoundingClientRect();
        return words && at.left < words.right && words.left < at.right && at.bottom > words.top + 1
            && words.bottom > at.top + 1;
    }).length;
}"""
SMALLEST = """() => Math.min(...[...document.querySelectorAll('#screen .line p, #screen .told')]
    .map(one => parseFloat(getComputedStyle(one).fontSize)))"""


@pytest.mark.parametrize(
    "staged",
    [samples.CHECK, FULL, replace(FULL, beside=BESIDE.beside), samples.DEATH, TURNED],
    ids=["check", "full", "beside", "death", "turned"],
)
def test_nothing_of_it_is_cut_at_any_size(
    watch: Watch, server: Server, door: FakeDoor, staged: Staged
) -> None:
    door.show(replace(samples.PLAY, pretend=None))
    page = watch.open(*SIZES[0], reduced_motion="reduce")
    page.goto(f"{address(server)}/t/one/kiosk")
    until(lambda: door.follows)
    expect(page.locator("html[data-tells]")).to_have_count(1)
    found = {}
    for number, (width, height) in enumerate(SIZES):
        page.set_viewport_size({"width": width, "height": height})
        tell(door, samples.moment(staged, 10 + number))
        expect(page.locator("#screen .staged")).to_be_visible()
        found[width, height] = page.evaluate(CUT)
        assert page.evaluate(COVERED) == 0
        assert page.evaluate(SMALLEST) >= 10
        for _ in range(2):
            page.mouse.click(width / 2, height / 2)
        expect(page.locator("#screen .staged")).to_have_count(0)
    assert {size: what for size, what in found.items() if what} == {}


def test_the_evening_told_back_has_the_whole_screen_after_its_last_moment_until_a_tap(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = screen(watch, server, door)
    door.show(samples.telling(samples.OVER, samples.moment(samples.ROUND, 9, "end"), serial=9, pretend=None))
    expect(page.locator("#screen .staged")).to_be_visible()
    page.mouse.click(900, 500)
    page.mouse.click(900, 500)
    book = page.locator("#recap")
    expect(page.locator("#turn-on")).to_be_visible()
    assert book.bounding_box() == {"x": 0, "y": 0, "width": 1920, "height": 1080}
    page.locator("#turn-on").click()
    assert book.bounding_box() == {"x": 0, "y": 0, "width": 1920, "height": 1080}
    page.mouse.click(900, 500)
    expect(page.locator("#same")).to_be_visible()
    assert book.evaluate("one => one.clientHeight") < 800
    expect(page.locator("#turn-hold")).to_have_attribute("aria-pressed", "false")
    assert door.asked == []
