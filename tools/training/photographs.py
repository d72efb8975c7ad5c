"""Labelled photographs as samples, by source."""

import json
from collections.abc import Collection
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from tools.training.sample import Sample
from vision.pictures.photograph import load

LONG_SIDE = 960
"""Pixels; larger photographs are shrunk: no lesson shows their dice larger."""
SLANTING = frozenset({"oblique", "oblique-45..70deg"})

Label = dict[str, Any]


def photographs(labels: Path, without: Collection[str] = ()) -> dict[str, list[Sample]]:
    """The samples of each source of a labels.json, but of none of those that are held out."""
    sources: dict[str, list[Sample]] = {}
    for record in json.loads(labels.read_text()):
        if record["source"] not in without:
            sources.setdefault(record["source"], []).append(_sample(labels.parent, record))
    return sources


def _sample(folder: Path, record: Label) -> Sample:
    frame = load(folder / record["file"])
    shrink = min(1.0, LONG_SIDE / max(frame.shape))
    if shrink < 1:
        frame = np.asarray(
            cv2.resize(frame, None, fx=shrink, fy=shrink, interpolation=cv2.INTER_AREA), np.uint8
        )
    dice = np.array([_die(die, shrink) for die in record["dice"]], np.float32).reshape(-1, 4)
    hidden = tuple(tuple(shrink * side for side in box) for box in record.get("ignore", []))
    colours = tuple(frozenset({die["colour_base"], *die["colour_ok"]}) for die in record["dice"])
    return Sample(frame, dice, record["view"] in SLANTING, hidden, colours)


def _die(die: Label, shrink: float) -> tuple[float, float, float, int]:
    x, y, width, height = (shrink * side for side in die["bbox"])
    return x + width / 2, y + height / 2, float(np.sqrt(width * height)), die["value"]
