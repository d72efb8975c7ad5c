"""Labelled photographs, where they are at hand, and how well a reading agrees with a label."""

import json
import os
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from vision.photograph import load
from vision.reader import Reader
from vision.reading import DieSeen

ROOT = Path(__file__).parents[2]
FOLDER = Path(os.environ.get("DICE_PHOTOS", ROOT.parent / "shared" / "dice"))
GROWN = 0.1
"""A die is found when the middle of the answered box lies in the labelled one, grown by this share."""

Label = dict[str, Any]


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


def score(records: Iterable[Label]) -> Score:
    """Reads the photographs and counts."""
    counts: Counter[str] = Counter()
    for record in records:
        counts.update(_one(record))
    return Score(counts)


def _one(record: Label) -> Counter[str]:
    seen = [die for die in Reader().read(load(FOLDER / record["file"])).dice if not _ignored(die, record)]
    counts = Counter(photographs=1)
    for die in record["dice"]:
        near = [one for one in seen if _inside(one, die["bbox"], GROWN)]
        counts["dice"] += 1
        if near:
            best = max(near, key=lambda one: one.confidence)
            seen.remove(best)
            counts[_verdict(best, die)] += 1
            counts["colour"] += best.colour in {*die["colour_ok"], die["colour_base"], die["colour"]}
    counts["extra"] = sum(die.value is not None for die in seen)
    return counts


def _verdict(seen: DieSeen, die: Label) -> str:
    if seen.value is None:
        return "doubted"
    return "right" if seen.value == die["value"] else "wrong"


def _ignored(die: DieSeen, record: Label) -> bool:
    return any(_inside(die, region, 0) for region in record.get("ignore", []))


def _inside(die: DieSeen, box: list[float], grow: float) -> bool:
    x, y, width, height = box
    edge = grow * max(width, height)
    across, down = die.box.centre
    return x - edge <= across <= x + width + edge and y - edge <= down <= y + height + edge
