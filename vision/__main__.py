"""The command line: `read` and `reread` read dice on photographs, `mat` and `tokens` print things to lay."""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from vision.commands import mat, reread
from vision.commands.known import add_known, known
from vision.knowledge import DiceKnowledge
from vision.pictures import overlay
from vision.pictures.openable import NotAPicture
from vision.pictures.photograph import photograph, save
from vision.reader import Reader
from vision.reading import BoundingBox, DieSeen, ReadingTrouble, TableReading


def main(arguments: list[str] | None = None) -> int:
    """Runs a command; the exit status is 1 if something could not be read or written."""
    options = _parser().parse_args(arguments)
    return int(options.run(options))


def _read_all(options: argparse.Namespace) -> int:
    reader, faults = Reader(), 0
    try:
        knowledge = known(options, reader)
    except NotAPicture as fault:
        print(f"vision: {fault}", file=sys.stderr)
        return 1
    for path in options.photographs:
        try:
            _read(reader, knowledge, path, options)
        except NotAPicture as fault:
            print(f"vision: {fault}", file=sys.stderr)
            faults += 1
    return 1 if faults else 0


def as_record(path: Path, reading: TableReading, times: float = 1) -> dict[str, object]:
    """The reading as one JSON object: the file, its dice with boxes in pixels, and the problems' names.

    `times` is by how much the file's picture is larger than the frame that was read. With a mat in view, dice
    and tokens have a zone and millimetres. Dice that lie off the mat or the tray, or are in a hand, stand
    `beside`: they are no part of a roll.
    """
    return {
        "file": str(path),
        "dice": [_die(die, times) for die in reading.lying],
        **({"beside": [_die(die, times) for die in reading.beside]} if reading.beside else {}),
        "problems": sorted({trouble.problem.value for trouble in reading.troubles}),
        "milliseconds": round(reading.milliseconds, 2),
        **({"tokens": [asdict(token) for token in reading.tokens]} if reading.mat else {}),
    }


def in_words(path: Path, reading: TableReading, size: tuple[int, int]) -> str:
    """The reading as sentences: the dice, then each problem with its place; `size` is that of the frame."""
    beside = f"; beside: {_counted(reading.beside)}" if reading.beside else ""
    said = dict.fromkeys(_told(trouble, reading, size) for trouble in reading.troubles)
    return f"{path}: {_counted(reading.lying)}{beside}" + "".join(f". {one}" for one in said)


def _told(trouble: ReadingTrouble, reading: TableReading, size: tuple[int, int]) -> str:
    """A problem as a sentence, with the die and its place, as far as there is one."""
    problem = trouble.problem.value.replace("-", " ").capitalize()
    if trouble.box is None:
        return problem
    die = next((one for one in reading.dice if one.box == trouble.box), None)
    named = f"{die.colour} {'?' if die.value is None else die.value}" if die else "something"
    or_else = " or ".join(str(one) for one in die.maybe if one != die.value) if die else ""
    return f"{problem}: {named}{or_else and f' or {or_else}'}, {place(trouble.box, size)}"


def place(box: BoundingBox, size: tuple[int, int]) -> str:
    """Where in a picture of that size a box is, in words: `top left`, `in the middle`."""
    x, y = box.centre
    words = _side(y / size[1], "top", "bottom"), _side(x / size[0], "left", "right")
    return " ".join(filter(None, words)) or "in the middle"


def _side(share: float, low: str, high: str) -> str:
    return low if share < 1 / 3 else high if share > 2 / 3 else ""


def _counted(dice: Sequence[DieSeen]) -> str:
    counts = Counter(f"{die.colour} {die.value or '?'}" for die in dice)
    told = (f"{count} x {die}" if count > 1 else die for die, count in sorted(counts.items()))
    return ", ".join(told) or "no dice"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="companion-vision", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    read = commands.add_parser("read", help="read the dice on photographs")
    read.add_argument("photographs", metavar="PHOTO", nargs="+", type=Path)
    read.add_argument("--json", action="store_true", help="print one JSON object a line")
    read.add_argument(
        "--overlay", metavar="OUT", type=Path, help="a picture of what was read; a folder for several"
    )
    add_known(read)
    read.set_defaults(run=_read_all)
    mat.add(commands)
    reread.add(commands)
    return parser


def _read(reader: Reader, knowledge: DiceKnowledge, path: Path, options: argparse.Namespace) -> None:
    seen = photograph(path)
    reading = knowledge.read(seen.frame, reader)
    record = as_record(path, reading, seen.times)
    size = seen.frame.shape[1], seen.frame.shape[0]
    print(json.dumps(record) if options.json else in_words(path, reading, size), flush=True)
    if options.overlay is not None:
        save(_overlay_path(path, options), overlay.draw(seen.frame, reading))


def _overlay_path(path: Path, options: argparse.Namespace) -> Path:
    out: Path = options.overlay
    if len(options.photographs) == 1 and not out.is_dir():
        return out
    out.mkdir(parents=True, exist_ok=True)
    return out / f"{path.stem}.jpg"


def _die(die: DieSeen, times: float) -> dict[str, object]:
    return {
        "value": die.value,
        "colour": die.colour,
        "box": _box(die.box.times(times)),
        "confidence": round(die.confidence, 3),
        **({"zone": die.zone, "at": die.at} if die.at else {}),
    }


def _box(box: BoundingBox) -> list[float]:
    return [round(side, 1) for side in (box.x, box.y, box.width, box.height)]


if __name__ == "__main__":
    sys.exit(main())
