"""A command that cannot be done says why in one line, whatever kept it from being done."""

from pathlib import Path

import pytest

from companion.__main__ import main
from companion.cli.command_failed import CommandFailed, undone_by


def test_a_fault_that_was_named_is_told_in_its_own_words() -> None:
    with pytest.raises(CommandFailed, match="the disk is full"), undone_by(OSError, KeyError):
        raise OSError("the disk is full")


def test_another_fault_stays_what_it_is() -> None:
    with pytest.raises(KeyError), undone_by(OSError):
        raise KeyError("a mistake of ours")


@pytest.mark.parametrize("command", ["demo", "run", "panel", "settings", "strip", "wiring"])
def test_each_that_reads_the_settings_says_where_they_are_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    (tmp_path / "settings.toml").write_text("[strip]\nledds = 7\n")
    assert main([command, "--data", str(tmp_path)]) == 1
    told = capsys.readouterr().err
    assert told.startswith("companion: ")
    assert 'did you mean "leds"' in told
    assert "Traceback" not in told
