"""Makes the base image of the emulated Pi: Debian for arm64, laid out and set up as Raspberry Pi OS is."""

import shutil
import subprocess
from pathlib import Path

from tools.pi import debian, initramfs
from tools.pi.emulator import EmulatedBoard

FOLDER = Path(__file__).parents[2] / ".pi"
SECTOR = 512
MIB = 1 << 20
BOOT_MIB, ROOT_MIB = 512, 3072
"""Sizes of the two partitions; the first one is as large as that of Raspberry Pi OS."""
BOOT_AT, ROOT_AT = 4 * MIB, (4 + BOOT_MIB) * MIB
SEED = {"meta-data": "instance-id: emulated-pi\n", "user-data": "#cloud-config\n", "network-config": ""}
"""The files of Raspberry Pi OS for cloud-init, not filled in yet."""


def make(folder: Path = FOLDER) -> Path:
    """The base image, made unless it is there; takes about two minutes."""
    image, root, made = folder / "base.img", folder / "root", folder / "made.img"
    if not image.exists():
        folder.mkdir(exist_ok=True)
        debian.unpack(root)
        (kernel,) = (root / "boot").glob("vmlinuz-*")
        shutil.copy(kernel, folder / "kernel")
        initramfs.write(root, folder / "initramfs")
        _lay_out(made, root)
        made.rename(image)
        shutil.rmtree(root)
    return image


def board(*disks: Path, ports: dict[int, int] | None = None, folder: Path = FOLDER) -> EmulatedBoard:
    """The board that boots from the first disk."""
    return EmulatedBoard(folder / "kernel", folder / "initramfs", disks, ports or {})


def _lay_out(image: Path, root: Path) -> None:
    """Two partitions as on a card: FAT, which any computer reads, and ext4 with the system."""
    with image.open("wb") as file:
        file.truncate(ROOT_AT + ROOT_MIB * MIB)
    boot, system = (
        f"start={BOOT_AT // SECTOR}, size={BOOT_MIB}MiB, type=c",
        f"start={ROOT_AT // SECTOR}, type=83",
    )
    _run("sfdisk", "-q", str(image), typed=f"label: dos\n{boot}\n{system}\n")
    at = f"--offset={BOOT_AT // SECTOR}"
    _run("mkfs.vfat", "-F", "32", "-n", "BOOTFS", at, str(image), str(BOOT_MIB * 1024))
    for name, text in SEED.items():
        _run("mcopy", "-i", f"{image}@@{BOOT_AT}", "-", f"::{name}", typed=text)
    into = ("-L", "rootfs", "-d", str(root), "-E", f"offset={ROOT_AT}")
    _run("mkfs.ext4", "-q", *into, str(image), f"{ROOT_MIB}M")


def _run(*command: str, typed: str = "") -> None:
    subprocess.run(command, input=typed, text=True, check=True, capture_output=True)
