"""`python3 -m vision read`: what a player sends with a bug report."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.vision.conftest import DICE
from vision.__main__ import in_words, main
from vision.pictures.photograph import load, save
from vision.reading import BoundingBox, DieSeen, ReadingProblem, ReadingTrouble, TableReading
from vision.render import DieOnTable, RenderedScene, Viewpoint, picture, room, scatter


def test_a_photograph_is_read_in_a_sentence(photograph: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["read", str(photograph)]) == 0
    told = capsys.readouterr().out
    assert "red 4" in told
    assert "blue 6" in told


def test_a_doubt_is_told_with_the_die_and_its_place() -> None:
    die = DieSeen(4, "white", 0.5, BoundingBox(1100, 20, 60, 60), maybe=(4, 2))
    doubts = (
        ReadingTrouble(ReadingProblem.UNCERTAIN_DIE, die.box),
        ReadingTrouble(ReadingProblem.COCKED, BoundingBox(610, 330, 60, 60)),
        ReadingTrouble(ReadingProblem.TOO_DARK),
    )
    assert in_words(Path("a.jpg"), TableReading((die,), doubts, 1.0), (1280, 720)) == (
        "a.jpg: white 4. Uncertain die: white 4 or 2, top right. Cocked: something, in the middle. Too dark"
    )


def test_json_is_one_object_a_line_with_boxes_in_pixels(
    photograph: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["read", str(photograph), str(photograph), "--json"]) == 0
    records = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(records) == 2
    assert records[0]["file"] == str(photograph)
    assert records[0]["milliseconds"] > 0
    assert isinstance(records[0]["problems"], list)
    seen = {(die["colour"], die["value"]) for die in records[0]["dice"]}
    assert seen == set(DICE)
    for die in records[0]["dice"]:
        x, y, width, height = die["box"]
        assert 0 <= x <= 1280 - width
        assert 0 <= y <= 720 - height
        assert 0 <= die["confidence"] <= 1


def test_dice_beside_the_tray_stand_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    where = replace(room(21), view=Viewpoint(tilt=0.15, width=1280, height=720, focal=1250))
    dice = (DieOnTable("red", 4, (-40.0, 10.0)), DieOnTable("blue", 6, (60.0, -20.0)))
    path = tmp_path / "fallen.png"
    save(path, picture(RenderedScene((*dice, DieOnTable("white", 2, (0.0, -125.0))), where)))
    assert main(["read", str(path), "--json"]) == 0
    record = json.loads(capsys.readouterr().out)
    assert {(die["colour"], die["value"]) for die in record["dice"]} == set(DICE)
    assert [(die["colour"], die["value"]) for die in record["beside"]] == [("white", 2)]
    assert "off-the-tray" in record["problems"]
    assert main(["read", str(path)]) == 0
    assert "; beside: white 2. " in capsys.readouterr().out


def test_with_a_mat_in_view_dice_and_tokens_have_a_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mat.png"
    save(path, picture(scatter(DICE, 21, room(21, mat=4))))
    assert main(["read", str(path), "--json"]) == 0
    record = json.loads(capsys.readouterr().out)
    assert record["tokens"] == []
    assert {(die["colour"], die["value"], die["zone"]) for die in record["dice"]} == {
        (*die, "roll") for die in DICE
    }
    assert all(abs(x) < 142 and abs(y) < 57 for x, y in (die["at"] for die in record["dice"]))


def test_a_broken_picture_is_named_and_the_others_are_still_read(
    photograph: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.jpg"
    broken.write_bytes(b"no picture")
    assert main(["read", str(broken), str(photograph), "--json"]) == 1
    told = capsys.readouterr()
    assert "broken.jpg" in told.err
    assert [json.loads(line)["file"] for line in told.out.splitlines()] == [str(photograph)]


def test_boxes_are_in_pixels_of_the_file_however_large_it_is(
    photograph: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    main(["read", str(photograph), "--json"])
    monkeypatch.setattr("vision.pictures.photograph.ENOUGH", 640 * 360)
    main(["read", str(photograph), "--json"])
    plain, reduced = (json.loads(line)["dice"] for line in capsys.readouterr().out.splitlines())
    for die in plain:
        (same,) = [one for one in reduced if one["colour"] == die["colour"]]
        assert same["box"] == pytest.approx(die["box"], abs=12)


def test_an_overlay_is_one_file_or_a_folder_of_them(photograph: Path, tmp_path: Path) -> None:
    assert main(["read", str(photograph), "--overlay", str(tmp_path / "seen.png")]) == 0
    assert load(tmp_path / "seen.png").shape == load(photograph).shape
    assert main(["read", str(photograph), str(photograph), "--overlay", str(tmp_path / "all")]) == 0
    assert (tmp_path / "all" / "roll.jpg").is_file()


def test_an_overlay_that_cannot_be_written_is_a_clear_line(
    photograph: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["read", str(photograph), "--overlay", str(tmp_path / "nowhere" / "seen.png")]) == 1
    assert "cannot be written" in capsys.readouterr().err
