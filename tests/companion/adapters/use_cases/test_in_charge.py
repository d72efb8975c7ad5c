"""A seat is proven at one table and for one party, and only whoever is in charge has it examined."""

from pathlib import Path

import pytest

from companion.adapters.seats.host_lock import HostLock
from companion.adapters.use_cases.hosting import ForgetDice, ForgetEvenings, UnlockHost
from companion.adapters.use_cases.machine.hardware_actions import PressButton, Teach, TryLight
from companion.adapters.use_cases.machine.maintenance import TakeBundle
from companion.adapters.use_cases.table_api import TableApi
from companion.games.hope_inhumanity.game import GAME
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.command import Command
from companion.table.commands.game import (
    BeginGame,
    ChooseRule,
    EndGame,
    NextParty,
    PlayAgain,
    Speak,
    TakeFile,
)
from companion.table.commands.playing import GiveConsent, PreviewCorrection, SettleCorrection
from companion.table.commands.seating import AddBot, ClearTable, FreeSeat, TakeSeat
from companion.table.journal.journal import Journal
from companion.table.table import Table
from tests.companion.adapters.conftest import known_seed, table  # noqa: F401 - fixtures
from tests.companion.adapters.doors import door_of
from web.ports.protocol import PageViewer, Sorry
from web.ports.queries import ReadCheckup

SCREEN, PHONE, AFAR = (
    PageViewer(None, "en", at_screen=True),
    PageViewer("seat-1", "en"),
    PageViewer(None, "en"),
)


@pytest.fixture
def door(table: Table, lock: HostLock) -> TableApi:  # noqa: F811 - a fixture
    return door_of(table, lock=lock)


@pytest.mark.parametrize("who", [PHONE, AFAR])
def test_without_a_pin_only_the_own_screen_has_the_table_examined(door: TableApi, who: PageViewer) -> None:
    assert door.read(ReadCheckup(), SCREEN).findings
    with pytest.raises(Sorry):
        door.read(ReadCheckup(), who)
    with pytest.raises(Sorry):
        door.execute(TakeBundle(), who)


def test_with_a_pin_whoever_typed_it_does(door: TableApi, lock: HostLock) -> None:
    lock.set("2468")
    with pytest.raises(Sorry):
        door.read(ReadCheckup(), SCREEN)
    assert door.read(
        ReadCheckup(), PageViewer(None, "en", host=door.execute(UnlockHost("2468"), AFAR))
    ).findings


def test_a_kiosk_that_a_guest_opened_speaks_for_nobody(table: Table, door: TableApi, lock: HostLock) -> None:  # noqa: F811 - a fixture
    table.execute(BeginGame())
    before = table.moment
    for ask in (
        FreeSeat("seat-2"),
        GiveConsent(1, agree=True),
        ForgetEvenings(),
        ForgetDice(),
    ):
        with pytest.raises(Sorry, match="own screen"):
            door.execute(ask, AFAR)
    assert table.moment == before
    assert not door.page(AFAR).status.in_charge
    assert door.page(SCREEN).status.in_charge
    lock.set("2468")
    host = PageViewer(None, "en", host=door.execute(UnlockHost("2468"), AFAR))
    assert [door.page(who).status.in_charge for who in (AFAR, SCREEN, host)] == [False, False, True]


def test_a_page_that_a_guest_opened_begins_changes_and_corrects_nothing(
    table: Table,  # noqa: F811 - a fixture
    door: TableApi,
    lock: HostLock,
) -> None:
    before = table.moment
    asks: tuple[Command[object], ...] = (
        BeginGame(),
        NextParty(),
        PlayAgain(),
        Speak("de"),
        ChooseRule("hope-debt", "yes"),
        TakeFile("the-hunters.en.yaml", taken=True),
        AddBot("yellow"),
        FreeSeat("seat-1"),
        PressButton("seat-1"),
        Teach("begin"),
        TryLight(0),
        PreviewCorrection(1, "m", (("red", 1),)),
        SettleCorrection(1, "m", (("red", 1),), sure=True),
    )
    for ask in asks:
        with pytest.raises(Sorry, match="own screen"):
            door.execute(ask, AFAR)
    lock.set("2468")
    for ask in asks:
        with pytest.raises(Sorry, match="Only the host"):
            door.execute(ask, AFAR)
    assert table.moment == before
    door.execute(Speak("de"), PageViewer(None, "en", host=door.execute(UnlockHost("2468"), AFAR)))
    door.execute(BeginGame(), PHONE)
    assert (table.moment.seating.language, table.moment.play is not None) == ("de", True)


def test_with_a_pin_an_earlier_roll_is_corrected_by_those_who_play_and_not_by_who_walks_past(
    door: TableApi, lock: HostLock
) -> None:
    lock.set("2468")
    wrong = (("red", 1),)
    for correct in (PreviewCorrection(1, "m", wrong), SettleCorrection(1, "m", wrong, sure=True)):
        with pytest.raises(Sorry, match="Only the host"):
            door.execute(correct, SCREEN)
        with pytest.raises(Sorry) as told:
            door.execute(correct, PHONE)
        assert "Only the host" not in told.value.text


def test_a_token_proves_a_seat_of_its_own_table_and_party_alone(
    table: Table,  # noqa: F811 - a fixture
    door: TableApi,
    tmp_path: Path,
) -> None:
    token = door.execute(TakeSeat("Dan", "yellow"), PageViewer(None, "en")).token
    assert door.proofs.seat_of(token) == "seat-4"
    elsewhere = Table("club", GAME, Journal(tmp_path / "club"), CardShelf(tmp_path))
    elsewhere.execute(TakeSeat("Dan", "yellow"))
    assert elsewhere.moment.seating.seat_of(token) is None
    elsewhere.close()
    table.execute(BeginGame())
    assert door.proofs.seat_of(token) == "seat-4"
    table.execute(EndGame())
    table.execute(ClearTable())
    for colour in ("red", "blue", "green", "yellow"):
        door.execute(TakeSeat(colour, colour), PageViewer(None, "en"))
    assert door.proofs.seat_of(token) is None


def test_a_token_that_was_changed_proves_nothing(door: TableApi) -> None:
    token = door.execute(TakeSeat("Dan", "yellow"), PageViewer(None, "en")).token
    for changed in (token[:-1], f"{token}A", token.swapcase(), f" {token}"):
        assert door.proofs.seat_of(changed) is None
