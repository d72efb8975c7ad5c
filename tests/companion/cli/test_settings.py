"""The command that checks the settings before anybody sits down."""

from pathlib import Path

import pytest

from companion.__main__ import main


def test_it_writes_a_file_where_there_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["settings", "--data", str(tmp_path / "new")]) == 0
    assert (tmp_path / "new" / "settings.toml").is_file()
    assert "all is as usual" in capsys.readouterr().out


def test_it_says_what_differs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "settings.toml").write_text("[strip]\nleds = 7\n[buttons]\nseats = [5]\n")
    assert main(["settings", "--data", str(tmp_path)]) == 0
    assert capsys.readouterr().out.splitlines()[1:] == ["    [strip] leds = 7", "    [buttons] seats = [5]"]


def test_it_prints_the_whole_file_with_what_was_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "settings.toml").write_text("[strip]\nleds = 7\n")
    assert main(["settings", "--all", "--data", str(tmp_path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "leds = 7" in lines
    assert "# supply_ma = 2000" in lines


@pytest.mark.parametrize("command", ["settings", "demo", "run"])
def test_a_mistake_is_one_clear_line_and_nothing_starts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    (tmp_path / "settings.toml").write_text("[strip]\nledds = 7\n")
    assert main([command, "--data", str(tmp_path)]) == 1
    told = capsys.readouterr().err.strip().splitlines()
    what = 'there is no setting "ledds" in [strip]; did you mean "leds"?'
    assert told == [f"companion: {tmp_path}/settings.toml, line 2: {what}"]
    assert {path.name for path in tmp_path.iterdir()} <= {"settings.toml", "starts.json"}


def test_a_table_begins_with_what_the_file_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "settings.toml").write_text('[camera]\nsource = "nowhere.mp4"\n[network]\nport = 0\n')
    assert main(["demo", "--data", str(tmp_path)]) == 1
    assert "nowhere.mp4" in capsys.readouterr().err


def test_the_command_line_has_the_last_word(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "settings.toml").write_text('[camera]\nsource = "pretend"\n[network]\nport = 0\n')
    assert main(["demo", "--camera", "elsewhere.mp4", "--data", str(tmp_path)]) == 1
    assert "elsewhere.mp4" in capsys.readouterr().err
