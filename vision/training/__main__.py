"""`make train`: teaches four networks from drawn scenes and photographs, and writes them down."""

import argparse
import hashlib
import sys
from collections.abc import Sequence
from pathlib import Path

import cv2
import torch  # type: ignore[import-not-found] # only `make train` installs it

from vision.training.growth import grow
from vision.training.layers import as_onnx
from vision.training.photographs import photographs
from vision.training.recipe import RECIPES, Recipe, Subjects, drawn
from vision.training.shelf import Shelf
from vision.training.teach import teach

HERE = Path(__file__).parents[1]


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs all courses; the same recipe on the same machine teaches the same again."""
    options = _parser().parse_args(arguments)
    torch.set_num_threads(1)  # threads do not survive the fork in which pupils learn
    cv2.setNumThreads(1)
    taken = photographs(options.photographs / "labels.json", options.without)
    taught = School(taken)
    for name in options.what:
        pupil = taught.network(name)
        weights, path = as_onnx(pupil, name), options.out / f"{name}.onnx"
        path.write_bytes(weights)
        print(f"{path}: {len(weights)} bytes, SHA-256 {hashlib.sha256(weights).hexdigest()}", flush=True)
    return 0


class School:
    """Teaches each network once, the one that it grows from before it."""

    def __init__(self, photographs: Subjects) -> None:
        self._photographs = photographs
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
            wanted = course.sources or tuple(self._photographs)
            sources = {name: self._photographs[name] for name in wanted if name in self._photographs}
            teach(pupil, recipe.fault, Shelf(drawn(course.ground), sources), course, recipe.pupils)
        pupil.eval()
        return pupil


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python3 -m vision.training", description=__doc__)
    parser.add_argument("photographs", type=Path, help="a folder with labels.json and what it names")
    parser.add_argument("--what", nargs="*", default=sorted(RECIPES), choices=sorted(RECIPES))
    parser.add_argument("--without", nargs="*", default=(), metavar="SOURCE", help="sources to hold out")
    parser.add_argument("--out", type=Path, default=HERE, help="the folder that the networks are written to")
    return parser


if __name__ == "__main__":
    sys.exit(main())
