"""Every text on a phone can be read at every question of every game, on a page that is one screen high."""

import os
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page as Tab

from companion import games
from companion.conformance.trial import languages_of
from tests.watch import Watch
from tests.web.conftest import app, door, house, made, server  # noqa: F401 - fixtures of the pages' own tests
from tests.web.fakes import samples
from tests.web.fakes.at_the_table import address
from tests.web.fakes.fake_house import FakeDoor
from tools.looks.evenings import AskedPages, Evening
from tools.looks.fitting import lost
from web.page import Page
from web.server import Server

WHOLE = bool(os.environ.get("PHONES"))
"""True if every question is looked at on every seat's page (`make phones`)."""
SIZES = ((360, 640), (390, 844))
ACROSS = ((640, 360), (844, 390))
PAINTED = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
SEEDS = ("ember", "ash") if WHOLE else ("ember",)
SPOKEN = [
    (name, language)
    for name in games.names()
    for language in languages_of(games.find(name).meta.package)[0 if WHOLE else -1 :]
]
"""Each game in its languages, in short in the last of them."""
MOST = 1500 if WHOLE else 60
SAMPLED = 3
LONGER = """() => [document.documentElement, ...document.querySelectorAll("#own > :not(.hand, .edge, .me)")]
    .filter(one => one.getBoundingClientRect().bottom > innerHeight + 1)
    .map(one => `${one.id || one.localName} ends at ${one.getBoundingClientRect().bottom}`)"""
"""Parts lower than the screen. A subject and a long form scroll, and cards stand on the edge; all may."""
HELD = ".card.secret[data-held]"
IN_FANS = ".fan > :is(.lying, .held:has(> .card:not(.secret)))"
LIFTED = "[data-lifted]"
LIFT = "(cards, n) => cards.forEach((card, place) => card.toggleAttribute('data-lifted', place === n))"
HOLD = "(cards, n) => cards.forEach((card, place) => card.toggleAttribute('data-held', place === n))"
SCROLLED = """<!doctype html><body style="margin:0"><main id="main">
<div style="height:60px;overflow-y:auto"><p>first</p><p>second</p><p>third</p></div>
<div style="height:20px;overflow:hidden"><p style="margin:0;line-height:20px">seen<br>cut</p></div>
<p style="margin:1000px 0">far below</p></main>
<p style="position:fixed;bottom:0;margin:0;background:#fff">at the foot</p>"""


def test_what_a_thumb_can_scroll_to_can_be_read_and_what_is_cut_off_cannot(watch: Watch) -> None:
    tab = watch.open(*SIZES[0])
    tab.set_content(SCROLLED)
    assert [one.split()[0] for one in lost(tab, scrolls=True)] == ['"cut"']


@pytest.fixture
def phone(watch: Watch, server: Server, door: FakeDoor) -> Tab:  # noqa: F811 - fixtures
    """A phone on which nothing moves by itself."""
    watch.forgive(".svg")  # the fake table has no pictures of these games
    door.tokens["proof"] = "seat-1"
    tab = watch.open(*SIZES[0], reduced_motion="reduce")
    tab.context.add_cookies([{"name": "seat-one", "value": "proof", "url": address(server)}])
    return tab


def unread(phone: Tab, place: str) -> list[str]:
    """Texts of the open page that cannot be read, also of each held card and of each recap page."""
    phone.evaluate(PAINTED)
    found = lost(phone, scrolls=True)
    cards = phone.locator(".card.secret")
    for n in range(cards.count()):
        cards.evaluate_all(HOLD, n)
        found += lost(phone, scrolls=True, within=HELD)
    cards.evaluate_all(HOLD, -1)
    fans = phone.locator(IN_FANS)
    for n in range(fans.count()):
        fans.evaluate_all(LIFT, n)
        found += lost(phone, scrolls=True, within=LIFTED)
    fans.evaluate_all(LIFT, -1)
    for _ in range(phone.locator("#book > .recap-page").count() - 1):
        phone.locator("#turn-on").click()
        found += lost(phone, scrolls=True)
    return [f"{place}: {one}" for one in dict.fromkeys(found)]


def scrolled(phone: Tab, place: str) -> list[str]:
    """The sizes in which the page that is open is higher than the phone."""
    found = []
    for width, height in (*SIZES, *ACROSS):
        phone.set_viewport_size({"width": width, "height": height})
        phone.evaluate(PAINTED)
        found += [f"{place}, {width} px: {one}" for one in phone.evaluate(LONGER)]
    return found


def sampled(moments: list[AskedPages], name: str) -> list[AskedPages]:
    """Every moment, or in short some of them, each with the pages of who is asked and of one who is not."""
    if WHOLE:
        return moments
    chosen = Random(name).sample(moments, min(SAMPLED, len(moments)))
    return [one._replace(pages=one.pages[:2]) for one in chosen]


def shown(phone: Tab, server: Server, door: FakeDoor, page: Page) -> None:  # noqa: F811 - fixtures
    """Opens that page of a seat."""
    assert page.you is not None
    phone.goto("about:blank")
    door.tokens["proof"] = page.you
    door.show(samples.PLAY, **{page.you: page})
    phone.goto(f"{address(server)}/t/one/seat")


@pytest.mark.timeout(3600 if WHOLE else 300)
@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_all_that_a_phone_says_at_a_question_can_be_read(
    phone: Tab,
    server: Server,  # noqa: F811 - a fixture
    door: FakeDoor,  # noqa: F811 - a fixture
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    language: str,
) -> None:
    monkeypatch.setattr("companion.table.commands.game.secrets.token_hex", lambda _: "ember")
    moments = dict[str, AskedPages]()
    for seed in SEEDS:
        (tmp_path / seed).mkdir()
        evening = Evening(games.find(name), language, tmp_path / seed, seed)
        moments = {one.kind: one for one in evening.asked(MOST)} | moments
        evening.close()
    found = []
    for place, moment in enumerate(sampled([*moments.values()], name)):
        for n, page in enumerate(moment.pages):
            shown(phone, server, door, page)
            if page.stage == "play":
                found += scrolled(phone, f"{moment.kind}, page {n}")
            for width, height in SIZES if WHOLE else SIZES[place % 2 :][:1]:
                phone.set_viewport_size({"width": width, "height": height})
                found += unread(phone, f"{moment.kind}, page {n}, {width} px")
    assert "\n".join(found) == ""
