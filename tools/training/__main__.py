"""`make train`: trains the networks on drawn scenes and photographs, and writes them as ONNX."""

import argparse
import hashlib
import sys
from collections.abc import Sequence
from pathlib import Path

import cv2
import torch

from tools.training.learning import leaning, stacking
from tools.training.learning.courses import taught
from tools.training.learning.layers import as_onnx
from tools.training.learning.recipe import RECIPES
from tools.training.photographs import photographs

VISION = Path(__file__).parents[2] / "vision"
PROBLEMS = {"leaning": leaning.schooled, "stacking": stacking.schooled}
"""The networks that no photograph teaches; they lie beside the problems that they name."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs all courses; the same recipe on the same machine teaches the same again."""
    options = _parser().parse_args(arguments)
    torch.set_num_threads(1)  # threads do not survive the fork in which pupils learn
    cv2.setNumThreads(1)
    taken = photographs(options.photographs / "labels.json")
    for name in options.what:
        if name in PROBLEMS:
            _keep(as_onnx(PROBLEMS[name](options.part), None), options.out / "problems" / f"{name}.onnx")
            continue
        recipe = RECIPES[name]
        (pupil,) = taught(recipe, [taken], options.part)
        _keep(as_onnx(pupil, recipe.side), options.out / f"{name}.onnx")
    return 0


def _keep(weights: bytes, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(weights)
    print(f"{path}: {len(weights)} bytes, SHA-256 {hashlib.sha256(weights).hexdigest()}", flush=True)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python3 -m tools.training", description=__doc__)
    parser.add_argument("photographs", type=Path, help="a folder with labels.json and what it names")
    names = sorted((*RECIPES, *PROBLEMS))
    parser.add_argument("--what", nargs="*", default=names, choices=names)
    parser.add_argument("--part", type=float, default=1, help="of all steps and scenes, to try it: 0.001")
    parser.add_argument("--out", type=Path, default=VISION, help="for the networks that are shipped")
    return parser


if __name__ == "__main__":
    sys.exit(main())
