"""A part that comes onto a page gets a style, and all others keep theirs, for small machines are slow."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.watch import Watch
from tests.web.fakes import samples
from tests.web.fakes.at_the_table import address
from tests.web.fakes.fake_house import FakeDoor
from tests.web.fakes.waiting import until, until_heard
from web.server import Server

COMES = """([place, kind]) => {
    document.body.offsetTop;
    console.timeStamp("comes");
    document.querySelector(place).append(Object.assign(document.createElement("p"), { className: kind }));
    document.body.offsetTop;
    console.timeStamp("came");
}"""
OF_SCREEN, OF_PHONE = 16, 8
"""A sixteenth of a big screen, and an eighth of a phone's page, may be about what an element has."""


def restyled(page: Page, place: str, kind: str) -> int:
    """How many elements get a style when one more of that class comes to that place."""
    assert page.context.browser
    session = page.context.browser.new_browser_cdp_session()
    seen = traced(session, page, lambda: page.evaluate(COMES, [place, kind]))
    comes, came = sorted(one["ts"] for one in seen if one["name"] == "TimeStamp")
    styles = [one for one in seen if one["name"] == "UpdateLayoutTree" and comes < one["ts"] < came]
    return sum(int(one["args"].get("elementCount", 0)) for one in styles)


def traced(session: CDPSession, page: Page, what: Callable[[], object]) -> list[dict[str, Any]]:
    """The browser's own notes of its work during that."""
    seen: list[dict[str, Any]] = []
    done: list[bool] = []
    session.on("Tracing.dataCollected", lambda told: seen.extend(told["value"]))
    session.on("Tracing.tracingComplete", lambda _: done.append(True))
    session.send("Tracing.start", {"traceConfig": {"includedCategories": ["devtools.timeline"]}})
    try:
        what()
    finally:
        session.send("Tracing.end")
        until_heard(page, lambda: done)
        session.detach()
    return seen


def few(page: Page, share: int, place: str, kind: str = "") -> None:
    """Fails if more than a share of the page gets a style."""
    expect(page.locator(place)).to_be_attached()
    assert restyled(page, place, kind) * share < page.evaluate("document.getElementsByTagName('*').length"), (
        place
    )


@pytest.mark.parametrize("name", ["PLAY", "PLAY_READ", "PLAY_MAP", "PLAY_PLAN"])
def test_a_big_screen_keeps_the_style_of_what_stands_there(
    name: str, watch: Watch, server: Server, door: FakeDoor
) -> None:
    door.show(getattr(samples, name))
    page = watch.open(1280, 720)
    page.goto(f"{address(server)}/t/one/kiosk")
    until(lambda: door.follows)
    for place in ("#beside", "#screen", "#main", "#asking"):
        few(page, OF_SCREEN, place)


def test_a_board_keeps_its_style_beside_what_is_asked_and_lies_there(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    door.show(samples.PLAY_MAP)
    page = watch.open(1280, 720)
    page.goto(f"{address(server)}/t/one/kiosk")
    until(lambda: door.follows)
    expect(page.locator("#ground .tile").first).to_be_attached()
    few(page, OF_SCREEN, ".middle", "spotlight")
    few(page, OF_SCREEN, ".seen", "card")


def test_a_phone_keeps_the_style_of_what_stands_there(phone: Page) -> None:
    for place in ("#main", "#sheet", "#told-now"):
        few(phone, OF_PHONE, place)
