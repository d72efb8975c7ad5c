"""One emulated board with a disk, a console and forwarded ports; it can be switched off like a plug."""

import json
import re
import socket
import subprocess
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Self

PROGRAM = "qemu-system-aarch64"
CONSOLE = (
    "console=ttyAMA0 systemd.default_device_timeout_sec=900 net.ifnames=0 quiet loglevel=3 mitigations=off"
)

SHARED = "mount_tag=shared,security_model=none,readonly=on"


@dataclass(frozen=True)
class EmulatedBoard:
    """The emulated parts: a kernel, its first file system, disks, and this machine's ports by the board's."""

    kernel: Path
    initramfs: Path
    disks: tuple[Path, ...]
    ports: Mapping[int, int] = field(default_factory=dict)
    append: str = ""
    memory_mb: int = 2048
    online: bool = False
    """True if programs on the board may reach other machines than this one."""
    shared: Path | None = None
    """A folder of this machine that the board may read (9p, tag `shared`)."""
    control: Path | None = None
    """The socket on which the emulator takes orders."""

    def command(self) -> list[str]:
        """The emulator's command line, at a low priority."""
        forwarded = "".join(f",hostfwd=tcp:127.0.0.1:{here}-:{there}" for there, here in self.ports.items())
        disks = [part for disk in self.disks for part in ("-drive", f"{_drive(disk)},cache=writeback")]
        return [
            *(
                "nice",
                "-n",
                "10",
                PROGRAM,
                "-M",
                "virt",
                "-cpu",
                "cortex-a72",
                "-smp",
                "2",
                "-m",
                str(self.memory_mb),
            ),
            *("-display", "none", "-no-reboot", "-serial", "stdio", "-monitor", "none"),
            *(("-qmp", f"unix:{self.control},server=on,wait=off") if self.control else ()),
            *(("-virtfs", f"local,path={self.shared},{SHARED}") if self.shared else ()),
            *(
                "-kernel",
                str(self.kernel),
                "-initrd",
                str(self.initramfs),
                "-append",
                f"{CONSOLE} {self.append}",
            ),
            *disks,
            *("-netdev", f"user,id=net,restrict={'off' if self.online else 'on'}{forwarded}"),
            *("-device", "virtio-net-pci,netdev=net,romfile="),
            *("-device", "virtio-rng-pci"),
        ]


def overlay(disk: Path, on: Path) -> Path:
    """An empty layer on a disk, which takes all that is written; raw disks alone can be below it."""
    at = ("-b", str(on.resolve()), "-F", "raw", str(disk))
    subprocess.run(("qemu-img", "create", "-q", "-f", "qcow2", *at), check=True)
    return disk


def _drive(disk: Path) -> str:
    kind = "qcow2" if disk.suffix == ".qcow2" else "raw"
    return f"file={disk},if=virtio,format={kind}"


class Emulator:
    """Runs a board while the `with` block runs; its console is the file `log`."""

    def __init__(self, board: EmulatedBoard, log: Path) -> None:
        self._board = board
        self.log = log
        self._ran = 0

    def __enter__(self) -> Self:
        self._console = self.log.open("wb")
        self._process = subprocess.Popen(
            self._board.command(), stdin=subprocess.PIPE, stdout=self._console, stderr=subprocess.STDOUT
        )
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.cut()
        self._console.close()

    def cut(self) -> None:
        """Takes the power away: nothing on the board hears of it."""
        self._process.kill()
        self._process.wait()
        if self._process.stdin is not None:
            self._process.stdin.close()

    def type(self, line: str) -> None:
        """Types a line on the board's console."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n".encode())
        self._process.stdin.flush()

    def run(self, command: str, seconds: float) -> str:
        """Runs a command on the console and returns what that showed. Raises RuntimeError if it fails."""
        begins, self._ran = len(self.said()), self._ran + 1
        self.type(f"{command}; echo '== {self._ran} ended with' $?")
        ended = self.wait_for(rf"== {self._ran} ended with (\d+)", seconds)
        told = self.said()[begins : ended.start()]
        if ended[1] != "0":
            raise RuntimeError(f"`{command}` failed on the board: {told}")
        return told

    def order(self, name: str, **arguments: str) -> object:
        """Gives the emulator an order (QMP), and returns the reply."""
        with socket.socket(socket.AF_UNIX) as line:
            line.connect(str(self._board.control))
            with line.makefile("rw") as talk:
                for order in ({"execute": "qmp_capabilities"}, {"execute": name, "arguments": arguments}):
                    talk.write(f"{json.dumps(order)}\n")
                    talk.flush()
                replies = (json.loads(text) for text in talk)
                answers = (reply["return"] for reply in replies if "return" in reply)
                next(answers)
                return next(answers)

    def said(self) -> str:
        """The text on the console until now."""
        return self.log.read_text(errors="replace")

    def wait_for(self, pattern: str, seconds: float) -> re.Match[str]:
        """Waits until the console shows a pattern; a board that ends or takes longer is a TimeoutError."""
        end = time.monotonic() + seconds
        while True:
            ended = self._process.poll() is not None
            if found := re.search(pattern, self.said()):
                return found
            if ended or time.monotonic() > end:
                raise TimeoutError(f"the board never said {pattern!r}, but: {self.said()[-1500:]}")
            time.sleep(0.2)

    def wait_until_off(self, seconds: float) -> None:
        """Waits until the board has switched itself off."""
        self._process.wait(seconds)
