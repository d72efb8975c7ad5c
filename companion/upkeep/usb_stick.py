"""Finds writable USB sticks."""

import re
from pathlib import Path


def sticks(mounts: Path = Path("/proc/mounts"), blocks: Path = Path("/sys/class/block")) -> tuple[Path, ...]:
    """Mount points of the writable USB sticks."""
    found = (line.split(" ") for line in mounts.read_text(encoding="utf-8").splitlines())
    return tuple(
        Path(_plain(folder))
        for device, folder, _, options, *_ in found
        if "rw" in options.split(",") and _is_usb(device, blocks)
    )


def _is_usb(device: str, blocks: Path) -> bool:
    name = Path(device).name
    return device.startswith("/dev/") and "/usb" in (blocks / name).resolve().as_posix()


def _plain(folder: str) -> str:
    """The folder, whose spaces and the like the system writes as octal numbers."""
    return re.sub(r"\\(\d{3})", lambda found: chr(int(found[1], 8)), folder)
