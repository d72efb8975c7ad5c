"""With a PIN, what is the host's asks for it, and whoever plays notices nothing."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from companion.adapters.seats.host_lock import HostLock
from companion.adapters.use_cases.hosting import ChangeLock, ForgetDice, ForgetEvenings, TakeHome, UnlockHost
from companion.adapters.use_cases.machine.hardware_actions import Teach
from companion.adapters.use_cases.table_api import TableApi
from companion.table.commands.game import BeginGame, ChooseRule, NextParty, PlayAgain, TakeFile
from companion.table.commands.playing import GiveConsent, UndoAnswer
from companion.table.commands.seating import AddBot, FreeSeat, TakeSeatPhoneless
from companion.table.table import Table
from tests.companion.adapters.conftest import play_out
from tests.companion.adapters.doors import door_of
from web.ports.protocol import PageViewer, Sorry

SCREEN = PageViewer(None, "en", at_screen=True)
PHONE = PageViewer("seat-1", "en")
PIN = "2468"


@pytest.fixture
def door(table: Table, lock: HostLock) -> TableApi:
    door = door_of(table, lock=lock)
    door.execute(ChangeLock("set", PIN), SCREEN)
    return door


def host(door: TableApi, who: PageViewer = SCREEN) -> PageViewer:
    return replace(who, host=door.execute(UnlockHost(PIN), who))


ALWAYS: dict[str, Callable[[TableApi, PageViewer], object]] = {
    "house rule": lambda door, who: door.execute(ChooseRule("hope-debt", "yes"), who),
    "card file": lambda door, who: door.execute(TakeFile("the-hunters.en.yaml", taken=True), who),
    "journal": lambda door, who: door.execute(TakeHome(), who).data,
    "forget": lambda door, who: door.execute(ForgetEvenings(), who).text,
    "forget dice": lambda door, who: door.execute(ForgetDice(), who).text,
    "teach": lambda door, who: door.execute(Teach("begin"), who),
    "again": lambda door, who: door.execute(NextParty(), who),
    "lock": lambda door, who: door.execute(ChangeLock("end"), who),
}
AT_THE_SCREEN: dict[str, Callable[[TableApi, PageViewer], object]] = {
    "bot": lambda door, who: door.execute(AddBot("yellow"), who),
    "phoneless": lambda door, who: door.execute(TakeSeatPhoneless("Dora", "yellow"), who),
    "free": lambda door, who: door.execute(FreeSeat("seat-1"), who),
    "same again": lambda door, who: door.execute(PlayAgain(), who),
    "consent": lambda door, who: door.execute(GiveConsent(1, agree=True), who),
}


@pytest.mark.parametrize("what", [*ALWAYS, *AT_THE_SCREEN])
def test_a_stranger_at_the_screen_is_told_that_it_is_locked(table: Table, door: TableApi, what: str) -> None:
    before = table.moment
    with pytest.raises(Sorry, match="Only the host"):
        (ALWAYS | AT_THE_SCREEN)[what](door, SCREEN)
    assert table.moment is before


@pytest.mark.parametrize("what", ALWAYS)
def test_a_phone_that_plays_is_not_the_host(door: TableApi, what: str) -> None:
    with pytest.raises(Sorry, match="Only the host"):
        ALWAYS[what](door, PHONE)


def test_the_host_may_do_it_and_the_page_says_so(table: Table, door: TableApi) -> None:
    assert (door.page(SCREEN).status.has_pin, door.page(SCREEN).status.locked) == (True, True)
    unlocked = host(door)
    assert not door.page(unlocked).status.locked
    door.execute(AddBot("yellow"), unlocked)
    door.execute(ChooseRule("hope-debt", "yes"), unlocked)
    assert table.moment.seating.options == {"hope-debt": "yes"}
    door.execute(ChangeLock("end"), unlocked)
    assert door.page(unlocked).status.locked


def test_those_who_play_begin_take_back_and_go_on_without_a_pin(table: Table, door: TableApi) -> None:
    door.execute(BeginGame(), PHONE)
    play_out(table)
    story = table.moment.story
    assert story is not None
    door.execute(UndoAnswer(story.latest[0].entry, "undo"), PHONE)
    for seat in ("seat-1", "seat-2", "seat-3"):
        if table.moment.asking is not None and seat != "seat-1":
            door.execute(GiveConsent(story.latest[0].entry, agree=True), PageViewer(seat, "en"))
    play_out(table)
    door.execute(PlayAgain(), PHONE)
    assert table.moment.game == 2


def test_a_phone_that_plays_cannot_clear_a_locked_table_for_the_next_party(
    table: Table, door: TableApi
) -> None:
    door.execute(BeginGame(), PHONE)
    play_out(table)
    before = table.moment
    with pytest.raises(Sorry, match="with the PIN"):
        door.execute(NextParty(), PHONE)
    assert table.moment is before
    door.execute(NextParty(), host(door))
    assert table.moment.seating.seats == ()
    assert table.moment.game is None


def test_the_pin_is_set_at_the_tables_own_screen_and_by_the_host_alone(door: TableApi) -> None:
    elsewhere = PageViewer(None, "en")
    for who in (PHONE, elsewhere, host(door, elsewhere), SCREEN):
        with pytest.raises(Sorry):
            door.execute(ChangeLock("set", "1111"), who)
    door.execute(ChangeLock("off"), host(door))
    assert not door.page(SCREEN).status.has_pin


def test_a_wrong_pin_is_said_so(door: TableApi) -> None:
    with pytest.raises(Sorry, match="isn’t the PIN"):
        door.execute(UnlockHost("1111"), SCREEN)


def test_without_a_lock_everybody_is_the_host(table: Table, door: TableApi) -> None:
    door.execute(ChangeLock("off"), host(door))
    door.execute(AddBot("yellow"), SCREEN)
    assert len(table.moment.seating.seats) == 4
