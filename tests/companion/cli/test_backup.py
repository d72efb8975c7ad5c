"""Everything goes into one file and comes back from it, as a host would do it."""

from pathlib import Path

import pytest

from companion.__main__ import main
from companion.app import Companion, CompanionSettings
from companion.table.commands.game import BeginGame
from companion.table.commands.seating import TakeSeat


def seated(data: Path) -> list[str]:
    with Companion(CompanionSettings(data=data, host="127.0.0.1", port=0)) as again:
        return [seat.name for seat in again.table.moment.seating.seats]


@pytest.mark.slow
def test_a_table_is_backed_up_while_it_plays_and_brought_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, file = tmp_path / "data", tmp_path / "kept.zip"
    with Companion(CompanionSettings(data=data, host="127.0.0.1", port=0)) as running:
        running.lock.set("2468")
        for name, colour in (("Ada", "red"), ("Ben", "blue"), ("Cleo", "green")):
            running.table.execute(TakeSeat(name, colour))
        running.table.execute(BeginGame())
        assert main(["backup", str(file), "--data", str(data)]) == 0
        assert main(["restore", str(file), "--data", str(data)]) == 1
        assert "a table is running on it" in capsys.readouterr().err
    assert file.stat().st_mode & 0o777 == 0o600
    assert main(["restore", str(file), "--data", str(tmp_path / "new")]) == 0
    assert seated(tmp_path / "new") == ["Ada", "Ben", "Cleo"]
    assert main(["backup", str(tmp_path), "--data", str(data)]) == 0
    [again] = tmp_path.glob("companion-backup-*.zip")
    assert main(["restore", str(again), "--data", str(data)]) == 0
    assert "set-aside-" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("sticks", "told"), [([], "no writable USB stick"), (["one", "two"], "leave one in")]
)
def test_it_says_which_stick_it_cannot_choose(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    sticks: list[str],
    told: str,
) -> None:
    monkeypatch.setattr("companion.cli.backup.sticks", lambda: [tmp_path / name for name in sticks])
    assert main(["backup", "--usb", "--data", str(tmp_path)]) == 1
    assert told in capsys.readouterr().err


def test_it_goes_onto_the_stick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "stick").mkdir()
    seated(tmp_path / "data")
    monkeypatch.setattr("companion.cli.backup.sticks", lambda: (tmp_path / "stick",))
    assert main(["backup", "--usb", "--data", str(tmp_path / "data")]) == 0
    assert [path.suffix for path in (tmp_path / "stick").iterdir()] == [".zip"]


def test_nothing_to_keep_and_nothing_to_bring_back_are_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["backup", str(tmp_path / "b.zip"), "--data", str(tmp_path / "none")]) == 1
    assert "nothing was ever played here" in capsys.readouterr().err
    assert main(["restore", str(tmp_path / "b.zip"), "--data", str(tmp_path)]) == 1
    assert "there is no such file" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
