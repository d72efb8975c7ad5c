"""A disk with the program and all that it needs, unpacked from the card's wheels: it needs no first start."""

import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

from tools.pi import debian

SIZE = "400M"


def make(wheels: Path, image: Path) -> Path:
    """Writes the disk, with all Python compiled; takes some minutes."""
    with TemporaryDirectory(dir=image.parent) as folder:
        root = Path(folder, "root")
        for wheel in sorted(wheels.glob("*.whl")):
            with ZipFile(wheel) as packed:
                packed.extractall(root)
        debian.compile_python(root, root)
        image.unlink(missing_ok=True)
        subprocess.run(("mkfs.ext4", "-q", "-d", str(root), str(image), SIZE), check=True)
    return image
