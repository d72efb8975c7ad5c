"""On a light phone all that is written over a picture keeps AA, measured from pixels over a black one."""

from collections.abc import Iterator
from dataclasses import replace

import cv2
import numpy as np
from playwright.sync_api import Page, expect

from tests.web.fakes import samples
from tests.web.fakes.at_the_table import address
from tests.web.fakes.fake_house import FakeDoor
from tests.web.fakes.page_parts import changed
from web.server import Server

BLACK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>'
AA = 4.5
WRITTEN = """() => [...document.querySelectorAll('#own :is(p, h1, h2, h3, li, .number, .name, .more-told)')]
    .filter(one => one.checkVisibility({visibilityProperty: true}) && one.innerText.trim()
        && !one.closest('.unseen, .sheet, .hand, .card.secret, .die, .panel'))
    .map(one => { const {x, y, width, height} = one.getBoundingClientRect();
        return [one.innerText.slice(0, 30), getComputedStyle(one).color, x, y, width, height]; })
    .filter(([, , , y, width, height]) => y >= 0 && y + height <= innerHeight && width > 8 && height > 8)"""
BARE = """() => [
    '#own :not(.backdrop) { color: transparent !important; text-shadow: none !important; }',
    '#own :is(svg, .dice) { visibility: hidden !important; }',
].forEach(rule => document.styleSheets[0].insertRule(rule))"""


def luminance(colour: "np.ndarray[tuple[int, ...], np.dtype[np.float64]]") -> float:
    """Relative luminance of red, green and blue in 0..255 (WCAG 2)."""
    parts = colour / 255
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    return float(linear @ np.array([0.2126, 0.7152, 0.0722]))


def contrasts(phone: Page) -> Iterator[tuple[str, float]]:
    """Each text over the picture, and its contrast to the mean of what is behind it."""
    written = phone.evaluate(WRITTEN)
    phone.evaluate(BARE)
    data = np.frombuffer(phone.screenshot(), np.uint8)
    shot = cv2.imdecode(data, cv2.IMREAD_COLOR)
    assert shot is not None
    for text, colour, x, y, width, height in written:
        behind = shot[int(y) : int(y + height), int(x) : int(x + width), ::-1].reshape(-1, 3).mean(axis=0)
        ink = np.array([float(part) for part in colour[colour.index("(") + 1 : -1].split(",")[:3]])
        one, other = sorted((luminance(ink), luminance(behind)))
        yield text, (other + 0.05) / (one + 0.05)


def test_what_is_written_over_a_picture_keeps_aa_on_a_light_phone(
    phone: Page, door: FakeDoor, server: Server
) -> None:
    phone.emulate_media(color_scheme="light", reduced_motion="reduce")
    phone.route("**/black.svg*", lambda route: route.fulfill(body=BLACK, content_type="image/svg+xml"))
    faint, seen = dict[str, float](), 0
    for view in (samples.SEAT_ACT, samples.SEAT_VERDICT, samples.SEAT_DRAW):
        door.show(samples.PLAY, s1=changed(view, scene="/black.svg"))
        phone.goto(f"{address(server)}/t/one/seat")
        expect(phone.locator(".backdrop")).to_be_visible()
        found = dict(contrasts(phone))
        seen += len(found)
        faint |= {text: round(ratio, 1) for text, ratio in found.items() if ratio < AA}
    assert seen > 8
    assert faint == {}


def test_people_over_a_picture_of_an_evening_keep_aa_on_a_light_phone(
    phone: Page, door: FakeDoor, server: Server
) -> None:
    phone.emulate_media(color_scheme="light", reduced_motion="reduce")
    phone.route("**/black.svg*", lambda route: route.fulfill(body=BLACK, content_type="image/svg+xml"))
    dead = replace(next(one for one in samples.RECAP_PAGES if one.id == "dead"), picture="/black.svg")
    told = replace(samples.EVENING, recap_pages=(dead,))
    door.show(samples.OVER, s1=changed(samples.OVER_SEAT, evening=told))
    phone.goto(f"{address(server)}/t/one/seat")
    expect(phone.locator(".scenery")).to_be_visible()
    phone.wait_for_function("document.querySelector('.scenery').complete")
    found = {text: ratio for text, ratio in contrasts(phone) if "Wilhelmina" in text or text == dead.title}
    assert len(found) > 2
    assert {text: round(ratio, 1) for text, ratio in found.items() if ratio < AA} == {}
