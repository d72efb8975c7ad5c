"""`make train`: teaches three networks from drawn scenes and photographs, and writes them down."""

import argparse
import hashlib
import sys
from collections.abc import Sequence
from pathlib import Path

import cv2
import torch  # type: ignore[import-not-found] # only `make train` installs it

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
    for name in options.what:
        recipe = RECIPES[name]
        pupil = _taught(recipe, taken)
        weights, path = as_onnx(pupil, name), options.out / f"{name}.onnx"
        path.write_bytes(weights)
        print(f"{path}: {len(weights)} bytes, SHA-256 {hashlib.sha256(weights).hexdigest()}", flush=True)
    return 0


def _taught(recipe: Recipe, taken: Subjects) -> torch.nn.Sequential:
    torch.manual_seed(recipe.courses[0].seed)
    pupil = recipe.untaught()
    for course in recipe.courses:
        sources = {name: taken[name] for name in taken if not course.sources or name in course.sources}
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
