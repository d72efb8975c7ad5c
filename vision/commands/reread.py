"""`reread`: reads the kept photographs of rolls again, and says what a newer reader sees otherwise."""

import argparse
import json
import sys
from pathlib import Path

from vision.commands import Commands
from vision.comparison import ReadingChange, changes
from vision.foreign_dice import apart
from vision.mat.survey import MatSurvey
from vision.pictures.openable import NotAPicture
from vision.pictures.photograph import load
from vision.reader import Reader
from vision.reading import DieSeen
from vision.record import NotARecord, read_back

FRAME = ".frame.jpg"


def add(commands: Commands) -> None:
    """Adds the command to the command line."""
    reread = commands.add_parser("reread", help="read the kept photographs of rolls again")
    reread.add_argument("folder", nargs="?", type=Path, default=Path("data/evidence"), metavar="FOLDER")
    reread.add_argument("--json", action="store_true", help="print one JSON object a line")
    reread.set_defaults(run=_reread)


def _reread(options: argparse.Namespace) -> int:
    frames = sorted(options.folder.glob(f"*{FRAME}"), key=_in_order)
    if not frames:
        print(f"vision: {options.folder} holds no photographs of rolls", file=sys.stderr)
        return 1
    different, faults = 0, 0
    for frame in frames:
        try:
            found = _changes(frame)
        except (NotAPicture, NotARecord, OSError) as fault:
            print(f"vision: {_roll(frame)} cannot be read again: {fault}", file=sys.stderr)
            faults += 1
            continue
        different += bool(found)
        print(json.dumps(_as_record(frame, found)) if options.json else _in_words(frame, found), flush=True)
    if not options.json:
        print(f"{len(frames) - faults} read again, {different} of them otherwise than then")
    return 1 if faults else 0


def _changes(frame: Path) -> tuple[ReadingChange, ...]:
    record = read_back(frame.with_name(_roll(frame) + ".json").read_text(encoding="utf-8"))
    now = MatSurvey().read(load(frame), Reader(record.colours).read)
    return changes(record.reading, apart(now, record.reading.apart))


def _roll(frame: Path) -> str:
    return frame.name.removesuffix(FRAME)


def _in_order(frame: Path) -> tuple[str, list[int]]:
    table, *numbers = _roll(frame).rsplit("-", 2)
    return table, [int(number) if number.isdigit() else 0 for number in numbers]


def _as_record(frame: Path, found: tuple[ReadingChange, ...]) -> dict[str, object]:
    pairs = [{"then": _die(one.then), "now": _die(one.now)} for one in found]
    return {"roll": _roll(frame), "same": not found, "changes": pairs}


def _die(die: DieSeen | None) -> dict[str, object] | None:
    if die is None:
        return None
    return {"value": die.value, "colour": die.colour, "confidence": round(die.confidence, 3)}


def _in_words(frame: Path, found: tuple[ReadingChange, ...]) -> str:
    told = ", ".join(f"{_named(one.then)} then, {_named(one.now)} now" for one in found)
    return f"{_roll(frame)}: {told or 'the same'}"


def _named(die: DieSeen | None) -> str:
    return "no die" if die is None else f"{die.colour} {die.value or '?'} ({die.confidence:.0%})"
