"""Whatever is written on the stage can be read: nothing is cut off or covered, however much it is."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Page as Tab

from companion import games
from companion.conformance.trial import languages_of
from tests.long import LONG
from tests.watch import Watch
from tests.web.conftest import app, door, house, made, server  # noqa: F401 - fixtures of the pages' own tests
from tests.web.fakes import samples
from tests.web.fakes.at_the_table import address
from tests.web.fakes.fake_house import FakeDoor
from tests.web.fakes.page_parts import changed, game
from tools.looks.evenings import NAMES, Evening, longest
from tools.looks.fitting import lost
from web.page import Page
from web.server import Server
from web.shown.dice import Roll

SIZES = ((1920, 1080), (1280, 720))
TRIES = 30
PAINTED = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
MOST = 700
"""Answers in which the longest game is over."""
CROWD = tuple(replace(seat, name=name) for seat, name in zip(samples.seats(5), NAMES, strict=False))
REASONS = tuple(
    f"{name} loses 2 Humanity and falls below zero: gone when the next turn begins." for name in NAMES[:5]
)
VERDICT = changed(samples.PLAY_VERDICT, seats=CROWD, spotlight=replace(samples.VERDICT, lines=REASONS))
"""A verdict that concerns everybody, with the photograph of its roll."""
MOMENTS = {
    "verdict": VERDICT,
    "typed": changed(VERDICT, roll=replace(samples.ROLLED, photograph=None)),
    "not rolled": changed(VERDICT, roll=samples.ASKED),
    "taken back": changed(VERDICT, consent=samples.CONSENT, in_charge=True),
    "corrected": changed(VERDICT, preview=replace(samples.PREVIEW, lines=REASONS)),
    "town": changed(samples.PLAY_MAP, seats=CROWD, spotlight=samples.VERDICT),
    "city": replace(samples.PLAY_PLAN, seats=CROWD),
}
CUT = """<!doctype html><body style="margin:0"><main>
<div style="height:30px;overflow:hidden"><p style="margin:0;line-height:20px">whole<br>halved</p></div>
<p style="position:absolute;left:0;top:100px">under a lid</p>
<div style="position:absolute;left:0;top:90px;width:300px;height:60px;background:#000"></div>
<p style="position:absolute;left:0;top:400px">under nothing</p>
<div style="position:absolute;left:0;top:390px;width:300px;height:60px"></div>
<p style="position:absolute;top:98vh;margin:0;font-size:40px">too low</p>
<div style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">for ears</div>
<p style="position:absolute;top:300px">all of it</p></main>"""
DROPPED = """<!doctype html><main id="main"><p>told</p>
<div style="display:none"><p>two more cards</p><p>told</p></div>
<details><summary>More</summary><p>opened by a tap</p></details><p hidden>later</p></main>"""
TURNED = """<!doctype html><body style="margin:0">
<div class="turns" style="width:200px;height:44px;columns:1;column-gap:20px;column-fill:auto;overflow:hidden;
line-height:20px">one<br>two<br>three<br>four<br>five</div>"""


def spoken(first: int) -> Iterator[tuple[str, str]]:
    """Each game with its languages from the `first` on."""
    for name in games.names():
        yield from ((name, language) for language in languages_of(games.find(name).meta.package)[first:])


def test_what_cannot_be_read_is_found_and_why(watch: Watch) -> None:
    tab = watch.open(400, 700)
    tab.set_content(CUT)
    found = " | ".join(lost(tab))
    for text, why in (
        ("halved", "cut off by div"),
        ("under a lid", "covered by div"),
        ("too low", "out of the screen"),
    ):
        assert f'"{text}"' in found
        assert why in found
    assert len(lost(tab)) == 3


def test_what_is_dropped_to_make_room_is_found_unless_a_control_opens_it_or_it_is_told_elsewhere(
    watch: Watch,
) -> None:
    tab = watch.open(400, 700)
    tab.set_content(DROPPED)
    assert lost(tab) == ['"two more cards" in p. is dropped with div.']


