"""The lobby's games and the host's drawer: titles stay whole, and what cannot be taken back stands apart."""

from dataclasses import replace

import pytest
from playwright.sync_api import expect

from companion.games import metas
from tests.languages import ROOT, languages
from tests.watch import Watch
from tests.web.fakes import samples
from tests.web.fakes.at_the_table import address
from tests.web.fakes.fake_house import FakeDoor
from tests.web.fakes.page_parts import changed
from web.server import Server
from web.shown.setting_up import GameChoice
from web.words import Catalogue

SIZES = ((1920, 1080), (1280, 720), (390, 844), (360, 640))
BROKEN = """() => [...document.querySelectorAll('.game strong')].flatMap(one => {
    const text = one.lastChild, range = document.createRange();
    return [...text.data.matchAll(/[^\\s-]+/g)].filter(({index, 0: word}) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1;
    }).map(([word]) => word);
})"""
"""The words in titles of games that begin on one line and end on another."""


def games(language: str) -> tuple[GameChoice, ...]:
    """Every game that there is, by its title in that language."""
    told = []
    for meta in metas():
        texts = Catalogue([ROOT.joinpath(*meta.package.split("."), "texts")])
        title = texts.say(language, "game-title", {})
        told.append(GameChoice(meta.name, title, "", "2 to 8", "an hour", "", pictured=False, chosen=False))
    return tuple(told)


@pytest.mark.parametrize("language", languages())
def test_no_title_of_a_game_breaks_in_a_word(
    watch: Watch, server: Server, door: FakeDoor, language: str
) -> None:
    page = watch.open(reduced_motion="reduce")
    for seats in ((), samples.LOBBY.seats):
        door.show(changed(samples.LOBBY, games=games(language), seats=seats))
        page.goto(f"{address(server)}/t/one/kiosk")
        expect(page.locator(".game")).to_have_count(len(metas()))
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(BROKEN) == [], (width, height)


def test_the_hosts_drawer_is_sorted_and_what_is_final_stands_last_and_apart(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    door.show(samples.LOBBY)
    page = watch.open(1280, 720)
    page.goto(f"{address(server)}/t/one/kiosk")
    page.locator("#more > summary").click()
    groups = page.locator("#host > .group")
    assert [one.get_attribute("id") for one in groups.all()] == ["tonight", "this-table", "the-box", "final"]
    for group, held in (
        ("tonight", "rules"),
        ("this-table", "to-print"),
        ("the-box", "to-doctor"),
        ("final", "forget"),
    ):
        expect(page.locator(f"#{group} #{held}")).to_have_count(1)


@pytest.mark.parametrize("name", ["doctor", "box", "print?as=kiosk", "card-editor"])
def test_a_page_of_the_host_uses_the_width_of_a_big_screen(watch: Watch, server: Server, name: str) -> None:
    page = watch.open(1920, 1080)
    page.goto(f"{address(server)}/t/one/{name}")
    box = page.locator("#main").bounding_box()
    assert box is not None
    assert box["width"] > 1500


@pytest.mark.representative
def test_backup_restore_and_update_stand_together(watch: Watch, server: Server) -> None:
    page = watch.open(390, 844)
    page.goto(f"{address(server)}/t/one/box")
    for held in ("backup", "restoring", "version"):
        expect(page.locator(f"#box-keeping #{held}")).to_have_count(1)


def test_games_for_children_are_listed_alone_on_a_tap_and_stay_so_as_the_page_changes(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    choices = (
        GameChoice("kites", "Kites", "", "3", "", "", pictured=False, chosen=False, for_children=True),
        GameChoice("road", "Road", "", "3", "", "", pictured=False, chosen=True, within_an_hour=True),
    )
    lobby = changed(samples.LOBBY, games=choices, seats=())
    door.show(lobby)
    page = watch.open(1280, 720)
    page.goto(f"{address(server)}/t/one/kiosk")
    page.get_by_label("For children").focus()
    page.keyboard.press("Space")
    expect(page.locator(".game:visible")).to_have_text(["Kites 3"])
    door.show(changed(lobby, headline="Somebody came."))
    expect(page.locator("#headline")).to_have_text("Somebody came.")
    expect(page.locator(".game:visible")).to_have_text(["Kites 3"])
    page.locator('label[for="within-an-hour"]').click()
    expect(page.locator(".game:visible")).to_have_count(0)


@pytest.mark.parametrize("count", [8, 12, 20])
def test_a_shelf_of_many_games_leaves_the_code_and_the_beginning_in_sight(
    watch: Watch, server: Server, door: FakeDoor, count: int
) -> None:
    shelf = tuple(
        GameChoice(f"game-{n}", f"The long road {n}", "", "2 to 8", "", "", pictured=False, chosen=n == 0)
        for n in range(count)
    )
    door.show(changed(samples.LOBBY, games=shelf))
    page = watch.open(reduced_motion="reduce")
    page.goto(f"{address(server)}/t/one/kiosk")
    for width, height in ((1920, 1080), (1280, 720), (800, 480)):
        page.set_viewport_size({"width": width, "height": height})
        games = page.locator("#games").bounding_box()
        assert games is not None
        for held in (".scan .qr", ".scan .code", "#begin-button, #headline"):
            box = page.locator(held).first.bounding_box()
            assert box is not None
            assert box["y"] >= 0, held
            assert box["y"] + box["height"] <= games["y"] + 1, (held, width)
        assert games["y"] + games["height"] <= height


def test_a_game_for_fewer_than_have_sat_down_goes_dark(watch: Watch, server: Server, door: FakeDoor) -> None:
    few = GameChoice("duel", "Duel", "", "2", "", "", pictured=False, chosen=False, most=2)
    door.show(changed(samples.LOBBY, games=(few, replace(few, id="feast", title="Feast", most=9))))
    page = watch.open(1280, 720)
    page.goto(f"{address(server)}/t/one/kiosk")
    expect(page.locator(".game[data-full]")).to_have_text(["Duel 2"])


def test_a_step_of_the_set_up_is_one_screen_and_its_ways_on_are_in_view(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    door.show(samples.LOBBY)
    page = watch.open(width=1280, height=720, reduced_motion="reduce")
    page.goto(f"{address(server)}/t/one/setup")
    expect(page.locator("#setup-ways")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollHeight") <= 720
