"""Finds writable USB sticks."""

import os
import re
from pathlib import Path

OWN = re.compile(r"/|/(boot|usr|var|home|opt)(/.*)?")
"""Folders of the system itself: a Pi may have booted from USB."""


def sticks(mounts: Path = Path("/proc/mounts"), blocks: Path = Path("/sys/class/block")) -> tuple[Path, ...]:
    """Mount points of the writable USB sticks; a disk that the system runs from is none."""
    lines = [line.split(b" ") for line in mounts.read_bytes().rstrip(b"\n").split(b"\n")]
    found = [(os.fsdecode(device), _plain(folder), options) for device, folder, _, options, *_ in lines]
    own = {_disk(device, blocks) for device, folder, _ in found if OWN.fullmatch(folder)}
    return tuple(
        Path(folder)
        for device, folder, options in found
        if b"rw" in options.split(b",") and _is_usb(device, blocks) and _disk(device, blocks) not in own
    )


def _is_usb(device: str, blocks: Path) -> bool:
    return device.startswith("/dev/") and "/usb" in _path(device, blocks).as_posix()


def _disk(device: str, blocks: Path) -> Path:
    """Where the disk of a partition stands among the system's devices (`.../sda/sda1`), or a disk itself."""
    path = _path(device, blocks)
    return path.parent if path.name.startswith(path.parent.name) else path


def _path(device: str, blocks: Path) -> Path:
    return (blocks / Path(device).name).resolve()


def _plain(folder: bytes) -> str:
    """The folder, whose spaces and the like the system writes as octal numbers; it need not be UTF-8."""
    return os.fsdecode(re.sub(rb"\\(\d{3})", lambda found: bytes([int(found[1], 8)]), folder))
