"""A backup comes in the place of what is there; what is cut off on the way is ended at the next start."""

import logging
from datetime import datetime
from pathlib import Path
from shutil import rmtree

from companion.any_system import sync_folder
from companion.table.files.atomic_file import settle
from companion.table.files.faults import not_written

log = logging.getLogger(__name__)

TABLES = "tables"
"""The folder of all games, in a data folder."""
SINGLE = ("settings.toml", "dice.json", "lock.json")
"""The files of a data folder, beside its games, that a backup brings."""
REPLACED = (TABLES, *SINGLE, "decks", "calibration", "evidence", "sent")
"""Names of files to set aside; photographs, too, as they belong to those games."""
SET_ASIDE = "set-aside-"
"""Prefix of folders with the state before a backup was restored."""
DECIDED, COMING = "restoring-", "restored"
"""The folder of what a backup brings, until all that was there is set aside, and until all of it has come."""


def exchange(data: Path, fresh: Path, now: datetime) -> Path | None:
    """Puts all that lies in the folder `fresh`, which lies in the data folder, in the place of what is there;
    where that lies now, or None if there was nothing. Raises OSError.

    A plug that is pulled before leaves what was there, and afterwards what is new, once `go_on` was called.
    """
    name = f"{now:%Y-%m-%d-%H%M%S}"
    aside = data / f"{SET_ASIDE}{name}"
    if aside.exists():
        raise FileExistsError(f"{aside} is there already")
    sync_folder(fresh)
    fresh.rename(data / f"{DECIDED}{name}")
    go_on(data)
    return aside if aside.exists() else None


def is_under_way(data: Path) -> bool:
    """True if an interrupted swap has to be continued."""
    return (data / COMING).is_dir() or any(data.glob(f"{DECIDED}*"))


def go_on(data: Path) -> None:
    """Ends what was begun by `exchange` in a data folder. Raises OSError."""
    coming = data / COMING
    for decided in data.glob(f"{DECIDED}*"):
        sync_folder(data)
        _set_aside(data, data / f"{SET_ASIDE}{decided.name.removeprefix(DECIDED)}")
        decided.rename(coming)
    if coming.is_dir():
        sync_folder(data)
        for path in sorted(coming.iterdir()):
            path.rename(data / path.name)
        coming.rmdir()
        settle(data)


def forget_set_aside(data: Path) -> None:
    """Deletes for good the games and photographs that a backup was restored over. Raises Refused."""
    try:
        for folder in (found for name in (TABLES, "evidence") for found in data.glob(f"{SET_ASIDE}*/{name}")):
            rmtree(folder)
    except OSError as fault:
        log.error("what was set aside could not be deleted: %s", fault)
        raise not_written(fault) from fault


def _set_aside(data: Path, aside: Path) -> None:
    there = [data / name for name in REPLACED if (data / name).exists()]
    if there:
        aside.mkdir(exist_ok=True)
    for path in there:
        path.rename(aside / path.name)
