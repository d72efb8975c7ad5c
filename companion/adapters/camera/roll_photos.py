"""The archive of photographs of counted rolls and their readings, on disk, limited in size."""

import logging
import os
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import accumulate
from pathlib import Path

from companion.adapters.camera.ringed_photo import DiceLayout, bare, layout, pictured, struck_by
from companion.table.files.backup_swap import SET_ASIDE
from companion.table.story.provenance import Changed
from vision.pictures.openable import NotAPicture
from vision.pictures.photograph import as_jpeg, load
from vision.reading import Frame, TableReading
from vision.record import NotARecord, read_back

log = logging.getLogger(__name__)

MOST = 200
"""Rolls whose photographs are kept; the oldest make room."""
MOST_BYTES = 150_000_000
"""The limit for all photographs together."""
NAME = re.compile(r"[a-z0-9-]+-\d+-\d+")
SHOWN, FRAME, RECORD = ".jpg", ".frame.jpg", ".json"
"""The photograph as people saw it, as the camera saw it, and what was read."""


class RollPhotos:
    """A folder with three files for each roll: `<table>-<game>-<entry>` and these endings."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._latest_struck: tuple[str, tuple[Changed, ...], bytes] | None = None

    def keep(self, name: str, shown: bytes, frame: bytes, record: str) -> None:
        """Writes what an accepted roll was read from, and forgets the oldest beyond the bounds.

        A disk that cannot take it costs the photograph, and nothing else.
        """
        try:
            self._write(name, shown, frame, record)
        except OSError as fault:
            log.warning("the photograph of a roll is not kept: %s", fault)
            self._delete(name)
        self._forget_the_oldest()

    def keep_picture(self, name: str, shown: bytes) -> None:
        """Writes what a map of tiles looked like when one was laid, in the place of the one before.

        A disk that cannot take it costs the photograph, and nothing else.
        """
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._file(name, SHOWN).write_bytes(shown)
        except OSError as fault:
            log.warning("the photograph of a table is not kept: %s", fault)
            self._delete(name)
            return
        of_game = name.rsplit("-", 1)[0]
        for other in list(self._rolls()):
            if other != name and other.rsplit("-", 1)[0] == of_game and not self._file(other, FRAME).exists():
                self._delete(other)

    def _write(self, name: str, shown: bytes, frame: bytes, record: str) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        newest = max((self._written(roll) for roll in self._rolls()), default=0)
        self._file(name, FRAME).write_bytes(frame)
        self._file(name, RECORD).write_text(record, encoding="utf-8")
        self._file(name, SHOWN).write_bytes(shown)
        if self._written(name) <= newest:  # the clock was set back
            os.utime(self._file(name, SHOWN), ns=(newest + 1, newest + 1))

    def _written(self, roll: str) -> int:
        return self._file(roll, SHOWN).stat().st_mtime_ns

    def _forget_the_oldest(self) -> None:
        rolls = sorted(self._rolls(), key=self._written, reverse=True)
        sizes = accumulate(sum(path.stat().st_size for path in self._files(roll)) for roll in rolls)
        for place, (roll, bytes_so_far) in enumerate(zip(rolls, sizes, strict=True)):
            if place >= MOST or bytes_so_far > MOST_BYTES:
                self._delete(roll)

    def read(self, name: str, changed: tuple[Changed, ...] = ()) -> bytes | None:
        """The JPEG of that name as people saw it, or None; the dice that were `changed` since are struck."""
        if not self.has(name):
            return None
        return self._struck(name, changed) if changed else self._file(name, SHOWN).read_bytes()

    def bare(self, name: str) -> bytes | None:
        """The same with nothing drawn on it."""
        frame, reading = self.frame(name), self.record(name)
        return None if frame is None or reading is None else as_jpeg(bare(frame, reading))

    def layout(self, name: str) -> DiceLayout | None:
        """Places of the dice on the photograph, None if unknown."""
        frame, reading = self.frame(name), self.record(name)
        return None if frame is None or reading is None else layout(frame, reading)

    def _struck(self, name: str, changed: tuple[Changed, ...]) -> bytes:
        latest = self._latest_struck
        if latest is None or latest[:2] != (name, changed):
            latest = self._latest_struck = (name, changed, self._strike(name, changed))
        return latest[2]

    def _strike(self, name: str, changed: tuple[Changed, ...]) -> bytes:
        try:
            reading = read_back(self._file(name, RECORD).read_text(encoding="utf-8")).reading
            frame = load(self._file(name, FRAME))
        except (OSError, NotAPicture, NotARecord) as fault:
            log.warning("a corrected roll is shown as it was read: %s", fault)
            return self._file(name, SHOWN).read_bytes()
        return as_jpeg(pictured(frame, reading, (), struck_by(reading, changed)))

    def record(self, name: str) -> TableReading | None:
        """The reading of the photograph with that name, or None."""
        try:
            return read_back(self._file(name, RECORD).read_text(encoding="utf-8")).reading
        except (OSError, NotARecord):
            return None

    def frame(self, name: str) -> Frame | None:
        """The camera's original frame, or None."""
        try:
            return load(self._file(name, FRAME)) if self.has(name) else None
        except (OSError, NotAPicture):
            return None

    def has(self, name: str) -> bool:
        return bool(NAME.fullmatch(name)) and self._file(name, SHOWN).is_file()

    def forget(self, table: str, game: int | None = None) -> int:
        """Deletes every photograph of that table, or of one game of it, for good; how many those were."""
        beginning = table if game is None else f"{table}-{game}"
        rolls = [roll for roll in self._rolls() if roll.rsplit("-", 2 if game is None else 1)[0] == beginning]
        for roll in rolls:
            self._delete(roll)
        self._latest_struck = None
        return len(rolls)

    def set_aside(self, table: str, stands: Callable[[int, int], bool]) -> None:
        """Puts the photographs aside of rolls that are lost: their games and entries will be others'."""
        aside = self._folder.with_name(f"{SET_ASIDE}photographs") / self._folder.name
        for roll in list(self._rolls()):
            name, game, entry = roll.rsplit("-", 2)
            if name == table and not stands(int(game), int(entry)):
                try:
                    aside.mkdir(parents=True, exist_ok=True)
                    for path in self._files(roll):
                        path.replace(aside / path.name)
                except OSError as fault:
                    log.warning("the photograph of a roll that is lost stays: %s", fault)

    def _rolls(self) -> Iterator[str]:
        names = (path.name.removesuffix(SHOWN) for path in self._folder.glob(f"*{SHOWN}"))
        yield from [name for name in names if NAME.fullmatch(name)]

    def _files(self, roll: str) -> list[Path]:
        files = [self._file(roll, ending) for ending in (SHOWN, FRAME, RECORD)]
        return [path for path in files if path.is_file()]

    def _file(self, roll: str, ending: str) -> Path:
        return self._folder / f"{roll}{ending}"

    def _delete(self, roll: str) -> None:
        for ending in (SHOWN, FRAME, RECORD):
            with suppress(OSError):
                self._file(roll, ending).unlink(missing_ok=True)
