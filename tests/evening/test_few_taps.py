"""A turn takes few taps: the real page of a phone is driven through whole turns, and each tap is counted."""

from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest
from playwright.sync_api import Page, expect

from companion.app import Companion, CompanionSettings
from companion.engine.answers import Answer, Chosen, Origin
from companion.engine.play import Asked
from companion.engine.questions import Choose
from companion.table.commands.game import BeginGame, ChooseRule
from companion.table.commands.seating import TakeSeat
from companion.table.seating.identity import identity
from companion.table.table import Table
from tests.companion.saying import give_answer
from tests.watch import BROUGHT, Watch

FEW = 4
OPEN = "form.prompt:not(.standing)"


@pytest.fixture
def town(tmp_path: Path) -> Iterator[Companion]:
    """A running companion with a game of tiles, in which Ada has drawn her first one."""
    settings = CompanionSettings(data=tmp_path / "data", host="127.0.0.1", port=0, game="hopes_end")
    with Companion(settings) as running:
        yield running


def begun(table: Table) -> dict[str, str]:
    """Ada and Ben sit where a card is read in every other turn, and Ada begins; the proofs of their seats."""
    seated = [table.execute(TakeSeat(name, colour)) for name, colour in (("Ada", "red"), ("Ben", "blue"))]
    table.execute(ChooseRule("asked", "other"))
    table.execute(BeginGame())
    while (asked := next(iter(waiting(table)))).question.id != "answer":
        assert isinstance(asked.question.form, Choose)
        taken = Chosen(asked.question.form.options[0].id)
        to = asked.question.to
        give_answer(table, Answer(asked.question.id, asked.version, uuid4().hex, to, Origin.TYPED, taken))
    return {one.seat: one.token for one in seated}


def waiting(table: Table) -> list[Asked]:
    play = table.moment.play
    return [] if play is None else list(play.open.values())


def phone_of(watch: Watch, companion: Companion, token: str) -> Page:
    """The phone that proves a seat."""
    page = watch.open(360, 740)
    name = f"seat-home-{identity(companion.settings.data)}"
    page.context.add_cookies([{"name": name, "value": token, "url": companion.address}])
    page.goto(f"{companion.address}/t/home/seat")
    return page


@pytest.mark.representative
def test_a_question_is_answered_and_a_tile_laid_in_four_taps_and_a_tile_alone_in_two(
    watch: Watch, town: Companion
) -> None:
    tokens = begun(town.table)
    for tiles, question in enumerate((True, False), start=2):
        [asked] = waiting(town.table)
        assert asked.question.to is not None
        phone = phone_of(watch, town, tokens[asked.question.to])
        taps = [
            *(
                (
                    phone.locator(f"{OPEN} .by-cards .lying").nth(1),
                    phone.locator(f"{OPEN} [data-lifted] .choosable").first,
                )
                if question
                else ()
            ),
            phone.locator(".spot").first,
            phone.locator("[data-here]"),
        ]
        for tap in taps:
            tap.wait_for()
            phone.evaluate(BROUGHT)
            tap.click()
        expect(phone.locator(OPEN)).to_have_count(0)
        assert len(taps) <= FEW
        play = town.table.moment.play
        assert play is not None
        assert len(play.state.town) == tiles


HEAD = """["top", "stage"].map((id) => document.getElementById(id).getBoundingClientRect().y)"""


def test_the_head_of_the_kiosk_stays_above_its_stage_when_phones_have_joined(
    watch: Watch, town: Companion
) -> None:
    kiosk = watch.open(1280, 720)
    kiosk.goto(f"{town.address}/t/home/kiosk")
    for name in ("Ada", "Ben"):
        phone = watch.open(360, 740)
        phone.goto(f"{town.address}/j/{town.table.moment.seating.code}")
        phone.get_by_label("Your name").fill(name)
        phone.locator("input[type=radio]:not([disabled])").first.check(force=True)
        phone.get_by_role("button", name="Sit down").click()
        expect(phone.get_by_role("heading", name=name, level=1)).to_be_visible()
    kiosk.locator("#begin-button").click()
    expect(kiosk.locator("#stage")).to_be_visible()
    expect(kiosk.locator("#top")).to_be_visible()
    top, stage = kiosk.evaluate(HEAD)
    assert top < stage
