"""`make unseen`: trains the networks without some sources of photographs, and reads those."""

import argparse
import sys
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

import cv2
import torch

from tests.vision.labels import FOLDER, Judged, judged, labels
from tools.bench.accuracy import NO_PHOTOGRAPHS, by_source
from tools.training.learning.courses import taught
from tools.training.learning.layers import as_onnx
from tools.training.learning.recipe import RECIPES
from tools.training.photographs import photographs
from vision.networks.bodies import Bodies
from vision.networks.faces import Faces
from vision.reader import Reader

NETWORKS = ("faces", "closer", "bodies")
"""Those that photographs teach: the finder that is shipped saw none."""
HELD_OUT = (
    ("damiantab", "kamilpiechowiak", "roboflow-dice3"),
    ("matteop65", "rune55-hextray"),
    ("nell-byler",),
)
"""Sources that are held out together: every one of them once."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints how well each source is read by networks that never saw it."""
    options = _parser().parse_args(arguments)
    if not labels():
        print(NO_PHOTOGRAPHS)
        return 1
    held_out = options.held_out or HELD_OUT
    torch.set_num_threads(1)  # threads do not survive the fork in which pupils learn
    cv2.setNumThreads(1)
    shares = [photographs(FOLDER / "labels.json", without) for without in held_out]
    networks = [
        [as_onnx(pupil, RECIPES[name].side) for pupil in taught(RECIPES[name], shares, options.part)]
        for name in NETWORKS
    ]
    seen: list[Judged] = []
    for sources, weights in zip(held_out, zip(*networks, strict=True), strict=True):
        reader = _reader(dict(zip(NETWORKS, weights, strict=True)))
        seen += [judged(one, reader) for one in labels() if one["source"] in sources]
        print("\n".join(by_source(seen)), flush=True)
    return 0


def _reader(networks: Mapping[str, bytes]) -> Reader:
    """A reader with those networks."""
    with TemporaryDirectory() as folder:
        found = {}
        for name, weights in networks.items():
            path = Path(folder, name)
            path.write_bytes(weights)
            found[name] = path, sha256(weights).hexdigest()
        faces = Faces(*found["faces"], *found["closer"])
        return Reader(faces=faces, bodies=Bodies(*found["bodies"]))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python3 -m tools.bench.unseen", description=__doc__)
    parser.add_argument("--part", type=float, default=1, help="of all steps and scenes, to try it: 0.3")
    parser.add_argument(
        "--held-out", nargs="+", action="append", metavar="SOURCE", help="hold out these together; repeat it"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
