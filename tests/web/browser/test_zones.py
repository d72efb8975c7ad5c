"""A phone in a game is one screen: what is told, what is asked, the hand; all else is behind its corner."""

from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.test_kiosk import AUDIO
from tests.web.fakes import samples
from tests.web.fakes.at_the_table import stand_still
from tests.web.fakes.fake_house import FakeDoor
from tests.web.fakes.page_parts import changed
from tests.web.fakes.waiting import until
from web.shown.table import TableSeatView

ZONES = ("#told-now", "#sheet", "#hand")


def tops(page: Page) -> list[tuple[float, float]]:
    boxes = [page.locator(zone).bounding_box() for zone in ZONES]
    return [(box["y"], box["y"] + box["height"]) for box in boxes if box]


@pytest.mark.representative
@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
def test_all_three_zones_are_seen_at_once_one_below_the_other(phone: Page, size: tuple[int, int]) -> None:
    phone.set_viewport_size({"width": size[0], "height": size[1]})
    (_, told), (sheet, asked), (hand, last) = tops(phone)
    assert told <= sheet + 1
    assert asked <= hand + 1
    assert last <= size[1]
    for one in ("#prompt-act-7-text", "#prompt-act-7-act", "#prompt-act-7-avoid"):
        expect(phone.locator(one)).to_be_in_viewport(ratio=0.99)
    for one in ("#card-trait-1", "#card-trait-2"):
        expect(phone.locator(one)).to_be_in_viewport(ratio=0.6)  # a fan stands on the lower edge


def test_held_across_what_is_asked_stands_beside_what_it_is_about(phone: Page) -> None:
    phone.set_viewport_size({"width": 640, "height": 360})
    told, asked, hand = (phone.locator(zone).bounding_box() for zone in ZONES)
    assert told
    assert asked
    assert hand
    assert told["x"] + told["width"] <= asked["x"]
    assert hand["y"] + hand["height"] <= 360
    assert asked["y"] + asked["height"] <= 360


def test_a_page_reaches_from_edge_to_edge_of_the_phone(phone: Page) -> None:
    edges = phone.evaluate("""() => {
        const { left, top, right } = document.body.getBoundingClientRect();
        return [left, top, document.documentElement.clientWidth - right];
    }""")
    assert edges == [0, 0, 0]


def test_the_table_the_story_the_rules_and_the_phone_are_behind_the_corner_one_at_a_time(phone: Page) -> None:
    assert phone.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    expect(phone.locator("#others")).not_to_be_in_viewport()
    phone.locator("#corner > summary").click()
    expect(phone.locator("#others")).to_be_in_viewport()
    phone.locator("#corner-rules > summary").click()
    expect(phone.locator("#to-rules")).to_be_in_viewport()
    expect(phone.locator("#others")).not_to_be_in_viewport()


def test_a_fold_that_is_open_follows_what_happens(phone: Page, door: FakeDoor) -> None:
    phone.locator("#corner > summary").click()
    phone.locator("#corner-story > summary").click()
    expect(phone.locator("#log")).to_contain_text("Round 2")
    door.show(door.public, s1=changed(samples.SEAT_ACT, log=("Ada has won.", *samples.LOG)))
    expect(phone.locator("#log li").first).to_have_text("Ada has won.")


def test_who_came_from_the_lobby_finds_the_table_open_behind_the_corner(phone: Page, door: FakeDoor) -> None:
    door.show(samples.LOBBY, s1=samples.LOBBY_SEAT)
    expect(phone.locator("#corner")).to_have_count(0)
    door.show(samples.PLAY, s1=samples.SEAT_ACT)
    phone.locator("#corner > summary").click()
    expect(phone.locator("#others")).to_be_in_viewport()


def test_the_way_back_closes_what_lies_over_the_page_and_warns_once_before_it_leaves_the_table(
    phone: Page,
) -> None:
    table = phone.url
    phone.locator("#corner > summary").click()
    phone.evaluate("history.back()")
    expect(phone.locator("#drawer")).not_to_be_visible()
    expect(phone.locator("#stays")).to_be_hidden()
    phone.locator("#told-now").click()
    phone.evaluate("history.back()")
    expect(phone.locator("#stays")).to_be_visible()
    assert phone.url == table


def test_a_subject_that_has_its_room_is_told_whole_and_a_long_one_says_that_there_is_more(
    phone: Page, door: FakeDoor
) -> None:
    phone.set_viewport_size({"width": 360, "height": 640})
    told, more = phone.locator("#told-now"), phone.get_by_role("button", name="Read more")
    door.show(samples.PLAY, s1=changed(samples.SEAT_ACT, opened=(), headline="Short."))
    expect(phone.locator("#headline")).to_have_text("Short.")
    expect(more).to_be_hidden()
    long = replace(samples.VERDICT, text="All that was seen on the way is told. " * 40)
    door.show(samples.PLAY, s1=changed(samples.SEAT_VERDICT, spotlight=long))
    more.click()
    expect(told).to_have_css("position", "fixed")
    expect(more).to_have_attribute("aria-expanded", "true")
    told.locator(".told").click()
    expect(told).not_to_have_css("position", "fixed")


