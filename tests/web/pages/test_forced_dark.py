"""A browser that darkens pages by force paints no black die white: a colour that tells something stays."""

from collections.abc import Iterator
from colorsys import rgb_to_hls
from io import BytesIO

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page

from companion.adapters.light.dice_colours import DYES, LIGHT
from tests.watch import chromium
from tests.web.fakes.at_the_table import address
from web.server import Server

WITHOUT_HUE = {"black", "white", "grey", "ivory", "brown", "orange"}
"""Colours that lightness alone tells from one another."""
FORCED = "--blink-settings=forceDarkModeEnabled=true"
DRAW = """([paint, ink]) => { document.body.innerHTML = document.querySelector('.shapes').outerHTML
  + `<svg class="die" viewBox="0 0 24 24"><rect width="24" height="24" fill="${paint}"/>
     <circle cx="12" cy="12" r="6" fill="${ink}"/></svg>`; document.body.style.margin = 0; }"""


@pytest.fixture(scope="module")
def dark(browser: Browser) -> Iterator[Browser]:
    found = browser.browser_type.launch(executable_path=chromium(), args=[FORCED])
    yield found
    found.close()


@pytest.fixture
def page(dark: Browser, server: Server) -> Iterator[Page]:
    found = dark.new_page(color_scheme="light", viewport={"width": 200, "height": 200})
    found.goto(f"{address(server)}/t/one/join")
    yield found
    found.close()


def seen(page: Page, x: int, y: int) -> tuple[float, float]:
    """Hue and lightness of a pixel, both from 0 to 1."""
    pixel = Image.open(BytesIO(page.screenshot())).convert("RGB").getpixel((x, y))
    assert isinstance(pixel, tuple)
    return hue_and_lightness(bytes(pixel))


def hue_and_lightness(pixel: bytes) -> tuple[float, float]:
    hue, lightness, _ = rgb_to_hls(*(part / 255 for part in pixel))
    return hue, lightness


def test_the_page_is_darkened_at_all(page: Page) -> None:
    assert seen(page, 199, 199)[1] < 0.3


@pytest.mark.parametrize("colour", [one.id for one in DYES])
def test_a_die_keeps_its_colour_and_its_pips_are_seen(page: Page, colour: str) -> None:
    dye = next(one for one in DYES if one.id == colour)
    page.evaluate(DRAW, [dye.paint, dye.ink])
    side = page.locator(".die").bounding_box()
    assert side is not None
    middle = int(side["width"] / 2)
    (hue, light), pips = seen(page, 2, 2), seen(page, middle, middle)[1]
    right_hue, right_light = hue_and_lightness(bytes.fromhex(dye.paint.removeprefix("#")))
    if colour in WITHOUT_HUE:
        assert light == pytest.approx(right_light, abs=0.15)
    else:
        assert hue == pytest.approx(right_hue, abs=0.06)
    assert pips > light if dye.ink == LIGHT else pips < light
