"""The command that brings a box to a newer version says why it did not."""

from pathlib import Path

import pytest

from companion.__main__ import main


def test_where_nothing_is_installed_and_where_there_is_no_such_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    to = ["--root", str(tmp_path), "--data", str(tmp_path / "data"), "--restart", "false"]
    assert main(["update", str(tmp_path / "none.whl"), *to]) == 1
    assert "`make install` does that" in capsys.readouterr().err
    (tmp_path / "versions/1").mkdir(parents=True)
    (tmp_path / "current").symlink_to("versions/1")
    assert main(["update", str(tmp_path / "none.whl"), *to]) == 1
    assert "there is no such file or folder" in capsys.readouterr().err
