"""Installs a newer version between two games, after a trial on a copy of the data."""

import json
import os
import signal
import subprocess
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Any

from companion.table.files.faults import JournalError
from companion.upkeep.backup import take
from companion.upkeep.failed_starts import WELL_S, Starts
from companion.upkeep.releases import Releases, UpdateError
from companion.upkeep.restore import BackupError, unpack
from companion.upkeep.running import Running, SilentError, ask, running

TRIAL_S, UP_S = 120.0, 120.0
"""Seconds in which a version has come up and answers, on a slow card: on a copy, and in earnest."""
LASTS_S = WELL_S
"""And so long the same table has to be there, in earnest: one that falls over later would do so for good."""
LOOK_S = 0.1
NO_DEVICES = '[strip]\nkind = "page"\n[buttons]\nkind = "page"\n'
"""The settings of the trial: the table that runs has the devices."""
PLAYED = "a game is going on: update once it is over"


def update(releases: Releases, source: Path, data: Path, restart: Callable[[], None], now: datetime) -> Path:
    """Installs, tries and switches to that version; returns its environment. `restart` restarts the table.

    Raises UpdateError; then the version before it runs on, or runs again.
    """
    _check_between_games(data)
    before, fresh = releases.current, releases.add(source, now)
    try:
        _try(fresh, data)
        _check_between_games(data)
    except UpdateError:
        releases.drop(fresh)
        raise
    _switch(releases, fresh, data, restart)
    if not _is_well(data):
        _switch(releases, before, data, restart)
        releases.drop(fresh)
        raise UpdateError("it did not start properly, so the previous version runs again")
    releases.keep_only(before, fresh)
    return fresh


def _check_between_games(data: Path) -> None:
    table = running(data)
    if table is None:
        return
    try:
        with ask(table, "GET", "doctor") as reply:
            if json.load(reply).get("plays"):
                raise UpdateError(PLAYED)
    except (SilentError, ValueError) as fault:
        raise UpdateError(f"the table does not say whether a game is going on: {fault}") from fault


def _try(version: Path, data: Path) -> None:
    """Lets the version read the settings, and a copy of the games, without any device."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "data"
        try:
            (Path(folder) / "all.zip").write_bytes(take(data))
            unpack(Path(folder) / "all.zip", copy)
        except (OSError, JournalError, SilentError, BackupError) as fault:
            raise UpdateError(f"there is no copy of the data to try it on: {fault}") from fault
        check = subprocess.run(
            _command(version, "settings", copy), cwd=folder, capture_output=True, check=False
        )
        if check.returncode:
            raise UpdateError(f"it does not understand the settings: {check.stderr.decode().strip()}")
        (copy / "settings.toml").write_text(NO_DEVICES, encoding="utf-8")
        away = ["--host", "127.0.0.1", "--port", "0", "--camera", "pretend"]
        alone = {name: value for name, value in os.environ.items() if name != "NOTIFY_SOCKET"}
        with subprocess.Popen([*_command(version, "run", copy), *away], cwd=folder, env=alone) as trial:
            came_up = _comes_up(copy, TRIAL_S, lambda: trial.poll() is None)
            trial.send_signal(signal.SIGTERM)
            with suppress(subprocess.TimeoutExpired):
                trial.wait(TRIAL_S)
            trial.kill()
    if not came_up:
        raise UpdateError("it did not come up on a copy of the data, and was not installed")


def _command(version: Path, what: str, data: Path) -> list[str]:
    return [str(version / "bin/python"), "-m", "companion", what, "--data", str(data)]


def _switch(releases: Releases, to: Path, data: Path, restart: Callable[[], None]) -> None:
    was = running(data)
    releases.switch(to)
    Starts(data).well()  # those that failed were the other version's
    restart()
    _wait(lambda: was is None or running(data) != was, TRIAL_S, _is_there)


def _comes_up(data: Path, seconds: float, lives: Callable[[], bool]) -> bool:
    return _wait(lambda: (table := running(data)) is not None and _told(table) is not None, seconds, lives)


def _is_well(data: Path) -> bool:
    """True if the table starts normally, not in safe mode, and stays up."""
    ends = monotonic() + UP_S
    while monotonic() < ends:
        table = running(data)
        told = _told(table) if table is not None else None
        if told is not None and told.get("safe"):
            return False
        if table is not None and told is not None and _lasts(table, data):
            return True
        sleep(LOOK_S)
    return False


def _lasts(table: Running, data: Path) -> bool:
    """True if the same table stays up for as long as a failing start takes."""
    return not _wait(lambda: running(data) != table, LASTS_S, _is_there)


def _told(table: Running) -> dict[str, Any] | None:
    """The table's own findings, if it answers."""
    with suppress(SilentError, ValueError), ask(table, "GET", "doctor") as reply:
        return dict(json.load(reply)) if reply.status == 200 else None
    return None


def _wait(holds: Callable[[], bool], seconds: float, lives: Callable[[], bool]) -> bool:
    ends = monotonic() + seconds
    while monotonic() < ends and lives():
        if holds():
            return True
        sleep(LOOK_S)
    return False


def _is_there() -> bool:
    """Always true: a service manager's process has another id, or starts later."""
    return True
