"""A table sits down, plays a turn of every game and mends mistakes by keys alone, and the focus is seen."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, Page

from companion import games
from companion.app import Companion, CompanionSettings
from companion.engine.advice import next_answer, sensible
from companion.engine.answers import Rolled
from companion.table.commands.playing import SubmitAnswer
from tests.evening.players.keys import KeyTable, go_and_press
from tests.watch import Watch
from tests.web.fakes.waiting import until
from web.ports.protocol import PageViewer

TURN = 12
"""Answers of which each game's first turn is made."""
LANGUAGES = ("en", "de")


def open_table(folder: Path, game: str) -> Companion:
    """A table of that game that only this machine can reach."""
    settings = CompanionSettings(folder / "data", host="127.0.0.1", port=0, game=game, plays_game=True)
    return Companion(settings)


@pytest.fixture
def table(watch: Watch, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[KeyTable]:
    """A table of that game, with as few people as it is for; every second one in German."""
    with open_table(tmp_path, request.param) as running:
        yield KeyTable(watch, running, LANGUAGES[games.names().index(request.param) % 2])


@pytest.mark.parametrize("table", games.names(), indirect=True)
def test_a_turn_is_played_by_keys_and_the_focus_is_seen(table: KeyTable) -> None:
    given = [kind for kind, *_ in table.answers(TURN)]
    assert table.amiss == []
    assert given


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[Companion]:
    """A game of dice that waits for people."""
    settings = CompanionSettings(
        tmp_path / "data", host="127.0.0.1", port=0, game="amber_tide", plays_game=True
    )
    with Companion(settings) as running:
        yield running


def sit_down(watch: Watch, companion: Companion, n: int) -> tuple[Page, list[str]]:
    """A phone whose player takes the n-th colour that is free by keys; what was amiss with that."""
    phone = watch.open(360, 640, reduced_motion="reduce")
    phone.goto(f"{companion.address}/j/{companion.table.moment.seating.code}")
    amiss = go_and_press(phone.locator("#name"), "End")
    phone.keyboard.type(f"Player {n}")
    amiss += go_and_press(phone.locator("label.colour input").nth(n), "Space")
    amiss += go_and_press(phone.locator("#joining-send"))
    phone.wait_for_selector("#main[data-you]")
    return phone, amiss


def roll(companion: Companion) -> None:
    """Plays on until dice have been read, as players do who say it."""
    table, chance = companion.table, Random("by keys")
    seats = (None, *(one.id for one in table.moment.seating.seats))
    for n in range(40):
        play = table.moment.play
        answer = play and next_answer(play, seats, sensible, chance, str(n))
        assert answer
        table.execute(SubmitAnswer(answer))
        if isinstance(answer.value, Rolled):
            return
    raise AssertionError("no dice were rolled")


def shown(kiosk: Page, companion: Companion) -> Page:
    """The big screen once it has told all: until then any key only goes on."""
    serial = companion.door.page(PageViewer(None, "en", at_screen=True)).news.serial
    kiosk.wait_for_selector(f'#main[data-serial="{serial}"]')
    kiosk.wait_for_selector("#beside:not(:has(*)) ~ #screen:not(:has(*))", state="attached")
    return kiosk


def mend(page: Page, drawer: Locator) -> list[str]:
    """Says by keys that the first die was misread; what was amiss with that."""
    amiss = go_and_press(drawer.locator("> summary"))
    misread = page.locator(".misread").first
    misread.wait_for(state="attached")
    if misread.get_attribute("open") is None:
        amiss += go_and_press(misread.locator("> summary"))
    die = misread.locator(".fix").first
    amiss += go_and_press(die.locator("> summary"))
    amiss += go_and_press(die.locator("button").first)
    return amiss + agree(page, "preview")


def agree(page: Page, asked: str) -> list[str]:
    """Agrees by keys to what all are asked, where the focus is already."""
    form = page.locator(f"form[id^={asked}]")
    form.wait_for()
    until(lambda: form.evaluate("one => one === document.activeElement"))
    amiss = go_and_press(form.locator("button[value=yes]"))
    form.wait_for(state="detached")
    return amiss


def test_seats_the_beginning_a_misread_die_and_undo_need_no_more_than_keys(
    watch: Watch, empty: Companion
) -> None:
    phones = [sit_down(watch, empty, n) for n in range(2)]
    phone, amiss = phones[0][0], phones[0][1] + phones[1][1]
    kiosk = watch.open(1280, 720, reduced_motion="reduce")
    kiosk.goto(f"{empty.address}/t/home/kiosk")
    amiss += go_and_press(kiosk.locator("#begin-button"))
    phone.wait_for_selector("#main.play")
    roll(empty)
    amiss += mend(shown(kiosk, empty), kiosk.locator("#more"))
    amiss += mend(phone, phone.locator("#corner"))
    amiss += go_and_press(shown(kiosk, empty).locator("#more > summary"))
    amiss += go_and_press(kiosk.locator(".undo > summary"))
    amiss += go_and_press(kiosk.locator("form.undo button").first)
    before = empty.table.moment.stamp
    amiss += agree(kiosk, "consent")
    until(lambda: empty.table.moment.stamp > before)
    assert amiss == []
