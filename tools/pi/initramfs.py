"""The first file system of an emulated Pi: busybox, the modules of its disk, and a script."""

import gzip
import lzma
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path

MODULES = ("virtio_mmio", "virtio_blk", "crc32c_generic", "ext4", "vfat", "nls_ascii", "nls_cp437")
ROOT = "/dev/vda2"
INIT = """#!/bin/busybox sh
/bin/busybox mount -t proc proc /proc
/bin/busybox mount -t devtmpfs dev /dev
for module in $(/bin/busybox cat /modules/order); do /bin/busybox insmod /modules/$module; done
until [ -b {root} ]; do /bin/busybox sleep 0.1; done
/bin/busybox mount -t ext4 {root} /root || exec /bin/busybox sh
program=/sbin/init
if /bin/busybox grep -qw {bare} /proc/cmdline; then
    /bin/busybox mount -t tmpfs run /root/run
    /bin/busybox cp /bare /root/run/bare
    program=/run/bare
fi
/bin/busybox umount /proc
exec /bin/busybox switch_root /root $program
"""
BARE = "bare"
"""On the kernel's command line: a shell on the console, and device names by udev, are all that starts."""
SHELL = """#!/bin/bash
export PATH=/usr/sbin:/usr/bin HOME=/root TERM=dumb PS1=
mount -t proc proc /proc
mount -t sysfs sys /sys
mount -t devtmpfs dev /dev
mount -t tmpfs tmp /tmp
/usr/lib/systemd/systemd-udevd >/dev/null 2>&1 &
ip link set lo up
exec bash 2>&1
"""
TRAILER = "TRAILER!!!"


def write(kernel: Path, target: Path) -> None:
    """Writes the compressed file system, from a folder with an unpacked kernel and busybox."""
    modules = [*_modules(kernel)]
    order = "\n".join(path.name.removesuffix(".xz") for path in modules)
    files = {
        "bin/busybox": (0o755, (kernel / "usr/bin/busybox").read_bytes()),
        "init": (0o755, INIT.format(root=ROOT, bare=BARE).encode()),
        "bare": (0o755, SHELL.encode()),
        "modules/order": (0o644, order.encode()),
        **{f"modules/{path.stem}": (0o644, lzma.decompress(path.read_bytes())) for path in modules},
    }
    folders = ("bin", "dev", "modules", "proc", "root")
    entries = [
        *((name, 0o40755, b"") for name in folders),
        *((n, 0o100000 | m, b) for n, (m, b) in files.items()),
    ]
    target.write_bytes(gzip.compress(archive(entries), 1))


def archive(entries: Iterable[tuple[str, int, bytes]]) -> bytes:
    """The `newc` cpio archive of entries (name, mode, content)."""
    written = [_entry(name, mode, content, at) for at, (name, mode, content) in enumerate(entries, 1)]
    return b"".join((*written, _entry(TRAILER, 0, b"", 0)))


def _entry(name: str, mode: int, content: bytes, inode: int) -> bytes:
    fields = (inode, mode, 0, 0, 1, 0, len(content), 0, 0, 0, 0, len(name) + 1, 0)
    head = "070701" + "".join(f"{field:08x}" for field in fields) + name + "\0"
    return _padded(head.encode()) + _padded(content)


def _padded(part: bytes) -> bytes:
    return part + bytes(-len(part) % 4)


def _modules(kernel: Path) -> Iterator[Path]:
    """The files of the modules, each after those that it needs."""
    (version,) = (path.name for path in (kernel / "usr/lib/modules").iterdir())
    subprocess.run(["depmod", "-b", str(kernel / "usr"), version], check=True)
    folder = kernel / "usr/lib/modules" / version
    needs = dict(line.split(":", 1) for line in (folder / "modules.dep").read_text().splitlines())
    stems = {Path(path).name.split(".")[0].replace("-", "_"): path for path in needs}
    wanted = [
        one
        for name in MODULES
        if name in stems
        for one in (*reversed(needs[stems[name]].split()), stems[name])
    ]
    return (folder / path for path in dict.fromkeys(wanted))
