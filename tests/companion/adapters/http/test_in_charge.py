"""A seat is proven at one table and for one party, and only whoever is in charge has it examined."""

from collections.abc import Callable
from pathlib import Path

import pytest

from companion.adapters.http.context import TableParts
from companion.adapters.http.hardware import Hardware
from companion.adapters.http.table_api import TableApi
from companion.adapters.network.join_info import WayIn
from companion.adapters.seats.host_lock import HostLock
from companion.adapters.seats.presence import Presence
from companion.app import texts
from companion.games.hope_inhumanity.game import GAME
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.game import BeginGame, EndGame
from companion.table.commands.seating import ClearTable, TakeSeat
from companion.table.journal.journal import Journal
from companion.table.table import Table
from tests.companion.adapters.conftest import known_seed, table  # noqa: F401 - fixtures
from web.protocol import Mend, PageViewer, Sorry
from web.words import Catalogue

CATALOGUE = Catalogue(texts(GAME.package))
SCREEN, PHONE, AFAR = (
    PageViewer(None, "en", at_screen=True),
    PageViewer("seat-1", "en"),
    PageViewer(None, "en"),
)


@pytest.fixture
def lock(tmp_path: Path) -> HostLock:
    return HostLock(tmp_path / "lock.json")


@pytest.fixture
def door(table: Table, lock: HostLock) -> TableApi:  # noqa: F811 - a fixture
    return TableApi(
        TableParts(table, CATALOGUE, Presence(), Hardware(), WayIn(lambda: "http://table.test"), lock=lock)
    )


@pytest.mark.parametrize("who", [PHONE, AFAR])
def test_without_a_pin_only_the_own_screen_has_the_table_examined(door: TableApi, who: PageViewer) -> None:
    assert door.doctor(SCREEN).findings
    for ask in (door.doctor, door.bundle):
        with pytest.raises(Sorry):
            ask(who)


def test_with_a_pin_whoever_typed_it_does(door: TableApi, lock: HostLock) -> None:
    lock.set("2468")
    with pytest.raises(Sorry):
        door.doctor(SCREEN)
    assert door.doctor(PageViewer(None, "en", host=door.unlock("2468", AFAR))).findings


def test_a_kiosk_that_a_guest_opened_speaks_for_nobody(table: Table, door: TableApi, lock: HostLock) -> None:  # noqa: F811 - a fixture
    table.execute(BeginGame())
    before = table.moment
    for ask in (
        lambda who: door.free("seat-2", who),
        lambda who: door.consent(1, agrees=True, who=who),
        door.forget,
        door.forget_dice,
    ):
        with pytest.raises(Sorry, match="own screen"):
            ask(AFAR)
    assert table.moment == before
    assert not door.page(AFAR).in_charge
    assert door.page(SCREEN).in_charge
    lock.set("2468")
    host = PageViewer(None, "en", host=door.unlock("2468", AFAR))
    assert [door.page(who).in_charge for who in (AFAR, SCREEN, host)] == [False, False, True]


def test_a_page_that_a_guest_opened_begins_changes_and_corrects_nothing(
    table: Table,  # noqa: F811 - a fixture
    door: TableApi,
    lock: HostLock,
) -> None:
    mend = Mend(1, "m", (("red", 1),))
    before = table.moment
    asks: tuple[Callable[[PageViewer], object], ...] = (
        door.begin,
        door.again,
        door.same_again,
        lambda who: door.speak("de", who),
        lambda who: door.choose("hope-debt", "yes", who),
        lambda who: door.take("the-hunters.en.yaml", taken=True, who=who),
        lambda who: door.sit_bot("yellow", who),
        lambda who: door.free("seat-1", who),
        lambda who: door.press("seat-1", who),
        lambda who: door.teach("begin", who),
        lambda who: door.light(0, who),
        lambda who: door.misread(mend, who),
        lambda who: door.correct(mend, who),
    )
    for ask in asks:
        with pytest.raises(Sorry, match="own screen"):
            ask(AFAR)
    lock.set("2468")
    for ask in asks:
        with pytest.raises(Sorry, match="for the host"):
            ask(AFAR)
    assert table.moment == before
    door.speak("de", PageViewer(None, "en", host=door.unlock("2468", AFAR)))
    door.begin(PHONE)
    assert (table.moment.seating.language, table.moment.play is not None) == ("de", True)


def test_with_a_pin_an_earlier_roll_is_corrected_by_those_who_play_and_not_by_who_walks_past(
    door: TableApi, lock: HostLock
) -> None:
    lock.set("2468")
    mend = Mend(1, "m", (("red", 1),))
    for correct in (door.misread, door.correct):
        with pytest.raises(Sorry, match="for the host"):
            correct(mend, SCREEN)
        with pytest.raises(Sorry) as told:
            correct(mend, PHONE)
        assert "for the host" not in told.value.text


def test_a_token_proves_a_seat_of_its_own_table_and_party_alone(
    table: Table,  # noqa: F811 - a fixture
    door: TableApi,
    tmp_path: Path,
) -> None:
    token = door.sit("Dan", "yellow", "en")
    assert door.seat_of(token) == "seat-4"
    elsewhere = Table("club", GAME, Journal(tmp_path / "club" / "journal.sqlite3"), CardShelf(tmp_path))
    elsewhere.execute(TakeSeat("Dan", "yellow"))
    assert elsewhere.moment.seating.seat_of(token) is None
    elsewhere.close()
    table.execute(BeginGame())
    assert door.seat_of(token) == "seat-4"
    table.execute(EndGame())
    table.execute(ClearTable())
    for colour in ("red", "blue", "green", "yellow"):
        door.sit(colour, colour, "en")
    assert door.seat_of(token) is None


def test_a_token_that_was_changed_proves_nothing(door: TableApi) -> None:
    token = door.sit("Dan", "yellow", "en")
    for changed in (token[:-1], f"{token}A", token.swapcase(), f" {token}"):
        assert door.seat_of(changed) is None
