"""`make unseen`: teaches the networks without some sources of photographs, and reads those."""

import argparse
import subprocess
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.bench.accuracy import NO_PHOTOGRAPHS, by_source
from tests.vision.labels import FOLDER, Judged, judged, labels
from vision.bodies import Bodies
from vision.faces import Faces
from vision.finder import Finder
from vision.reader import Reader

NETWORKS = ("finder", "faces", "closer", "bodies")
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
    photographs: list[Judged] = []
    for sources in options.held_out or HELD_OUT:
        with TemporaryDirectory() as folder:
            _teach(Path(folder), sources, options.part)
            reader = _reader(Path(folder))
            photographs += [judged(one, reader) for one in labels() if one["source"] in sources]
        print("\n".join(by_source(photographs)), flush=True)
    return 0


def _teach(folder: Path, without: Sequence[str], part: float) -> None:
    options = ["--what", *NETWORKS, "--without", *without, "--part", str(part), "--out", str(folder)]
    subprocess.run([sys.executable, "-m", "vision.training", str(FOLDER), *options], check=True)


def _reader(folder: Path) -> Reader:
    """A reader with the networks in a folder."""
    files = {name: (folder / f"{name}.onnx") for name in NETWORKS}
    found = {name: (path, sha256(path.read_bytes()).hexdigest()) for name, path in files.items()}
    faces = Faces(*found["faces"], *found["closer"])
    return Reader(finder=Finder(*found["finder"]), faces=faces, bodies=Bodies(*found["bodies"]))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python3 -m tests.bench.unseen", description=__doc__)
    parser.add_argument("--part", type=float, default=1, help="of all steps and scenes, to try it: 0.3")
    parser.add_argument(
        "--held-out", nargs="+", action="append", metavar="SOURCE", help="hold out these together; repeat it"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
