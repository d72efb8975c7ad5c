"""A recorded evening goes again as it went: the same taps, presses and frames lead to the same journal."""

from pathlib import Path
from typing import Any

import pytest

from companion.adapters.camera import camera_open
from companion.app import Companion, CompanionSettings
from companion.engine.answers import Origin
from tests.evening.recorded.acting import FOLDER, Act, Evening, RecordedCamera, dice, journal, read

ACTS, JOURNAL = read()
MOST = 14
"""So many acts are played: a choice taken back, both players, dice of both. A later frame is not read."""
LARGEST = 600_000
"""Bytes of all of it."""


def answers(told: dict[str, Any]) -> list[Any]:
    """All that was answered, in its order."""
    return [entry["said"] for entry in told["entries"] if entry["kind"] == "answer"]


@pytest.mark.slow
def test_an_evening_that_was_recorded_goes_again_as_it_went(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    camera = RecordedCamera()
    monkeypatch.setattr(camera_open, "PretendTable", lambda **_: camera)
    with Companion(CompanionSettings(data=tmp_path, host="127.0.0.1", port=0)) as companion:
        evening = Evening(companion, lambda name: camera.hold(FOLDER / name))
        for act in ACTS[:MOST]:
            evening.do(Act(act.by, act.what))
    again = journal(tmp_path)
    assert evening.acts == ACTS[:MOST]
    assert again["entries"] == JOURNAL["entries"][: len(again["entries"])]
    assert {one["origin"] for one in answers(again)} == {Origin.PHONE, Origin.BUTTON, Origin.CAMERA}


def test_it_was_played_with_a_phone_with_buttons_and_with_a_camera_to_its_end() -> None:
    origins = {one["origin"] for one in answers(JOURNAL)}
    assert origins == {Origin.PHONE, Origin.BUTTON, Origin.CAMERA}
    assert {entry["kind"] for entry in JOURNAL["entries"]} == {"begin", "answer", "undo"}
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < LARGEST


@pytest.mark.parametrize("name", [act.what for act in ACTS if act.by == "frame"])
def test_every_frame_of_it_is_read_as_it_was_read_then(name: str) -> None:
    rolls = [one["value"]["dice"] for one in answers(JOURNAL) if one["origin"] == Origin.CAMERA]
    then = rolls[[act.what for act in ACTS if act.by == "frame"].index(name)]
    assert [(die.colour, die.value) for die in dice(FOLDER / name)] == [
        (one["colour"], one["value"]) for one in then
    ]
