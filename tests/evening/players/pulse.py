"""What the process of a table holds at one moment, as the kernel counts it."""

from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

KILOBYTES = 1024
"""In a megabyte, as the kernel counts."""


@dataclass(frozen=True)
class Pulse:
    """Megabytes that lie in memory, threads, the names of open files, and the bytes ever sent to the disk."""

    megabytes: float
    threads: int
    open: tuple[str, ...]
    written: int

    @property
    def files(self) -> int:
        return len(self.open)

    def more_than(self, before: "Pulse") -> list[str]:
        """What is open now and was not before, sockets by their kind alone."""
        return sorted((Counter(self.open) - Counter(before.open)).elements())


def pulse(process: int) -> Pulse:
    """The pulse of that process now."""
    of = Path(f"/proc/{process}")
    status, traffic = _table(of / "status"), _table(of / "io")
    return Pulse(status["VmRSS"] / KILOBYTES, status["Threads"], _open(of / "fd"), traffic["write_bytes"])


def _open(handles: Path) -> tuple[str, ...]:
    names = []
    for handle in handles.iterdir():
        with suppress(FileNotFoundError):  # closed meanwhile
            names.append(str(handle.readlink()).partition(":[")[0])
    return tuple(names)


def _table(path: Path) -> dict[str, int]:
    """The numbers of a file whose lines are `name: number`, perhaps with a unit."""
    pairs = (line.split(":", 1) for line in path.read_text(encoding="utf-8").splitlines())
    words = {name: value.split() for name, value in pairs}
    return {name: int(value[0]) for name, value in words.items() if value and value[0].isdigit()}
