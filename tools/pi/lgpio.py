"""Builds lgpio for the emulated board: Raspberry Pi OS has a package of it, Debian has not."""

import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.pi.packages import extract
from tools.wheels import CONSTRAINTS

COMPILER, WRAPPER = "aarch64-linux-gnu-gcc", "swig"
MODULES = Path("usr/lib/python3/dist-packages")
METADATA = "Metadata-Version: 2.1\nName: lgpio\nVersion: {}\n"


def can_be_built() -> bool:
    """True if this machine has the compiler."""
    return all(map(shutil.which, (COMPILER, WRAPPER)))


def install(root: Path) -> None:
    """Builds it against Debian's headers, and puts it beside the other modules of a system in a folder."""
    with TemporaryDirectory() as folder:
        headers, work = Path(folder, "headers"), Path(folder, "work")
        extract(headers, "arm64", "libpython3-dev")
        source = _source(work)
        (python,) = (headers / "usr/include").glob("python3.*")
        built = source / "_lgpio.so"
        _run(source, WRAPPER, "-python", "-o", "wrapped.c", "lgpio.i")
        parts = sorted(str(path.relative_to(source)) for path in source.glob("src/lg*.c"))
        _run(
            *(source, COMPILER, f"--sysroot={headers}", "-shared", "-fPIC", "-O2", "-pthread", "-Isrc"),
            *(f"-I{python}", "-o", built.name, "wrapped.c", "src/rgpiod.c", *parts, "-ldl", "-lrt"),
        )
        _copy(root / MODULES, built, source / "lgpio.py")


def _source(folder: Path) -> Path:
    pip = ("-m", "pip", "download", "-q", "--no-deps", "--no-binary", ":all:", "-c", str(CONSTRAINTS))
    _run(Path.cwd(), sys.executable, *pip, "--dest", str(folder), "lgpio")
    (packed,) = folder.glob("lgpio-*.tar.gz")
    shutil.unpack_archive(packed, folder, filter="data")
    return folder / packed.name.removesuffix(".tar.gz")


def _copy(modules: Path, *files: Path) -> None:
    for file in files:
        shutil.copy(file, modules)
    version = files[0].parent.name.removeprefix("lgpio-")
    told = modules / f"lgpio-{version}.dist-info"
    told.mkdir(exist_ok=True)
    (told / "METADATA").write_text(METADATA.format(version))


def _run(folder: Path, *command: str) -> None:
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
