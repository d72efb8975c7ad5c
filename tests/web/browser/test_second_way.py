"""Whatever stands between a phone and its table: what happens is shown, if later, and the page says so."""

from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from tests.watch import Watch
from tests.web.fakes import samples
from tests.web.fakes.at_the_table import address
from tests.web.fakes.between import Intermediary, between
from tests.web.fakes.fake_house import FakeDoor
from web.server import Server

KINDS = {
    "holds a reply until it is whole": Intermediary(holds=True),
    "cuts a stream after a kilobyte": Intermediary(most_bytes=1000),
    "holds, and strips headers": Intermediary(holds=True, strips=True),
}
PATIENCE_MS = 30_000


def seat(watch: Watch, base: str, door: FakeDoor) -> Page:
    door.tokens["proof"] = "s1"
    door.show(samples.PLAY, s1=samples.SEAT_ACT)
    page = watch.open()
    page.context.add_cookies([{"name": "seat-one", "value": "proof", "url": base}])
    page.goto(f"{base}/t/one/seat")
    return page


def tell(door: FakeDoor, text: str) -> None:
    door.show(door.public, s1=replace(samples.SEAT_ACT, headline=text))


@pytest.mark.parametrize("kind", KINDS)
def test_news_come_a_second_way_and_the_page_says_that_it_is_slower(
    watch: Watch, server: Server, door: FakeDoor, kind: str
) -> None:
    watch.forgive("/stream?")
    with between(server.port, KINDS[kind]) as base:
        page = seat(watch, base, door)
        tell(door, "Ada rolls.")
        expect(page.locator("#headline")).to_have_text("Ada rolls.", timeout=PATIENCE_MS)
        expect(page.locator("#slow")).to_be_visible(timeout=PATIENCE_MS)
        expect(page.locator("#lost")).to_be_hidden()
        tell(door, "Ben rolls.")
        expect(page.locator("#headline")).to_have_text("Ben rolls.")
        page.close()


def test_a_stream_that_is_closed_again_and_again_still_brings_all(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    watch.forgive("/stream?")
    with between(server.port, Intermediary(most_seconds=1)) as base:
        page = seat(watch, base, door)
        for text in ("Ada rolls.", "Ben rolls.", "Cleo rolls."):
            tell(door, text)
            expect(page.locator("#headline")).to_have_text(text, timeout=PATIENCE_MS)
        page.close()


def test_a_browser_without_streams_fetches_its_pages(watch: Watch, server: Server, door: FakeDoor) -> None:
    door.show(samples.PLAY)
    page = watch.open()
    page.add_init_script("delete window.EventSource; delete window.SharedWorker;")
    page.goto(f"{address(server)}/t/one/kiosk")
    door.show(replace(samples.PLAY, headline="It goes on."))
    expect(page.locator("#headline")).to_have_text("It goes on.", timeout=PATIENCE_MS)
    page.close()


@pytest.mark.representative
def test_where_nothing_stands_between_no_page_is_fetched(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = seat(watch, address(server), door)
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.wait_for_timeout(6000)
    tell(door, "Ada rolls.")
    expect(page.locator("#headline")).to_have_text("Ada rolls.")
    assert not [url for url in asked if "/news" in url]
    expect(page.locator("#slow")).to_be_hidden()
