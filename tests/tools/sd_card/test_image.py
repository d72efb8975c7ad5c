"""The companion gets onto the boot partition of an image, without its programs, loop devices or root."""

import json
import lzma
import subprocess
from datetime import date
from hashlib import sha256
from pathlib import Path
from shutil import which

import pytest

from tools.sd_card import imager
from tools.sd_card.image import ImageError, boot_partition, make

needs_mtools = pytest.mark.skipif(
    which("mcopy") is None or which("mkfs.vfat") is None, reason="needs mtools and dosfstools"
)
START, SIZE_KB = 2048, 4096
"""Of the boot partition: first sector and size."""


def image_with(folder: Path, *, seed: bool = True) -> Path:
    """An image as Raspberry Pi OS is laid out, in small."""
    image = folder / "raspios.img"
    entry = bytes(4) + b"\x0c" + bytes(3) + START.to_bytes(4, "little") + (SIZE_KB * 2).to_bytes(4, "little")
    image.write_bytes(bytes(446) + entry + bytes(48) + b"\x55\xaa")
    with image.open("r+b") as file:
        file.truncate(START * 512 + SIZE_KB * 1024 + 1_000_000)
    subprocess.run(("mkfs.vfat", f"--offset={START}", image, str(SIZE_KB)), check=True, capture_output=True)
    if seed:
        (folder / "user-data").write_text("#cloud-config\n")
        command = ("mcopy", "-i", f"{image}@@{START * 512}", str(folder / "user-data"), "::")
        subprocess.run(command, check=True)
    return image


def file_in(image: Path, name: str) -> bytes:
    command = ("mtype", "-i", f"{image}@@{START * 512}", f"::{name}")
    return subprocess.run(command, check=True, capture_output=True).stdout


@needs_mtools
@pytest.mark.parametrize("packed", [False, True])
def test_the_files_lie_on_the_boot_partition_and_the_base_is_as_it_was(tmp_path: Path, packed: bool) -> None:
    base = image_with(tmp_path)
    if packed:
        (tmp_path / "raspios.img.xz").write_bytes(lzma.compress(base.read_bytes(), preset=0))
        base = tmp_path / "raspios.img.xz"
    before = sha256(base.read_bytes()).digest()
    (tmp_path / "vendor-data").write_text("#!/bin/bash\n")
    make(base, tmp_path / "out.img", [tmp_path / "vendor-data"])
    assert file_in(tmp_path / "out.img", "vendor-data") == b"#!/bin/bash\n"
    assert file_in(tmp_path / "out.img", "user-data") == b"#cloud-config\n"
    assert sha256(base.read_bytes()).digest() == before
    assert boot_partition(tmp_path / "out.img") == START * 512


@needs_mtools
def test_an_image_that_was_made_before_is_made_once_more(tmp_path: Path) -> None:
    (tmp_path / "vendor-data").write_text("one")
    make(image_with(tmp_path), tmp_path / "first.img", [tmp_path / "vendor-data"])
    (tmp_path / "vendor-data").write_text("two")
    make(tmp_path / "first.img", tmp_path / "second.img", [tmp_path / "vendor-data"])
    assert file_in(tmp_path / "second.img", "vendor-data") == b"two"


@needs_mtools
def test_what_does_not_fit_is_said_and_no_half_image_is_left(tmp_path: Path) -> None:
    (tmp_path / "companion.zip").write_bytes(bytes(5_000_000))
    with pytest.raises(ImageError, match=r"companion.zip \(4 MB\) does not fit"):
        make(image_with(tmp_path), tmp_path / "out.img", [tmp_path / "companion.zip"])
    assert not [*tmp_path.glob("out.img*")]


@needs_mtools
def test_an_older_system_without_cloud_init_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ImageError, match=r"no user-data .*\n?.*Trixie"):
        make(image_with(tmp_path, seed=False), tmp_path / "out.img", [])


@pytest.mark.parametrize(
    ("name", "found", "why"),
    [
        ("none.img", None, "there is no file"),
        ("page.img", b"<html>" * 200, "no partition table"),
        ("short.img", b"x", "no partition table"),
        ("linux.img", bytes(510) + b"\x55\xaa", "no FAT partition"),
        ("broken.img.xz", b"\xfd7zXZ\0 and then nothing", "is damaged"),
        ("cut.img.xz", lzma.compress(bytes(100_000))[:-20], "is damaged"),
    ],
)
def test_what_is_no_image_is_named_with_the_reason(
    tmp_path: Path, name: str, found: bytes | None, why: str
) -> None:
    if found is not None:
        (tmp_path / name).write_bytes(found)
    with pytest.raises(ImageError, match=f"{why}|mtools is missing"):
        make(tmp_path / name, tmp_path / "out.img", [])
    assert not [*tmp_path.glob("out.img*")]


def test_an_image_is_not_written_over_its_base(tmp_path: Path) -> None:
    (tmp_path / "a.img").write_bytes(b"x")
    with pytest.raises(ImageError, match="the same file"):
        make(tmp_path / "a.img", tmp_path / "a.img", [])
    assert (tmp_path / "a.img").read_bytes() == b"x"


def test_the_list_for_imager_names_the_image_by_size_and_digest_and_asks_for_cloud_init(
    tmp_path: Path,
) -> None:
    (tmp_path / "a.img").write_bytes(b"image")
    where = tmp_path / "list.json"
    imager.write(tmp_path / "a.img", where, "https://example.org/cards/a.img", date(2026, 11, 27))
    told = json.loads(where.read_text())
    (entry,) = told["os_list"]
    assert entry["extract_sha256"] == sha256(b"image").hexdigest()
    assert entry["extract_size"] == 5
    assert entry["init_format"] == "cloudinit-rpi"
    assert entry["icon"] == "https://example.org/cards/icon.svg"
    assert "<svg" in (tmp_path / "icon.svg").read_text()
    assert {*entry["devices"]} <= {tag for board in told["imager"]["devices"] for tag in board["tags"]}
