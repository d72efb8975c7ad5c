"""The memory of a process and its children, watched as long as something is done."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread

KILOBYTES = 1024
LOOK_S = 0.02


@contextmanager
def weighed(process: int) -> Iterator[Callable[[], float]]:
    """What tells the most megabytes that lay in memory at once since the block began."""
    most, over = [_megabytes(process)], Event()

    def watch() -> None:
        while not over.wait(LOOK_S):
            most[0] = max(most[0], _megabytes(process))

    watching = Thread(target=watch, daemon=True)
    watching.start()
    try:
        yield lambda: most[0]
    finally:
        over.set()
        watching.join()


def _megabytes(process: int) -> float:
    """Of the process and all that it started; a child that is not begun yet has its parent's memory."""
    tasks = (f"task/{task.name}/children" for task in Path(f"/proc/{process}").glob("task/*"))
    children = [int(child) for task in tasks for child in _read(process, task).split()]
    own = next((line for line in _read(process, "status").splitlines() if line.startswith("VmRSS")), "")
    begun = [child for child in children if _read(child, "cmdline") != _read(process, "cmdline")]
    return sum(map(_megabytes, begun)) + (int(own.split()[1]) / KILOBYTES if own else 0.0)


def _read(process: int, name: str) -> str:
    try:
        return Path(f"/proc/{process}/{name}").read_text()
    except OSError:  # it has ended meanwhile
        return ""
