"""Runs the tests for one mutant in a fork of a process that has collected them."""

import os
import resource
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from time import monotonic, sleep
from typing import Any

import pytest

from tools.mutants.faults import Mutant
from tools.mutants.planting import plant

MEMORY = 4 << 30
"""Bytes of its own that a mutant may take."""


class Fate(Enum):
    """The outcome of a mutant."""

    KILLED = "killed"
    TIMEOUT = "timeout"
    SURVIVED = "survived"
    UNREACHED = "unreached"


@dataclass
class Trial:
    """A fork that runs tests for a mutant until `until`, a monotonic time."""

    mutant: Mutant
    process: int
    folder: str
    until: float

    def fate(self) -> Fate | None:
        """The outcome; None while the process runs."""
        process, status = os.waitpid(self.process, os.WNOHANG)
        if not process and monotonic() < self.until:
            return None
        if not process:
            with suppress(ProcessLookupError):
                os.killpg(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
        rmtree(self.folder, ignore_errors=True)
        if not process:
            return Fate.TIMEOUT
        return Fate.SURVIVED if status == 0 else Fate.KILLED


def begin(
    root: Path, session: pytest.Session, mutant: Mutant, items: Sequence[pytest.Item], most_s: float
) -> Trial:
    """Starts the tests for that mutant."""
    folder = mkdtemp(prefix="mutant-")
    process = os.fork()
    if not process:
        os._exit(_guarded(lambda: _run(root, session, mutant, items, folder)))
    return Trial(mutant, process, folder, monotonic() + most_s)


def _guarded(work: Callable[[], int]) -> int:
    try:
        os.setpgid(0, 0)
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
        return work()
    except BaseException:  # a test that ends the program has noticed
        return 1


def _run(
    root: Path, session: pytest.Session, mutant: Mutant, items: Sequence[pytest.Item], folder: str
) -> int:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    session.config.pluginmanager.unregister(name="terminalreporter")
    factory: Any = session.config._tmp_path_factory  # type: ignore[attr-defined]
    factory._basetemp = Path(folder)
    if not plant(root, mutant):
        return 3
    failed = session.testsfailed
    for item, following in zip(items, [*items[1:], None], strict=True):
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed > failed:
            return 1
    return 0


def run_all(
    waiting: Sequence[Callable[[], Trial]], at_once: int, done: Callable[[Mutant, Fate], None]
) -> None:
    """Runs trials, `at_once` of them in parallel, and reports each mutant's outcome."""
    left, running = list(reversed(waiting)), list[Trial]()
    while left or running:
        while left and len(running) < at_once:
            running.append(left.pop()())
        for trial in list(running):
            if fate := trial.fate():
                running.remove(trial)
                done(trial.mutant, fate)
        sleep(0.02)
