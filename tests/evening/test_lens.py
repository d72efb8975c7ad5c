"""A phone over the tray photographs each roll by itself, once: a real browser with a fake camera."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from companion.app import Companion
from tests.evening.test_photographed import ROLL, SMALL, blind, own, seats
from tests.watch import BROUGHT, chromium
from vision.pictures.photograph import as_jpeg
from vision.render import picture, scatter

__all__ = ["blind", "seats"]
FPS, MOVES, RESTS = 10, 20, 80
"""Frames of the fake camera a second, and how many show changing and lying dice; then it begins again."""


@pytest.fixture
def over_the_tray(tmp_path: Path, browser: Browser) -> Iterator[Page]:
    """A page of a browser whose camera sees dice that are thrown and come to rest."""
    thrown = [as_jpeg(picture(scatter(ROLL, seed))) for seed in range(4, 8)]
    lying = as_jpeg(picture(scatter(ROLL, 3)))
    film = tmp_path / "tray.mjpeg"
    film.write_bytes(b"".join(thrown[n % 4] for n in range(MOVES)) + lying * RESTS)
    fake = ("--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream")
    args = [*fake, f"--use-file-for-fake-video-capture={film}"]
    beside = browser.browser_type.launch(executable_path=chromium(), args=args)
    width, height = SMALL
    yield beside.new_page(viewport={"width": width, "height": height})
    beside.close()


def looking(page: Page, blind: Companion, seats: list[str]) -> Page:
    """The page of the first seat, with the lens open."""
    name, value = own(blind, seats[0])
    page.context.add_cookies([{"name": name, "value": value, "url": blind.address}])
    page.goto(f"{blind.address}/t/home/seat")
    page.evaluate(BROUGHT)
    page.locator("[data-lens]").click()
    return page


@pytest.mark.slow
def test_a_roll_is_photographed_by_itself_once_it_lies_still(
    over_the_tray: Page, blind: Companion, seats: list[str]
) -> None:
    page = looking(over_the_tray, blind, seats)
    expect(page.locator(".lens p")).to_contain_text("11", timeout=30_000)
    expect(page.locator(".lens img")).to_be_visible()
    expect(page.locator("#roll")).to_contain_text("Ada’s photograph")
    page.locator(".lens button").click()
    expect(page.locator(".lens")).to_have_count(0)


@pytest.mark.slow
def test_a_browser_without_live_pictures_says_why_and_what_to_do_instead(
    over_the_tray: Page, blind: Companion, seats: list[str]
) -> None:
    over_the_tray.add_init_script("Object.defineProperty(navigator, 'mediaDevices', { value: undefined })")
    page = looking(over_the_tray, blind, seats)
    expect(page.locator(".lens p")).to_contain_text("HTTPS")
    page.locator(".lens button").click()
    expect(page.locator("form[data-by=photo] label")).to_be_visible()


@pytest.mark.slow
def test_a_camera_that_is_taken_away_is_said_and_esc_and_the_way_back_close_it(
    over_the_tray: Page, blind: Companion, seats: list[str]
) -> None:
    page = looking(over_the_tray, blind, seats)
    expect(page.locator(".lens p")).to_contain_text("Watching", timeout=30_000)
    taken = "(video) => video.srcObject.getVideoTracks()[0].dispatchEvent(new Event('ended'))"
    page.locator(".lens video").evaluate(taken)
    expect(page.locator(".lens p")).to_contain_text("taken away")
    page.keyboard.press("Escape")
    expect(page.locator(".lens")).to_have_count(0)
    page.locator("[data-lens]").click()
    page.go_back()
    expect(page.locator(".lens")).to_have_count(0)
