"""The command that draws how everything is connected."""

from pathlib import Path

import pytest

from companion.__main__ import main


def test_it_draws_what_the_settings_file_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "settings.toml").write_text('[strip]\nkind = "ws2812"\n[buttons]\ngo_on = 4\n')
    assert main(["wiring", "--data", str(tmp_path)]) == 0
    drawn = capsys.readouterr().out
    assert drawn.startswith("<svg")
    assert drawn.endswith("</svg>\n")
    assert "GPIO 4 · pin 7" in drawn
    assert "GPIO 10 · pin 19" in drawn


def test_settings_with_a_mistake_are_not_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "settings.toml").write_text("[buttons]\ngo_on = 99\n")
    assert main(["wiring", "--data", str(tmp_path)]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "line 2" in printed.err
