"""An emulated board that starts nothing but a shell, with the program on a disk of its own."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from tools.pi import base, initramfs
from tools.pi.emulator import Emulator

CHECKOUT = Path(__file__).parents[3]
SHELL_S = 1200
"""Seconds until a shell answers in a crowded emulator."""
SHELL = "no job control in this shell"
MOUNTS = (
    "mkdir -p /site /checkout; mount -o ro /dev/vdb /site; modprobe -a virtio_net 9pnet_virtio 9p; "
    "mount -t 9p -o version=9p2000.L,ro shared /checkout"
)


@contextmanager
def switched_on(disk: Path, program: Path, ports: dict[int, int] | None = None) -> Iterator[Emulator]:
    """A board whose shell listens, until the block ends; the checkout is below /checkout, for the tests."""
    board = base.board(disk, program, ports=ports)
    board = replace(board, append=initramfs.BARE, shared=CHECKOUT, control=base.FOLDER / "control")
    with Emulator(board, disk.with_suffix(".log")) as emulator:
        emulator.wait_for(SHELL, SHELL_S)  # what is typed before is lost, and blocks the console
        emulator.run(MOUNTS, SHELL_S)
        yield emulator
