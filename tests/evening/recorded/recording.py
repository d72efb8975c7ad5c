"""`python3 -m tests.evening.recorded.recording`: a short evening is played and kept.

Ada plays on a phone and Ben with the table's buttons, both as far as it pays, dice fall before the pretend
camera; once Ada thinks better of it, and the undo button takes her choice back. Kept are what was done, the
journal, and of each roll the frame that was read, as a small JPEG that is read alike.
"""

import json
import sys
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory

from companion.adapters.camera.tiles.pretend_table import PretendTable
from companion.app import Companion, CompanionSettings
from companion.engine.questions import Choose
from companion.games.amber_tide import bots
from tests.evening.players.evening import is_read
from tests.evening.recorded.acting import ADA, BEN, EMPTY, FOLDER, STORY, Act, Evening, dice, journal
from vision.pictures.photograph import as_jpeg, load

QUALITY = 45


def _play(evening: Evening) -> None:
    while not evening.play.state.over:
        state = evening.play.state
        if state.out:
            evening.do(Act("frame", f"{len(evening.acts):02}.jpg"))
        elif state.walker.id == ADA:
            _chooses(evening, bots.chosen(state).option)
        else:
            _presses(evening, bots.chosen(state).option)


def _chooses(evening: Evening, option: str) -> None:
    if not evening.acts:
        evening.do(Act("tap", "1"))
        evening.do(Act("press", "undo"))
    evening.do(Act("tap", option))


def _presses(evening: Evening, option: str) -> None:
    """Each press marks the next option, and going on takes it."""
    [asked] = evening.play.open.values()
    assert isinstance(asked.question.form, Choose)
    for _ in range([one.id for one in asked.question.form.options].index(option) + 1):
        evening.do(Act("press", BEN))
    evening.do(Act("press", "go-on"))


def _keep(acts: list[Act], data: Path) -> None:
    rolls = [act.what for act in acts if act.by == "frame"]
    taken = sorted((data / "evidence").glob("*.frame.jpg"), key=_entry)
    for name, frame in zip(rolls, taken, strict=True):
        (FOLDER / name).write_bytes(as_jpeg(load(frame), QUALITY))
        assert dice(FOLDER / name) == dice(frame), f"{name} is read otherwise when it is small"
    told = {"acts": [asdict(act) for act in acts], "journal": journal(data)}
    STORY.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def _entry(frame: Path) -> int:
    return int(frame.name.split(".")[0].rsplit("-", 1)[1])


def main() -> int:
    """Plays it and keeps it."""
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.iterdir():
        path.unlink()
    with TemporaryDirectory() as folder:
        data = Path(folder)
        with Companion(CompanionSettings(data=data, host="127.0.0.1", port=0)) as companion:
            (FOLDER / EMPTY).write_bytes(as_jpeg(PretendTable().frame(), QUALITY))
            evening = Evening(companion, lambda _: is_read(evening.screen))
            _play(evening)
        _keep(evening.acts, data)
    return 0


if __name__ == "__main__":
    sys.exit(main())