def test_another_turn_begins_at_the_top_of_what_is_told(phone: Page, door: FakeDoor) -> None:
    phone.set_viewport_size({"width": 360, "height": 640})
    long = replace(samples.VERDICT, text="All that was seen on the way is told. " * 40)
    told = changed(samples.SEAT_VERDICT, spotlight=long)
    door.show(samples.PLAY, s1=told)
    subject = phone.locator("#told-now")
    expect(phone.locator("#more-told")).to_be_visible()
    assert subject.evaluate("one => { one.scrollTop = 60; return one.scrollTop; }") == 60
    others = tuple(replace(one, on_turn=one.seat == "s2") for one in told.seats)
    door.show(samples.PLAY, s1=replace(told, seats=others, headline="It is Jo's turn."))
    expect(phone.locator("#headline")).to_have_text("It is Jo's turn.")
    expect(subject).to_have_js_property("scrollTop", 0)


class Outcome(str):
    """A sentence with the sign that stands before it."""

    sign: str

    def __new__(cls, text: str, sign: str) -> "Outcome":
        made = super().__new__(cls, text)
        made.sign = sign
        return made


def test_outcomes_on_a_card_have_the_sign_of_the_printed_one_in_a_colour(phone: Page, door: FakeDoor) -> None:
    told = (("Succeed: all eat.", "up"), ("Fail: one is hurt.", "down"), ("Bonus: a fire.", "star"))
    lines = ("Three are hungry.", *(Outcome(text, sign) for text, sign in told))
    card = replace(samples.SECRET, secret=False, lines=lines, chart=None)
    door.show(samples.PLAY, s1=changed(samples.SEAT_ACT, opened=(card,), hand=()))
    outcomes = phone.locator(".outcome")
    expect(outcomes).to_have_text(lines[1:])
    fills = [
        one.evaluate("one => getComputedStyle(one).fill") for one in phone.locator(".outcome > .sign").all()
    ]
    assert len(set(fills)) == 3
    drawn = phone.locator(".outcome > .sign use").evaluate_all(
        "all => all.map(one => Boolean(document.querySelector(one.getAttribute('href'))))"
    )
    assert drawn == [True, True, True]


def test_a_phone_is_silent_until_its_player_wants_sounds_and_then_hears_its_own_turns(
    phone: Page, door: FakeDoor
) -> None:
    phone.add_init_script(AUDIO)
    phone.reload()
    phone.locator("#corner > summary").click()
    phone.locator("#corner-device > summary").click()
    toggle = phone.locator("#sounds")
    expect(toggle).to_have_attribute("aria-pressed", "false")
    theirs = tuple(replace(one, on_turn=one.seat == "s2") for one in samples.SEAT_ACT.seats)

    def turn(seats: tuple[TableSeatView, ...], headline: str) -> int:
        """How many sounds were heard once it is another's turn."""
        door.show(samples.PLAY, s1=replace(samples.SEAT_ACT, seats=seats, headline=headline))
        expect(phone.locator("#headline")).to_have_text(headline)
        heard: int = phone.evaluate("played.length")
        return heard

    turn(theirs, "Jo.")
    assert turn(samples.SEAT_ACT.seats, "You.") == 0
    toggle.click()
    expect(toggle).to_have_attribute("aria-pressed", "true")
    turn(theirs, "Jo again.")
    turn(samples.SEAT_ACT.seats, "You again.")
    until(lambda: phone.evaluate("played.length") == 1)


def test_a_phone_tells_no_verdict_before_the_big_screen_has_counted(phone: Page, door: FakeDoor) -> None:
    phone.emulate_media(reduced_motion="no-preference")
    stand_still(phone)
    door.show(samples.PLAY, s1=samples.SEAT_VERDICT)
    expect(phone.locator("#spotlight")).to_be_attached()
    ends = (
        """one => one.getAnimations().map(moving => Math.round(moving.effect.getComputedTiming().endTime))"""
    )
    assert phone.locator("#spotlight").evaluate(ends) == [2200]
    phone.emulate_media(reduced_motion="reduce")
    assert phone.locator("#spotlight").evaluate(ends) == []


def test_a_card_shows_its_band_and_its_pips_only_while_it_is_held(phone: Page) -> None:
    face = phone.locator("#card-scene-17")
    expect(face.locator(".pips")).to_be_hidden()
    box = face.locator(".cover").bounding_box()
    assert box is not None
    phone.mouse.move(box["x"] + 20, box["y"] + 40)
    phone.mouse.down()
    expect(face.locator(".pips .pip")).to_have_count(3)
    expect(face.locator(".pips")).to_be_visible()
    phone.mouse.up()
    expect(face.locator(".pips")).to_be_hidden()
