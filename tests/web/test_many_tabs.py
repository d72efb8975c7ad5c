"""A kiosk and all seats in tabs of one browser: it has six connections to a server, and forms need some."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from flask import Flask
from playwright.sync_api import Page, expect

from tests.watch import Watch
from tests.web.fakes import samples
from tests.web.fakes.at_the_table import address
from tests.web.fakes.fake_house import FakeDoor
from tests.web.fakes.waiting import until
from web.ports.protocol import PageViewer
from web.server import Server

SEATS = tuple(f"s{n}" for n in range(1, 8))
NO_WORKER = "delete window.SharedWorker"
HIDDEN = """(hidden) => {
    Object.defineProperty(document, 'hidden', {value: hidden, configurable: true});
    document.dispatchEvent(new Event('visibilitychange'));
}"""
"""What happens to a tab behind another one; a browser without a window has all of them in front."""


def show(door: FakeDoor, text: str) -> None:
    pages = {seat: replace(samples.SEAT_ACT, you=seat, headline=f"{seat}: {text}") for seat in SEATS}
    door.show(replace(samples.PLAY, headline=f"kiosk: {text}"), **pages)


class Tabs:
    """Tabs of one browser: the kiosk's, and those of seats that this device has proof of."""

    def __init__(self, watch: Watch, server: Server, door: FakeDoor) -> None:
        self.context = watch.open().context
        self.pages: dict[str, Page] = {}
        self._table = f"{address(server)}/t/one"
        door.tokens = {f"token-{seat}": seat for seat in SEATS}
        tokens = "~".join(door.tokens)
        self.context.add_cookies([{"name": "seat-one", "value": tokens, "url": address(server)}])
        show(door, "it begins")

    def open(self, *names: str) -> None:
        for name in names:
            self.pages[name] = self.context.new_page()
            self.pages[name].goto(f"{self._table}/{'kiosk' if name == 'kiosk' else f'seat?seat={name}'}")

    def show(self, text: str) -> None:
        """Waits until each of them shows what the table has told it."""
        for name, page in self.pages.items():
            expect(page.locator("#headline")).to_have_text(f"{name}: {text}")


@pytest.fixture
def tabs(watch: Watch, server: Server, door: FakeDoor) -> Tabs:
    return Tabs(watch, server, door)


@pytest.fixture
def streams(app: Flask) -> Callable[[], int]:
    return lambda: len(app.extensions["table-companion"].streams)


@pytest.mark.slow
def test_a_kiosk_and_seven_seats_in_tabs_of_one_browser_all_answer_and_are_told(
    tabs: Tabs, door: FakeDoor, streams: Callable[[], int]
) -> None:
    tabs.open("kiosk", *SEATS)
    show(door, "all of you")
    tabs.show("all of you")
    assert streams() == 1
    for seat in SEATS:
        tabs.pages[seat].locator("#prompt-act-7-avoid").click()
    until(lambda: len(door.asked) == len(SEATS))
    asked = [who for _, who in door.asked]
    assert [asked.count(PageViewer(seat, "en")) for seat in SEATS] == [1] * len(SEATS), "in any order"
    show(door, "it goes on")
    tabs.show("it goes on")


@pytest.mark.slow
def test_tabs_of_two_languages_are_each_told_in_their_own(tabs: Tabs, door: FakeDoor) -> None:
    door.show(door.public, s1=samples.SEAT_ACT, s2=replace(samples.SEAT_ACT, you="s2", language="de"))
    for seat in ("s1", "s2"):
        tabs.open(seat)
        expect(tabs.pages[seat].locator("#headline")).to_have_text(samples.SEAT_ACT.headline)
    spoken = {"s1": "en", "s2": "de"}
    until(lambda: {one.who.seat: one.who.language for one in door.follows.values()} == spoken)


@pytest.mark.slow
def test_a_tab_that_is_closed_is_followed_no_longer(tabs: Tabs, door: FakeDoor) -> None:
    tabs.open("kiosk", "s1", "s2")
    until(lambda: {follow.who.seat for follow in door.follows.values()} == {None, "s1", "s2"})
    tabs.pages.pop("s1").close()
    until(lambda: {follow.who.seat for follow in door.follows.values()} == {None, "s2"})
    show(door, "one has left")
    tabs.show("one has left")


def test_a_seat_that_is_freed_leaves_the_other_tabs_alone(watch: Watch, tabs: Tabs, door: FakeDoor) -> None:
    watch.forgive("403 (FORBIDDEN)")
    tabs.open("s1", "s2", "s3")
    door.tokens.pop("token-s2")
    show(door, "Ada goes home")
    expect(tabs.pages.pop("s2").get_by_text("This seat is no longer yours.")).to_be_visible()
    tabs.show("Ada goes home")
    show(door, "it goes on")
    tabs.show("it goes on")


@pytest.mark.slow
@pytest.mark.parametrize("script", ["", NO_WORKER])
def test_a_browser_that_nobody_looks_at_gives_its_stream_up_and_takes_it_again_whole(
    tabs: Tabs, door: FakeDoor, streams: Callable[[], int], script: str
) -> None:
    tabs.context.add_init_script(script)
    tabs.open("kiosk", "s1")
    tabs.show("it begins")
    for page in tabs.pages.values():
        page.evaluate(HIDDEN, True)
    until(lambda: streams() == 0)
    show(door, "while nobody looked")
    expect(tabs.pages["s1"].locator("#headline")).to_have_text("s1: it begins")
    for page in tabs.pages.values():
        page.evaluate(HIDDEN, False)
    tabs.show("while nobody looked")
    expect(tabs.pages["s1"].locator("#lost")).to_be_hidden()


@pytest.mark.slow
def test_without_a_worker_only_the_tab_in_front_has_a_stream(
    tabs: Tabs, door: FakeDoor, streams: Callable[[], int]
) -> None:
    tabs.context.add_init_script(NO_WORKER)
    for name in ("kiosk", *SEATS):
        tabs.open(name)
        tabs.show("it begins")
        tabs.pages.pop(name).evaluate(HIDDEN, True)
    until(lambda: streams() == 0)
    tabs.open("s7")
    tabs.pages["s7"].locator("#prompt-act-7-avoid").click()
    until(lambda: door.asked)


def test_without_a_worker_a_form_gets_through_where_streams_have_all_connections(
    watch: Watch, tabs: Tabs, door: FakeDoor, streams: Callable[[], int]
) -> None:
    watch.forgive("net::ERR_ABORTED")
    tabs.context.add_init_script(NO_WORKER)
    tabs.context.clock.install()
    tabs.open(*SEATS[:6])
    until(lambda: streams() == 6)
    tabs.pages["s1"].locator("#prompt-act-7-avoid").click()
    tabs.context.clock.run_for(9000)
    until(lambda: door.asked)
