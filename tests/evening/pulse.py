"""What the process of a table holds at one moment, as the kernel counts it."""

from dataclasses import dataclass
from pathlib import Path

KILOBYTES = 1024
"""In a megabyte, as the kernel counts."""


@dataclass(frozen=True)
class Pulse:
    """Megabytes that lie in memory, threads, open files, and the bytes that it ever sent to the disk."""

    megabytes: float
    threads: int
    files: int
    written: int


def pulse(process: int) -> Pulse:
    """The pulse of that process now."""
    of = Path(f"/proc/{process}")
    status, traffic = _table(of / "status"), _table(of / "io")
    files = len(list((of / "fd").iterdir()))
    return Pulse(status["VmRSS"] / KILOBYTES, status["Threads"], files, traffic["write_bytes"])


def _table(path: Path) -> dict[str, int]:
    """The numbers of a file whose lines are `name: number`, perhaps with a unit."""
    pairs = (line.split(":", 1) for line in path.read_text(encoding="utf-8").splitlines())
    words = {name: value.split() for name, value in pairs}
    return {name: int(value[0]) for name, value in words.items() if value and value[0].isdigit()}
