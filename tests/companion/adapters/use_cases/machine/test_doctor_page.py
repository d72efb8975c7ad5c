"""What the doctor is told of a table that runs, and who may ask."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from companion.adapters.camera.dice_input import DiceInput
from companion.adapters.camera.roll_photos import RollPhotos
from companion.adapters.devices.strip_connection import StripConnection
from companion.adapters.seats.host_lock import HostLock
from companion.adapters.use_cases.hardware import Hardware
from companion.adapters.use_cases.machine.doctor_page import equipment_of
from companion.adapters.use_cases.machine.maintenance import TakeBackup
from companion.devices.strip import FakeStrip
from companion.devices.trouble import DeviceTrouble
from companion.table.commands.game import BeginGame
from companion.table.table import Table
from companion.upkeep.equipment import Equipment
from tests.companion.adapters.doors import door_of
from vision.cameras.pretend import PretendCamera
from vision.reading import BoundingBox, ReadingProblem, TableReading
from vision.reading import ReadingTrouble as Amiss
from web.ports.protocol import PageViewer, Sorry
from web.ports.queries import ReadCheckup

SCREEN = PageViewer(None, "de", at_screen=True)
FRAME = np.zeros((8, 8, 3), np.uint8)


def test_a_table_with_nothing_has_nothing_wrong() -> None:
    assert equipment_of(Hardware()) == Equipment()


def test_the_eye_tells_what_was_amiss_with_the_whole_picture(table: Table, tmp_path: Path) -> None:
    eye = DiceInput(table, RollPhotos(tmp_path), lambda: None)
    hardware = Hardware(dice_input=eye, camera=PretendCamera(fps=0))
    assert equipment_of(hardware) == Equipment(pretends=True)
    troubles = (Amiss(ReadingProblem.TOO_DARK), Amiss(ReadingProblem.COCKED, BoundingBox(1, 1, 2, 2)))
    eye.on_rest(FRAME, TableReading((), troubles, 1.0))
    assert equipment_of(hardware).amiss == frozenset({ReadingProblem.TOO_DARK})
    eye.on_trouble("the cable is out")
    lost = equipment_of(hardware)
    assert lost.amiss is None
    assert lost.camera_lost is not None


def test_a_strip_that_is_lost_is_told() -> None:
    plugged = [True]

    def find() -> FakeStrip:
        if not plugged[0]:
            raise DeviceTrouble("the cable is out")
        return FakeStrip(2)

    outlet = StripConnection(find, lambda: None)
    outlet.show(FakeStrip(2).frame, 0.0)
    assert equipment_of(Hardware(strip_connection=outlet)) == Equipment(lit=True)
    plugged[0] = False
    outlet.look_again()
    outlet.show(FakeStrip(2).frame, 9.0)
    assert equipment_of(Hardware(strip_connection=outlet)).strip_lost == outlet.trouble is not None


def test_the_host_alone_may_ask_where_there_is_a_pin(table: Table, lock: HostLock) -> None:
    door = door_of(table, lock=lock)
    names = {one.id: one.about for one in door.read(ReadCheckup(), SCREEN).findings}
    assert names["power"] == "Netzteil"
    lock.set("2468")
    for who in (
        SCREEN,
        PageViewer("seat-1", "de"),
        replace(SCREEN, host="guessed"),
        replace(SCREEN, host="ü"),
    ):
        with pytest.raises(Sorry):
            door.read(ReadCheckup(), who)
    for token in (lock.let_in("2468"), lock.own_key):
        assert door.read(ReadCheckup(), replace(SCREEN, host=token)).language == "de"
    lock.shut()
    assert door.read(ReadCheckup(), replace(SCREEN, host=lock.own_key)).findings


def test_a_backup_is_for_the_tables_own_screen_or_for_who_has_the_pin(table: Table, lock: HostLock) -> None:
    door = door_of(table, lock=lock)
    afar = PageViewer(None, "en")
    assert door.execute(TakeBackup(), replace(afar, at_screen=True)).data[:2] == b"PK"
    with pytest.raises(Sorry, match="own screen"):
        door.execute(TakeBackup(), afar)
    lock.set("2468")
    with pytest.raises(Sorry, match="Only the host"):
        door.execute(TakeBackup(), replace(afar, at_screen=True))
    assert door.execute(TakeBackup(), replace(afar, host=lock.let_in("2468"))).data[:2] == b"PK"


def test_in_the_middle_of_a_game_nobody_has_a_backup_who_cannot_read_the_disk(
    table: Table, lock: HostLock
) -> None:
    door = door_of(table, lock=lock)
    table.execute(BeginGame())
    for who in (SCREEN, replace(SCREEN, host="guessed")):
        with pytest.raises(Sorry, match="Ein Spiel läuft"):
            door.execute(TakeBackup(), who)
    assert door.execute(TakeBackup(), replace(SCREEN, host=lock.own_key)).data[:2] == b"PK"