def test_what_another_page_of_its_place_shows_can_be_read_and_without_pages_it_cannot(watch: Watch) -> None:
    tab = watch.open(400, 700)
    tab.set_content(TURNED)
    assert lost(tab) == []
    tab.evaluate("document.querySelector('.turns').classList.remove('turns')")
    assert [one.split()[0] for one in lost(tab)] == ['"three"', '"four"', '"five"']


@pytest.fixture
def screen(watch: Watch) -> Tab:
    """The big screen, on which nothing moves by itself."""
    watch.forgive(".svg")  # the fake table has no pictures of these games
    return watch.open(*SIZES[0], reduced_motion="reduce")


def unread(
    screen: Tab,
    server: Server,  # noqa: F811 - a fixture
    door: FakeDoor,  # noqa: F811 - a fixture
    page: Page,
    place: int,
) -> list[str]:
    """What cannot be read on any of its recap pages: in every size, or in short in one by its place."""
    screen.goto("about:blank")
    door.show(replace(page, pretend=None))
    screen.goto(f"{address(server)}/t/one/kiosk")
    found = []
    for width, height in SIZES if LONG else SIZES[place % len(SIZES) :][:1]:
        screen.set_viewport_size({"width": width, "height": height})
        screen.wait_for_function("wide => document.documentElement.clientWidth === wide", arg=width)
        for _ in range(max(1, screen.locator("#book > .recap-page").count())):
            found += [f"{width}: {one}" for one in settled(screen)]
            screen.keyboard.press("ArrowRight")
    return found


def settled(screen: Tab) -> list[str]:
    """The texts lost on a page that lies still: each picture and typeface that comes fits it anew."""
    for _ in range(TRIES):
        screen.evaluate(PAINTED)
        if not (found := lost(screen)):
            return []
    return found


def photographed(page: Page) -> Page:
    """The same moment where a camera has read the dice."""
    roll: Roll | None = game(page).roll
    return (
        changed(page, roll=replace(roll, photograph="roll-12", size=(1288, 902)))
        if roll and roll.dice
        else page
    )


def misfits(found: dict[str, list[str]]) -> dict[str, list[str]]:
    return {where: what for where, what in found.items() if what}


@pytest.mark.long
@pytest.mark.parametrize(("name", "language"), [*spoken(first=0 if LONG else -1)])
def test_all_that_an_evening_tells_can_be_read(
    screen: Tab,
    server: Server,  # noqa: F811 - a fixture
    door: FakeDoor,  # noqa: F811 - a fixture
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    language: str,
) -> None:
    monkeypatch.setattr("companion.table.commands.game.secrets.token_hex", lambda _: "ember")
    found = {}
    for seed in ("ember", "ash", "smoke") if LONG else ("ember",):
        (tmp_path / seed).mkdir()
        evening = Evening(games.find(name), language, tmp_path / seed, seed)
        pages = evening.fullest(MOST)
        evening.close()
        assert pages
        for n, page in list(enumerate(pages))[:: 1 if LONG else 2]:
            found[f"{seed} {n}"] = unread(screen, server, door, photographed(page), n // 2)
    assert misfits(found) == {}


@pytest.mark.long
@pytest.mark.parametrize("moment", MOMENTS)
def test_the_longest_card_of_every_deck_can_be_read_beside_whatever_else_is_told(
    screen: Tab,
    server: Server,  # noqa: F811 - a fixture
    door: FakeDoor,  # noqa: F811 - a fixture
    moment: str,
) -> None:
    found, place = dict[str, list[str]](), list(MOMENTS).index(moment)
    every = [(games.find(name), language) for name, language in spoken(first=0)]
    cards = [one for game, language in every for one in longest(game, language).items()]
    for n, (file, card) in list(enumerate(cards))[0 if LONG else place % 3 :: 1 if LONG else 3]:
        found[file] = unread(screen, server, door, changed(MOMENTS[moment], opened=(card,)), n + place)
    assert found
    assert misfits(found) == {}
