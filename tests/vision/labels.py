"""Labelled photographs, where they are at hand, and how well a reading agrees with a label."""

import json
import os
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import hypot
from pathlib import Path
from typing import Any

from vision.knowledge import DiceKnowledge
from vision.pictures.photograph import load
from vision.reader import Reader
from vision.reading import DieSeen

ROOT = Path(__file__).parents[2]
FOLDER = Path(os.environ.get("DICE_PHOTOS", ROOT.parent / "shared" / "dice"))
GROWN = 0.1
"""A die is found when the middle of the answered box lies in the labelled one, grown by this share."""

Label = dict[str, Any]
NOTHING = DiceKnowledge()


@dataclass(frozen=True)
class Score:
    """What came of some photographs, in dice: a `wrong` value was named, a `doubted` one was not."""

    counts: Counter[str]

    def share(self, what: str) -> float:
        """The share of all labelled dice, 0..1."""
        return self.counts[what] / max(1, self.counts["dice"])

    def __str__(self) -> str:
        shares = ", ".join(
            f"{what} {self.share(what):.1%}" for what in ("right", "wrong", "doubted", "colour")
        )
        return f"{self.counts['photographs']} photographs, {self.counts['dice']} dice: {shares}"


def labels() -> list[Label]:
    """All labels, or none where there are no photographs."""
    path = FOLDER / "labels.json"
    return json.loads(path.read_text()) if path.is_file() else []


def score(records: Iterable[Label], reader: Reader) -> Score:
    """Reads the photographs and counts."""
    return counted(judged(record, reader) for record in records)


@dataclass(frozen=True)
class Judged:
    """One photograph: each labelled die with what was seen of it, and what was seen beside."""

    label: Label
    dice: tuple[tuple[Label, DieSeen | None], ...]
    extra: tuple[DieSeen, ...]
    doubted: bool
    milliseconds: float


def judged(record: Label, reader: Reader, knowledge: DiceKnowledge = NOTHING) -> Judged:
    """Reads one photograph as `python3 -m vision read` does, and finds the labelled dice among those seen."""
    frame = load(FOLDER / record["file"])
    reading = knowledge.read(frame, reader)
    seen = [die for die in reading.lying if not ignored(die, record)]
    known = nearest(record, seen)
    pairs = tuple((die, known.get(number)) for number, die in enumerate(record["dice"]))
    extra = tuple(one for one in seen if one not in known.values())
    return Judged(record, pairs, extra, bool(reading.troubles), reading.milliseconds)


def nearest(record: Label, seen: list[DieSeen]) -> dict[int, DieSeen]:
    """What was seen of each labelled die, by its number: the pairs whose middles are nearest come first."""
    pairs = sorted(
        (_apart(one, die["bbox"]), number, k)
        for number, die in enumerate(record["dice"])
        for k, one in enumerate(seen)
        if _inside(one, die["bbox"], GROWN)
    )
    matched: dict[int, int] = {}
    for _, number, k in pairs:
        if number not in matched and k not in matched.values():
            matched[number] = k
    return {number: seen[k] for number, k in matched.items()}


def counted(photographs: Iterable[Judged]) -> Score:
    """The counts of some photographs."""
    counts: Counter[str] = Counter()
    for one in photographs:
        here = Counter(photographs=1, dice=len(one.dice))
        here.update(_verdict(seen, die) for die, seen in one.dice if seen is not None)
        here["colour"] = sum(seen is not None and named(seen, die) for die, seen in one.dice)
        here["extra"] = sum(die.value is not None for die in one.extra)
        here["whole"] = here["right"] == here["dice"] and not one.extra
        here[_share_of(bool(here["whole"]), one.doubted)] = 1
        counts.update(here)
    return Score(counts)


def _share_of(whole: bool, doubted: bool) -> str:
    if whole:
        return "asked" if doubted else "sure"
    return "said" if doubted else "silent"


def named(seen: DieSeen, die: Label) -> bool:
    """True if the colour is one that the label allows."""
    return is_called(seen.colour, die)


def is_called(colour: str, die: Label) -> bool:
    """True if a colour is one that the label allows."""
    return colour in {*die["colour_ok"], die["colour_base"], die["colour"]}


def of_table(die: Label) -> str:
    """The colour by which a table knows the die: ivory dice are white ones there."""
    return "white" if die["colour_base"] == "ivory" else str(die["colour_base"])


def _verdict(seen: DieSeen, die: Label) -> str:
    if seen.value is None:
        return "doubted"
    return "right" if seen.value == die["value"] else "wrong"


def ignored(die: DieSeen, record: Label) -> bool:
    """True if it lies where a label says that nothing counts."""
    return any(_inside(die, region, 0) for region in record.get("ignore", []))


def _apart(die: DieSeen, box: list[float]) -> float:
    x, y, width, height = box
    across, down = die.box.centre
    return hypot(across - x - width / 2, down - y - height / 2)


def _inside(die: DieSeen, box: list[float], grow: float) -> bool:
    x, y, width, height = box
    edge = grow * max(width, height)
    across, down = die.box.centre
    return x - edge <= across <= x + width + edge and y - edge <= down <= y + height + edge
