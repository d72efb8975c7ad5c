"""What went wrong is written down: bounded, and without anything that people typed."""

import logging
from decimal import Decimal
from pathlib import Path

import pytest

from companion.upkeep.logbook import NAME, kept_log, logs

OURS = logging.getLogger("companion.table")


def written(data: Path) -> str:
    return "".join(logs(data).values())


def test_numbers_and_kinds_of_faults_are_written_and_what_people_wrote_is_not(tmp_path: Path) -> None:
    with kept_log(tmp_path):
        OURS.warning("%s sits at %d of %s: %s", "Zsofia", 3, 4.5, OSError("no room for Zsofia"))
    assert "companion.table: … sits at 3 of 4.5: OSError\n" in written(tmp_path)
    assert "Zsofia" not in written(tmp_path)


def test_a_fault_is_written_by_its_places_and_its_kind(tmp_path: Path) -> None:
    with kept_log(tmp_path):
        try:
            raise KeyError("Zsofia")
        except KeyError:
            OURS.exception("a frame was left out")
    assert "a frame was left out\n    test_logbook.py:" in written(tmp_path)
    assert written(tmp_path).endswith("    KeyError\n")
    assert "Zsofia" not in written(tmp_path)


def test_of_other_programs_only_the_place_is_written(tmp_path: Path) -> None:
    with kept_log(tmp_path):
        logging.getLogger("waitress").warning("Zsofia asked for it")
        OURS.warning("%d seats", Decimal(3))
    assert "WARNING waitress: test_of_other_programs_only_the_place_is_written:" in written(tmp_path)
    assert "companion.table: %d seats\n" in written(tmp_path)
    assert "Zsofia" not in written(tmp_path)


def test_the_same_place_is_written_once_a_minute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("companion.upkeep.logbook.monotonic", lambda: now[0])
    with kept_log(tmp_path):
        for at in (0.0, 59.9, 60.0):
            now[0] = at
            OURS.warning("at %s", at)
    assert [line.split()[-1] for line in written(tmp_path).splitlines()] == ["0.0", "60.0"]


def test_its_size_has_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.upkeep.logbook.AGAIN_S", 0.0)
    monkeypatch.setattr("companion.upkeep.logbook.MOST_BYTES", 1000)
    with kept_log(tmp_path):
        for number in range(100):
            OURS.warning("number %d", number)
    assert sorted(path.name for path in tmp_path.iterdir()) == [NAME, f"{NAME}.1"]
    assert all(path.stat().st_size <= 1000 for path in tmp_path.iterdir())
    assert "number 99\n" in logs(tmp_path)[NAME]


def test_nothing_wrong_writes_nothing_and_no_room_costs_nothing(tmp_path: Path) -> None:
    with kept_log(tmp_path):
        OURS.info("all is well")
    assert list(tmp_path.iterdir()) == []
    with kept_log(tmp_path / "gone"):
        OURS.warning("there is no such folder")
    assert logs(tmp_path / "gone") == {}


def test_its_file_is_open_only_while_it_is_written(tmp_path: Path) -> None:
    with kept_log(tmp_path):
        for number in range(2):
            OURS.warning("number %d", number)
            logging.getLogger("companion.games").warning("again")
            assert not [
                handle for handle in Path("/proc/self/fd").iterdir() if is_open(handle, tmp_path / NAME)
            ]
    assert written(tmp_path).count("number") == 1
    assert "again" in written(tmp_path)


def is_open(handle: Path, file: Path) -> bool:
    return handle.exists() and handle.resolve() == file.resolve()


def test_a_disk_that_is_full_costs_the_line_alone(tmp_path: Path) -> None:
    (tmp_path / NAME).symlink_to("/dev/full")
    with kept_log(tmp_path):
        OURS.warning("number %d", 1)
