"""Networks trained on drawings alone, so that every photograph is new to them; used to measure accuracy."""

from pathlib import Path

from vision.networks.bodies import Bodies
from vision.networks.faces import Faces
from vision.reader import Reader

HERE = Path(__file__).parent
SHA256 = {
    "faces": "cfc3147e9c5bbd99cc7eb62f84807c7901a670adecf7275fa7cdc4c92e7875ba",
    "closer": "e7097b79b2bf2749991f8e9e98d5db1101f9def6bc52235ef70c69db2252ab15",
    "bodies": "d1a8f5b953f541130e9016f4f3df9259c334f7cab08091c3638b739aa596b5cd",
}
"""The weights that were measured. Photographs taught what is shipped further; `make train` writes both."""


def faces() -> Faces:
    """Those that read values. Raises WrongWeights."""
    return Faces(*_weights("faces"), *_weights("closer"))


def bodies() -> Bodies:
    """That which names colours. Raises WrongWeights."""
    return Bodies(*_weights("bodies"))


def reader() -> Reader:
    """A reader with them and the shipped finder, which saw no photograph either. Raises WrongWeights."""
    return Reader(faces=faces(), bodies=bodies())


def _weights(name: str) -> tuple[Path, str]:
    return HERE / f"{name}.onnx", SHA256[name]
