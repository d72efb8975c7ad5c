"""The page of staff at a real broker, with a whole table behind it."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from companion.adapters.staff.staff_server import StaffOptions, StaffServer
from companion.adapters.use_cases.calling_staff import CallStaff
from companion.app import Companion, CompanionSettings, texts
from companion.table.commands.game import BeginGame
from companion.table.commands.seating import AddBot
from companion.table.settings.settings import CafeSettings
from tests.companion.upkeep.test_update import wheel
from tests.companion.upkeep.test_uploaded_version import release
from tests.companion.waiting import wait_until
from tests.mosquitto import Mosquitto
from web.ports.protocol import PageViewer, Sorry
from web.shown.staff import FloorView, TableTileView
from web.words import Catalogue

KEY = "the key of this very café"
PIN = "246813"
GUEST = PageViewer(None, "en")
SCREEN = PageViewer(None, "en", at_screen=True)


@pytest.fixture
def cafe(broker: Mosquitto) -> CafeSettings:
    return CafeSettings("127.0.0.1", broker.port, name="window", key=KEY)


@pytest.fixture
def office(tmp_path: Path, cafe: CafeSettings) -> Iterator[StaffServer]:
    catalogue = Catalogue(texts())
    with StaffServer(StaffOptions(cafe, tmp_path / "staff", PIN, "127.0.0.1", 0), catalogue) as office:
        yield office


@pytest.fixture
def table(tmp_path: Path, cafe: CafeSettings) -> Iterator[Companion]:
    with Companion(
        CompanionSettings(tmp_path / "data", "off", host="127.0.0.1", port=0, cafe=cafe)
    ) as running:
        yield running


def staff(office: StaffServer) -> PageViewer:
    return PageViewer(None, "en", host=office.desk.unlock(PIN, GUEST, "192.0.2.1"))


def tile(office: StaffServer) -> TableTileView | None:
    """The window table's, once there is one."""
    return next(iter(office.desk.floor(GUEST).tiles), None)


def until(office: StaffServer, stage: str) -> TableTileView:
    wait_until(lambda: (shown := tile(office)) is not None and shown.lives and shown.stage == stage)
    found = tile(office)
    assert found is not None
    return found


def fate(office: StaffServer, who: PageViewer) -> str:
    wait_until(lambda: (log := office.desk.floor(who).log) != () and log[0].fate != "asked")
    return office.desk.floor(who).log[0].fate


def test_a_guest_calls_and_whoever_has_the_pin_answers(office: StaffServer, table: Companion) -> None:
    until(office, "free")
    table.door.execute(CallStaff(call=True), SCREEN)
    wait_until(lambda: (shown := tile(office)) is not None and shown.called is not None)
    office.desk.order("window", "coming", staff(office))
    wait_until(lambda: (shown := tile(office)) is not None and shown.called is None)
    assert table.door.page(SCREEN).status.staff == "may"


def test_a_game_is_ended_from_the_page_and_the_log_tells_of_it(office: StaffServer, table: Companion) -> None:
    for colour in ("red", "blue", "green"):
        table.door.execute(AddBot(colour), SCREEN)
    table.table.execute(BeginGame())
    assert until(office, "playing").title == "Hope Inhumanity"
    who = staff(office)
    office.desk.order("window", "end", who)
    assert fate(office, who) == "done"
    assert not table.table.plays
    until(office, "waiting")
    office.desk.order("window", "end", who)
    assert fate(office, who) == "refused"
    assert "No game" in office.desk.floor(who).log[0].why


def refused(office: StaffServer, who: PageViewer, why: str) -> None:
    with pytest.raises(Sorry, match=why):
        office.desk.order("window", "end", who)


def test_without_the_pin_the_page_only_shows(office: StaffServer, table: Companion) -> None:
    until(office, "free")
    refused(office, GUEST, "PIN")
    with pytest.raises(Sorry, match="PIN"):
        office.desk.place("window", 3, 3, GUEST)
    assert office.desk.floor(GUEST).locked
    assert not office.desk.floor(staff(office)).locked
    assert table.table.moment.game is None


