"""`make train`: teaches five networks from drawn scenes and photographs, and writes them down."""

import argparse
import hashlib
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import cv2
import torch

from vision.training import leaning
from vision.training.growth import grow
from vision.training.layers import as_onnx
from vision.training.photographs import photographs
from vision.training.recipe import RECIPES, Recipe, Subjects, drawn
from vision.training.shelf import Shelf
from vision.training.teach import teach

HERE = Path(__file__).parents[1]
LEANING = "leaning"
"""The network that no photograph teaches; it lies beside the problem that it names."""
PLACES = {LEANING: "problems/leaning"}
LEAST = 2
"""Steps of a course that is cut short."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs all courses; the same recipe on the same machine teaches the same again."""
    options = _parser().parse_args(arguments)
    torch.set_num_threads(1)  # threads do not survive the fork in which pupils learn
    cv2.setNumThreads(1)
    taken = photographs(options.photographs / "labels.json", options.without)
    school = School(taken, options.part)
    for name in options.what:
        pupil = leaning.schooled(options.part) if name == LEANING else school.network(name)
        weights, path = as_onnx(pupil, name), options.out / f"{PLACES.get(name, name)}.onnx"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(weights)
        print(f"{path}: {len(weights)} bytes, SHA-256 {hashlib.sha256(weights).hexdigest()}", flush=True)
    return 0


class School:
    """Teaches each network once, the one that it grows from before it; of each course only a part."""

    def __init__(self, photographs: Subjects, part: float) -> None:
        self._photographs = photographs
        self._part = part
        self._taught: dict[str, torch.nn.Sequential] = {}

    def network(self, name: str) -> torch.nn.Sequential:
        """The network of that recipe, taught."""
        if name not in self._taught:
            self._taught[name] = self._teach(RECIPES[name])
        return self._taught[name]

    def _teach(self, recipe: Recipe) -> torch.nn.Sequential:
        smaller = self.network(recipe.grows) if recipe.grows else None
        torch.manual_seed(recipe.courses[0].seed)
        pupil = recipe.untaught()
        if smaller is not None:
            grow(smaller, pupil)
        for course in recipe.courses:
            scenes = [one for one in drawn(self._part) if any(one.colours) or not course.named]
            shelf = Shelf(scenes, self._photographs)
            steps = max(LEAST, round(self._part * course.steps))
            teach(pupil, recipe.fault, shelf, replace(course, steps=steps))
        pupil.eval()
        return pupil


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python3 -m vision.training", description=__doc__)
    parser.add_argument("photographs", type=Path, help="a folder with labels.json and what it names")
    names = sorted((*RECIPES, LEANING))
    parser.add_argument("--what", nargs="*", default=names, choices=names)
    parser.add_argument("--without", nargs="*", default=(), metavar="SOURCE", help="sources to hold out")
    parser.add_argument("--part", type=float, default=1, help="of all steps and scenes, to try it: 0.001")
    parser.add_argument("--out", type=Path, default=HERE, help="the folder that the networks are written to")
    return parser


if __name__ == "__main__":
    sys.exit(main())
