"""Puts files into the boot partition of an image of Raspberry Pi OS; needs neither root nor loop devices."""

import lzma
import shutil
import struct
import subprocess
from collections.abc import Iterable
from pathlib import Path

SECTOR = 512
FAT = frozenset({0x0B, 0x0C, 0x0E})
"""Types of partition that mtools can write to."""
SEED = "user-data"
"""A file that Raspberry Pi OS has on its boot partition since it uses cloud-init."""
DAMAGED = "{} is damaged, or no image: fetch it again"


class ImageError(Exception):
    """The image cannot be used; the text says why, and what to do."""


def make(base: Path, out: Path, files: Iterable[Path]) -> None:
    """Writes an image that is `base` with the files on its boot partition. Raises ImageError and OSError."""
    check(base, out)
    half = out.with_name(f"{out.name}.half")
    try:
        _unpack(base, half)
        _put(half, tuple(files))
        half.replace(out)
    finally:
        half.unlink(missing_ok=True)


def check(base: Path, out: Path) -> None:
    """Raises ImageError for what would fail only after minutes of work."""
    if base.resolve() == out.resolve():
        raise ImageError(f"BASE and OUT are the same file, {base}: name another one with OUT=")
    if not base.is_file():
        raise ImageError(f"there is no file {base}: name an image of Raspberry Pi OS with BASE=")
    if shutil.which("mcopy") is None:
        raise ImageError("mtools is missing: run `sudo apt install mtools`")


def boot_partition(image: Path) -> int:
    """The byte at which the FAT partition begins. Raises ImageError."""
    with image.open("rb") as file:
        table = file.read(SECTOR)
    if len(table) < SECTOR or table[510:] != b"\x55\xaa":
        raise ImageError(f"{image.name} is no image of an SD card: it has no partition table")
    for at in range(446, 510, 16):
        kind, start = table[at + 4], struct.unpack_from("<I", table, at + 8)[0]
        if kind in FAT:
            return int(start) * SECTOR
    raise ImageError(f"{image.name} has no FAT partition: it is no image of Raspberry Pi OS")


def _unpack(base: Path, target: Path) -> None:
    packed = base.suffix == ".xz"
    try:
        with lzma.open(base) if packed else base.open("rb") as source, target.open("wb") as file:
            shutil.copyfileobj(source, file, 1 << 20)
    except (lzma.LZMAError, EOFError) as fault:
        raise ImageError(DAMAGED.format(base.name)) from fault


def _put(image: Path, files: tuple[Path, ...]) -> None:
    drive = f"{image}@@{boot_partition(image)}"
    if not _mtools("mtype", drive, f"::{SEED}"):
        raise ImageError(
            f"{image.stem} has no {SEED} on its boot partition: "
            "take Raspberry Pi OS of Debian 13 (Trixie) or newer, 64 bit"
        )
    for path in files:
        name = f"::{path.name}"
        if not _mtools("mcopy", drive, "-o", "-Q", str(path), name):
            raise ImageError(
                f"{path.name} ({path.stat().st_size >> 20} MB) does not fit on the boot partition"
            )


def _mtools(program: str, drive: str, *arguments: str) -> bool:
    done = subprocess.run((program, "-i", drive, *arguments), capture_output=True, check=False)
    return done.returncode == 0
