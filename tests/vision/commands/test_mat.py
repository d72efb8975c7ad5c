"""The sheets that the command line prints, and what it says about them."""

from pathlib import Path

import pytest

from tests.vision.mat.printed import pages
from vision.__main__ import main


@pytest.mark.parametrize(
    ("arguments", "count"),
    [
        (["mat", "--seats", "5", "--paper", "A3"], 1),
        (["mat", "--seats", "3", "--paper", "A4"], 2),
        (["mat", "--seats", "3", "--paper", "letter"], 2),
        (["tokens"], 1),
    ],
)
def test_a_sheet_is_written_and_its_printing_explained(
    arguments: list[str], count: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "sheet.pdf"
    assert main([*arguments, "--out", str(out)]) == 0
    assert len(pages(out.read_bytes(), 0.5)) == count
    told = capsys.readouterr().out
    assert "100 %" in told
    assert ("glue" in told) == (count > 1)


def test_a_folder_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "nowhere" / "mat.pdf"
    assert main(["mat", "--seats", "3", "--out", str(out)]) == 1
    assert str(out) in capsys.readouterr().err


@pytest.mark.parametrize("wrong", [["--seats", "7"], ["--seats", "0"], ["--seats", "3", "--paper", "A5"], []])
def test_what_cannot_be_printed_is_said_before_anything_is_written(
    wrong: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit):
        main(["mat", *wrong])
    assert capsys.readouterr().err
    assert not list(tmp_path.iterdir())
