"""Without a word the paper is what the system says, or what the country uses."""

from argparse import ArgumentParser
from collections.abc import Mapping
from pathlib import Path

import pytest

from vision.commands.paper import LETTER_COUNTRIES, add_paper, usual_large_paper, usual_paper
from vision.mat.paper import Paper


@pytest.mark.parametrize(
    ("environ", "paper"),
    [
        ({}, Paper.A4),
        ({"LANG": "C.UTF-8"}, Paper.A4),
        ({"LANG": "de_DE.UTF-8"}, Paper.A4),
        ({"LANG": "en_GB.UTF-8"}, Paper.A4),
        ({"LANG": "en_US.UTF-8"}, Paper.LETTER),
        ({"LANG": "es_MX@euro"}, Paper.LETTER),
        ({"LANG": "en_US.UTF-8", "LC_PAPER": "de_AT.UTF-8"}, Paper.A4),
        ({"LC_PAPER": "de_AT.UTF-8", "LC_ALL": "fr_CA"}, Paper.LETTER),
        ({"LANG": "en_US.UTF-8", "PAPERSIZE": "a4"}, Paper.A4),
        ({"PAPERSIZE": "letter"}, Paper.LETTER),
    ],
)
def test_the_country_says_which_paper_unless_the_machine_does(
    environ: Mapping[str, str], paper: Paper, tmp_path: Path
) -> None:
    assert usual_paper(environ, tmp_path / "papersize") is paper
    large = {Paper.A4: Paper.A3, Paper.LETTER: Paper.LETTER}
    assert usual_large_paper(environ, tmp_path / "papersize") is large[paper]


@pytest.mark.parametrize(("written", "paper"), [("# Debian\nletter\n", Paper.LETTER), ("a4\n", Paper.A4)])
def test_the_system_s_own_word_is_taken(written: str, paper: Paper, tmp_path: Path) -> None:
    file = tmp_path / "papersize"
    file.write_text(written)
    assert usual_paper({"LANG": "en_US" if paper is Paper.A4 else "de_DE"}, file) is paper
    assert usual_paper({"PAPERCONF": str(file)}, tmp_path / "none") is paper


def test_fourteen_countries_use_letter() -> None:
    assert len(LETTER_COUNTRIES) == 14


def test_another_paper_is_refused_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    parser = ArgumentParser()
    add_paper(parser)
    assert parser.parse_args(["--paper", "LETTER"]).paper is Paper.LETTER
    with pytest.raises(SystemExit):
        parser.parse_args(["--paper", "B5"])
    assert "say A2, A3, A4, Letter" in capsys.readouterr().err
