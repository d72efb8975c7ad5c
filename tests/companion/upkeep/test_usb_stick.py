"""Where a USB stick is that can be written."""

import os
from collections.abc import Iterable
from pathlib import Path

import pytest

from companion.upkeep.usb_stick import sticks

BUSES = {"mmcblk0": "mmc", "sda": "usb1/1-1", "sdb": "usb1/1-2", "sdc": "ata1", "sdd": "usb1/1-3"}
CARD = b"/dev/mmcblk0p2 / ext4 rw 0 0\n/dev/mmcblk0p1 /boot/firmware vfat rw 0 0\nproc /proc proc rw 0 0\n"
STICK = b"/dev/sdb1 /media/pi/MY\\040STICK vfat rw,nosuid 0 0\n"


@pytest.fixture
def blocks(tmp_path: Path) -> Path:
    """Disks and partitions as the kernel shows them."""
    (tmp_path / "block").mkdir()
    for disk, bus in BUSES.items():
        parts = [disk + ("p" if disk[-1].isdigit() else "") + number for number in "12"]
        for name in (disk, *parts):
            device = tmp_path / "devices" / bus / "block" / disk / ("" if name == disk else name)
            device.mkdir(parents=True, exist_ok=True)
            if name != disk:
                (device / "partition").touch()
            (tmp_path / "block" / name).symlink_to(device)
    return tmp_path / "block"


def found(blocks: Path, mounts: bytes) -> list[str]:
    (blocks.parent / "mounts").write_bytes(mounts)
    return [str(one) for one in sticks(blocks.parent / "mounts", blocks)]


def test_a_stick_is_on_usb_and_can_be_written(blocks: Path) -> None:
    others = b"/dev/sda1 /media/pi/readonly vfat ro,nosuid 0 0\n/dev/sdc1 /mnt/disk ext4 rw 0 0\n"
    assert found(blocks, CARD + STICK + others) == ["/media/pi/MY STICK"]


def test_a_stick_without_partitions_is_one(blocks: Path) -> None:
    assert found(blocks, CARD + b"/dev/sdd /media/pi/whole vfat rw 0 0\n") == ["/media/pi/whole"]


FROM_USB: Iterable[bytes] = (
    b"/dev/sda2 / ext4 rw,noatime 0 0\n/dev/sda1 /boot/firmware vfat rw 0 0\n",
    b"/dev/root / ext4 rw,noatime 0 0\n/dev/sda1 /boot vfat rw 0 0\n",
    b"/dev/sda2 / ext4 rw 0 0\n/dev/sda1 /media/pi/bootfs vfat rw 0 0\n",
    b"/dev/mmcblk0p2 / ext4 rw 0 0\n/dev/sda1 /var/lib/companion ext4 rw 0 0\n",
)


@pytest.mark.parametrize("system", FROM_USB)
def test_a_disk_on_usb_that_holds_the_system_is_no_stick(blocks: Path, system: bytes) -> None:
    assert found(blocks, system) == []
    assert found(blocks, system + STICK) == ["/media/pi/MY STICK"]


LABELS = {
    "UTF-8": ("Würfel".encode(), "Würfel"),
    "not UTF-8": (b"W\xfcrfel", "W\udcfcrfel"),
    "a backslash": (b"a\\134b", "a\\b"),
    "a line end": (b"a\\012b", "a\nb"),
    "a carriage return": (b"a\rb", "a\rb"),
}


@pytest.mark.parametrize("label", LABELS)
def test_a_stick_may_have_any_label(blocks: Path, label: str) -> None:
    written, folder = LABELS[label]
    assert found(blocks, CARD + b"/dev/sdb1 /media/pi/" + written + b" vfat rw 0 0\n") == [
        f"/media/pi/{folder}"
    ]
    assert os.fsencode(f"/media/pi/{folder}")


def test_this_machine_can_be_asked() -> None:
    assert isinstance(sticks(), tuple)
