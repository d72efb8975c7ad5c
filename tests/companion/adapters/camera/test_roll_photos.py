"""The photographs of rolls: kept in bounds, found again, and nothing else from the disk."""

import os
from pathlib import Path

import pytest

from companion.adapters.camera import roll_photos
from companion.adapters.camera.roll_photos import RollPhotos

KEPT = ("home-1-7.frame.jpg", "home-1-7.jpg", "home-1-7.json")


@pytest.fixture
def kept(tmp_path: Path) -> RollPhotos:
    return RollPhotos(tmp_path / "evidence")


def keep(kept: RollPhotos, folder: Path, *names: str) -> None:
    """Keeps rolls of ten bytes each, one after another, though they were written in one moment."""
    for place, name in enumerate(names):
        kept.keep(name, b"ring", b"dice", "{}")
        os.utime(folder / "evidence" / f"{name}.jpg", ns=(place, place))


def rolls(folder: Path) -> list[str]:
    return sorted({path.name.split(".")[0] for path in folder.iterdir()})


def test_a_roll_is_kept_as_it_was_shown_as_it_was_seen_and_as_it_was_read(
    kept: RollPhotos, tmp_path: Path
) -> None:
    kept.keep("home-1-7", b"ring", b"dice", '{"reading": 1}')
    assert kept.read("home-1-7") == b"ring"
    files = {path.name: path.read_text() for path in (tmp_path / "evidence").iterdir()}
    assert files == dict(zip(KEPT, ["dice", "ring", '{"reading": 1}'], strict=True))


def test_a_roll_that_is_not_kept_is_nothing(kept: RollPhotos, tmp_path: Path) -> None:
    keep(kept, tmp_path, "home-1-7")
    assert kept.read("home-1-8") is None
    assert kept.has("home-1-7")
    assert not kept.has("home-1-8")


@pytest.mark.parametrize("name", ["../journal", "home-1-7/../x", "/etc/passwd", "home-1-7.frame", ""])
def test_no_name_leads_to_another_file(kept: RollPhotos, tmp_path: Path, name: str) -> None:
    (tmp_path / "journal.jpg").write_bytes(b"secret")
    keep(kept, tmp_path, "home-1-7")
    assert kept.read(name) is None


def test_the_oldest_make_room_for_more_than_so_many(
    kept: RollPhotos, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(roll_photos, "MOST", 2)
    keep(kept, tmp_path, *(f"home-1-{entry}" for entry in range(4)))
    assert rolls(tmp_path / "evidence") == ["home-1-2", "home-1-3"]


@pytest.mark.parametrize(("most", "left"), [(30, ["1", "2", "3"]), (29, ["2", "3"]), (10, ["3"])])
def test_the_oldest_make_room_for_more_than_so_many_bytes(
    kept: RollPhotos, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most: int, left: list[str]
) -> None:
    monkeypatch.setattr(roll_photos, "MOST_BYTES", most)
    keep(kept, tmp_path, *(f"home-1-{entry}" for entry in range(4)))
    assert rolls(tmp_path / "evidence") == [f"home-1-{entry}" for entry in left]


def test_a_table_forgets_its_own_rolls_and_nobody_else_s(kept: RollPhotos, tmp_path: Path) -> None:
    keep(kept, tmp_path, "home-1-7", "home-2-9", "home-away-1-7")
    assert kept.forget("home") == 2
    assert rolls(tmp_path / "evidence") == ["home-away-1-7"]
    assert kept.forget("home") == 0


def test_a_clock_that_was_set_back_makes_no_roll_older_than_it_is(
    kept: RollPhotos, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(roll_photos, "MOST", 2)
    for entry in range(4):
        kept.keep(f"home-1-{entry}", b"ring", b"dice", "{}")
        if entry == 1:  # until now the clock was a century ahead
            for place in range(2):
                ahead = (4_000_000_000 + place) * 10**9
                os.utime(tmp_path / "evidence" / f"home-1-{place}.jpg", ns=(ahead, ahead))
    assert rolls(tmp_path / "evidence") == ["home-1-2", "home-1-3"]


def test_a_disk_that_cannot_take_it_costs_the_photograph_alone(kept: RollPhotos, tmp_path: Path) -> None:
    keep(kept, tmp_path, "home-1-7")
    (tmp_path / "evidence" / "home-1-8.json").symlink_to("/dev/full")
    kept.keep("home-1-8", b"ring", b"dice", "{}")
    assert not kept.has("home-1-8")
    assert rolls(tmp_path / "evidence") == ["home-1-7"]


def test_photographs_of_rolls_that_are_lost_are_put_aside(kept: RollPhotos, tmp_path: Path) -> None:
    keep(kept, tmp_path, "home-1-7", "home-2-7", "home-2-8", "club-2-9")
    kept.set_aside("home", lambda game, entry: (game, entry) < (2, 8))
    assert rolls(tmp_path / "evidence") == ["club-2-9", "home-1-7", "home-2-7"]
    assert rolls(tmp_path / "set-aside-photographs" / "evidence") == ["home-2-8"]
