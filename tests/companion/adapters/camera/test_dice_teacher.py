"""A table teaches the camera its dice: everybody rolls once, and whatever is wrong changes nothing."""

from collections.abc import Callable
from pathlib import Path

import pytest

from companion.adapters.camera.dice_teacher import DiceTeacher
from companion.adapters.camera.table_reader import TableReader
from companion.engine.play import Asked
from companion.engine.refusal import Refused
from companion.table.commands.seating import FreeSeat
from companion.table.table import Table
from tests.companion.fake_disk import numbered
from vision.calibration.guide import GuideFault
from vision.calibration.shelf import Calibrations
from vision.reading import Frame, TableReading
from vision.render import picture, room, scatter

SETS = ("red", "blue", "green", "white")


@pytest.fixture
def shelf(tmp_path: Path) -> Calibrations:
    return Calibrations(tmp_path / "calibration")


@pytest.fixture
def teacher(table: Table, shelf: Calibrations) -> DiceTeacher:
    return DiceTeacher(table, shelf, lambda: None, lambda: None)


@pytest.fixture(scope="module")
def rolls() -> dict[str, Frame]:
    """An empty tray, and a roll of five dice of each set."""
    where = room(500)
    frames = {
        name: picture(scatter([(name, value) for value in (1, 3, 4, 5, 6)], place, where))
        for place, name in enumerate(SETS)
    }
    return {"": picture(scatter([], 0, where)), **frames}


def show(teacher: DiceTeacher, reader: TableReader, frame: Frame) -> None:
    teacher.on_motion()
    teacher.on_rest(frame, reader.read(frame))


def test_a_table_is_taught_by_a_roll_of_each_set_and_the_camera_knows_them_after_a_restart(
    table: Table, teacher: DiceTeacher, shelf: Calibrations, rolls: dict[str, Frame], tmp_path: Path
) -> None:
    reader = TableReader(table, lambda: teacher.owners)
    show(teacher, reader, rolls[""])
    teacher.begin()
    asked = []
    for name in SETS:
        asked.append(teacher.pretend)
        show(teacher, reader, rolls[name])
    assert asked == [(name,) * 5 for name in SETS]
    guide, version = teacher.lesson.guide, teacher.lesson.version
    assert guide is not None
    assert guide.passed
    assert version == shelf.current == Calibrations(tmp_path / "calibration").current
    assert teacher.pretend is None
    assert [one.name for one in teacher.owners.sets] == list(SETS)
    for name in SETS:
        assert {die.colour for die in reader.read(rolls[name]).dice} == {name}


def test_a_tray_that_is_not_empty_is_told_at_once(
    table: Table, teacher: DiceTeacher, rolls: dict[str, Frame]
) -> None:
    reader = TableReader(table)
    show(teacher, reader, rolls["red"])
    teacher.begin()
    guide = teacher.lesson.guide
    assert guide is not None
    assert guide.fault is GuideFault.NOT_EMPTY
    assert teacher.pretend == ()


def test_what_lay_there_before_something_moved_is_not_looked_at(
    table: Table, teacher: DiceTeacher, rolls: dict[str, Frame]
) -> None:
    show(teacher, TableReader(table), rolls["red"])
    teacher.on_motion()
    teacher.begin()
    guide = teacher.lesson.guide
    assert guide is not None
    assert guide.fault is None
    assert not guide.emptied


def empty(teacher: DiceTeacher, rolls: dict[str, Frame]) -> None:
    teacher.on_rest(rolls[""], TableReading((), (), 1.0))


def test_stopping_in_the_middle_changes_nothing(
    teacher: DiceTeacher, shelf: Calibrations, rolls: dict[str, Frame]
) -> None:
    teacher.begin()
    empty(teacher, rolls)
    teacher.stop()
    assert teacher.lesson.guide is None
    assert shelf.current is None
    assert teacher.owners.sets == ()


def test_in_a_game_nothing_is_taught_and_nothing_forgotten(
    teacher: DiceTeacher, rolls: dict[str, Frame], play_to: Callable[[str], Asked]
) -> None:
    teacher.begin()
    play_to("draw")
    empty(teacher, rolls)
    assert teacher.lesson.guide is None
    for way in (teacher.begin, teacher.take_back):
        with pytest.raises(Refused) as refused:
            way()
        assert refused.value.reason.key == "refused-teach"


def test_when_somebody_leaves_teaching_ends(
    table: Table, teacher: DiceTeacher, rolls: dict[str, Frame]
) -> None:
    teacher.begin()
    table.execute(FreeSeat("seat-3"))
    empty(teacher, rolls)
    assert teacher.lesson.guide is None


def test_a_mat_that_was_put_away_is_forgotten_when_teaching_begins(table: Table, shelf: Calibrations) -> None:
    told: list[str] = []
    teacher = DiceTeacher(table, shelf, lambda: told.append("forget"), lambda: told.append("changed"))
    teacher.begin()
    assert told == ["forget", "changed"]


def test_the_last_lesson_can_be_taken_back(teacher: DiceTeacher, shelf: Calibrations) -> None:
    first = shelf.keep(95, teacher.owners)
    shelf.keep(100, teacher.owners)
    teacher.take_back()
    assert teacher.lesson.version == first


def test_a_disk_that_cannot_take_what_was_learnt_is_told_and_the_last_roll_is_asked_again(
    table: Table,
    teacher: DiceTeacher,
    shelf: Calibrations,
    rolls: dict[str, Frame],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    reader = TableReader(table, lambda: teacher.owners)
    show(teacher, reader, rolls[""])
    teacher.begin()
    for name in SETS[:-1]:
        show(teacher, reader, rolls[name])
    with numbered(monkeypatch, 0):
        show(teacher, reader, rolls[SETS[-1]])
    guide = teacher.lesson.guide
    assert guide is not None
    assert (guide.fault, guide.asks, shelf.current) == (GuideFault.DISK, SETS[-1], None)
    show(teacher, reader, rolls[SETS[-1]])
    assert shelf.current is not None


def test_whoever_rolls_alone_is_offered_that_colour_and_the_camera_learns_it_once_they_sit(
    table: Table, teacher: DiceTeacher, shelf: Calibrations, rolls: dict[str, Frame]
) -> None:
    reader = TableReader(table, lambda: teacher.owners)
    offered = []
    for name in ("", "red", "blue"):
        show(teacher, reader, rolls[name])
        offered.append(teacher.offered)
        teacher.learn(name)
    assert offered == [None, "red", "blue"]
    assert [one.name for one in teacher.owners.sets] == ["red", "blue"]
    assert shelf.current == teacher.lesson.version


def test_dice_that_move_are_offered_to_nobody(
    table: Table, teacher: DiceTeacher, rolls: dict[str, Frame]
) -> None:
    show(teacher, TableReader(table), rolls["red"])
    teacher.on_motion()
    assert teacher.offered is None


def test_nothing_is_learnt_of_another_colour_nor_offered_while_the_camera_is_taught(
    table: Table, teacher: DiceTeacher, shelf: Calibrations, rolls: dict[str, Frame]
) -> None:
    reader = TableReader(table, lambda: teacher.owners)
    show(teacher, reader, rolls["red"])
    teacher.learn("blue")
    assert shelf.current is None
    teacher.begin()
    assert teacher.offered is None