def test_a_table_that_is_away_is_said_to_be_and_is_told_nothing(
    office: StaffServer, table: Companion
) -> None:
    until(office, "free")
    table.close()
    wait_until(lambda: (shown := tile(office)) is not None and not shown.lives)
    refused(office, staff(office), "is offline")
    with pytest.raises(Sorry, match="is offline"):
        office.desk.order("nowhere", "end", staff(office))


def test_a_broker_that_is_away_is_said_to_be(
    office: StaffServer, table: Companion, broker: Mosquitto
) -> None:
    until(office, "free")
    broker.kill()
    wait_until(lambda: not office.desk.floor(GUEST).connected)
    refused(office, staff(office), "broker is offline")
    broker.start()
    until(office, "free")
    assert table.table.moment.game is None


def test_without_a_key_or_a_pin_nothing_is_ordered(tmp_path: Path, cafe: CafeSettings) -> None:
    bare = CafeSettings(cafe.broker, cafe.port)
    with StaffServer(StaffOptions(bare, tmp_path / "bare", "", "127.0.0.1", 0), Catalogue(texts())) as office:
        seen: FloorView = office.desk.floor(GUEST)
        assert (seen.has_pin, seen.locked) == (False, True)
        refused(office, GUEST, "pin =")


def test_settings_are_brought_to_a_table_and_what_is_its_own_is_not(
    office: StaffServer, table: Companion
) -> None:
    until(office, "free")
    who, file = staff(office), table.settings.data / "settings.toml"
    office.desk.bring(("window",), "settings", "[strip]\nbrightness = 60", who)
    assert fate(office, who) == "done"
    assert "\nbrightness = 60\n" in file.read_text()
    office.desk.bring(("window",), "settings", '[kiosk]\npin = "9999"', who)
    assert fate(office, who) == "refused"
    assert "[kiosk] pin" in office.desk.floor(who).log[0].why
    assert "9999" not in file.read_text()


def test_a_deck_is_brought_to_a_table_and_one_with_a_fault_is_not(
    office: StaffServer, table: Companion
) -> None:
    until(office, "free")
    who, shipped = staff(office), table.table.cards.files()
    name = next(one for one in shipped if one.endswith(".en.yaml"))
    text = table.door.card_editor(SCREEN).export(name).replace("deck: ", "deck: Our own ", 1)
    office.desk.bring(("window",), "deck", text, who)
    assert fate(office, who) == "done", office.desk.floor(who).log[0].why
    assert len(table.table.cards.files()) == len(shipped) + 1
    office.desk.bring(("window",), "deck", "this is no card file", who)
    assert fate(office, who) == "refused"


def test_nothing_is_brought_to_nobody_or_that_is_too_large(office: StaffServer, table: Companion) -> None:
    until(office, "free")
    who = staff(office)
    for tables, text in (((), "[strip]\nbrightness = 60"), (("window",), " ")):
        with pytest.raises(Sorry, match="Tick the tables"):
            office.desk.bring(tables, "settings", text, who)
    with pytest.raises(Sorry, match="too much"):
        office.desk.bring(("window",), "deck", "x" * 300_000, who)
    assert office.desk.floor(who).log == ()
    assert table.table.moment.game is None


def test_a_newer_version_goes_to_the_tables_at_which_nobody_plays(
    office: StaffServer, tmp_path: Path, cafe: CafeSettings
) -> None:
    ours, note = release(tmp_path / "keys"), tmp_path / "note"
    packed = wheel(tmp_path, "9.1", "")
    begun = CompanionSettings(
        tmp_path / "data", "off", host="127.0.0.1", port=0, cafe=cafe, update_note=str(note)
    )
    with Companion(replace(begun, signers=ours.signers)) as table:
        until(office, "free")
        who = staff(office)
        office.desk.update(packed.read_bytes(), b"no signature", who)
        assert fate(office, who) == "refused"
        assert "trusts" in office.desk.floor(who).log[0].why
        assert not note.exists()
        office.desk.update(packed.read_bytes(), ours.sign(packed), who)
        wait_until(note.exists)
        assert fate(office, who) == "done"
        for colour in ("red", "blue", "green"):
            table.door.execute(AddBot(colour), SCREEN)
        table.table.execute(BeginGame())
        until(office, "playing")
        with pytest.raises(Sorry, match="is free"):
            office.desk.update(packed.read_bytes(), ours.sign(packed), who)
