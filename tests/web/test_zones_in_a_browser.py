"""A phone in a game has three zones without scrolling: what is told, what is asked, and the hand."""

from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from tests.web import samples
from tests.web.fake_house import FakeDoor

ZONES = ("#told-now", "#sheet", "#hand")


def tops(page: Page) -> list[tuple[float, float]]:
    """Where each zone begins and ends."""
    boxes = [page.locator(zone).bounding_box() for zone in ZONES]
    return [(box["y"], box["y"] + box["height"]) for box in boxes if box]


@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
def test_all_three_zones_are_seen_at_once_one_below_the_other(phone: Page, size: tuple[int, int]) -> None:
    phone.set_viewport_size({"width": size[0], "height": size[1]})
    (_, told), (sheet, asked), (hand, last) = tops(phone)
    assert told <= sheet + 1
    assert asked <= hand + 1
    assert last <= size[1]
    for one in ("#headline", "#prompt-act-7-act", "#prompt-act-7-avoid", "#card-trait-1", "#card-trait-2"):
        expect(phone.locator(one)).to_be_in_viewport(ratio=0.99)


def test_the_table_is_one_swipe_below(phone: Page) -> None:
    expect(phone.locator("#others")).not_to_be_in_viewport(ratio=0.5)
    phone.mouse.move(195, 820)
    phone.mouse.wheel(0, 900)
    expect(phone.locator("#others")).to_be_in_viewport()


def test_another_turn_begins_at_the_top_of_what_is_told(phone: Page, door: FakeDoor) -> None:
    door.show(samples.PLAY, s1=samples.SEAT_VERDICT)
    expect(phone.locator("#spotlight")).to_be_visible()
    phone.evaluate("document.getElementById('told-now').scrollTo(0, 900)")
    others = tuple(replace(one, on_turn=one.id == "s2") for one in samples.SEAT_VERDICT.seats)
    door.show(samples.PLAY, s1=replace(samples.SEAT_VERDICT, seats=others, headline="It is Jo's turn."))
    expect(phone.locator("#headline")).to_have_text("It is Jo's turn.")
    expect(phone.locator("#headline")).to_be_in_viewport()


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
