"""The photographs of rolls: kept in bounds, found again, and nothing else from the disk."""

from pathlib import Path

import pytest

from companion.bridges import evidence
from companion.bridges.evidence import Evidence


def test_a_photograph_is_found_by_its_name(tmp_path: Path) -> None:
    kept = Evidence(tmp_path / "evidence")
    kept.keep("home-1-7", b"jpeg")
    assert kept.read("home-1-7") == b"jpeg"
    assert kept.read("home-1-8") is None


@pytest.mark.parametrize("name", ["../journal", "home-1-7/../x", "/etc/passwd", "home-1-7.jpg", ""])
def test_no_name_leads_out_of_the_folder(tmp_path: Path, name: str) -> None:
    (tmp_path / "journal.jpg").write_bytes(b"secret")
    (tmp_path / "evidence").mkdir()
    assert Evidence(tmp_path / "evidence").read(name) is None


def test_the_newest_of_a_game_is_the_one_with_the_highest_entry(tmp_path: Path) -> None:
    kept = Evidence(tmp_path)
    for name in ("home-1-9", "home-1-10", "home-2-11"):
        kept.keep(name, b"jpeg")
    assert kept.latest("home-1") == "home-1-10"
    assert kept.latest("home-3") is None


def test_the_oldest_make_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evidence, "MOST", 2)
    kept = Evidence(tmp_path)
    for entry in range(4):
        kept.keep(f"home-1-{entry}", b"jpeg")
    assert sorted(path.stem for path in tmp_path.glob("*.jpg")) == ["home-1-2", "home-1-3"]
