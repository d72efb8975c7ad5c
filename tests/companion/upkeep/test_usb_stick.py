"""Where a USB stick is that can be written."""

import os
from pathlib import Path

from companion.upkeep.usb_stick import sticks

MOUNTS = """\
/dev/mmcblk0p2 / ext4 rw,noatime 0 0
proc /proc proc rw 0 0
/dev/sda1 /media/pi/MY\\040STICK vfat rw,nosuid 0 0
/dev/sdb1 /media/pi/readonly vfat ro,nosuid 0 0
/dev/sdc1 /mnt/disk ext4 rw 0 0
"""


def test_a_stick_is_on_usb_and_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "mounts").write_text(MOUNTS)
    blocks = tmp_path / "block"
    blocks.mkdir()
    for name, bus in (("mmcblk0p2", "mmc"), ("sda1", "usb1/1-1"), ("sdb1", "usb1/1-2"), ("sdc1", "ata1")):
        device = tmp_path / "devices" / bus / name
        device.mkdir(parents=True)
        (blocks / name).symlink_to(device)
    assert sticks(tmp_path / "mounts", blocks) == (Path("/media/pi/MY STICK"),)


def test_the_disk_of_the_system_is_no_stick_and_a_label_may_be_in_any_coding(tmp_path: Path) -> None:
    mounts = b"/dev/root / ext4 rw 0 0\n/dev/sda1 /boot/firmware vfat rw 0 0\n/dev/sda2 /srv ext4 rw 0 0\n"
    label = "/media/pi/B\xfccher\\040neu".encode("latin-1")
    (tmp_path / "mounts").write_bytes(mounts + b"/dev/sdb1 " + label + b" vfat rw 0 0\n")
    blocks = tmp_path / "block"
    blocks.mkdir()
    for name, disk in (("sda1", "usb1/1-1/sda"), ("sda2", "usb1/1-1/sda"), ("sdb1", "usb1/1-2/sdb")):
        (tmp_path / disk / name).mkdir(parents=True)
        (blocks / name).symlink_to(tmp_path / disk / name)
    [found] = sticks(tmp_path / "mounts", blocks)
    assert os.fsencode(found) == "/media/pi/B\xfccher neu".encode("latin-1")


def test_this_machine_can_be_asked() -> None:
    assert isinstance(sticks(), tuple)
