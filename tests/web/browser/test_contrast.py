"""What is written over a picture can be read: its contrast is measured on a bright picture."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image
from playwright.sync_api import Locator, Page, Route, expect

from companion.kit.composer.scene import compose
from tests.watch import Watch
from tests.web.fakes import samples
from tests.web.fakes.at_the_table import address
from tests.web.fakes.fake_house import FakeDoor
from tests.web.fakes.page_parts import changed
from tests.web.fakes.waiting import until
from web.page import Page as View
from web.server import Server

BRIGHT = compose("ember", "snow, winter, sun")
READ, TOLD = 4.5, 7.0
"""Contrasts of WCAG 2.2: AA of whatever is read, AAA of what is told to all."""
TELLING = (".spotlight h2", ".told", ".summary", "#headline", ".billed", "#screen .told")
TEXTS: dict[str, tuple[View, tuple[str, ...]]] = {
    "callout": (samples.PLAY, (".kicker", ".spotlight h2", ".told", "#headline")),
    "verdict": (samples.PLAY_VERDICT, (".spotlight h2", ".told", ".summary", ".origin", ".tally")),
    "choosing": (samples.PLAY_DRAW, (".pile strong", ".pile .number", "#headline")),
    "waiting": (changed(samples.PLAY, spotlight=None), ("#headline",)),
    "held": (samples.PLAY_STAGED, ("#screen .told", "#screen .epitaph")),
    "lobby": (samples.LOBBY_EMPTY, (".billed",)),
}
COLOUR = "one => getComputedStyle(one).color.match(/[0-9.]+/g).map(Number).slice(0, 3)"
HIDE = """text => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${text} { color: transparent !important; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
"""By a sheet of its own: a page that comes meanwhile would take an element's own style away."""


def luminance(colour: tuple[float, ...]) -> float:
    """How bright a colour is, from 0 to 1, as WCAG reckons it."""
    parts = [
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in colour[:3])
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(page: Page, found: str, text: Locator) -> float:
    """That of a light text with the brightest spot behind it."""
    letters = luminance(text.evaluate(COLOUR))
    box = text.bounding_box()
    assert box is not None
    page.evaluate(HIDE, found)
    with Image.open(BytesIO(page.screenshot(clip=box))) as behind:
        seen = behind.convert("RGB").tobytes()
    spots = {tuple(seen[place : place + 3]) for place in range(0, len(seen), 3)}
    return (letters + 0.05) / (max(map(luminance, spots)) + 0.05)


@pytest.mark.parametrize("name", TEXTS)
def test_text_over_the_brightest_picture_keeps_its_contrast(
    watch: Watch, server: Server, door: FakeDoor, name: str
) -> None:
    view, texts = TEXTS[name]
    door.show(samples.PLAY if name == "held" else replace(view, pretend=None))
    page = watch.open(1920, 1080, reduced_motion="reduce")

    def bright(route: Route) -> None:
        route.fulfill(body=BRIGHT, content_type="image/svg+xml")

    page.route("**/game/toy/*.svg*", bright)
    page.goto(f"{address(server)}/t/one/kiosk")
    expect(page.locator("#headline")).to_have_text(samples.PLAY.headline if name == "held" else view.headline)
    if name == "held":
        until(lambda: door.follows)
        expect(page.locator("html[data-tells]")).to_have_count(1)
        door.show(replace(view, pretend=None))
    expect(page.locator(texts[0]).first).to_be_visible()
    found = {}
    for text in texts:
        one = page.locator(text).first
        found[text] = (contrast(page, text, one), TOLD if text in TELLING else READ)
    assert {text: how for text, (how, least) in found.items() if how < least} == {}
    assert found
