"""Where browsers of these tests go, and how the table before them changes."""

from dataclasses import replace

from playwright.sync_api import Page, expect

from tests.web.fakes.fake_house import FakeDoor
from web.server import Server

LOCAL = "127.0.0.1"


def address(server: Server) -> str:
    return f"http://{LOCAL}:{server.port}"


def stand_still(page: Page) -> None:
    """Nothing that styles move goes on from now: a busy machine finds it as far as it has begun."""
    page.context.new_cdp_session(page).send("Animation.setPlaybackRate", {"playbackRate": 0})


def change(door: FakeDoor, page: Page, text: str) -> None:
    """Changes the headline of seat s1, and waits until its phone shows that."""
    door.show(door.public, s1=replace(door.seats["s1"], headline=text))
    expect(page.locator("#headline")).to_have_text(text)
