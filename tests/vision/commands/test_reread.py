"""`python3 -m vision reread`: the photographs of rolls, read again."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from vision.__main__ import main
from vision.pictures.photograph import as_jpeg
from vision.reader import Reader
from vision.record import FrameRecord, written
from vision.render import picture, scatter

COLOURS = ("blue", "red")


@pytest.fixture(scope="module")
def roll() -> tuple[bytes, FrameRecord]:
    """The frame of a roll as it is kept, and what is read on it."""
    frame = picture(scatter([("red", 4), ("blue", 6)], 21))
    return as_jpeg(frame, 95), FrameRecord(COLOURS, Reader(COLOURS).read(frame))


@pytest.fixture
def kept(tmp_path: Path, roll: tuple[bytes, FrameRecord]) -> Path:
    """Two rolls: of the tenth another value was read for one die, of the second the right ones."""
    frame, record = roll
    first, *others = record.reading.dice
    misread = replace(record, reading=replace(record.reading, dice=(replace(first, value=1), *others)))
    for name, one in (("home-1-2", record), ("home-1-10", misread)):
        (tmp_path / f"{name}.jpg").write_bytes(b"as it was shown")
        (tmp_path / f"{name}.frame.jpg").write_bytes(frame)
        (tmp_path / f"{name}.json").write_text(written(one))
    return tmp_path


def test_what_is_read_otherwise_now_is_said_roll_by_roll(
    kept: Path, roll: tuple[bytes, FrameRecord], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["reread", str(kept)]) == 0
    same, other, total = capsys.readouterr().out.splitlines()
    first = roll[1].reading.dice[0]
    assert same == "home-1-2: the same"
    assert other.startswith(f"home-1-10: {first.colour} 1 (")
    assert f"then, {first.colour} {first.value} (" in other
    assert total == "2 read again, 1 of them otherwise than then"


def test_json_is_one_object_a_line(
    kept: Path, roll: tuple[bytes, FrameRecord], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["reread", str(kept), "--json"]) == 0
    same, other = (json.loads(line) for line in capsys.readouterr().out.splitlines())
    assert same == {"roll": "home-1-2", "same": True, "changes": []}
    (change,) = other["changes"]
    assert (change["then"]["value"], change["now"]["value"]) == (1, roll[1].reading.dice[0].value)


@pytest.mark.parametrize(("file", "spoilt"), [("home-1-2.json", "{}"), ("home-1-2.frame.jpg", "")])
def test_a_roll_that_cannot_be_read_again_is_named_and_the_others_are(
    kept: Path, file: str, spoilt: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (kept / file).write_text(spoilt)
    assert main(["reread", str(kept)]) == 1
    told = capsys.readouterr()
    assert "home-1-2 cannot be read again" in told.err
    assert told.out.startswith("home-1-10: ")


def test_a_roll_whose_record_is_gone_is_named(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (kept / "home-1-10.json").unlink()
    assert main(["reread", str(kept)]) == 1
    assert "home-1-10" in capsys.readouterr().err


def test_a_folder_without_rolls_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["reread", str(tmp_path)]) == 1
    assert "holds no photographs of rolls" in capsys.readouterr().err
