"""The host changes settings, begins anew and brings a backup back from a phone; nobody else does."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest

from companion.adapters.use_cases.hosting import ChangeLock, UnlockHost
from companion.adapters.use_cases.machine.box import (
    BringBackup,
    ChangeSettings,
    PutBackupBack,
    RestartProgram,
    ShowCode,
)
from companion.adapters.use_cases.machine.maintenance import TakeBackup
from companion.app import Companion, CompanionSettings
from companion.table.commands.seating import AddBot, FreeSeat
from companion.table.settings.settings import known
from companion.table.settings.settings_file import read
from companion.upkeep.uploaded_backup import FAILED, WAITING, put_in_place
from tests.languages import languages
from web.ports.protocol import PageViewer, Sorry
from web.ports.queries import ReadBox, ReadCheckup, ReadWizard

SCREEN, PHONE = PageViewer(None, "en", at_screen=True), PageViewer(None, "en")
NOW = datetime(2026, 11, 25, 22, 0)


def begun(data: Path) -> Companion:
    return Companion(CompanionSettings(data, host="127.0.0.1", port=0))


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Companion]:
    with begun(tmp_path / "data") as running:
        yield running


@pytest.mark.parametrize("language", languages())
def test_every_setting_is_named_in_every_language_and_no_secret_is_shown(
    table: Companion, language: str
) -> None:
    box = table.door.read(ReadBox(), PageViewer(None, language, at_screen=True))
    shown = {one.id for section in box.sections for one in section.settings}
    hidden = {f"{one.section}.{one.name}" for one in known()} - shown
    assert hidden == {
        *("network.wifi_password", "kiosk.pin", "table.set_up", "table.dice"),
        *("cafe.password", "cafe.key", "programs.webhook_key"),
    }
    assert all(one.label for section in box.sections for one in section.settings)


@pytest.mark.parametrize(
    ("id_", "typed", "value"),
    [
        ("strip.leds", "120", 120),
        ("strip.night", "22:00-07:00", "22:00-07:00"),
        ("buttons.seats", "5, 6, 13", "(5, 6, 13)"),
        ("panel.button_lamps", "true", True),
        ("table.language", "de", "de"),
        ("programs.webhook", "http://10.0.0.9:1880/x", "http://10.0.0.9:1880/x"),
    ],
)
def test_a_setting_is_written_as_it_is_typed(table: Companion, id_: str, typed: str, value: object) -> None:
    table.door.execute(ChangeSettings({id_: typed}), SCREEN)
    section, _, name = id_.partition(".")
    kept = getattr(getattr(read(table.settings.data / "settings.toml"), section), name)
    assert kept == value or str(kept) == value
    shown = {
        one.id: one.value for part in table.door.read(ReadBox(), SCREEN).sections for one in part.settings
    }
    assert shown[id_] == typed


@pytest.mark.parametrize(
    ("id_", "typed"), [("strip.leds", "many"), ("strip.leds", "0"), ("kiosk.pin", "1234"), ("no.such", "1")]
)
def test_what_cannot_stand_there_changes_nothing(table: Companion, id_: str, typed: str) -> None:
    before = (table.settings.data / "settings.toml").read_bytes()
    with pytest.raises(Sorry):
        table.door.execute(ChangeSettings({id_: typed}), SCREEN)
    assert (table.settings.data / "settings.toml").read_bytes() == before


def test_from_afar_only_whoever_typed_the_pin_is_let_in(table: Companion) -> None:
    with pytest.raises(Sorry):
        table.door.read(ReadBox(), PHONE)
    table.door.execute(ChangeLock("set", "246813"), SCREEN)
    host = PageViewer(
        None, "en", host=table.door.execute(UnlockHost("246813"), replace(PHONE, address="192.0.2.7"))
    )
    assert table.door.read(ReadBox(), host).sections
    with pytest.raises(Sorry):
        table.door.execute(RestartProgram(), PHONE)
    table.door.execute(RestartProgram(), host)
    assert table.begins_again


def test_a_backup_comes_back_at_the_next_start_and_what_was_there_is_set_aside(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with begun(data) as running:
        running.table.execute(AddBot("red"))
        packed = running.door.execute(TakeBackup(), SCREEN).data
        assert isinstance(packed, bytes)
        code = running.table.moment.seating.code
        running.table.execute(FreeSeat(running.table.moment.seating.seats[0].id))
        box = running.door.execute(BringBackup(packed), SCREEN)
        assert box.brought is not None
        assert len(box.brought.lines) == 5
        assert running.table.moment.seating.seats == ()
        running.door.execute(PutBackupBack(), SCREEN)
        assert running.begins_again
    put_in_place(data, NOW)
    with begun(data) as again:
        assert again.table.moment.seating.code == code
        assert len(again.table.moment.seating.seats) == 1
    assert not (data / WAITING).exists()
    assert list(data.glob("*2026-11-25*"))


def test_what_is_no_backup_is_refused_and_a_broken_one_is_set_aside(table: Companion) -> None:
    with pytest.raises(Sorry):
        table.door.execute(BringBackup(b"PK no zip"), SCREEN)
    with pytest.raises(Sorry):
        table.door.execute(PutBackupBack(), SCREEN)
    assert not table.begins_again
    data = table.settings.data.parent / "other"
    data.mkdir()
    (data / WAITING).write_bytes(b"PK no zip")
    put_in_place(data, NOW)
    assert (data / FAILED).exists()


def test_without_a_pin_a_phone_is_the_hosts_by_the_code_that_the_screen_alone_shows(table: Companion) -> None:
    assert table.door.page(SCREEN).status.host_code == ""
    table.door.execute(ShowCode(), PHONE)
    code = table.door.page(SCREEN).status.host_code
    assert len(code) == 6
    assert table.door.page(PHONE).status.host_code == ""
    wrong = str((int(code) + 1) % 10**6).zfill(6)
    with pytest.raises(Sorry):
        table.door.execute(UnlockHost(wrong), replace(PHONE, address="192.0.2.7"))
    host = PageViewer(
        None, "en", host=table.door.execute(UnlockHost(code), replace(PHONE, address="192.0.2.7"))
    )
    assert table.door.read(ReadBox(), host).sections
    assert table.door.read(ReadCheckup(), host).findings
    assert table.door.read(ReadWizard(), host)
    with pytest.raises(Sorry):
        table.door.execute(UnlockHost(code), replace(PHONE, address="192.0.2.8"))
    with pytest.raises(Sorry):
        table.door.execute(ChangeLock("set", "246813"), host)
    table.door.execute(ChangeLock("set", "246813"), SCREEN)
    with pytest.raises(Sorry):
        table.door.read(ReadBox(), host)
    with pytest.raises(Sorry):
        table.door.execute(ShowCode(), PHONE)
