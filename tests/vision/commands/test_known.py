"""`--colours` and `--lesson` tell the reader what lies on a photograph."""

from argparse import ArgumentTypeError
from pathlib import Path

import pytest

from vision.__main__ import main
from vision.commands.known import colours


def test_colours_have_a_number_of_dice_or_none() -> None:
    assert colours("red=3, blue,white=0") == {"red": 3, "blue": None, "white": 0}


@pytest.mark.parametrize("text", ["rot", "red,", "red=", "red=two", "red=-1", ""])
def test_a_colour_or_number_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(ArgumentTypeError):
        colours(text)


def test_a_photograph_is_read_with_colours_counts_and_a_lesson(
    photograph: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    known = ["--colours", "red=1,blue=1", "--lesson", str(photograph)]
    assert main(["read", *known, str(photograph)]) == 0
    assert capsys.readouterr().out == f"{photograph}: blue 6, red 4\n"


def test_a_lesson_that_is_no_picture_is_named(
    photograph: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lesson = tmp_path / "lesson.jpg"
    lesson.write_text("no picture")
    assert main(["read", "--lesson", str(lesson), str(photograph)]) == 1
    assert "lesson.jpg" in capsys.readouterr().err
